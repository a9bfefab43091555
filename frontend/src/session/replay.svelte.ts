// Looking back: one view of a table, moment by moment. A moment is the number of lines the view had been shown
// (docs/wire.md, the past).

import { Playback } from "./playback.svelte";
import { applyTones } from "../scene/tones";
import type { Look, Past, Stage } from "../wire/types";
import { preferences } from "../browser/preferences.svelte";

export interface Archive {
  past(view: string): Promise<Past>;
  moment(view: string, n: number): Promise<Look>;
  stage(key: string): Promise<Stage>;
}

const PAUSE = { slow: 1400, normal: 700, "at-once": 250 } as const;

export class Replay {
  past = $state.raw<Past>({ view: "", moments: [0], places: null, steps: [] });
  stage = $state.raw<Stage | null>(null);
  at = $state(0); // the number of the stop that is shown or fetched
  playing = $state(false);
  readonly player = new Playback();
  private looks = new Map<string, Promise<Look>>();
  private stages = new Map<string, Promise<Stage>>();
  private wanted = 0;
  private timer = 0;

  constructor(private readonly archive: Archive) {}

  /** Where to stop: the beginning, every moment at which something was told, and the end. */
  stops: number[] = $derived.by(() => {
    const changed = new Set(this.past.steps.map((step) => this.momentOf(step.n)));
    const { moments } = this.past;
    return moments.filter((n, index) => index === 0 || index === moments.length - 1 || changed.has(n));
  });
  n: number = $derived(this.stops[this.at] ?? 0);
  /** How many lines the log has at this moment: only of a game that is over. */
  place: number | null = $derived(this.past.places?.[this.past.moments.indexOf(this.n)] ?? null);
  last: number = $derived(this.stops.length - 1);

  /** Open a view, at some line of it; the present one at the same moment of the game if no line is named. */
  async open(view: string, n: number | null): Promise<void> {
    const { place } = this;
    const past = await this.archive.past(view);
    this.past = past;
    const there =
      past.places && place !== null ? past.moments[past.places.findIndex((one) => one >= place)] : undefined;
    await this.go(this.stopOf(n ?? there ?? Infinity));
  }

  /** Show the moment at which a line was told. */
  async seek(n: number): Promise<void> {
    await this.go(this.stopOf(n));
  }

  /** Show a stop: the next one is played, any other is there at once. */
  async go(stop: number): Promise<void> {
    const next = Math.max(0, Math.min(stop, this.last));
    const follows = next === this.at + 1 && this.player.shown !== null;
    this.at = next;
    const mine = ++this.wanted;
    const look = await this.look(this.n);
    const stage = await this.stageOf(look.stage);
    if (mine !== this.wanted) return;
    if (this.stage?.key !== stage.key) {
      this.stage = stage;
      applyTones(stage);
    }
    this.player.take(look);
    if (!follows) this.player.jump();
    if (next < this.last) void this.look(this.stops[next + 1] as number).catch(() => undefined);
  }

  play(): void {
    this.playing = !this.playing;
    window.clearTimeout(this.timer);
    if (!this.playing) return;
    if (this.at === this.last) void this.go(0);
    this.tick();
  }

  pause(): void {
    this.playing = false;
    window.clearTimeout(this.timer);
  }

  private tick(): void {
    this.timer = window.setTimeout(() => {
      if (!this.playing) return;
      if (this.player.busy) this.tick();
      else if (this.at >= this.last) this.playing = false;
      else
        void this.go(this.at + 1).then(
          () => this.tick(),
          () => this.pause(),
        );
    }, PAUSE[preferences.speed]);
  }

  /** The moment by which a line had been shown. */
  private momentOf(n: number): number {
    const { moments } = this.past;
    let [low, high] = [0, moments.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((moments[middle] as number) >= n) high = middle;
      else low = middle + 1;
    }
    return moments[low] ?? 0;
  }

  private stopOf(n: number): number {
    const found = this.stops.indexOf(this.momentOf(n));
    return found >= 0 ? found : this.stops.findIndex((one) => one >= this.momentOf(n));
  }

  private look(n: number): Promise<Look> {
    const { view } = this.past;
    return kept(this.looks, `${view} ${n}`, () => this.archive.moment(view, n));
  }

  private stageOf(key: string): Promise<Stage> {
    return kept(this.stages, key, async () => ({ ...(await this.archive.stage(key)), key }));
  }
}

/** The way to the past and back. The address of the page is a link to the moment. */
export class Back {
  replay = $state.raw<Replay | null>(null);
  archive: Archive | null = null;

  constructor(
    private readonly own: () => string,
    private readonly turned: () => void,
  ) {}

  /** Show the moment at which a line was told. Who may not see that view sees his own. */
  async to(n: number | null, view = this.replay?.past.view ?? this.own()): Promise<void> {
    if (!this.archive) return;
    const replay = this.replay ?? new Replay(this.archive);
    replay.pause();
    try {
      if (this.replay && n !== null && view === replay.past.view) await replay.seek(n);
      else await replay.open(view, n);
    } catch {
      return view === this.own() ? undefined : this.to(n, this.own());
    }
    this.replay = replay;
    this.turned();
    this.mark();
  }

  /** Show another stop of the same view. */
  async go(stop: number): Promise<void> {
    this.replay?.pause();
    await this.replay?.go(stop);
    this.mark();
  }

  leave(): void {
    this.replay?.pause();
    this.replay = null;
    this.turned();
    this.mark();
  }

  mark(): void {
    const { replay } = this;
    history.replaceState(null, "", location.pathname + (replay ? `?at=${replay.n}&view=${replay.past.view}` : ""));
  }
}

/** Ask once; what failed is asked again. */
function kept<T>(all: Map<string, Promise<T>>, key: string, ask: () => Promise<T>): Promise<T> {
  let found = all.get(key);
  if (!found) {
    found = ask();
    found.catch(() => all.delete(key));
    all.set(key, found);
  }
  return found;
}
