// One table as this browser sees it: what was told, what is picked, what may be clicked, what is asked of the server.

import { Advice } from "./advice.svelte";
import { LookAssembler } from "../wire/changes";
import {
  agreeing,
  isPicked,
  liveness,
  owes,
  switched,
  unique,
  whyWord,
  wordsOf,
  type Live,
  type Picked,
  type Word,
} from "./choosing";
import { KeptPicks } from "../browser/tableStorage";
import type { Link, LinkState } from "../wire/link";
import { LookQueue, type Arrival } from "./lookQueue";
import { namesOf } from "../common/names";
import { People } from "./people.svelte";
import { Playback } from "./playback.svelte";
import { Back, type Replay } from "./replay.svelte";
import { wordingOf } from "../scene/labels";
import { Sending } from "./sending.svelte";
import { Story } from "./story.svelte";
import { Symbols, type Wording } from "../scene/symbols";
import { Texts, type Reader } from "../common/texts";
import {
  cachedPieces,
  cachedPlaces,
  carriersOf,
  placeOrPiece,
  seatNumber,
  type Places,
  type TableObject,
} from "../scene/tableObjects";
import { applyTones } from "../scene/tones";
import { Hotseat } from "./hotseat.svelte";
import { preferences } from "../browser/preferences.svelte";
import type {
  Face,
  ServerMessage,
  Look,
  Part,
  Piece,
  Preview,
  Reason,
  Stage,
  Text,
  TextWithKey,
  Welcome,
} from "../wire/types";

export interface Pointed {
  id: string;
  anchor: Element;
  pinned: boolean;
}

export class Session {
  welcome = $state.raw<Welcome | null>(null);
  link = $state.raw<LinkState>("opening");
  behind = $state(false); // what has come can't be shown yet: its stage can't be fetched
  texts = $state.raw<Texts>(new Texts("en", []));
  symbols = $state.raw<Symbols>(new Symbols());
  picked = $state.raw<Picked>([]);
  refused = $state.raw<Text | null>(null);
  pointed = $state.raw<Pointed | null>(null);
  preview = $state.raw<{ word: string; preview: Preview } | null>(null);
  reasons = $state.raw<{ word: string; reasons: Reason[] } | null>(null);
  asked = $state.raw<Word | null>(null); // waits for "sure?"
  menu = $state.raw<{ words: Word[]; anchor: Element | null } | null>(null);
  gone = $state.raw<string>(""); // why the server ended it
  present = $state.raw(new Playback()); // the present, also while looking back
  readonly sending = new Sending(() => this.wire);
  readonly people = new People((message) => this.wire?.send(message));
  readonly hotseat = new Hotseat(this);
  readonly advice = new Advice(this, (message) => this.wire?.send(message));
  readonly story = new Story(this, (message) => this.wire?.send(message));
  readonly back = new Back(
    () => this.ownView(),
    () => this.turn(),
  );
  private readonly assembler = new LookAssembler(() => this.greet());
  private liveStage = $state.raw<Stage | null>(null);

  private wire: Link | null = null;
  private stamp = 0;

  private readonly looks: LookQueue;

  constructor(fetchStage: (key: string) => Promise<Stage>) {
    this.looks = new LookQueue({
      fetchStage,
      show: (arrival, stage) => this.show(arrival, stage),
      failing: (isFailing) => (this.behind = isFailing),
      report: (error) => reportError(error),
      sleep: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
    });
  }

  attach(wire: Link): void {
    this.wire = wire;
  }

