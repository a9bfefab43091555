import "./browserStub";
import * as assert from "node:assert/strict";
import { test } from "node:test";
import { preferences } from "../src/browser/preferences.svelte";
import { Session } from "../src/session/session.svelte";
import type { Ask, ClientMessage, Look, Prompt, ServerMessage, Stage, Welcome } from "../src/wire/types";

const place = (id: string) => ({ id, name: id, box: [10, 10], part: { space: id } });
const stage = {
  key: "a",
  panels: [
    { id: "map", role: "board", name: "map", places: [place("s1"), place("s2"), place("s3")] },
    { id: "hand", role: "mine", name: "hand", places: [{ id: "h", name: "h", box: [10, 10] }] },
  ],
} as unknown as Stage;
const prompt: Prompt = { who: [0], say: ["choose"], undo: { ok: true, say: ["undo"] } };
const place1: Ask = { template: "place {tile} {space}" };
const look = (n: number, more: Partial<Look> = {}): Look =>
  ({
    n,
    stage: "a",
    seat: 0,
    prompt,
    asks: [place1],
    legal: [
      ["place t1 s1", {}],
      ["place t1 s2", {}],
      ["place t2 s1", {}],
    ],
    pieces: ["t1", "t2"].map((id) => ({ id, on: "h", name: `tile ${id}`, part: { tile: id } })),
    seats: [],
    ...more,
  }) as unknown as Look;
const welcome = (more: Partial<Welcome> = {}): ServerMessage =>
  ({
    type: "welcome",
    table: "table",
    game: "toy",
    seat: 0,
    mine: [0],
    seats: [
      { seat: 0, name: "Anna", state: "person" },
      { seat: 1, name: "Bert", state: "person" },
    ],
    halted: null,
    ended: null,
    until: {},
    ...more,
  }) as unknown as ServerMessage;
const anchor = {} as Element;
const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await Promise.resolve();
};

class Page {
  sent: ClientMessage[] = [];
  isOwed = false;
  asked: string[] = []; // stages
  failures = 0; // so many fetches of a stage fail from now on
  readonly session = new Session(async (key) => {
    this.asked.push(key);
    if (this.failures-- > 0) throw new TypeError("Failed to fetch");
    return stage;
  });

  constructor() {
    this.session.attach({
      send: (message) => void this.sent.push(message),
      owes: () => this.isOwed,
      close: () => undefined,
    });
    this.session.link = "open";
  }

  static async at(first = look(5), stamp = 50): Promise<Page> {
    const page = new Page();
    await page.hear(welcome(), { type: "look", stamp, look: first });
    return page;
  }

  async hear(...messages: ServerMessage[]): Promise<void> {
    for (const message of messages) this.session.receive(message);
    await settled();
  }

  click(...ids: string[]): void {
    for (const id of ids) this.session.click(id, anchor);
  }

  get picked(): string {
    return this.session.picked.map((part) => part.join(" ")).join(", ");
  }

  get moves(): string[] {
    return this.sent.flatMap((one) => (one.type === "move" ? [`${one.word} at ${one.stamp}`] : []));
  }
}

test("a look and the changes after it are shown in their order", async () => {
  const page = await Page.at();
  assert.equal(page.session.look?.n, 5);
  await page.hear(
    { type: "change", stamp: 60, count: 1, change: { n: 6 } },
    { type: "change", stamp: 70, count: 2, change: { n: 7, status: ["late"] } },
  );
  assert.equal(page.session.look?.n, 7);
  assert.deepEqual(page.session.look?.status, ["late"]);
  assert.equal(page.session.look?.pieces?.length, 2); // as they were
  assert.deepEqual(page.asked, ["a"]);
  assert.deepEqual(page.sent, []);
});

test("a change that is missing makes the page ask for a whole look, and show nothing before it", async () => {
  const page = await Page.at();
  await page.hear({ type: "change", stamp: 70, count: 2, change: { n: 7 } });
  assert.equal(page.session.look?.n, 5);
  assert.deepEqual(page.sent, [{ type: "hello", seat: 0, shown: 5, curtain: true, changes: true }]);
  await page.hear({ type: "change", stamp: 80, count: 3, change: { n: 8 } });
  assert.equal(page.session.look?.n, 5);
  assert.equal(page.sent.length, 1);
  await page.hear({ type: "look", stamp: 80, look: look(8) });
  assert.equal(page.session.look?.n, 8);
});

