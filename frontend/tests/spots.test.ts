import * as assert from "node:assert/strict";
import { test } from "node:test";
import { apart, isSame, steady, type Spot } from "../src/scene/spots";

const spot = (id: string, labels: Record<string, string>): Spot =>
  ({ place: { id, labels, box: [1, 1], name: "" }, pieces: [] }) as unknown as Spot;

test("a place that is as it was stays the same object, also if others come and go", () => {
  const keep = steady();
  const [one, two] = keep([spot("a", { c: "1" }), spot("b", { c: "1" })]);
  const [other, again] = keep([spot("a", { c: "2" }), spot("b", { c: "1" }), spot("c", {})]);
  assert.equal(other === one, false);
  assert.equal(again, two);
  assert.equal(keep([spot("b", { c: "1" })])[0], two);
});

test("values are compared by what they say", () => {
  assert.equal(isSame({ a: [1, { b: null }] }, { a: [1, { b: null }] }), true);
  for (const [one, other] of [
    [{ a: 1 }, { a: 1, b: 2 }],
    [{ a: undefined }, { b: undefined }],
    [[], {}],
    [[1], [1, 2]],
    [null, {}],
    [1, "1"],
  ])
    assert.equal(isSame(one, other), false);
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
