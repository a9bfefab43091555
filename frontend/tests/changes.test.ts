import * as assert from "node:assert/strict";
import { test } from "node:test";
import { changed, LookAssembler } from "../src/wire/changes";
import type { Change, ServerMessage, Look } from "../src/wire/types";

const look = {
  n: 3,
  stage: "s",
  seat: 0,
  since: 1,
  status: [["round", { round: 1 }]],
  prompt: { who: [0], say: ["choose"], undo: { ok: false, say: ["undo-none"] } },
  legal: [["pass", {}]],
  places: { a1: { state: "strong" }, a2: { tone: "red" } },
  panels: { map: { note: ["night"] } },
  pieces: [
    { id: "p1", on: "a1" },
    { id: "p2", on: "a2" },
    { id: "p3", on: "a2" },
  ],
  steps: [
    { n: 2, say: ["begun"] },
    { n: 3, say: ["placed"] },
  ],
} as Look;

function heard(...messages: ServerMessage[]): { looks: Look[]; asked: number } {
  const found: { looks: Look[]; asked: number } = { looks: [], asked: 0 };
  const told = new LookAssembler(() => (found.asked += 1));
  for (const message of messages) {
    const whole = told.whole(message);
    if (whole?.type === "look") found.looks.push(whole.look);
  }
  return found;
}

const whole: ServerMessage = { type: "look", stamp: 1, look };
const change = (count: number, more: Change): ServerMessage => ({ type: "change", count, stamp: 1, change: more });

test("what is left out stays, and stays the same object", () => {
  const made = changed(look, { n: 4, pieces: [[0, 1], { on: "a1" }, [2, 3]] });
  assert.equal(made.n, 4);
  assert.equal(made.places, look.places);
  assert.equal(made.legal, look.legal);
  assert.deepEqual(made.pieces, [
    { id: "p1", on: "a1" },
    { id: "p2", on: "a1" },
    { id: "p3", on: "a2" },
  ]);
  assert.equal(made.pieces?.[0], look.pieces?.[0]);
  assert.equal(made.pieces?.[2], look.pieces?.[2]);
  assert.equal(look.n, 3);
});

test("entries come, change and go", () => {
  const made = changed(look, {
    places: { a1: null, a2: { tone: "blue" }, a3: { state: "dim" } },
    panels: { map: null },
  });
  assert.deepEqual(made.places, { a2: { tone: "blue" }, a3: { state: "dim" } });
  assert.deepEqual(made.panels, {});
});

test("lists shrink, grow, turn round and begin", () => {
  const ids = (more: Change): string[] => (changed(look, more).pieces ?? []).map((piece) => piece.id);
  assert.deepEqual(ids({ pieces: [] }), []);
  assert.deepEqual(
    ids({
      pieces: [
        [1, 3],
        [0, 1],
      ],
    }),
    ["p2", "p3", "p1"],
  );
  assert.deepEqual(changed(look, { lines: [{ id: "l", panel: "map", style: "rail", paths: [] }] }).lines?.length, 1);
  assert.deepEqual(
    changed(look, { steps: [[1, 2], { n: 4, say: ["next"] }] }).steps?.map((step) => step.n),
    [3, 4],
  );
  assert.deepEqual(changed(look, { legal: [], seat: null }).seat, null);
});

test("of a thing only what differs is told; null: it is gone", () => {
  const old = {
    ...look,
    prompt: { ...look.prompt, hint: ["hurry"] },
    panels: { map: { note: ["night"], groups: { a: ["one"], b: ["two"] }, foot: [[["f"]], [["g"]]] } },
    places: { a1: { tone: "red", tip: [[["x"]], [["y"]]] } },
    seats: [
      { seat: 0, turn: ["to-move"], numbers: [{ id: "score", symbol: "star", value: 3, name: ["score"] }] },
      { seat: 1, numbers: [{ id: "score", symbol: "star", value: 4, name: ["score"], of: 9 }] },
    ],
  } as Look;
  const made = changed(old, {
    prompt: { say: ["wait"], hint: null },
    panels: { map: { note: null, groups: { a: null, c: ["three"] }, foot: [[1, 2], [["h"]]] } },
    places: { a1: { tone: null, tip: [[["z"]], [1, 2]] } as never },
    pieces: [[1, 1], { face: "f" }, { id: "p4", on: "a3" }, { name: ["three"] }],
    seats: [{ turn: null }, { turn: ["to-move"], numbers: [{ value: 5, of: null }] }],
  });
  assert.deepEqual(made.prompt, { ...look.prompt, say: ["wait"] });
  assert.deepEqual(made.panels, { map: { groups: { b: ["two"], c: ["three"] }, foot: [[["g"]], [["h"]]] } });
  assert.deepEqual(made.places, { a1: { tip: [[["z"]], [["y"]]] } });
  assert.deepEqual(made.pieces, [
    { id: "p2", on: "a2", face: "f" },
    { id: "p4", on: "a3" },
    { id: "p3", on: "a2", name: ["three"] },
  ]);
  assert.deepEqual(made.seats, [
    { seat: 0, numbers: old.seats?.[0]?.numbers },
    { seat: 1, turn: ["to-move"], numbers: [{ id: "score", symbol: "star", value: 5, name: ["score"] }] },
  ]);
  assert.equal(made.seats?.[0]?.numbers, old.seats?.[0]?.numbers);
  assert.deepEqual(old.places, { a1: { tone: "red", tip: [[["x"]], [["y"]]] } });
  assert.equal(changed(old, { panels: { map: { groups: null } } }).panels?.map?.groups, undefined);
});

test("a change is heard as the look that it makes", () => {
  const { looks, asked } = heard(whole, change(1, { n: 4 }), change(2, { since: 4 }), whole, change(1, { n: 5 }));
  assert.deepEqual(
    looks.map((one) => [one.n, one.since]),
    [
      [3, 1],
      [4, 1],
      [4, 4],
      [3, 1],
      [5, 1],
    ],
  );
  assert.equal(asked, 0);
});

test("where one is missing everything is asked for, once, and nothing is shown until it comes", () => {
  const { looks, asked } = heard(whole, change(2, { n: 5 }), change(3, { n: 6 }), whole, change(1, { n: 4 }));
  assert.deepEqual(
    looks.map((one) => one.n),
    [3, 3, 4],
  );
  assert.equal(asked, 1);
});

test("before a whole look, and after somebody else came to look, changes say nothing", () => {
  let asked = 0; // it is on its way
  const told = new LookAssembler(() => (asked += 1));
  assert.equal(told.whole(change(1, { n: 4 })), null);
  told.whole(whole);
  told.forget();
  assert.equal(told.whole(change(1, { n: 4 })), null);
  assert.equal(asked, 0);
});

test("who was refused a whole look asks again, once, until it comes", (context) => {
  context.mock.timers.enable({ apis: ["setTimeout"] });
  let asked = 0;
  const told = new LookAssembler(() => (asked += 1));
  const no = (key: string, id = ""): ServerMessage => ({ type: "no", id, key, say: [`why-${key}`] });
  told.whole(whole);
  told.whole(no("too-fast")); // a question that can be asked again by hand
  context.mock.timers.tick(5000);
  assert.equal(asked, 0);
  told.forget();
  for (const message of [no("too-fast", "m1"), no("not-now"), no("too-fast"), no("busy")])
    assert.equal(told.whole(message), message);
  assert.equal(told.whole(change(1, { n: 4 })), null);
  context.mock.timers.tick(1000);
  assert.equal(asked, 1);
  told.whole(no("too-fast"));
  told.whole(whole);
  context.mock.timers.tick(5000);
  assert.equal(asked, 1);
});
