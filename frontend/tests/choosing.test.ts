import * as assert from "node:assert/strict";
import { test } from "node:test";
import {
  agreeing,
  badgeOf,
  best,
  listOf,
  liveness,
  switched,
  whyWord,
  wordsOf,
  type Picked,
} from "../src/session/choosing";
import type { Look } from "../src/wire/types";

const look = {
  n: 1,
  stage: "s",
  seat: 0,
  since: 0,
  prompt: { who: [0], say: "", undo: { ok: false, say: "" } },
  asks: [{ template: "place {tile} {space}" }, { template: "take {slot} {pay}" }, { template: "pass" }],
  legal: [
    ["place red a1", { badge: "5" }],
    ["place red a2", { badge: "7" }],
    ["place blue b1", { badge: "3" }],
    ["take 1 coin", {}],
    ["take 1 free", {}],
    ["pass", {}],
  ],
} as Look;
const words = wordsOf(look);

test("every legal word belongs to its template", () => {
  assert.deepEqual(
    words.map((word) => word.ask.template),
    [
      "place {tile} {space}",
      "place {tile} {space}",
      "place {tile} {space}",
      "take {slot} {pay}",
      "take {slot} {pay}",
      "pass",
    ],
  );
});

test("the next part has the strong ring, a later one the weak ring, a dead one none", () => {
  assert.equal(liveness(words, [], { tile: "red" })?.ring, "strong");
  assert.equal(liveness(words, [], { space: "a1" })?.ring, "weak");
  assert.equal(liveness(words, [], { space: "c9" }), null);
  assert.equal(liveness(words, [], undefined), null);
});

test("a thing can stand for a whole word", () => {
  const live = liveness(words, [], { word: "pass" });
  assert.deepEqual([live?.ring, live?.words.map((word) => word.word)], ["strong", ["pass"]]);
  assert.deepEqual(
    agreeing(words, [["word", "pass"]]).map((word) => word.word),
    ["pass"],
  );
  assert.equal(liveness(words, [], { word: "draw" }), null);
});

test("two parts joined by a dot are picked as one", () => {
  const joined = {
    ...look,
    asks: [{ template: "enter {card}.{space}" }],
    legal: [
      ["enter A1.0", {}],
      ["enter A1.2", {}],
    ],
  } as Look;
  const entries = wordsOf(joined);
  assert.deepEqual(entries[1]?.parts, [["card-space", "A1.2"]]);
  assert.equal(liveness(entries, [], { "card-space": "A1.2" })?.words.length, 1);
  assert.equal(liveness(entries, [], { "card-space": "A2.2" }), null);
  assert.equal(whyWord(joined, entries, [], { "card-space": "A2.2" }), "enter A2.2");
});

test("parts may be picked in another order", () => {
  const picked: Picked = [["space", "b1"]];
  const left = agreeing(words, picked);
  assert.deepEqual(
    left.map((word) => word.word),
    ["place blue b1"],
  );
  assert.equal(liveness(left, picked, { tile: "blue" })?.ring, "strong");
  assert.equal(liveness(left, picked, { tile: "red" }), null);
});

test("a badge is shown only if all words left agree on it", () => {
  assert.equal(badgeOf(liveness(words, [], { tile: "red" })?.words ?? []), "");
  assert.equal(badgeOf(liveness(words, [], { tile: "blue" })?.words ?? []), "3");
});

test("another thing of the same kind takes the place of the picked one", () => {
  assert.deepEqual(switched(words, [["tile", "red"]], { tile: "blue" }), [["tile", "blue"]]);
  assert.equal(switched(words, [["tile", "red"]], { tile: "red" }), null);
  assert.equal(switched(words, [["tile", "red"]], { tile: "green" }), null);
});

test("why is asked with the word so far and stars for what is open", () => {
  assert.equal(whyWord(look, words, [["tile", "red"]], { space: "b1" }), "place red b1");
  assert.equal(whyWord(look, words, [], { space: "b1" }), "place * b1");
  assert.equal(whyWord(look, words, [], { other: "x" }), null);
});

test("the list offers the next part of each template, and words without parts", () => {
  assert.deepEqual(
    listOf(words, []).map((group) => [group.part, group.entries.map((entry) => entry.value)]),
    [
      ["tile", ["red", "blue"]],
      ["slot", ["1"]],
      ["", ["pass"]],
    ],
  );
  const picked: Picked = [["tile", "red"]];
  assert.deepEqual(
    listOf(agreeing(words, picked), picked).map((group) => [group.part, group.entries.map((entry) => entry.value)]),
    [["space", ["a1", "a2"]]],
  );
});

test("the best is the largest number of any badge; prices are less than nothing, and no number less than those", () => {
  assert.equal(best([{ badge: "2" }, { badge: "+9" }, { badge: "" }]), 9);
  assert.equal(best([{ badge: "−2" }, { badge: "−1" }]), -1);
  assert.equal(best([{ badge: "" }]) < best([{ badge: "−30" }]), true);
});