test("a stage that can't be fetched is said to be missing, and fetched again", async ({ mock }) => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const page = new Page();
  page.failures = 1;
  await page.hear(welcome(), { type: "look", stamp: 50, look: look(5) });
  assert.equal(page.session.behind, true);
  assert.equal(page.session.look, null);
  mock.timers.tick(500);
  await settled();
  assert.equal(page.session.behind, false);
  assert.equal(page.session.look?.n, 5);
  assert.deepEqual(page.asked, ["a", "a"]);
});

test("clicks pick the parts of a word, and the last one sends it", async () => {
  const page = await Page.at();
  page.click("t1");
  assert.equal(page.picked, "tile t1");
  assert.deepEqual(page.moves, []);
  page.click("t2");
  assert.deepEqual(page.moves, ["place t2 s1 at 50"]); // the only word with it
  assert.equal(page.session.words.length, 0); // nothing else can be said before the answer
});

test("a picked tile is put back by another click, or by unpick", async () => {
  const page = await Page.at();
  page.click("t1", "t1");
  assert.equal(page.picked, "");
  page.click("t1");
  assert.equal(page.session.unpick(), true);
  assert.equal(page.picked, "");
  assert.equal(page.session.unpick(), false);
});

test("picks stay while the decision is the same, and go with it", async () => {
  const page = await Page.at();
  page.click("t1");
  await page.hear({ type: "look", stamp: 50, look: look(5, { status: ["Bert is back"] }) });
  assert.equal(page.picked, "tile t1");
  await page.hear({ type: "look", stamp: 50, look: look(5, { legal: [["place t1 s2", {}]] }) });
  assert.equal(page.picked, "");
  page.session.picked = [["tile", "t1"]];
  await page.hear({ type: "look", stamp: 60, look: look(6) });
  assert.equal(page.picked, "");
});

test("a reload gives picks back if the same decision is open", async () => {
  const reload = async (stamp: number): Promise<Page> => {
    const page = new Page();
    page.session.remember("picked table");
    await page.hear(welcome(), { type: "look", stamp, look: look(5) });
    return page;
  };
  (await reload(50)).click("t1");
  assert.equal((await reload(50)).picked, "tile t1");
  assert.equal((await reload(60)).picked, "");
});

test("a click on what can't be chosen asks why", async () => {
  const page = await Page.at();
  page.click("t1", "s3");
  assert.deepEqual(page.sent, [{ type: "why", word: "place t1 s3" }]);
  assert.equal(page.picked, "tile t1");
  assert.equal(page.session.pointed?.pinned, true);
  await page.hear({ type: "why", word: "place t1 s3", reasons: [{ say: ["full"] }] });
  assert.deepEqual(page.session.reasons?.reasons, [{ say: ["full"] }]);
  await page.hear({ type: "look", stamp: 60, look: look(6) });
  assert.equal(page.session.reasons, null);
});

test("a final choice asks for a second click", async () => {
  const page = await Page.at(look(5, { asks: [{ ...place1, final: true }] }));
  page.click("t1", "s2");
  assert.equal(page.session.asked?.word, "place t1 s2");
  assert.deepEqual(page.moves, []);
  page.session.decline();
  assert.equal(page.session.asked, null);
  assert.equal(page.picked, "tile t1");
  page.click("s2", "s2");
  assert.deepEqual(page.moves, ["place t1 s2 at 50"]);
  preferences.confirm = false;
  const quick = await Page.at(look(5, { asks: [{ ...place1, final: true }] }));
  quick.click("t1", "s2");
  preferences.confirm = true;
  assert.deepEqual(quick.moves, ["place t1 s2 at 50"]);
});

test("a refused move is explained, and something else can be chosen", async () => {
  const page = await Page.at();
  page.click("t2");
  const move = page.sent.at(-1);
  const id = move?.type === "move" ? move.id : "";
  await page.hear({ type: "no", id, key: "not-legal", say: ["why-not"] });
  assert.deepEqual(page.session.refused, ["why-not"]);
  assert.equal(page.session.words.length, 3);
  await page.hear({ type: "look", stamp: 60, look: look(6) });
  assert.equal(page.session.refused, null);
  page.click("t2");
  await page.hear({ type: "no", id: "x", key: "stale", say: ["why-stale"] });
  assert.equal(page.session.refused, null); // a newer look says it all
});

