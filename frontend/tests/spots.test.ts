import * as assert from "node:assert/strict";
import { test } from "node:test";
import { isSame, steady, type Spot } from "../src/scene/spots";

const spot = (id: string, labels: Record<string, string>): Spot => ({ place: { id, labels, box: [1, 1], name: "" }, pieces: [] }) as unknown as Spot;

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
  for (const [one, other] of [[{ a: 1 }, { a: 1, b: 2 }], [{ a: undefined }, { b: undefined }], [[], {}], [[1], [1, 2]], [null, {}], [1, "1"]]) assert.equal(isSame(one, other), false);
});
