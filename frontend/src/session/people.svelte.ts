// What people ask of a table apart from moves: who plays a seat, links, pace, leaving, the end.

import type {
  ClientMessage,
  SeatTo,
  SecretLink,
  ServerMessage,
  TableDeed,
  TalkLine,
  TalkWay,
  Text,
} from "../wire/types";
import { keepRead, lastRead } from "../browser/tableStorage";
import { keepLink, keptLinks } from "../browser/linkStorage";
import { preferences } from "../browser/preferences.svelte";

export type TableRequest =
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
  unsaid = $state.raw(""); // what the server refused: it goes back into the field
  read = $state(0); // the number of the last line that was seen
  bots = $state.raw<string[]>([]);
  private table = "";
  private counter = 0;
  private readonly open = new Map<string, string>(); // requests without an answer; of talk its text
  private readonly run = Math.random().toString(36).slice(2, 8);

  constructor(private readonly send: (message: ClientMessage) => void) {}

  request(request: TableRequest): void {
    this.counter += 1;
    const id = `w-${this.run}-${this.counter}`;
    this.open.set(id, request.type === "say" ? request.text : "");
    this.refused = null;
    this.send(
      request.type === "seat"
        ? { ...(request.to === "me" && preferences.name ? { name: preferences.name } : {}), ...request, id }
        : request.type === "say"
          ? { ...request, id, ...(preferences.name ? { name: preferences.name } : {}) }
          : { ...request, id },
    );
  }

  /** What was said up to now is on the screen. */
  see(): void {
    const last = this.said.at(-1)?.n ?? 0;
    if (last > this.read) keepRead(this.table, (this.read = last));
  }

  /** Take an answer to a request; return whether it was one. */
  receive(message: ServerMessage): boolean {
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
