// What is on its way to the server: the word that was said, and whether the answer takes long.

import type { Link } from "../wire/link";

const SLOW = 2000; // ms: who waits longer for an answer is told so

export class Sending {
  word = $state.raw<string>(""); // on its way
  slow = $state(false); // and no answer comes
  private timer = 0;
  private counter = 0;
  private readonly run = Math.random().toString(36).slice(2, 8);

  constructor(private readonly wire: () => Link | null) {}

  move(word: string, stamp: number): void {
    this.word = word;
    this.wire()?.send({ type: "move", id: this.newId(), word, stamp });
    this.await(true);
  }

  undo(stamp: number): void {
    this.wire()?.send({ type: "undo", id: this.newId(), stamp });
    this.await(true);
  }

  /** Something came from the server: perhaps that was the answer. */
  received(): void {
    if (!this.wire()?.owes()) this.await(false);
  }

  forget(): void {
    this.word = "";
  }

  /** Say that the server has not answered, once that takes long. */
  private await(isOwed: boolean): void {
    window.clearTimeout(this.timer);
    this.slow = false;
    if (isOwed) this.timer = window.setTimeout(() => (this.slow = !!this.wire()?.owes()), SLOW);
  }

  private newId(): string {
    this.counter += 1;
    return `${this.run}-${this.counter}`;
  }
}
