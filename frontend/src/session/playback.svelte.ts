// Looks are shown in the order in which they came, and the steps of each one after the other: what a later step brings
// stays as it was until then.
// Flights are drawn on a layer above the page.

import { tick } from "svelte";
import { between } from "./between";
import type { Look, Piece, Step } from "../wire/types";
import { preferences } from "../browser/preferences.svelte";

const FLIGHT = { slow: 700, normal: 350, "at-once": 0 } as const;
const REST = { slow: 900, normal: 420, "at-once": 0 } as const;

export class Playback {
  private look = $state.raw<Look | null>(null);
  /**
   * Whose look it is: of its own, because names and texts depend on it, and would all be asked again with each look.
   */
  seat = $state.raw<number | null>(null);
  current = $state.raw<Step | null>(null);
  busy = $state(false);
  shownLine = $state(0); // the log on the screen goes up to this line
  target: Look | null = null;
  private ahead: Look[] = []; // what has come and is not yet shown; the last is the target
  private hurry = false;
  private running = false;
  private wake: (() => void) | null = null;
  /** Makes pieces fly from where they were (screen boxes) to where they are now; set by the table. */
  fly: (flights: Map<string, DOMRect>, duration: number) => Promise<void> = () => Promise.resolve();
  where: (id: string) => DOMRect | null = () => null;

  get shown(): Look | null {
    return this.look;
  }

  set shown(look: Look | null) {
    this.look = look;
    this.seat = look?.seat ?? null;
  }

  /** A newer look: play what is new in it, or show it at once. */
  take(look: Look): void {
    const before = this.target;
    this.target = look;
    this.ahead.push(look);
    const first = !before || before.seat !== look.seat || look.n < before.n;
    if (first || preferences.still || preferences.speed === "at-once" || document.hidden) {
      this.finish();
      return;
    }
    if (!this.running) void this.run();
  }

  /** Show the end of what is being played. */
  jump(): void {
    this.hurry = true;
    this.wake?.();
    if (!this.running) this.finish();
  }

  private finish(): void {
    if (!this.target) return;
    this.hurry = this.running;
    this.wake?.();
    this.ahead = [];
    this.shown = this.target;
    this.shownLine = this.target.n;
    this.current = null;
    this.busy = false;
  }

  private async run(): Promise<void> {
    this.running = true;
    this.hurry = false;
    try {
      for (let goal = this.ahead[0]; goal && !this.hurry; goal = this.ahead[0]) {
        const step = (goal.steps ?? []).find((one, index) => this.isNext(one, index, goal));
        if (step) {
          this.busy = true;
          await this.play(step, goal);
        } else {
          if (this.shown)
            await this.move(this.shown, this.ahead.length > 1 ? { ...goal, asks: [], legal: [] } : goal, new Map());
          this.ahead = this.ahead.filter((one) => one !== goal);
        }
      }
    } finally {
      this.running = false;
      this.played = new Set();
      this.finish();
    }
  }

  private played = new Set<string>();

  private isNext(step: Step, index: number, goal: Look): boolean {
    return step.n > this.shownLine && !this.played.has(nameOf(step, goal, index));
  }

  private async play(step: Step, goal: Look): Promise<void> {
    const steps = goal.steps ?? [];
    const index = steps.indexOf(step);
    this.played.add(nameOf(step, goal, index));
    const later = steps.slice(index + 1).filter((one) => one.n > this.shownLine);
    const last = !steps.slice(index + 1).some((one) => one.n === step.n);
    this.current = step;
    const from = this.shown as Look;
    const to = between(from, goal, step, later);
    const starts = new Map<string, string>((step.moves ?? []).map(([source, end]) => [end, source]));
    await this.move(from, to, starts);
    if (last) this.shownLine = step.n;
    await this.rest(REST[preferences.speed] + (step.gains?.length ? 150 : 0));
  }

  /** Go from one look to the next; every piece that lies elsewhere flies there. */
  private async move(from: Look, to: Look, starts: Map<string, string>): Promise<void> {
    const old = new Map((from.pieces ?? []).map((piece) => [piece.id, piece]));
    const boxes = new Map<string, DOMRect>();
    for (const piece of to.pieces ?? []) {
      const before = old.get(piece.id);
      const start = starts.get(piece.id) ?? (before && !lies(before, piece) ? piece.id : undefined);
      const box = start === undefined ? null : this.where(start);
      if (box) boxes.set(piece.id, box);
    }
    this.shown = to;
    await tick();
    if (boxes.size && !this.hurry) await Promise.race([this.fly(boxes, FLIGHT[preferences.speed]), this.woken()]);
  }

  private woken(): Promise<void> {
    return new Promise((resolve) => (this.wake = resolve));
  }

  private rest(time: number): Promise<void> {
    if (this.hurry || !time) return Promise.resolve();
    return Promise.race([new Promise<void>((resolve) => window.setTimeout(resolve, time)), this.woken()]);
  }
}

function nameOf(step: Step, look: Look, index: number): string {
  const twin = (look.steps ?? []).slice(0, index).filter((one) => one.n === step.n).length;
  return `${step.n}.${twin}`;
}

function lies(a: Piece, b: Piece): boolean {
  return a.on === b.on && a.at?.[0] === b.at?.[0] && a.at?.[1] === b.at?.[1];
}
