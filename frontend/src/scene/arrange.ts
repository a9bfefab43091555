// Where everything lies: the same numbers as the SVG renderer in Python, from the same data. Pure.

import type { PlaceOverlay, Face, Labels, Look, Panel, Piece, Place, Point, Stage } from "../wire/types";

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
export interface Drawn extends Box {
  id: string;
  turn: number;
  symbol: string;
  tone: string;
  labels: Labels;
  by?: number | undefined;
}
export type SizeOf = (symbol: string) => Point;

export const FIT = 0.88;

/** Lay the face's fields under those that are given beside it. */
export function faced<T extends { face?: string }>(thing: T, faces: Readonly<Record<string, Face>>): T & Partial<Face> {
  const face = thing.face ? faces[thing.face] : undefined;
  return face ? { ...face, ...thing, labels: { ...face.labels, ...(thing as { labels?: Labels }).labels } } : thing;
}

export function dressed(place: Place, look: Look | null, faces: Readonly<Record<string, Face>>): Place & Partial<Face> {
  const over: PlaceOverlay | undefined = look?.places?.[place.id];
  return faced(over ? { ...place, ...over } : place, faces) as Place & Partial<Face>;
}

/** The cells of n pieces on a place whose box begins at x, y. */
export function cells(
  place: PlaceOverlay,
  box: Box,
  pieces: readonly Piece[],
  sizeOf: SizeOf,
  faces: Readonly<Record<string, Face>>,
): Box[] {
  const n = pieces.length;
  const { x, y, w, h } = box;
  switch (place.stack) {
    case "pile":
      return pieces.map((_, k) => {
        const step = Math.min(k, 5);
        return { x: x + 0.04 * w * step, y: y - 0.04 * h * step, w, h };
      });
    case "row": {
      const side = Math.min(w / n, h);
      const left = x + (w - side * n) / 2;
      return pieces.map((_, k) => ({ x: left + side * k, y: y + (h - side) / 2, w: side, h: side }));
    }
    case "grid": {
      const columns = Math.max(1, Math.ceil(Math.sqrt((n * w) / h)));
      const rows = Math.max(1, Math.ceil(n / columns));
      return pieces.map((_, k) => ({
        x: x + ((k % columns) * w) / columns,
        y: y + (Math.floor(k / columns) * h) / rows,
        w: w / columns,
        h: h / rows,
      }));
    }
    case "fan": {
      const cell = Math.max(
        0,
        ...pieces.map((piece) => {
          const [sw, sh] = sizeOf(faced(piece, faces).symbol ?? "");
          return sw ? (h * sw) / sh : h;
        }),
      );
      const gap = n > 1 ? Math.min(0.78 * cell, (w - cell) / (n - 1)) : 0;
      return pieces.map((_, k) => ({ x: x + gap * k, y, w: cell, h }));
    }
    case "free": {
      const [cw, ch] = place.cell ?? [w, h];
      return pieces.map((piece) => {
        const [cx, cy] = piece.at ?? [x + w / 2, y + h / 2];
        return { x: cx - cw / 2, y: cy - ch / 2, w: cw, h: ch };
      });
    }
    default:
      return pieces.map(() => ({ x, y, w, h }));
  }
}

/** Shrink a symbol into a share of its cell, keeping its proportions. */
export function fitted(cell: Box, share: number, size: Point): Box {
  const w = cell.w * share;
  const h = cell.h * share;
  if (!size[0] || !size[1]) return { x: cell.x + (cell.w - w) / 2, y: cell.y + (cell.h - h) / 2, w, h };
  const scale = Math.min(w / size[0], h / size[1]);
  const width = size[0] * scale;
  const height = size[1] * scale;
  return { x: cell.x + (cell.w - width) / 2, y: cell.y + (cell.h - height) / 2, w: width, h: height };
}

export function boxOf(place: Place): Box {
  const [w, h] = place.box;
  const [cx, cy] = place.at ?? [w / 2, h / 2];
  return { x: cx - w / 2, y: cy - h / 2, w, h };
}

