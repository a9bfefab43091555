// What happened: what is new since this seat's last decision, what it brought, and older lines on demand.

import type { Session } from "./session.svelte";
import { standing } from "./steps";
import type { Gain, Step, ClientMessage } from "../wire/types";

export class Story {
  older = $state.raw<Step[]>([]);

  constructor(
    private readonly session: Session,
    private readonly send: (message: ClientMessage) => void,
  ) {}

  /** The line of this seat's last decision; before the first one nothing counts as new. */
  since: number = $derived.by(() =>
    this.session.replay ? (this.session.look?.since ?? 0) : this.session.look?.since || Infinity,
  );
  /** What happened since then and was not taken back. */
  news: Step[] = $derived.by(() =>
    standing(
      (this.session.look?.steps ?? []).filter((step) => step.n > this.since && step.n <= this.session.player.shownLine),
    ),
  );
  /** What it brought; that something was taken back brings nothing. */
  gains: Gain[] = $derived(this.news.flatMap((step) => (step.back ? [] : (step.gains ?? []))));
  flash: Map<string, number> = $derived(
    new Map(this.news.flatMap((step) => (step.flash ?? []).map((id) => [id, step.k ?? 0] as const))),
  );

  askOlder(before: number): void {
    this.send({ type: "story", before });
  }

  receive(steps: readonly Step[]): void {
    this.older = [...steps, ...this.older];
  }

  forget(): void {
    this.older = [];
  }
}
