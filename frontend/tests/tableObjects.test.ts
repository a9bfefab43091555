import * as assert from "node:assert/strict";
import { test } from "node:test";
import { cachedPieces, cachedPlaces } from "../src/scene/tableObjects";
import type { Look, Stage } from "../src/wire/types";

const place = (id: string) => ({ id, name: id, box: [10, 10] as [number, number] });
const stage = {
  key: "s",
  panels: [{ id: "map", role: "board", places: [place("a"), place("b")] }],
} as unknown as Stage;
const look = (more: Partial<Look>): Look => ({ n: 1, stage: "s", seat: 0, ...more }) as Look;

test("a place that is dressed as before stays the same object, one that is not does not", () => {
  const place = cachedPlaces();
  const before = look({ places: { a: { state: "strong" }, b: { state: "dim" } } });
  const after = look({ places: { ...before.places, b: { state: "turn" } } });
  const faces = {};
  const old = place(stage, before, faces);
  const made = place(stage, after, faces);
  assert.equal(made.get("a"), old.get("a"));
  assert.equal(old.get("b")?.place.state, "dim");
  assert.equal(made.get("b")?.place.state, "turn");
  const bare = place(stage, look({}), faces);
  assert.equal(bare.get("a")?.place.state, undefined);
  assert.equal(place(stage, look({}), { f: { symbol: "f", name: "f" } }).get("a") === bare.get("a"), false);
});

test("a list of pieces that lie as before stays the same object", () => {
  const gather = cachedPieces();
  const [one, two, three] = [
    { id: "p1", on: "a" },
    { id: "p2", on: "a" },
    { id: "p3", on: "b" },
  ];
  const old = gather(look({ pieces: [one, two, three] }));
  const made = gather(look({ pieces: [one, two, { id: "p4", on: "b" }] }));
  assert.equal(made.get("a"), old.get("a"));
  assert.deepEqual(made.get("b"), [{ id: "p4", on: "b" }]);
  const other = gather(look({ pieces: [two, one] }));
  assert.deepEqual(other.get("a"), [two, one]);
  assert.equal(other.has("b"), false);
});