  /** The look on the screen: the newest, or one on the way to it. */
  replay: Replay | null = $derived(this.back.replay);
  player: Playback = $derived(this.replay?.player ?? this.present);
  stage: Stage | null = $derived(this.replay ? this.replay.stage : this.liveStage);
  look: Look | null = $derived.by(() => this.player.shown);
  faces: Record<string, Face> = $derived(this.stage?.faces ?? {});
  you: number | null = $derived(this.replay && this.replay.past.view !== this.ownView() ? null : this.player.seat);
  reader: Reader = $derived({
    names: namesOf(this.texts, this.welcome?.seats ?? []),
    you: this.you,
    faces: this.faces,
  });
  wording: Wording = $derived(wordingOf(this.texts, this.reader, this.stage));
  // a bot plays for this seat
  standIn: boolean = $derived(!!this.welcome?.seats.find((one) => one.seat === this.present.shown?.seat)?.bot);
  words: Word[] = $derived(
    this.look && !this.player.busy && !this.sending.word && !this.standIn ? wordsOf(this.look) : [],
  );
  left: Word[] = $derived(agreeing(this.words, this.picked));
  /** Whether the present waits for this seat, also while it looks back. */
  called: boolean = $derived(
    !!this.present.shown && owes(this.present.shown) && !this.present.busy && !this.standIn && !this.welcome?.ended,
  );
  myTurn: boolean = $derived(this.called && !this.replay);
  over: boolean = $derived(!!this.look?.prompt.sheet || (!!this.welcome?.ended && !this.replay));
  private readonly gather = cachedPieces();
  private readonly place = cachedPlaces();
  pieces: Map<string, Piece[]> = $derived(this.gather(this.look));
  places: Places = $derived(this.place(this.stage, this.look, this.faces));
  carriers: Map<string, string> = $derived(carriersOf(this.places, this.pieces));
  /** A practice game: I am the only person at it. */
  alone: boolean = $derived(
    this.welcome?.seats.every((sitting) => sitting.state === "bot" || sitting.seat === this.you) ?? false,
  );
  /** The bot everybody waits for. */
  thinker: number | null = $derived.by(() => {
    const who = this.player.busy || this.over || this.replay ? [] : (this.look?.prompt.who ?? []);
    const bots = who.filter((seat) => this.welcome?.seats.find((sitting) => sitting.seat === seat)?.bot);
    return bots.length === who.length ? (bots[0] ?? null) : null;
  });

