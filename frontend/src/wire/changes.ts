// A change says how a look differs from the one before. What has not changed stays the same object, so that nothing is
// drawn anew for it.

import type {
  Change,
  PlaceOverlay,
  PlaceOverlayChange,
  PanelOverlay,
  PanelOverlayChange,
  ServerMessage,
  Kept,
  Look,
  SeatLine,
  SeatLineChange,
} from "./types";

const AGAIN = 1000; // milliseconds until a refused request is sent once more

/** Puts looks together from changes: whoever takes the messages that it returns need not know of changes. */
export class LookAssembler {
  private look: Look | null = null; // the last one; null: a whole one is under way
  private count = 0; // changes since a whole one
  private waits = false; // to ask once more

  /** Ask for everything, because something is missing. */
  constructor(private readonly ask: () => void) {}

  /** The message with a whole look instead of a change; null if it can't be understood any more. */
  whole(message: ServerMessage): Exclude<ServerMessage, { type: "change" }> | null {
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
  const { prompt, places, panels, lines, pieces, seats, steps, ...plain } = change;
  const made: Look = { ...look, ...plain };
  if (prompt) made.prompt = merged(look.prompt, prompt);
  if (places) made.places = entries(look.places, places, place);
  if (panels) made.panels = entries(look.panels, panels, panel);
  if (lines) made.lines = itemsWithIds(look.lines, lines, merged);
  if (pieces) made.pieces = itemsWithIds(look.pieces, pieces, merged);
  if (seats) made.seats = itemsWithIds(look.seats, seats, seat);
  if (steps) made.steps = stretches(look.steps, steps);
  return made;
}

/** The fields in which something differs; null: it is gone. */
type Difference<T> = { [Name in keyof T]?: T[Name] | null };

function merged<T extends object>(old: T, difference: Difference<T>): T {
  const made: Record<string, unknown> = { ...old, ...difference };
  for (const name in difference) if (difference[name] === null) delete made[name];
  return made as T;
}

function place(old: PlaceOverlay, { tip, ...rest }: PlaceOverlayChange): PlaceOverlay {
  const made = merged(old, rest);
  lay(made, "tip", tip && stretches(old.tip, tip));
  return made;
}

function panel(old: PanelOverlay, { groups, foot, tip, rows, ...rest }: PanelOverlayChange): PanelOverlay {
  const made: PanelOverlay = merged(old, rest);
  lay(made, "groups", groups && entries(old.groups, groups, (_, text) => text));
  lay(made, "foot", foot && stretches(old.foot, foot));
  lay(made, "tip", tip && stretches(old.tip, tip));
  lay(made, "rows", rows && stretches(old.rows, rows));
  return made;
}

/** Null: it is gone; undefined: it is as it was. */
function lay<T, Name extends keyof T>(made: T, name: Name, value: T[Name] | null | undefined): void {
  if (value === null) delete made[name];
  else if (value !== undefined) made[name] = value;
}

function seat(old: SeatLine, { numbers, ...rest }: SeatLineChange): SeatLine {
  const made: SeatLine = merged(old, rest);
  if (numbers) made.numbers = itemsWithIds(old.numbers, numbers, merged);
  return made;
}

function entries<T, Difference>(
  old: Record<string, T> | undefined,
  differences: Record<string, Difference | null>,
  within: (old: T, difference: Difference) => T,
): Record<string, T> {
  const made = { ...old };
  for (const [key, entry] of Object.entries(differences)) {
    const before = made[key];
    if (entry === null) delete made[key];
    else made[key] = before === undefined ? (entry as unknown as T) : within(before, entry);
  }
  return made;
}

/** A list of whole items and of stretches of the older one. */
function stretches<T extends object>(old: T[] | undefined, items: (T | Kept)[]): T[] {
  return items.flatMap((one) => (isKept(one) ? (old ?? []).slice(...one) : [one]));
}

/** The same, but an item without an id says how it differs from the older item that comes after the last one named. */
function itemsWithIds<T extends object, Difference extends object>(
  old: T[] | undefined,
  items: (Difference | Kept)[],
  within: (old: T, difference: Difference) => T,
): T[] {
  let at = 0;
  return items.flatMap((one) => {
    if (isKept(one)) {
      at = one[1];
      return (old ?? []).slice(...one);
    }
    const before = "id" in one ? undefined : old?.[at];
    if (before === undefined) return [one as unknown as T];
    at += 1;
    return [within(before, one)];
  });
}

const isKept = (one: object): one is Kept => Array.isArray(one) && typeof one[0] === "number";
