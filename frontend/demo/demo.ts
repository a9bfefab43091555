// Example scenes from files, without a server: what the renderer is developed and looked at with.

import { mount } from "svelte";
import common from "../../src/cablecar/scene/texts/en.ftl?raw";
import { Session } from "../src/session/session.svelte";
import "../src/styles/colours.css";
import "../src/styles/page.css";
import "../src/styles/scene.css";
import "../src/styles/table.css";
import { Symbols } from "../src/scene/symbols";
import Table from "../src/table/Table.svelte";
import { bundleOf, Texts } from "../src/common/texts";
import type { Look, Preview, Stage } from "../src/wire/types";
import kit from "./common.svg?raw";
import "./demo.css";
import parts from "./parts.json";
import partsSymbols from "./parts.svg?raw";
import tenders from "./tenders.json";
import tendersSymbols from "./tenders.svg?raw";

const wanted = new URLSearchParams(location.search);
const [data, symbols] = wanted.get("scene") === "parts" ? [parts, partsSymbols] : [tenders, tendersSymbols];
const scene = data as unknown as {
  stage: Stage;
  look: Look;
  texts: Record<string, string>;
  what?: Preview & { word: string };
};
const messages = Object.entries(scene.texts).map(
  ([key, text]) =>
    `${key === "game" ? "game-name" : key} = ${text.replace(/\{(\w+)\}/g, "{ $$$1 }").replace(/^$/, '{ "" }')}`,
);

document.documentElement.classList.toggle("night", wanted.has("night"));
const session = new Session(() => Promise.resolve(scene.stage));
session.texts = new Texts("en", [bundleOf("en", [common, messages.join("\n")])]);
session.symbols = new Symbols(kit, symbols);
session.link = "open";
session.attach({
  send(message) {
    if (message.type === "what" && scene.what?.word === message.word)
      session.receive({ type: "what", word: message.word, preview: scene.what });
    if (message.type === "why")
      session.receive({ type: "why", word: message.word, reasons: [{ say: ["why-not-now"], clause: "R1" }] });
    if (message.type === "move") console.info("move", message.word);
  },
  owes: () => false,
  close() {},
});
session.receive({
  type: "welcome",
  table: "demo",
  game: "demo",
  seat: 0,
  mine: [0],
  seats: ["Anna", "Bert", "Chris", "Dora"].map((name, seat) => ({ seat, name, state: "person" as const })),
  options: {},
  components: "demo",
  mode: "interpreted",
  halted: null,
  ended: null,
  host: false,
  pace: 0,
  talk: "read",
  next: null,
  secret: false,
  until: {},
});
session.receive({ type: "look", stamp: 1, look: scene.look });
const target = document.getElementById("app");
if (target) mount(Table, { target, props: { session, again: () => undefined } });
Object.assign(window, { session });