export interface Laid {
  piece: Piece & Partial<Face>;
  cell: Box;
  at: Box;
  turn: number;
}

/** The pieces of one place with their boxes. */
export function lay(
  place: Place & Partial<Face>,
  box: Box,
  pieces: readonly Piece[],
  sizeOf: SizeOf,
  faces: Readonly<Record<string, Face>>,
): Laid[] {
  const all = cells(place, box, pieces, sizeOf, faces);
  return pieces.map((plain, k) => {
    const own = faced(plain, faces);
    const piece = own.tone || !place.tone ? own : { ...own, tone: place.tone };
    const cell = all[k] as Box;
    return {
      piece,
      cell,
      at: fitted(cell, place.fit ?? FIT, sizeOf(piece.symbol ?? "")),
      turn: (place.turn ?? 0) + (piece.turn ?? 0),
    };
  });
}

export function piecesByPlace(look: Look | null): Map<string, Piece[]> {
  const found = new Map<string, Piece[]>();
  for (const piece of look?.pieces ?? []) {
    const list = found.get(piece.on);
    if (list) list.push(piece);
    else found.set(piece.on, [piece]);
  }
  return found;
}

/** All that is drawn on the plans and flows, in order. */
export function everything(stage: Stage, look: Look, sizeOf: SizeOf): Drawn[] {
  const faces = stage.faces ?? {};
  const on = piecesByPlace(look);
  const out: Drawn[] = [];
  const add = (
    id: string,
    box: Box,
    turn: number,
    thing: { symbol?: string; tone?: string; labels?: Labels; by?: number },
  ): void => {
    out.push({
      id,
      ...box,
      turn,
      symbol: thing.symbol ?? "",
      tone: thing.tone ?? "",
      labels: thing.labels ?? {},
      by: thing.by,
    });
  };
  for (const panel of stage.panels) {
    const places = (panel.places ?? []).map((place) => dressed(place, look, faces));
    for (const place of [...places.filter((one) => !one.top), ...places.filter((one) => one.top)]) {
      const box = panel.form === "flow" ? { x: 0, y: 0, w: place.box[0], h: place.box[1] } : boxOf(place);
      if (place.symbol) add(place.id, fitted(box, 1, sizeOf(place.symbol)), place.turn ?? 0, place);
      for (const laid of lay(place, box, on.get(place.id) ?? [], sizeOf, faces))
        add(laid.piece.id, laid.at, laid.turn, laid.piece);
    }
  }
  return out;
}

/** The same as the lists that the Python renderer is tested by: id, centre, size, turn, symbol, tone. */
export function listed(
  stage: Stage,
  look: Look,
  sizeOf: SizeOf,
): [string, number, number, number, number, number, string, string][] {
  const round = (value: number): number => Math.round(value * 100) / 100;
  return everything(stage, look, sizeOf).map(({ id, x, y, w, h, turn, symbol, tone }) => [
    id,
    round(x + w / 2),
    round(y + h / 2),
    round(w),
    round(h),
    turn,
    symbol,
    tone,
  ]);
}

export function panelOf(stage: Stage, place: string): Panel | undefined {
  return stage.panels.find((panel) => panel.places?.some((other) => other.id === place));
}

/** On which side of its group a place lies, as an arrow: a street without a number of its own is told by it. */
export function sideOf(place: Place, panel: Panel): string {
  const group = (panel.places ?? []).filter((one) => one.group === place.group && one.at);
  if (!place.at || !place.group || group.length < 2) return "";
  const middle = (axis: 0 | 1): number => group.reduce((sum, one) => sum + (one.at?.[axis] ?? 0), 0) / group.length;
  const [right, down] = [place.at[0] - middle(0), place.at[1] - middle(1)];
  return Math.abs(right) > Math.abs(down) ? (right > 0 ? "→" : "←") : down > 0 ? "↓" : "↑";
}