test("a typed word is said once it is clear which, or it is asked why not", async () => {
  const page = await Page.at();
  assert.equal(page.session.type("place t1"), false);
  assert.deepEqual(page.sent, [{ type: "why", word: "place t1" }]);
  assert.equal(page.session.type("place t2"), true);
  assert.deepEqual(page.moves, ["place t2 s1 at 50"]);
});

test("after a lost connection hello says what was seen", async () => {
  const page = new Page();
  assert.deepEqual(page.session.hotseat.hello(), { type: "hello", shown: 0, curtain: true, changes: true });
  await page.hear(welcome(), { type: "look", stamp: 50, look: look(5) });
  page.isOwed = true;
  assert.equal(page.session.isSettled(), false);
  assert.deepEqual(page.session.hotseat.hello(), { type: "hello", seat: 0, shown: 5, curtain: true, changes: true });
  await page.hear(welcome({ seat: 0 }), { type: "look", stamp: 60, look: look(6) });
  page.isOwed = false;
  assert.equal(page.session.isSettled(), true);
  assert.equal(page.session.look?.n, 6);
});

test("whether the game waits for this seat, and whether it is over", async () => {
  const page = await Page.at();
  assert.equal(page.session.called, true);
  assert.equal(page.session.over, false);
  await page.hear({ type: "look", stamp: 60, look: look(6, { prompt: { ...prompt, who: [1] } }) });
  assert.equal(page.session.called, false);
  const sheet = { rows: [], totals: [], places: [], why: [] } as unknown as NonNullable<Prompt["sheet"]>;
  await page.hear({ type: "look", stamp: 70, look: look(7, { prompt: { ...prompt, who: [], sheet } }) });
  assert.equal(page.session.over, true);
});

test("a table that ended early is over, and nobody is called", async () => {
  const page = await Page.at();
  await page.hear(welcome({ ended: ["ended-agreed"] }));
  assert.equal(page.session.over, true);
  assert.equal(page.session.called, false);
});

test("a bot that plays for this seat takes the choices with it", async () => {
  const page = await Page.at();
  const seats = [{ seat: 0, name: "Anna", state: "away", bot: "easy" }] as unknown as Welcome["seats"];
  await page.hear(welcome({ seats }));
  assert.equal(page.session.standIn, true);
  assert.deepEqual(page.session.words, []);
  assert.equal(page.session.called, false);
});

test("a server that stops says nothing for good, a deleted table does", async () => {
  const page = await Page.at();
  await page.hear({ type: "bye", reason: "stopping" });
  assert.equal(page.session.gone, "");
  page.session.people.shown = true;
  await page.hear({ type: "bye", reason: "deleted" });
  assert.equal(page.session.gone, "deleted");
  assert.equal(page.session.people.shown, false);
});

test("nothing that was seen is left for somebody else", async () => {
  const page = await Page.at();
  page.click("t1");
  page.session.clear();
  assert.equal(page.session.look, null);
  assert.equal(page.session.stage, null);
  assert.equal(page.picked, "");
  await page.hear({ type: "change", stamp: 60, count: 1, change: { n: 6 } });
  assert.equal(page.session.look, null);
  await page.hear({ type: "look", stamp: 60, look: look(6, { seat: 1 }) });
  assert.equal(page.session.you, 1);
  assert.deepEqual(page.asked, ["a", "a"]);
});

test("who looks back sees the past, and is still called to the present", async () => {
  const page = await Page.at();
  page.session.back.archive = {
    past: async (view) => ({ view, moments: [0, 3], places: null, steps: [{ n: 3, say: ["placed"] }] }),
    moment: async (_, n) => look(n, { legal: [], asks: [] }),
    stage: async () => stage,
  };
  await page.session.back.to(3);
  assert.equal(page.session.look?.n, 3);
  assert.equal(page.session.called, true);
  assert.equal(page.session.myTurn, false);
  await page.hear({ type: "look", stamp: 60, look: look(6) });
  assert.equal(page.session.look?.n, 3);
  page.session.back.leave();
  assert.equal(page.session.look?.n, 6);
  assert.equal(page.session.myTurn, true);
});
