// A look told by what has changed in the one before. What has not changed stays the same object, so that nothing is drawn anew for it.

import type { Change, FromServer, Kept, Look } from "./types";

const AGAIN = 1000; // milliseconds until who was refused asks once more

/** Puts looks together: who hears the messages that it returns need not know of changes. */
export class Told {
  private look: Look | null = null; // the last one; null: a whole one is under way
  private count = 0; // changes since a whole one
  private waits = false; // to ask once more

  /** Ask for everything, because something is missing. */
  constructor(private readonly ask: () => void) {}

  /** The message with a whole look instead of a change; null if it can't be understood any more. */
  whole(message: FromServer): Exclude<FromServer, { type: "change" }> | null {
    if (message.type === "look") {
      this.look = message.look;
      this.count = 0;
    }
    if (message.type === "no" && !message.id && (message.key === "too-fast" || message.key === "busy")) this.askAgain();
    if (message.type !== "change") return message;
    if (!this.look) return null;
    this.count += 1;
    if (message.count !== this.count) {
      this.forget();
      this.ask();
      return null;
    }
    this.look = changed(this.look, message.change);
    return { type: "look", stamp: message.stamp, look: this.look };
  }

  /** Somebody else looks now: a whole look was asked for. */
  forget(): void {
    this.look = null;
  }

  /** It may be the hello that was refused: then no whole look is under way, and changes would say nothing for ever. */
  private askAgain(): void {
    if (this.look || this.waits) return;
    this.waits = true;
    setTimeout(() => {
      this.waits = false;
      if (!this.look) this.ask();
    }, AGAIN);
  }
}

export function changed(look: Look, change: Change): Look {
  const { places, panels, lines, pieces, seats, steps, ...plain } = change;
  const made: Look = { ...look, ...plain };
  if (places) made.places = entries(look.places, places);
  if (panels) made.panels = entries(look.panels, panels);
  if (lines) made.lines = items(look.lines, lines);
  if (pieces) made.pieces = items(look.pieces, pieces);
  if (seats) made.seats = items(look.seats, seats);
  if (steps) made.steps = items(look.steps, steps);
  return made;
}

function entries<T>(old: Record<string, T> | undefined, told: Record<string, T | null>): Record<string, T> {
  const made = { ...old };
  for (const [key, entry] of Object.entries(told)) {
    if (entry === null) delete made[key];
    else made[key] = entry;
  }
  return made;
}

function items<T extends object>(old: T[] | undefined, told: (T | Kept)[]): T[] {
  return told.flatMap((one) => (Array.isArray(one) ? (old ?? []).slice(...(one as Kept)) : [one as T]));
}
