import * as assert from "node:assert/strict";
import { test } from "node:test";
import { sharing, steady } from "../src/common/same";
import { apart, type Spot } from "../src/scene/spots";

const spot = (id: string, labels: Record<string, string>): Spot =>
  ({ place: { id, labels, box: [1, 1], name: "" }, pieces: [] }) as unknown as Spot;

test("a place that is as it was stays the same object, also if others come and go", () => {
  const keep = steady((one: Spot) => one.place.id);
  const [one, two] = keep([spot("a", { c: "1" }), spot("b", { c: "1" })]);
  const [other, again] = keep([spot("a", { c: "2" }), spot("b", { c: "1" }), spot("c", {})]);
  assert.equal(other === one, false);
  assert.equal(again, two);
  assert.equal(keep([spot("b", { c: "1" })])[0], two);
});

test("what says the same is the old object, all of it or its parts", () => {
  const old = { a: { b: [1, { c: 2 }], d: null }, e: "x" };
  assert.equal(sharing(old, structuredClone(old)), old);
  const made = sharing(old, { a: { b: [1, { c: 2 }], d: null }, e: "y" });
  assert.deepEqual(made, { a: { b: [1, { c: 2 }], d: null }, e: "y" });
  assert.equal(made.a, old.a);
  const longer = sharing(old.a, { b: [1, { c: 2 }, 3], d: null });
  assert.deepEqual(longer, { b: [1, { c: 2 }, 3], d: null });
  assert.equal(longer.b[1], old.a.b[1]);
  for (const [one, other] of [
    [{ a: undefined }, { b: undefined }],
    [{ a: 1, b: 2 }, { a: 1 }],
    [[], {}],
    [null, {}],
    [[1, 2], [1]],
  ])
    assert.equal(sharing(one, other), other);
});

test("boxes that lie over each other give way, each by half unless one is small", () => {
  const box = (x: number, y: number, w: number, h: number) => ({ x, y, w, h });
  assert.deepEqual(apart([box(0, 0, 12, 10), box(10, 0, 12, 10)]), [box(0, 0, 11, 10), box(11, 0, 11, 10)]);
  assert.deepEqual(apart([box(0, 8, 10, 10), box(0, 0, 10, 10)]), [box(0, 9, 10, 9), box(0, 0, 10, 9)]);
  assert.deepEqual(apart([box(0, 0, 10, 10), box(10, 0, 10, 10)]), [box(0, 0, 10, 10), box(10, 0, 10, 10)]);
  assert.deepEqual(apart([box(0, 0, 6, 10), box(2, 0, 12, 10)], 6), [box(0, 0, 6, 10), box(6, 0, 8, 10)]);
  const [outer, inner] = apart([box(0, 0, 10, 10), box(4, 0, 2, 10)]) as [
    ReturnType<typeof box>,
    ReturnType<typeof box>,
  ];
  assert.equal(outer.x + outer.w <= inner.x, true);
});
