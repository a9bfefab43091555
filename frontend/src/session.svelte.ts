// One table as this browser sees it: what was told, what is picked, what may be clicked, what is asked of the server.

import { dressed, faced, piecesByPlace } from "./arrange";
import { agreeing, isPicked, liveness, switched, whyWord, wordsOf, type Live, type Picked, type Word } from "./choosing";
import type { Link, LinkState } from "./link";
import { nameOf } from "./names";
import { Player } from "./playing.svelte";
import { Symbols, type Say } from "./symbols";
import { Texts, type Reader } from "./texts";
import { letterOf, wear } from "./tones";
import { wishes } from "./wishes.svelte";
import type { Face, FromServer, Look, Part, Picture, Piece, Place, Preview, Reason, Stage, Step, Text, TextWithKey, TipLine, Welcome } from "./wire";

export interface Thing {
  id: string;
  name: Text;
  part?: Part | undefined;
  tip?: TipLine[] | undefined;
  rule?: string | undefined;
  group?: string | undefined;
  panel: string;
  on?: string; // of a piece: its place
}

export interface Pointed {
  id: string;
  anchor: Element;
  pinned: boolean;
}

export class Session {
  welcome = $state.raw<Welcome | null>(null);
  stage = $state.raw<Stage | null>(null);
  link = $state.raw<LinkState>("opening");
  texts = $state.raw<Texts>(new Texts("en", []));
  symbols = $state.raw<Symbols>(new Symbols());
  picked = $state.raw<Picked>([]);
  sent = $state.raw<string>(""); // the word on its way
  refused = $state.raw<Text | null>(null);
  pointed = $state.raw<Pointed | null>(null);
  preview = $state.raw<{ word: string; preview: Preview } | null>(null);
  reasons = $state.raw<{ word: string; reasons: Reason[] } | null>(null);
  asked = $state.raw<Word | null>(null); // waits for "sure?"
  menu = $state.raw<{ words: Word[]; anchor: Element | null } | null>(null);
  older = $state.raw<Step[]>([]);
  recalled = $state.raw<Step | null>(null); // a line of the log that is shown on the board
  gone = $state.raw<string>(""); // why the server ended it
  readonly player = new Player();

  private wire: Link | null = null;
  private stamp = 0;
  private counter = 0;
  private readonly run = Math.random().toString(36).slice(2, 8);

  constructor(private readonly fetchStage: (key: string) => Promise<Stage>) {}

  attach(wire: Link): void {
    this.wire = wire;
  }

  /** The look on the screen: the newest, or one on the way to it. */
  look: Look | null = $derived.by(() => this.player.shown);
  faces: Record<string, Face> = $derived(this.stage?.faces ?? {});
  you: number | null = $derived(this.look?.seat ?? null);
  reader: Reader = $derived({ names: this.names(), you: this.you, faces: this.faces });
  say: Say = $derived.by(() => this.sayer());
  words: Word[] = $derived(this.look && !this.player.busy && !this.sent ? wordsOf(this.look) : []);
  left: Word[] = $derived(agreeing(this.words, this.picked));
  myTurn: boolean = $derived(!!this.look && this.you !== null && this.look.prompt.who.includes(this.you) && !this.player.busy);
  over: boolean = $derived(!!this.look?.prompt.sheet);
  pieces: Map<string, Piece[]> = $derived(piecesByPlace(this.look));
  places: Map<string, { place: Place & Partial<Face>; panel: string }> = $derived.by(() => {
    const found = new Map<string, { place: Place & Partial<Face>; panel: string }>();
    for (const panel of this.stage?.panels ?? []) {
      for (const place of panel.places ?? []) found.set(place.id, { place: dressed(place, this.look, this.faces), panel: panel.id });
    }
    return found;
  });
  /** Of several things with one part, the last one carries badge and words. */
  lastWith: Map<string, string> = $derived.by(() => {
    const found = new Map<string, string>();
    for (const { place } of this.places.values()) for (const [name, value] of Object.entries(place.part ?? {})) found.set(`${name} ${value}`, place.id);
    for (const list of this.pieces.values()) {
      for (const piece of list) for (const [name, value] of Object.entries(piece.part ?? {})) found.set(`${name} ${value}`, piece.id);
    }
    return found;
  });
  /** What is new since this seat's last decision. */
  news: Step[] = $derived((this.look?.steps ?? []).filter((step) => step.n > (this.look?.since ?? 0) && step.n <= this.player.told));
  flash: Map<string, number> = $derived.by(() => {
    const found = new Map<string, number>();
    const { recalled } = this;
    for (const id of recalled ? idsOf(recalled) : []) found.set(id, 0);
    if (!recalled) for (const step of this.news) for (const id of step.flash ?? []) found.set(id, step.k ?? 0);
    return found;
  });

