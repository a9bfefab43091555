import * as assert from "node:assert/strict";
import { test } from "node:test";
import { cells, fitted, lay, sideOf } from "../src/scene/arrange";
import type { Panel, Piece, Place, Point } from "../src/wire/types";

const box = { x: 0, y: 0, w: 100, h: 50 };
const some = (n: number): Piece[] => Array.from({ length: n }, (_, k) => ({ id: `p${k}`, on: "here", symbol: "card" }));
const sizeOf = (): Point => [40, 50];
const place = (stack: Place["stack"], more: Partial<Place> = {}): Place => ({
  id: "here",
  box: [100, 50],
  name: "",
  stack,
  ...more,
});

test("a pile moves at most five times", () => {
  const at = cells(place("pile"), box, some(8), sizeOf, {});
  assert.deepEqual([at[0]?.x, at[1]?.x, at[5]?.x, at[7]?.x], [0, 4, 20, 20]);
  assert.deepEqual([at[1]?.y, at[7]?.y], [-2, -10]);
});

test("a row is centred and never higher than its place", () => {
  assert.deepEqual(cells(place("row"), box, some(1), sizeOf, {}), [{ x: 25, y: 0, w: 50, h: 50 }]);
  assert.deepEqual(
    cells(place("row"), box, some(4), sizeOf, {}).map((cell) => cell.x),
    [0, 25, 50, 75],
  );
});

test("a grid is filled row by row", () => {
  const at = cells(place("grid"), box, some(5), sizeOf, {});
  assert.deepEqual([at[0]?.w, at[0]?.h, at[3]?.x, at[4]?.y], [25, 25, 75, 25]);
});

test("a fan keeps its cards within the place", () => {
  assert.deepEqual(
    cells(place("fan"), box, some(2), sizeOf, {}).map((cell) => cell.x),
    [0, 31.200000000000003],
  );
  assert.equal(cells(place("fan"), box, some(7), sizeOf, {}).at(-1)?.x, 60);
});

test("a free piece lies where it says", () => {
  const piece: Piece = { id: "p", on: "here", symbol: "card", at: [70, 20] };
  assert.deepEqual(cells(place("free", { cell: [10, 10] }), box, [piece], sizeOf, {}), [
    { x: 65, y: 15, w: 10, h: 10 },
  ]);
});

test("a symbol keeps its proportions, and a piece turns with its place", () => {
  assert.deepEqual(fitted(box, 1, [40, 50]), { x: 30, y: 0, w: 40, h: 50 });
  assert.equal(
    lay(place("one", { turn: 90 }), box, [{ id: "p", on: "here", symbol: "card", turn: 15 }], sizeOf, {})[0]?.turn,
    105,
  );
});

test("a street is told by the side of its block", () => {
  const at = (id: string, x: number, y: number, group = "block"): Place => ({
    id,
    at: [x, y],
    box: [10, 10],
    group,
    name: "",
  });
  const [north, west] = [at("n", 50, 10), at("w", 10, 50)];
  const panel = {
    id: "map",
    role: "board",
    name: "",
    places: [at("block", 50, 50), north, west, at("far", 50, 900, "other")],
  } as Panel;
  assert.equal(sideOf(north, panel), "↑");
  assert.equal(sideOf(west, panel), "←");
  assert.equal(sideOf(at("far", 50, 900, "other"), panel), ""); // alone in its group
});