  receive(received: ServerMessage): void {
    const message = this.assembler.whole(received);
    this.sending.received();
    if (!message || this.people.receive(message) || !this.hotseat.admits(message)) return;
    switch (message.type) {
      case "welcome":
        this.welcome = message;
        break;
      case "look":
        this.looks.push(message);
        break;
      case "no":
        if (message.key === "no-hint") {
          this.advice.forget();
          this.refused = message.say;
        }
        if (message.id) {
          this.sending.forget();
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
        this.story.receive(message.steps);
        break;
      case "hint":
        this.advice.hint = message;
        break;
      case "bye":
        if (message.reason !== "stopping" && message.reason !== "slow" && message.reason !== "idle") {
          this.gone = message.reason;
          this.people.shown = false; // nothing is to be changed there any more
        }
        break;
      case "ack":
      case "link":
      case "talk":
      case "pong":
        break;
      default:
        message satisfies never; // every message of the server is named above
    }
  }

  /** Show no further look before this is loaded: the game's texts and symbols. */
  hold(loading: Promise<void>): void {
    this.looks.hold(loading);
  }

  private show({ look, stamp }: Arrival, stage: Stage | null): void {
    if (stage) {
      this.liveStage = stage;
      if (!this.replay) applyTones(stage);
      this.present.jump();
    }
    const before = this.present.target;
    const fresh =
      stamp !== this.stamp ||
      look.seat !== before?.seat ||
      (look.legal !== before?.legal && JSON.stringify(look.legal) !== JSON.stringify(before?.legal));
    this.stamp = stamp;
    this.present.take(look);
    if (fresh) {
      this.forget();
      if (this.kept) ({ picked: this.picked, clicked: this.clicked } = this.kept.recall(this.stamp, look));
    }
    this.sending.forget();
  }

  private kept: KeptPicks | null = null;

  /** Keep picks over a reload, under this name. */
  remember(store: string): void {
    this.kept = new KeptPicks(store);
  }

  private keepPicks(): void {
    this.kept?.keep({ stamp: this.stamp, seat: this.you, picked: this.picked, clicked: this.clicked });
  }

  private forget(): void {
    this.picked = [];
    this.pointed = null;
    this.preview = null;
    this.reasons = null;
    this.menu = null;
    this.asked = null;
    this.refused = null;
    this.advice.forget();
  }

  tableObject(id: string): TableObject | null {
    return placeOrPiece(id, this.places, this.pieces, this.faces) ?? seatNumber(id, this.look);
  }

  /** A name for a part: that of the thing that carries it, or the word itself. */
  nameOfPart(name: string, value: string): Text {
    const id = this.carriers.get(`${name} ${value}`);
    return (id ? this.tableObject(id)?.name : undefined) ?? value;
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

  private clicked = $state("");
  /** Whether this piece is the one that was picked; of equal ones the one that was clicked. */
  isPickedPiece(id: string, part: Part | undefined): boolean {
    if (!this.isPicked(part)) return false;
    const equals = (one: string): boolean => JSON.stringify(this.tableObject(one)?.part) === JSON.stringify(part);
    const chosen =
      this.clicked && equals(this.clicked)
        ? this.clicked
        : Object.entries(part ?? {})
            .map(([name, value]) => this.carriers.get(`${name} ${value}`))
            .find((one) => one && !this.places.has(one) && equals(one));
    return !chosen || chosen === id;
  }

  /** A thing was clicked: pick, un-pick, put another in its place, or say why not. */
  click(id: string, anchor: Element): void {
    if (this.player.busy) {
      this.player.jump();
      return;
    }
    const thing = this.tableObject(id);
    if (!thing) return;
    // to the other of two equal ones
    const moves = !this.places.has(id) && this.isPicked(thing.part) && !this.isPickedPiece(id, thing.part);
    const before = this.clicked;
    this.clicked = id;
    this.refused = this.pointed = null;
    if (moves) return this.keepPicks();
    if (this.asked && isPicked(this.picked.slice(-1), thing.part)) {
      this.commit(this.asked.word); // once more the same: that is a yes
      return;
    }
    const live = this.live(thing.part);
    if (live) {
      this.pick([...this.picked, [live.name, live.value]], anchor);
      return;
    }
    if (this.isPicked(thing.part)) {
      this.pick(
        this.picked.filter(([name, value]) => thing.part?.[name] !== value),
        null,
      );
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
    this.clicked = before; // nothing was picked
    this.whyNot(thing, anchor);
  }

  private whyNot(thing: TableObject, anchor: Element): void {
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
    if (!picked.length) return;
    const left = this.left;
    if (left.length === 1 && left[0]) {
      this.choose(left[0]);
      return;
    }
    const clickable = [...this.carriers.keys()].some((key) => {
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
    if (word.ask.final && preferences.confirm) this.asked = word;
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
    this.sending.move(word, this.stamp);
  }

  undo(): void {
    this.forget();
    this.sending.undo(this.stamp);
  }

  /** A typed word: say it, or learn why not. */
  type(word: string): boolean {
    const found =
      this.words.find((one) => one.word === word) ?? unique(this.words.filter((one) => one.word.startsWith(word)));
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
    const live = this.live(this.tableObject(id)?.part);
    if (live?.words.length === 1 && live.words[0]) this.ask(live.words[0].word);
  }

  ask(word: string): void {
    if (this.preview?.word !== word) this.wire?.send({ type: "what", word });
  }

  /** The name of the view that this seat has. */
  ownView(): string {
    return String(this.welcome?.seat ?? "watch");
  }

  /** To the past, or back to the present. */
  private turn(): void {
    this.pointed = null;
    this.menu = null;
    this.asked = null;
    this.advice.forget();
    if (!this.back.replay && this.liveStage) applyTones(this.liveStage);
  }

  /** Forget all that was seen: somebody else looks now. */
  clear(): void {
    if (this.replay) this.back.leave();
    this.forget();
    this.assembler.forget();
    this.looks.clear();
    this.present = new Playback();
    this.liveStage = null;
    this.story.forget();
    this.sending.forget();
  }

  greet(): void {
    this.wire?.send(this.hotseat.hello());
  }

  /** Whether the server has answered every move. */
  isSettled(): boolean {
    return this.link === "open" && !this.wire?.owes();
  }
}
