// Looks in the order in which they came. Each is shown once the game's texts and symbols are loaded and the stage it is
// drawn on is fetched. A stage that can't be fetched is asked for again, for the newest look: no failure is for good.

import type { Look, Stage } from "../wire/types";

const FIRST_PAUSE = 500; // milliseconds until a stage is asked for once more
const LONGEST_PAUSE = 8000;

export interface Arrival {
  look: Look;
  stamp: number;
}

interface Uses {
  fetchStage(key: string): Promise<Stage>;
  /** Show a look; the stage is given if it is another than that of the look before. */
  show(arrival: Arrival, stage: Stage | null): void;
  /** Stages can't be fetched, or can be again. */
  failing(isFailing: boolean): void;
  /** Report a fault of the page itself. */
  report(error: unknown): void;
  sleep(milliseconds: number): Promise<void>;
}

export class LookQueue {
  private waiting: Arrival[] = [];
  private loading: Promise<unknown> = Promise.resolve();
  private running = false;
  private stage = ""; // the key of the last one
  private wake: () => void = () => undefined;

  constructor(private readonly uses: Uses) {}

  /** Show no further look before this is loaded, or can't be. */
  hold(loading: Promise<unknown>): void {
    this.loading = Promise.allSettled([this.loading, loading]);
  }

  push(arrival: Arrival): void {
    if (arrival.look.stage !== this.waiting.at(-1)?.look.stage) this.wake();
    this.waiting.push(arrival);
    if (!this.running) void this.run();
  }

  /** Forget what waits, and the stage: somebody else looks now. */
  clear(): void {
    this.waiting = [];
    this.stage = "";
    this.wake();
  }

  private async run(): Promise<void> {
    this.running = true;
    try {
      let pause = FIRST_PAUSE;
      for (let next = this.waiting[0]; next; next = this.waiting[0]) {
        await this.loading;
        const stage = next.look.stage === this.stage ? null : await this.fetch(next.look.stage);
        if (next !== this.waiting[0]) continue; // cleared meanwhile
        if (stage === undefined) {
          await Promise.race([this.uses.sleep(pause), new Promise<void>((resolve) => (this.wake = resolve))]);
          pause = Math.min(2 * pause, LONGEST_PAUSE);
          this.waiting = this.waiting.slice(-1); // a new stage starts with the newest look anyway
          continue;
        }
        pause = FIRST_PAUSE;
        this.stage = next.look.stage;
        this.waiting.shift();
        try {
          this.uses.show(next, stage);
        } catch (error) {
          this.uses.report(error); // and go on with the next
        }
      }
    } finally {
      this.running = false;
    }
  }

  private async fetch(key: string): Promise<Stage | undefined> {
    try {
      const stage = { ...(await this.uses.fetchStage(key)), key };
      this.uses.failing(false);
      return stage;
    } catch {
      this.uses.failing(true); // a busy or restarting server; the page says so until it is over
      return undefined;
    }
  }
}
