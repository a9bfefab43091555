import * as assert from "node:assert/strict";
import { test } from "node:test";
import { bundleOf, Texts, written } from "../src/common/texts";

const texts = new Texts("en", [
  bundleOf("en", [
    "won = { $you ->\n    [yes] *You* win\n   *[no] *{ $seat }* wins\n } with { $tile }.\ncount = { $n ->\n    [one] one\n   *[other] { $n }\n }",
  ]),
]);
const reader = { names: ["A*a", "Bert"], you: 1, faces: { red: { symbol: "tile", name: "red tile" } } };

test("names may contain marks, pictures keep their place, bold is bold", () => {
  assert.deepEqual(texts.segments(["won", { seat: 0, tile: { face: "red" } }], reader), [
    { text: "A*a", bold: true },
    { text: " wins with ", bold: false },
    { picture: { face: "red" }, bold: false },
    { text: ".", bold: false },
  ]);
  assert.equal(texts.plain(["won", { seat: 1, tile: { face: "red" } }], reader), "You win with red tile.");
});

test("numbers stay numbers for the grammar, also inside other texts", () => {
  assert.equal(texts.plain(["count", { n: 1 }], reader), "one");
  assert.equal(texts.plain(["won", { seat: 1, tile: ["count", { n: 3 }] }], reader), "You win with 3.");
});

test("a run is a list of texts and pictures", () => {
  assert.equal(texts.read(texts.run([["count", { n: 1 }], "7", { face: "red" }], reader), reader), "one 7 red tile");
});

test("a negative number has a minus, not a hyphen", () => {
  assert.deepEqual([-2, 3, "−½", undefined].map(written), ["−2", "3", "−½", ""]);
  assert.equal(texts.plain(["count", { n: -5 }], reader), "−5");
  assert.equal(texts.plain(["won", { seat: 1, tile: ["count", { n: -5 }] }], reader), "You win with −5.");
  assert.equal(texts.plain(["won", { seat: 1, tile: "a-5 -5" }], reader), "You win with a-5 -5."); // as it was written
  assert.equal(texts.plain(-5, reader), "−5");
});

test("a text is made once for a reader, and anew for another", () => {
  const text: [string, { seat: number; tile: string }] = ["won", { seat: 1, tile: "it" }];
  assert.equal(texts.segments(text, reader), texts.segments(text, reader));
  assert.equal(texts.plain(text, { ...reader, you: 0 }), "Bert wins with it.");
  assert.equal(texts.plain(text, reader), "You win with it.");
});
