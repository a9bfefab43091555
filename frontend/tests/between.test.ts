import * as assert from "node:assert/strict";
import { test } from "node:test";
import { between } from "../src/session/between";
import type { Look, SeatLine, Step } from "../src/wire/types";

const line = (seat: number, score: number, more: Partial<SeatLine> = {}): SeatLine => ({
  seat,
  numbers: [
    { id: "score", symbol: "star", value: score, name: ["score"] },
    { id: "hand", symbol: "card", value: "½", name: ["hand"] },
  ],
  ...more,
});
const look = (more: Partial<Look>): Look =>
  ({
    n: 1,
    stage: "s",
    seat: 0,
    status: [["round", { round: 1 }]],
    prompt: { who: [0], say: ["choose"], undo: { ok: false, say: ["undo-none"] } },
    ...more,
  }) as Look;
const steps: Step[] = [
  { n: 2, seat: 1, say: ["placed"], gains: [[1, "score", 3]] },
  { n: 3, seat: 2, say: ["placed"], gains: [[2, "score", 9]] },
  { n: 4, say: ["round"] },
];
const old = look({
  seats: [line(0, 5, { turn: ["to-move"], tags: [["leads"]] }), line(1, 4), line(2, 0)],
  panels: { ledger: { note: ["old"] } },
});
const goal = look({
  n: 4,
  steps,
  status: [["round", { round: 2 }]],
  seats: [line(2, 9, { tags: [["leads"]] }), line(0, 6, { turn: ["to-move"] }), line(1, 7)],
  panels: { ledger: { note: ["new"] } },
});

function shown(count: number): Look[] {
  const found: Look[] = [];
  for (const [index, step] of steps.slice(0, count).entries())
    found.push(between(found.at(-1) ?? old, goal, step, steps.slice(index + 1)));
  return found;
}
const scores = (one: Look | undefined): Record<string, unknown> =>
  Object.fromEntries((one?.seats ?? []).map((seat) => [seat.seat, seat.numbers[0]?.value]));
const who = (one: Look | undefined, is: (seat: SeatLine) => boolean): (number | undefined)[] =>
  (one?.seats ?? []).filter(is).map((seat) => seat.seat);

test("scores grow with the steps that tell of them; what no step tells comes at the end", () => {
  const [first, second, last] = shown(3);
  assert.deepEqual(scores(first), { 0: 5, 1: 7, 2: 0 });
  assert.deepEqual(scores(second), { 0: 5, 1: 7, 2: 9 });
  assert.deepEqual(scores(last), { 0: 6, 1: 7, 2: 9 });
});

test("whose step is shown is marked as moving, and nobody else", () => {
  assert.deepEqual(
    shown(3).map((one) => who(one, (seat) => !!seat.turn)),
    [[1], [2], []],
  );
});

test("who leads, the order of the seats, the head and the tables change with the last step", () => {
  const [first, second, last] = shown(3);
  for (const one of [first, second]) {
    assert.deepEqual(
      who(one, (seat) => !!seat.tags?.length),
      [0],
    );
    assert.deepEqual(
      who(one, () => true),
      [0, 1, 2],
    );
    assert.deepEqual([one?.status, one?.panels], [old.status, old.panels]);
  }
  assert.deepEqual(
    who(last, (seat) => !!seat.tags?.length),
    [2],
  );
  assert.deepEqual([last?.status, last?.panels], [goal.status, goal.panels]);
});

test("nothing can be chosen while steps are shown, and neither look is changed", () => {
  const before = JSON.stringify([old, goal]);
  for (const one of shown(3)) assert.deepEqual([one.legal, one.asks], [[], []]);
  assert.equal(JSON.stringify([old, goal]), before);
});

test("a heading turns the head of the page as well", () => {
  const turned = [
    { n: 2, say: ["round"] },
    { n: 3, seat: 1, say: ["placed"] },
    { n: 3, seat: 1, say: ["placed"] },
  ] as Step[];
  const [first, second, third] = turned as [Step, Step, Step];
  const begun = between(old, goal, first, [second, third]);
  assert.deepEqual(begun.status, goal.status);
  assert.deepEqual(between(begun, goal, second, [third]).status, goal.status);
  assert.deepEqual(between(old, goal, second, [third]).status, old.status);
});
