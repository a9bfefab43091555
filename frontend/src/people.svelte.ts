// What is wished of the table apart from moves: who plays a seat, links, pace, leaving, the end.

import type { SecretLink } from "./api";
import { keepRead, lastRead } from "./keeping";
import { keepLink, keptLinks } from "./links";
import type { FromServer, SeatTo, TableDeed, TalkLine, TalkWay, Text, ToServer } from "./wire";
import { wishes } from "./wishes.svelte";

export type TableWish =
  | { type: "seat"; seat: number | null; to: SeatTo; bot?: string; name?: string }
  | { type: "table"; do: TableDeed }
  | { type: "way"; pace?: number; talk?: TalkWay }
  | { type: "say"; text: string };

/** Two things that were written, one after the other. */
export function joined(first: string, second: string): string {
  return first && second ? `${first} ${second}` : first || second;
}

export class People {
  links = $state.raw<SecretLink[]>([]);
  refused = $state.raw<Text | null>(null);
  shown = $state(false); // the panel
  said = $state.raw<TalkLine[]>([]);
  unsaid = $state.raw(""); // what the server would not hear: it goes back to who wrote it
  read = $state(0); // the number of the last line that was seen
  bots = $state.raw<string[]>([]);
  private table = "";
  private counter = 0;
  private readonly open = new Map<string, string>(); // wishes without an answer, and what each would say
  private readonly run = Math.random().toString(36).slice(2, 8);

  constructor(private readonly send: (message: ToServer) => void) {}

  wish(wish: TableWish): void {
    this.counter += 1;
    const id = `w-${this.run}-${this.counter}`;
    this.open.set(id, wish.type === "say" ? wish.text : "");
    this.refused = null;
    this.send(
      wish.type === "seat"
        ? { ...(wish.to === "me" && wishes.name ? { name: wishes.name } : {}), ...wish, id }
        : wish.type === "say"
          ? { ...wish, id, ...(wishes.name ? { name: wishes.name } : {}) }
          : { ...wish, id },
    );
  }

  /** What was said up to now is on the screen. */
  see(): void {
    const last = this.said.at(-1)?.n ?? 0;
    if (last > this.read) keepRead(this.table, (this.read = last));
  }

  /** Take an answer to a wish; tell whether it was one. */
  hear(message: FromServer): boolean {
    switch (message.type) {
      case "welcome":
        if (message.table !== this.table) {
          this.links = keptLinks((this.table = message.table));
          this.read = lastRead(this.table);
        }
        return false;
      case "talk":
        this.said = [...this.said.filter((one) => one.n < (message.lines[0]?.n ?? 0)), ...message.lines].slice(-200);
        return true;
      case "link":
        this.links = keepLink(this.table, {
          kind: message.seat === null ? "watch" : "seat",
          seat: message.seat,
          path: message.path,
        });
        return true;
      case "ack":
        return this.open.delete(message.id);
      case "no":
        if (!this.open.has(message.id)) return false;
        this.unsaid = joined(this.unsaid, this.open.get(message.id) ?? "");
        this.open.delete(message.id);
        this.refused = message.say;
        return true;
      default:
        return false;
    }
  }
}
