// How far a phone scrolls, and how a strip shows that it goes on.

import assert from "node:assert/strict";
import { test } from "node:test";
import { settle } from "../src/scene/insight";
import { gapOf } from "../src/scene/strip";

const at = (top: number, high: number) => ({ top, bottom: top + high });

test("what is in sight moves nothing", () => {
  assert.equal(settle([at(300, 100), at(150, 100)], 100, 600, 0), 0);
});

test("what comes first is whole, the next as far as there is room", () => {
  assert.equal(settle([at(900, 100)], 100, 600, 0), 400);
  assert.equal(settle([at(900, 100), at(480, 400)], 100, 600, 0), 400); // 20 of the second are hidden
  assert.equal(settle([at(900, 100), at(550, 300)], 100, 600, 0), 400);
  assert.equal(settle([at(900, 100), at(550, 300)], 100, 600, 800), 450);
});

test("what is higher than the window fills it", () => {
  assert.equal(settle([at(500, 900)], 100, 600, 0), 400);
  assert.equal(settle([at(500, 900)], 100, 600, 5000), 800);
});

test("a strip that is too long ends within a thing", () => {
  const cards = Array<number>(10).fill(44);
  const room = 342;
  const shown = (gap: number): number => (room % (44 + gap)) / 44;
  const gap = gapOf(cards, room);
  assert.equal(shown(gap) >= 0.25 && shown(gap) <= 0.8, true);
  assert.equal(gapOf(cards.slice(0, 6), room), 6); // they have room
});
