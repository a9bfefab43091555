// One step of several: the look on the way from an old look to a new one.

import type { Look, Piece, SeatLine, SeatNumber, Step } from "../wire/types";

/** The look while one step is shown: pieces, numbers and words that later steps change are still the old ones. */
export function between(from: Look, goal: Look, step: Step, later: readonly Step[]): Look {
  const now = new Set<string>([...(step.flash ?? []), ...(step.moves ?? []).flat()]);
  const wait = new Set<string>(later.flatMap((one) => [...(one.flash ?? []), ...(one.moves ?? []).flat()]));
  const mentioned = (id: string): boolean => wait.has(id) && !now.has(id);
  const gaining = new Set((step.gains ?? []).map(([seat]) => seat));
  const pieces: Piece[] = [];
  const next = new Map((goal.pieces ?? []).map((piece) => [piece.id, piece]));
  const present = new Map((from.pieces ?? []).map((piece) => [piece.id, piece]));
  const due = (piece: Piece): boolean => {
    if (now.has(piece.id) || now.has(piece.on)) return true;
    if (mentioned(piece.id) || wait.has(piece.on)) return false;
    // A marker that no step names goes with the points of its seat, and everything else with the last step.
    const seat = /\.(\d)$/.exec(piece.id)?.[1];
    return !later.length || (seat !== undefined && piece.at !== undefined && gaining.has(Number(seat)));
  };
  for (const piece of from.pieces ?? []) {
    const after = next.get(piece.id);
    if (after) pieces.push(due(piece) ? after : piece);
    else if (!due(piece)) pieces.push(piece);
  }
  for (const piece of goal.pieces ?? []) if (!present.has(piece.id) && due(piece)) pieces.push(piece);
  const order = new Map((goal.pieces ?? []).map((piece, index) => [piece.id, index]));
  pieces.sort((a, b) => (order.get(a.id) ?? -1) - (order.get(b.id) ?? -1));
  return {
    ...goal,
    asks: [],
    legal: [],
    // a heading, a new round, turns the head too
    status: (later.length && step.seat !== undefined ? from : goal).status,
    panels: (later.length ? from : goal).panels ?? {},
    pieces,
    places: later.length ? partly(from, goal, (id) => wait.has(id) && !now.has(id)) : (goal.places ?? {}),
    seats: linesAt(from, goal, step, later.length === 0),
  };
}

function partly(from: Look, goal: Look, waits: (id: string) => boolean): NonNullable<Look["places"]> {
  const out: NonNullable<Look["places"]> = {};
  for (const id of new Set([...Object.keys(from.places ?? {}), ...Object.keys(goal.places ?? {})])) {
    const fields = (waits(id) ? from : goal).places?.[id];
    if (fields) out[id] = fields;
  }
  return out;
}

/**
 * Whose step it is, he moves; numbers have grown by what was told so far. All the rest, who leads and in which order
 * they sit, comes with the last step.
 */
function linesAt(from: Look, goal: Look, step: Step, isLast: boolean): SeatLine[] {
  const word = [...(goal.seats ?? []), ...(from.seats ?? [])].find((line) => line.turn)?.turn;
  return ((isLast ? goal : from).seats ?? []).map(({ turn: _, ...line }) => ({
    ...line,
    ...(word !== undefined && step.seat !== undefined && line.seat === step.seat ? { turn: word } : {}),
    numbers: isLast ? line.numbers : line.numbers.map((number) => grown(line, number, step)),
  }));
}

function grown(line: SeatLine, number: SeatNumber, step: Step): SeatNumber {
  if (typeof number.value !== "number") return number;
  const by = (step.gains ?? []).reduce(
    (sum, [seat, id, more]) => (seat === line.seat && id === number.id ? sum + more : sum),
    0,
  );
  return by ? { ...number, value: number.value + by } : number;
}