  private names(): string[] {
    const names: string[] = [];
    for (const sitting of this.welcome?.seats ?? []) names[sitting.seat] = nameOf(sitting);
    return names;
  }

  private sayer(): Say {
    const { texts, reader, stage, faces } = this;
    return {
      words: (label) => texts.plain(label, reader),
      picture: (picture: Picture) => {
        const whole = faced(picture, faces);
        return { symbol: whole.symbol ?? "", tone: whole.tone, labels: whole.labels, by: picture.by };
      },
      letter: (tone) => letterOf(stage, tone),
    };
  }

  hear(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.welcome = message;
        break;
      case "look":
        void this.receive(message.look, message.stamp);
        break;
      case "ack":
        break;
      case "no":
        if (message.id) {
          this.sent = "";
          if (message.key !== "stale") this.refused = message.say;
        }
        break;
      case "what":
        this.preview = message;
        break;
      case "why":
        this.reasons = { word: message.word, reasons: message.reasons };
        break;
      case "story":
        this.older = [...message.steps, ...this.older];
        break;
      case "bye":
        if (message.reason !== "stopping" && message.reason !== "slow" && message.reason !== "idle") this.gone = message.reason;
        break;
      case "pong":
        break;
    }
  }

  private queue: Promise<void> = Promise.resolve();

  /** Show no further look before this has come: words and symbols of the game. */
  hold(wanted: Promise<void>): void {
    this.queue = this.queue.then(() => wanted);
  }

  /** Take a look in order; a new stage is fetched first. */
  receive(look: Look, stamp: number): Promise<void> {
    this.queue = this.queue.then(async () => {
      if (look.stage !== this.stage?.key) {
        const stage = await this.fetchStage(look.stage);
        this.stage = { ...stage, key: look.stage };
        wear(this.stage);
        this.player.jump();
      }
      const fresh = stamp !== this.stamp || look.seat !== this.player.target?.seat || JSON.stringify(look.legal) !== JSON.stringify(this.player.target?.legal);
      this.stamp = stamp;
      this.player.take(look);
      if (fresh) {
        this.forget();
        if (this.store) this.picked = this.recall(look);
      }
      this.sent = "";
    });
    return this.queue;
  }

  private store = "";

  /** Keep picks over a reload, under this name: they come back if the same decision is still open. */
  remember(store: string): void {
    this.store = store;
  }

  private keepPicks(): void {
    if (!this.store) return;
    try {
      sessionStorage.setItem(this.store, JSON.stringify({ stamp: this.stamp, seat: this.you, picked: this.picked }));
    } catch {
      // Then a reload forgets the pick.
    }
  }

  private recall(look: Look): Picked {
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.store) ?? "null") as { stamp: number; seat: number | null; picked: Picked } | null;
      if (kept && kept.stamp === this.stamp && kept.seat === look.seat && agreeing(wordsOf(look), kept.picked).length > 1) return kept.picked;
    } catch {
      // Nothing was kept.
    }
    return [];
  }

  private forget(): void {
    this.picked = [];
    this.preview = null;
    this.reasons = null;
    this.menu = null;
    this.asked = null;
    this.refused = null;
    this.recalled = null;
  }

  thing(id: string): Thing | null {
    const found = this.places.get(id);
    if (found) return { ...found.place, panel: found.panel };
    for (const list of this.pieces.values()) {
      for (const plain of list) {
        if (plain.id !== id) continue;
        const piece = faced(plain, this.faces);
        const under = this.places.get(plain.on);
        return { ...piece, name: piece.name ?? "", panel: under?.panel ?? "", group: under?.place.group };
      }
    }
    return null;
  }

  /** A name for a part: that of the thing that carries it, or the word itself. */
  nameOfPart(name: string, value: string): Text {
    const id = this.lastWith.get(`${name} ${value}`);
    return (id ? this.thing(id)?.name : undefined) ?? value;
  }

  /** A word in full: its own wording, or the sentence of its verb with the names of its parts. */
  wordName(word: Word): Text {
    if (word.choice.name) return word.choice.name;
    const key = `do-${word.word.split(" ")[0]}`;
    const args = Object.fromEntries(word.parts.map(([name, value]) => [name, this.nameOfPart(name, value)]));
    if (this.texts.attempt(key, args, this.reader)) return [key, args] as TextWithKey;
    const last = word.parts.at(-1);
    return last ? this.nameOfPart(...last) : word.word;
  }

  live(part: Part | undefined): Live | null {
    return liveness(this.left, this.picked, part);
  }
  isPicked(part: Part | undefined): boolean {
    return isPicked(this.picked, part);
  }
  canSwitch(part: Part | undefined): boolean {
    return switched(this.words, this.picked, part) !== null;
  }

  /** A thing was clicked: pick, un-pick, put another in its place, or say why not. */
  click(id: string, anchor: Element): void {
    if (this.player.busy) {
      this.player.jump();
      return;
    }
    const thing = this.thing(id);
    if (!thing) return;
    this.refused = null;
    const live = this.live(thing.part);
    if (live) {
      this.pick([...this.picked, [live.name, live.value]], anchor);
      return;
    }
    if (this.isPicked(thing.part)) {
      this.pick(this.picked.filter(([name, value]) => thing.part?.[name] !== value), null);
      return;
    }
    const other = switched(this.words, this.picked, thing.part);
    if (other) {
      this.pick(other, anchor);
      return;
    }
    if (thing.on && this.places.has(thing.on) && this.live(this.places.get(thing.on)?.place.part)) {
      this.click(thing.on, anchor);
      return;
    }
    this.whyNot(thing, anchor);
  }

  private whyNot(thing: Thing, anchor: Element): void {
    this.pointed = { id: thing.id, anchor, pinned: true };
    this.reasons = null;
    const part = thing.part ?? (thing.on ? this.places.get(thing.on)?.place.part : undefined);
    if (!part || !this.look || !this.myTurn) return;
    const word = whyWord(this.look, this.words, this.picked, part);
    if (word) this.wire?.send({ type: "why", word });
  }

  pick(picked: Picked, anchor: Element | null): void {
    this.picked = picked;
    this.keepPicks();
    this.menu = null;
    this.preview = null;
    this.pointed = null;
    this.recalled = null;
    if (!picked.length) return;
    const left = this.left;
    if (left.length === 1 && left[0]) {
      this.choose(left[0]);
      return;
    }
    const clickable = [...this.lastWith.keys()].some((key) => {
      const [name = "", value = ""] = key.split(" ");
      return this.live({ [name]: value });
    });
    if (!clickable) this.menu = { words: left, anchor };
  }

  /** Take the last pick back. */
  unpick(): boolean {
    if (this.asked || this.menu || this.picked.length) {
      this.asked = null;
      this.menu = null;
      this.picked = this.picked.slice(0, -1);
      this.keepPicks();
      return true;
    }
    return false;
  }

  choose(word: Word): void {
    if (word.ask.final && wishes.confirm) this.asked = word;
    else this.commit(word.word);
  }

  /** Not sure: back to the pick before. */
  decline(): void {
    this.asked = null;
    this.picked = this.picked.slice(0, -1);
    this.keepPicks();
  }

  commit(word: string): void {
    this.asked = null;
    this.menu = null;
    this.pointed = null;
    this.preview = null;
    this.sent = word;
    this.wire?.send({ type: "move", id: this.newId(), word, stamp: this.stamp });
  }

  undo(): void {
    this.forget();
    this.wire?.send({ type: "undo", id: this.newId(), stamp: this.stamp });
  }

  /** A typed word: say it, or learn why not. */
  type(text: string): boolean {
    const word = text.trim().replace(/\s+/g, " ");
    const found = this.words.find((one) => one.word === word) ?? unique(this.words.filter((one) => one.word.startsWith(word)));
    if (found) {
      this.choose(found);
      return true;
    }
    this.reasons = null;
    this.refused = null;
    this.wire?.send({ type: "why", word });
    return false;
  }

  /** Ask what the last part of a word would bring, once the pointer rests on it. */
  point(id: string | null, anchor: Element | null, pinned = false): void {
    if (id === null || !anchor) {
      if (!this.pointed?.pinned) this.pointed = null;
      return;
    }
    if (this.pointed?.id === id && this.pointed.pinned) return;
    this.pointed = { id, anchor, pinned };
    this.reasons = null;
    const live = this.live(this.thing(id)?.part);
    if (live?.words.length === 1 && live.words[0]) this.ask(live.words[0].word);
  }

  ask(word: string): void {
    if (this.preview?.word !== word) this.wire?.send({ type: "what", word });
  }

  olderSteps(before: number): void {
    this.wire?.send({ type: "story", before });
  }

  sit(seat: number | null): void {
    this.forget();
    this.wire?.send({ type: "hello", seat, shown: 0 });
  }

  private newId(): string {
    this.counter += 1;
    return `${this.run}-${this.counter}`;
  }
}

/** The things that a step is about. */
export function idsOf(step: Step): string[] {
  return [...(step.flash ?? []), ...(step.moves ?? []).map(([, to]) => to)];
}

function unique<T>(list: T[]): T | undefined {
  return list.length === 1 ? list[0] : undefined;
}
