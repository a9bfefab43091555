// What lies on the table, by its id: places and pieces with all that may be said of them.

import { dressed, faced, piecesByPlace } from "./arrange";
import type { Face, Look, Part, Piece, Place, SeatLine, SeatNumber, Stage, Text, TipLine } from "../wire/types";

export interface TableObject {
  id: string;
  name: Text;
  part?: Part | undefined;
  tip?: TipLine[] | undefined;
  rule?: string | undefined;
  group?: string | undefined;
  panel: string;
  on?: string; // of a piece: its place
}

type Faces = Parameters<typeof faced>[1];
export type Places = Map<string, { place: Place & Partial<Face>; panel: string }>;
type Pieces = Map<string, Piece[]>;

/**
 * Makes all places of a table as a look dresses them; those that are as they were in the last look stay the same
 * objects.
 */
export function cachedPlaces(): (stage: Stage | null, look: Look | null, faces: Faces) => Places {
  let last: { stage: Stage | null; look: Look | null; faces: Faces; places: Places } | undefined;
  return (stage, look, faces) => {
    const known = last?.stage === stage && last.faces === faces ? last : undefined;
    const places: Places = new Map();
    for (const panel of stage?.panels ?? []) {
      for (const place of panel.places ?? []) {
        const isKept = known && known.look?.places?.[place.id] === look?.places?.[place.id];
        const old = isKept ? known.places.get(place.id) : undefined;
        places.set(place.id, old ?? { place: dressed(place, look, faces), panel: panel.id });
      }
    }
    last = { stage, look, faces, places };
    return places;
  };
}

/** Makes the lists of pieces by their places; a list that is as it was in the last look stays the same object. */
export function cachedPieces(): (look: Look | null) => Pieces {
  let last: Pieces = new Map();
  return (look) => {
    const found = piecesByPlace(look);
    for (const [place, pieces] of found) {
      const old = last.get(place);
      if (old?.length === pieces.length && old.every((piece, index) => piece === pieces[index])) found.set(place, old);
    }
    last = found;
    return found;
  };
}

/** Of several things with one part, the last one carries badge and words. */
export function carriersOf(places: Places, pieces: Pieces): Map<string, string> {
  const found = new Map<string, string>();
  for (const { place } of places.values())
    for (const [name, value] of Object.entries(place.part ?? {})) found.set(`${name} ${value}`, place.id);
  for (const list of pieces.values()) {
    for (const piece of list)
      for (const [name, value] of Object.entries(piece.part ?? {})) found.set(`${name} ${value}`, piece.id);
  }
  return found;
}

/** What a number of a player's line is called in the page: no place or piece has a colon in its id. */
export const numberId = (line: SeatLine, number: SeatNumber): string =>
  `number:${line.seat ?? line.rival}:${number.id}`;

/** A number of a player's line, with what it is made of. */
export function seatNumber(id: string, look: Look | null): TableObject | null {
  for (const line of look?.seats ?? []) {
    const number = line.numbers.find((one) => numberId(line, one) === id);
    if (number) return { id, name: number.name, tip: number.tip, panel: "" };
  }
  return null;
}

export function placeOrPiece(id: string, places: Places, pieces: Pieces, faces: Faces): TableObject | null {
  const found = places.get(id);
  if (found) return { ...found.place, panel: found.panel };
  for (const list of pieces.values()) {
    for (const plain of list) {
      if (plain.id !== id) continue;
      const piece = faced(plain, faces);
      const under = places.get(plain.on);
      return { ...piece, name: piece.name ?? "", panel: under?.panel ?? "", group: under?.place.group };
    }
  }
  return null;
}
