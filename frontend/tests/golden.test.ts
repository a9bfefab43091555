import * as assert from "node:assert/strict";
import { test } from "node:test";
import { listed } from "../src/scene/arrange";
import type { Look, Point, Stage } from "../src/wire/types";

type Listed = ReturnType<typeof listed>;
interface Scene {
  stage: Stage;
  look: Look;
  drawn: Record<string, Listed>;
}

// The golden scenes, the common symbols and a game's own, as the SVG renderer in Python is tested by them.
const scenes = import.meta.glob<string>("../../tests/scene/golden/*.json", {
  query: "?raw",
  import: "default",
  eager: true,
});
const drawings = import.meta.glob<string>("../../src/cablecar/{scene,games/frankfurt}/symbols.svg", {
  query: "?raw",
  import: "default",
  eager: true,
});

const sizes = new Map<string, Point>();
for (const drawing of Object.values(drawings)) {
  for (const [symbol] of drawing.matchAll(/<symbol\b[^>]*>/g)) {
    const [, , w = 48, h = 48] = (/viewBox="([^"]*)"/.exec(symbol)?.[1] ?? "0 0 48 48").split(/\s+/).map(Number);
    sizes.set(/\bid="([^"]*)"/.exec(symbol)?.[1] ?? "", [w, h]);
  }
}

test("there are scenes and symbols", () => {
  assert.equal(Object.keys(scenes).length > 3 && sizes.size > 30, true);
});

for (const [file, text] of Object.entries(scenes)) {
  test(`the page lists ${file.split("/").at(-1)} as the other renderer does`, () => {
    const { stage, look, drawn } = JSON.parse(text) as Scene;
    const expected = stage.panels.flatMap((panel) => drawn[panel.id] ?? []);
    assert.deepEqual(
      listed(stage, look, (name) => sizes.get(name) ?? [0, 0]),
      expected,
    );
  });
}
