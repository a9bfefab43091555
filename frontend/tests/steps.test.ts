import * as assert from "node:assert/strict";
import { test } from "node:test";
import { standing } from "../src/session/steps";
import type { Step } from "../src/wire/types";

test("a line that was taken back does not stand, nor do its consequences", () => {
  const steps: Step[] = [
    { n: 2, seat: 1, say: ["placed"], gains: [[1, "score", 4]] },
    { n: 2, k: 1, say: ["crowned"] },
    { n: 3, seat: 1, say: ["undo-done"], gains: [[1, "score", -4]], back: 2 },
    { n: 4, seat: 1, say: ["placed"], gains: [[1, "score", 3]] },
  ];
  assert.deepEqual(
    standing(steps).map((step) => step.n),
    [3, 4],
  );
  assert.deepEqual(
    standing(steps.slice(0, 2)).map((step) => step.n),
    [2, 2],
  );
});
