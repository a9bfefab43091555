import * as assert from "node:assert/strict";
import { test } from "node:test";
import { LookQueue } from "../src/session/lookQueue";
import type { Look, Stage } from "../src/wire/types";

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

class Page {
  shown: string[] = [];
  asked: string[] = [];
  failing: boolean[] = [];
  failures = 0; // so many fetches fail from now on
  pauses: number[] = [];
  reported: string[] = [];
  unable = -1; // the look that can't be drawn
  private wakers: (() => void)[] = [];
  private slow: (() => void)[] = [];
  isSlow = false;
  readonly queue = new LookQueue({
    fetchStage: async (key) => {
      this.asked.push(key);
      if (this.isSlow) await new Promise<void>((resolve) => this.slow.push(resolve));
      if (this.failures-- > 0) throw new TypeError("Failed to fetch");
      return { key, panels: [] } as Stage;
    },
    show: ({ look, stamp }, stage) => {
      if (look.n === this.unable) throw new Error(`can't draw ${look.n}`);
      this.shown.push(`${look.n} ${stamp}${stage ? ` on ${stage.key}` : ""}`);
    },
    report: (error) => void this.reported.push((error as Error).message),
    failing: (isFailing) => void this.failing.push(isFailing),
    sleep: (milliseconds) => {
      this.pauses.push(milliseconds);
      return new Promise((resolve) => this.wakers.push(resolve));
    },
  });

  push(n: number, stage = "a"): void {
    this.queue.push({ look: { n, stage } as Look, stamp: n * 10 });
  }

  async awake(): Promise<void> {
    for (const wake of this.wakers.splice(0)) wake();
    await settled();
  }

  async answer(): Promise<void> {
    for (const answer of this.slow.splice(0)) answer();
    await settled();
  }
}

test("looks are shown in order, and a stage is fetched once", async () => {
  const page = new Page();
  page.push(1);
  page.push(2);
  page.push(3, "b");
  await settled();
  assert.deepEqual(page.shown, ["1 10 on a", "2 20", "3 30 on b"]);
  assert.deepEqual(page.asked, ["a", "b"]);
});

test("a stage that can't be fetched is asked for again, and later looks are shown", async () => {
  const page = new Page();
  page.failures = 2;
  page.push(1);
  await settled();
  assert.deepEqual(page.shown, []);
  assert.equal(page.failing.at(-1), true);
  page.push(2);
  await page.awake();
  assert.deepEqual(page.shown, []);
  await page.awake();
  assert.deepEqual(page.shown, ["2 20 on a"]); // the newest has everything
  assert.equal(page.failing.at(-1), false);
  assert.ok((page.pauses[1] as number) > (page.pauses[0] as number));
  page.push(3);
  await settled();
  assert.equal(page.shown.at(-1), "3 30");
});

test("a look on another stage waits for no pause", async () => {
  const page = new Page();
  page.failures = 1;
  page.push(1);
  await settled();
  page.push(2, "b");
  await settled();
  assert.deepEqual(page.shown, ["2 20 on b"]);
  assert.deepEqual(page.asked, ["a", "b"]);
});

test("what was on its way for somebody else is not shown", async () => {
  const page = new Page();
  page.isSlow = true;
  page.push(1);
  await settled();
  page.queue.clear();
  page.push(2);
  await page.answer();
  await page.answer();
  assert.deepEqual(page.shown, ["2 20 on a"]);
});

test("no look is shown before the texts are loaded, even if they can't be", async () => {
  const page = new Page();
  const ends: (() => void)[] = [];
  page.queue.hold(new Promise<void>((resolve) => ends.push(resolve)));
  page.queue.hold(new Promise<void>((_, reject) => ends.push(() => reject(new Error("no symbols")))));
  page.push(1);
  await settled();
  ends[0]?.();
  await settled();
  assert.deepEqual(page.shown, []);
  ends[1]?.();
  await settled();
  assert.deepEqual(page.shown, ["1 10 on a"]);
});

test("a look that can't be drawn is reported and does not stop the next", async () => {
  const page = new Page();
  page.unable = 1;
  page.push(1);
  page.push(2);
  await settled();
  assert.deepEqual(page.shown, ["2 20"]);
  assert.deepEqual(page.reported, ["can't draw 1"]);
});
