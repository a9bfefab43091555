// Places made ready to draw: boxes, what lies there, whether they are live. One function for plans, flows and enlarged
// groups.

import { boxOf, lay, type Box, type Laid } from "./arrange";
import { badgeOf, type Live } from "../session/choosing";
import type { Session } from "../session/session.svelte";
import type { Face, Panel, Place, Text } from "../wire/types";

export interface Highlight {
  id: string;
  box: Box;
  turn: number;
  ring: "" | "strong" | "weak" | "picked";
  advised: boolean; // named by the hint that is shown
  badge: string;
  say: Text | undefined;
  news: boolean;
  k: number;
  round: boolean;
  isPlace: boolean; // of a place: its badge stands below its middle, so that it hides nothing of the neighbours
  bare: boolean; // nothing is drawn there: words may stand in it
  printed: boolean; // a picture with its word is drawn there: its badge stands above, so that the word can be read
}
export interface SpotPiece extends Laid {
  live: Live | null;
  picked: boolean;
  switches: boolean;
  highlight: Highlight;
}
export interface Spot {
  place: Place & Partial<Face>;
  box: Box;
  live: Live | null;
  picked: boolean;
  pieces: SpotPiece[];
  ghosts: Laid[];
  highlight: Highlight;
}

export function spotsOf(session: Session, panel: Panel, at: (place: Place) => Box = boxOf): Spot[] {
  return (panel.places ?? []).map((plain) => spotOf(session, plain.id, at)).filter((spot) => spot !== null);
}

/**
 * What lies on a place, found once for each list of pieces: places and lists that are as they were are the same
 * objects.
 */
const LAID = new WeakMap<object, { from: readonly unknown[]; laid: Laid[] }>();

function laidOn(session: Session, place: Place & Partial<Face>, at: (place: Place) => Box, box: Box): Laid[] {
  const pieces = session.pieces.get(place.id);
  if (!pieces) return [];
  const from = [place, at, session.symbols, session.faces];
  const known = LAID.get(pieces);
  if (known?.from.every((one, index) => one === from[index])) return known.laid;
  const laid = lay(place, box, pieces, session.symbols.sizeOf, session.faces);
  LAID.set(pieces, { from, laid });
  return laid;
}

/** The box of a place that is drawn alone. */
export const ownBox = (place: Place): Box => ({ x: 0, y: 0, w: place.box[0], h: place.box[1] });

export function spotOf(session: Session, id: string, at: (place: Place) => Box): Spot | null {
  const found = session.places.get(id);
  if (!found) return null;
  const { place } = found;
  const box = at(place);
  const ghosts =
    session.preview && session.pointed ? (session.preview.preview.pieces ?? []).filter((piece) => piece.on === id) : [];
  const pieces = laidOn(session, place, at, box).map((laid): SpotPiece => {
    const live = session.live(laid.piece.part);
    const picked = session.isPickedPiece(laid.piece.id, laid.piece.part);
    return {
      ...laid,
      live,
      picked,
      switches: session.canSwitch(laid.piece.part),
      highlight: highlightOf(session, laid.piece.id, laid.at, laid.turn, live, picked),
    };
  });
  const live = session.live(place.part);
  const picked = session.isPicked(place.part);
  return {
    place,
    box,
    live,
    picked,
    pieces,
    ghosts: lay(place, box, ghosts, session.symbols.sizeOf, session.faces),
    highlight: {
      ...highlightOf(session, id, box, place.turn ?? 0, live, picked),
      round: place.shape === "round",
      isPlace: true,
      bare: !pieces.length && !place.symbol,
      printed: !!place.symbol,
    },
  };
}

function highlightOf(
  session: Session,
  id: string,
  box: Box,
  turn: number,
  live: Live | null,
  picked: boolean,
): Highlight {
  const carries = live ? session.carriers.get(`${live.name} ${live.value}`) === id : false;
  const only = live?.words.length === 1 ? live.words[0] : undefined;
  return {
    id,
    box,
    turn,
    ring: picked ? "picked" : (live?.ring ?? ""),
    advised: session.advice.ids.has(id),
    badge: live && carries ? badgeOf(live.words) : "",
    say: carries ? only?.choice.say : undefined,
    news: session.story.flash.has(id),
    k: session.story.flash.get(id) ?? 0,
    round: false,
    isPlace: false,
    bare: false,
    printed: false,
  };
}

export function highlightsOf(spots: readonly Spot[]): Highlight[] {
  return spots
    .flatMap((spot) => [spot.highlight, ...spot.pieces.map((piece) => piece.highlight)])
    .filter((highlight) => highlight.ring || highlight.news || highlight.advised);
}

/** The cells of a flow: what takes no room is left out. */
export function cellsOf(session: Session, panel: Panel): Spot[] {
  return spotsOf(session, panel, ownBox).filter(
    ({ place, pieces, ghosts }) =>
      pieces.length ||
      ghosts.length ||
      place.symbol ||
      isDrawn(place) ||
      place.head?.length ||
      place.caption?.length ||
      place.sum ||
      place.labels,
  );
}

const isDrawn = (place: Place): boolean => (place.shape || "none") !== "none";

/** Whether nothing at all is drawn there: there are words alone. */
export const isBlank = ({ place, pieces }: Spot): boolean =>
  !pieces.length &&
  !place.symbol &&
  !isDrawn(place) &&
  !place.labels &&
  place.state !== "strong" &&
  place.state !== "turn";

/** What is written beside it or under it. */
export const captionsOf = ({ place, pieces }: Spot) => [
  ...(place.caption ?? []),
  ...pieces.flatMap((laid) => laid.piece.caption ?? []),
];

/** The smallest box around some boxes, a little larger. */
export function around(boxes: readonly Box[], more: number): Box {
  const x = Math.min(...boxes.map((box) => box.x)) - more;
  const y = Math.min(...boxes.map((box) => box.y)) - more;
  const right = Math.max(...boxes.map((box) => box.x + box.w)) + more;
  const bottom = Math.max(...boxes.map((box) => box.y + box.h)) + more;
  return { x, y, w: right - x, h: bottom - y };
}

/** A finger needs so much of a box, however narrow that is. */
export function reaching({ x, y, w, h }: Box, least: number): Box {
  const [wide, high] = [Math.max(w, least), Math.max(h, least)];
  return { x: x - (wide - w) / 2, y: y - (high - h) / 2, w: wide, h: high };
}

/**
 * Boxes that share some ground divide it, along the side that costs less: by halves, or so that each keeps the least
 * size if that can be.
 */
export function apart(boxes: readonly Box[], least = 0): Box[] {
  const out = boxes.map((box) => ({ ...box }));
  for (const [index, one] of out.entries()) {
    for (const other of out.slice(index + 1)) {
      const across = [Math.max(one.x, other.x), Math.min(one.x + one.w, other.x + other.w)] as const;
      const down = [Math.max(one.y, other.y), Math.min(one.y + one.h, other.y + other.h)] as const;
      if (across[1] <= across[0] || down[1] <= down[0]) continue;
      const [at, size, [from, to]] =
        across[1] - across[0] <= down[1] - down[0] ? (["x", "w", across] as const) : (["y", "h", down] as const);
      const [first, last] = one[at] + one[size] / 2 <= other[at] + other[size] / 2 ? [one, other] : [other, one];
      const end = last[at] + last[size];
      const fair = Math.min(Math.max((from + to) / 2, first[at] + least), end - least);
      const middle = Math.min(Math.max(fair, from), to);
      first[size] = middle - first[at];
      last[at] = middle;
      last[size] = end - middle;
    }
  }
  return out;
}
