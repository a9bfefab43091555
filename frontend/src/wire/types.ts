// Written by `./cablecar schema` from the structs in Python (server/wire/typescript.py). Edit those.

export type Argument = string | number | TextWithKey | Picture;

export type TextWithKey = [key: string] | [key: string, args: Record<string, Argument>];

export type Text = string | TextWithKey;

export interface Picture {
  symbol?: string;
  face?: string;
  tone?: string;
  labels?: Labels;
  by?: number;
  name?: Text;
}

export type Label = Text | Picture;

export type Labels = Record<string, Label>;

export type Part = Record<string, string>;

export type TipLine = [say: Text] | [say: Text, clause: string];

export type Tone = [day: string, night: string, pattern: string, letter: string];

export type Cell = Run | { run: Run; state?: string };

export type TrailStep = [name: Text] | [name: Text, done: Text | boolean];

export type Gain = [seat: number, number: string, by: number];

export type Kept = [from: number, to: number];

export type TipLineOrKept = TipLine | Kept;

export type PlaceOverlay = Partial<Omit<Place, "id" | "box" | "at">>;

export type PlaceOverlayChange = {
  [Name in keyof PlaceOverlay]?: (Name extends "tip" ? TipLineOrKept[] : PlaceOverlay[Name]) | null;
};

export type Point = [number, number];

export type Run = Label[];

export type Role = "board" | "track" | "card" | "offer" | "aside" | "mine" | "player";

export type TalkWay = "all" | "players" | "read";

export type SeatState = "absent" | "away" | "bot" | "conceded" | "empty" | "friend" | "left" | "person";

export type SeatTo = "back" | "bot" | "empty" | "friend" | "link" | "me";

export type TableDeed = "agree" | "concede" | "delete" | "disagree" | "leave";

/** What stays: fetched once. */
export interface Stage {
  key: string;
  tones?: Record<string, Tone>;
  seats?: string[];
  faces?: Record<string, Face>;
  panels: Panel[];
}

/** One entry for each tile, card and note of a component set. */
export interface Face {
  symbol: string;
  name: Text;
  tone?: string;
  labels?: Labels;
  tip?: TipLine[];
  rule?: string;
}

/** A drawing (plan), cells in order (flow) or a table. */
export interface Panel {
  id: string;
  role: Role;
  name: Text;
  form?: "plan" | "flow" | "table";
  seat?: number;
  tall?: boolean;
  size?: Point;
  core?: [number, number, number, number];
  art?: string;
  texts?: Caption[];
  places?: Place[];
  groups?: Record<string, Group>;
  columns?: number | Run[];
  tip?: TipLine[];
}

/** A text printed on a plan. */
export interface Caption {
  at: Point;
  size: number;
  say: Text;
  short?: string;
  width?: number;
  turn?: number;
  style?: string;
  anchor?: "" | "start" | "end";
}

/** Where pieces lie. */
export interface Place {
  id: string;
  box: Point;
  name: Text;
  at?: Point;
  group?: string;
  seat?: number;
  shape?: "" | "none" | "square" | "round" | "hex" | "line" | "cell";
  turn?: number;
  stack?: "" | "one" | "pile" | "row" | "grid" | "fan" | "free";
  cell?: Point;
  fit?: number;
  top?: boolean;
  face?: string;
  tone?: string;
  symbol?: string;
  labels?: Labels;
  tip?: TipLine[];
  rule?: string;
  part?: Part;
  head?: Run;
  caption?: Run;
  sum?: Text;
  state?: string;
}

/** Places that belong together: a district, a parcel. */
export interface Group {
  name: Text;
  tone?: string;
  label?: string;
  unfold?: boolean;
}

/** Everything that changes, as one reader may see it. */
export interface Look {
  n: number;
  stage: string;
  seat: number | null;
  since: number;
  status: Text[];
  prompt: Prompt;
  asks?: Ask[];
  legal?: [string, Choice][];
  places?: Record<string, PlaceOverlay>;
  panels?: Record<string, PanelOverlay>;
  lines?: Line[];
  pieces?: Piece[];
  seats?: SeatLine[];
  steps?: Step[];
}

/** One sentence: whose turn it is, and what they must do. */
export interface Prompt {
  who: number[];
  say: Text;
  undo: UndoOffer;
  hint?: Text;
  trail?: Trail;
  sheet?: Sheet;
}

/** What undo would take back, or why it can't. */
export interface UndoOffer {
  ok: boolean;
  say: Text;
}

/** The steps of a turn, each [name, done?], and where it stands. `done` says what was chosen, or only whether. */
export interface Trail {
  steps: TrailStep[];
  at: number;
}

/** The score sheet: a row per category, a column per party. */
export interface Sheet {
  rows: SheetRow[];
  total: (number | string)[];
  places: number[];
  why?: Text[];
}

/** One category. */
export interface SheetRow {
  name: Text;
  cells: (number | string)[];
}

/** A template of words that this seat may choose from. */
export interface Ask {
  template: string;
  say?: Text;
  final?: boolean;
  main?: boolean;
}

/** What is known about a legal word. */
export interface Choice {
  name?: Text;
  say?: Text;
  badge?: string;
}

/** What a look adds to a panel; a tip replaces that of the stage. `matters`: the open choice depends on it. */
export interface PanelOverlay {
  note?: Text;
  matters?: boolean;
  groups?: Record<string, Text>;
  foot?: TipLine[];
  tip?: TipLine[];
  rows?: Row[];
}

/** A row of a table; a cell is a run or {"run", "state"}. */
export interface Row {
  head: Run;
  cells: Cell[];
  state?: string;
}

/** Rails, trails, arrows and links on a plan. */
export interface Line {
  id: string;
  panel: string;
  style: "rail" | "trail" | "arrow" | "link";
  paths: Point[][];
  tone?: string;
  state?: string;
  name?: Text;
}

/** A thing on a place. */
export interface Piece {
  id: string;
  on: string;
  face?: string;
  symbol?: string;
  name?: Text;
  tone?: string;
  labels?: Labels;
  turn?: number;
  rule?: string;
  tip?: TipLine[];
  part?: Part;
  count?: number;
  state?: string;
  by?: number;
  caption?: Run;
  at?: Point;
}

/** A seat or a rival in the list of players. */
export interface SeatLine {
  numbers: SeatNumber[];
  seat?: number;
  rival?: string;
  name?: Text;
  symbol?: string;
  turn?: Text;
  chosen?: boolean;
  tags?: Text[];
}

/** One of a seat's public numbers; the first is the score. */
export interface SeatNumber {
  id: string;
  symbol: string;
  value: number | string;
  name: Text;
  tone?: string;
  of?: number;
  pictures?: Picture[];
  note?: Text;
  tip?: TipLine[];
}

/** Something that happened; n is the line of this reader's log. */
export interface Step {
  say: Text;
  n: number;
  seat?: number;
  k?: number;
  moves?: [string, string][];
  flash?: string[];
  gains?: Gain[];
  rule?: string;
  back?: number;
}

/** A look for a reader that has the one before it: a field that is left out is unchanged. */
export interface Change {
  n?: number;
  stage?: string;
  seat?: number | null;
  since?: number;
  status?: Text[];
  prompt?: PromptChange;
  asks?: Ask[];
  legal?: [string, Choice][];
  places?: Record<string, PlaceOverlayChange | null>;
  panels?: Record<string, PanelOverlayChange | null>;
  lines?: (LineChange | Kept)[];
  pieces?: (PieceChange | Kept)[];
  seats?: (SeatLineChange | Kept)[];
  steps?: (Step | Kept)[];
}

/** What differs between two of Prompt; null: it is gone. */
export interface PromptChange {
  who?: number[];
  say?: Text;
  undo?: UndoOffer;
  hint?: Text | null;
  trail?: Trail | null;
  sheet?: Sheet | null;
}

/** What differs between two of PanelOverlay; null: it is gone. */
export interface PanelOverlayChange {
  note?: Text | null;
  matters?: boolean | null;
  groups?: Record<string, Text | null> | null;
  foot?: TipLineOrKept[] | null;
  tip?: TipLineOrKept[] | null;
  rows?: (Row | Kept)[] | null;
}

/** What differs between two of Line; null: it is gone. */
export interface LineChange {
  id?: string;
  panel?: string;
  style?: "rail" | "trail" | "arrow" | "link";
  paths?: Point[][];
  tone?: string | null;
  state?: string | null;
  name?: Text | null;
}

/** What differs between two of Piece; null: it is gone. */
export interface PieceChange {
  id?: string;
  on?: string;
  face?: string | null;
  symbol?: string | null;
  name?: Text | null;
  tone?: string | null;
  labels?: Labels | null;
  turn?: number | null;
  rule?: string | null;
  tip?: TipLine[] | null;
  part?: Part | null;
  count?: number | null;
  state?: string | null;
  by?: number | null;
  caption?: Run | null;
  at?: Point | null;
}

/** What differs between two of SeatLine; null: it is gone. */
export interface SeatLineChange {
  numbers?: (NumberChange | Kept)[];
  seat?: number | null;
  rival?: string | null;
  name?: Text | null;
  symbol?: string | null;
  turn?: Text | null;
  chosen?: boolean | null;
  tags?: Text[] | null;
}

/** What differs between two of Number; null: it is gone. */
export interface NumberChange {
  id?: string;
  symbol?: string;
  value?: number | string;
  name?: Text;
  tone?: string | null;
  of?: number | null;
  pictures?: Picture[] | null;
  note?: Text | null;
  tip?: TipLine[] | null;
}

/** What a word would bring: the answer to `what`. */
export interface Preview {
  name: Text;
  tip?: TipLine[];
  pieces?: Piece[];
  lines?: Line[];
}

/**
 * Begin, begin again, or change the seat: the first message of every socket. `shown`: the `n` of the last look this
 * page has shown, 0 for none. `curtain`: with several seats, none of them named, and secret hands, show a bystander's
 * view until a seat is named. `changes`: after the first look send only what has changed.
 */
export interface Hello {
  type: "hello";
  seat?: number | null;
  shown?: number;
  curtain?: boolean;
  changes?: boolean;
}

/** Make a move: a legal word. */
export interface Move {
  type: "move";
  id: string;
  word: string;
  stamp: number;
}

/** Take back the last line. */
export interface Undo {
  type: "undo";
  id: string;
  stamp: number;
}

/** Ask what a word would bring. */
export interface What {
  type: "what";
  word: string;
}

/** Ask why a word is not legal; `*` stands for any part. */
export interface Why {
  type: "why";
  word: string;
}

/** Ask for older steps: those before line `before`. */
export interface Story {
  type: "story";
  before: number;
}

/** Ask what a bot would do here: at a table with one person only. */
export interface HintWish {
  type: "hint";
}

/** Ask for a sign of life. */
export interface Ping {
  type: "ping";
}

/** Wish that somebody else plays a seat, or for a new link to it; null stands for bystanders. */
export interface SeatWish {
  type: "seat";
  id: string;
  seat: number | null;
  to: SeatTo;
  bot?: string | null;
  name?: string | null;
}

/** Wish something for the seat of this socket (leave, concede, agree to end, no longer agree), or delete the table. */
export interface TableWish {
  type: "table";
  id: string;
  do: TableDeed;
}

/** Change the terms of this table; a field that is left out stays as it is. */
export interface WayWish {
  type: "way";
  id: string;
  pace?: number | null;
  talk?: TalkWay | null;
}

/** Say something to the people at the table; bystanders bring a name. */
export interface Say {
  type: "say";
  id: string;
  text: string;
  name?: string | null;
}

export type ClientMessage =
  Hello | Move | Undo | What | Why | Story | HintWish | Ping | SeatWish | TableWish | WayWish | Say;

/**
 * The answer to hello, sent again whenever one of its fields changes. `components`: the set in play; `halted`: why
 * nobody can go on here; `ended`: how the players ended the game; `host`: this browser may change the table; `pace`:
 * see `way`; `next`: the table at which the same people go on; `secret`: this browser has several seats, and one may
 * know what another may not; `until`: the deadline of each of this browser's seats that must decide, in seconds since
 * 1970.
 */
export interface Welcome {
  type: "welcome";
  table: string;
  game: string;
  seat: number | null;
  seats: Player[];
  mine: number[];
  options: Record<string, string>;
  components: string;
  mode: string;
  halted: TextWithKey | null;
  ended: TextWithKey | null;
  host: boolean;
  pace: number;
  talk: TalkWay;
  next: string | null;
  secret: boolean;
  until: Record<string, number>;
}

/**
 * The player of a seat: `bot` decides there now, if it is named; `here`: a browser that holds the seat is connected;
 * `agrees`: to end the game.
 */
export interface Player {
  seat: number;
  name: string;
  state: SeatState;
  bot?: string;
  here?: boolean;
  agrees?: boolean;
}

/** The complete look of this seat. */
export interface Looked {
  type: "look";
  stamp: number;
  look: Look;
}

/**
 * What has changed since the last look of this seat; `count`: how many changes there were since a whole look, this one
 * included.
 */
export interface Changed {
  type: "change";
  count: number;
  stamp: number;
  change: Change;
}

/** A move, an undo or a wish was accepted and is stored. */
export interface Ack {
  type: "ack";
  id: string;
  n: number;
}

/** A message was not accepted; nothing has changed. */
export interface No {
  type: "no";
  id: string;
  key: string;
  say: TextWithKey;
}

/** What a word would bring, as far as this seat can know. */
export interface WhatIs {
  type: "what";
  word: string;
  preview: Preview;
}

/** The reasons, the commonest first; none if the word is legal. */
export interface WhyNot {
  type: "why";
  word: string;
  reasons: Reason[];
}

/** Why a word is not legal, with the clause. */
export interface Reason {
  say: TextWithKey;
  clause?: string;
}

/** Older steps, in order; `before` is what was asked. */
export interface Steps {
  type: "story";
  before: number;
  steps: Step[];
}

/**
 * A bot's advice: its share of `simulations`, and what they say it is worth, both 0 … 1. Without simulations it is the
 * only legal word, and `value` has no meaning.
 */
export interface Hinted {
  type: "hint";
  word: string;
  bot: string;
  share: number;
  value: number;
  simulations: number;
}

/** A sign of life. */
export interface Pong {
  type: "pong";
}

/** The last message before the server closes the socket. */
export interface Bye {
  type: "bye";
  reason: string;
}

/** A new link to a seat, sent to whoever wished for it; the old link no longer works. `seat` is null for bystanders. */
export interface NewLink {
  type: "link";
  id: string;
  seat: number | null;
  path: string;
}

/** Lines of talk: after welcome the last ones, later each new one. Plain text, to be shown as such. */
export interface Talk {
  type: "talk";
  lines: TalkLine[];
}

/** A line of talk; `seat` is null for bystanders, `said` in seconds since 1970. */
export interface TalkLine {
  n: number;
  seat: number | null;
  name: string;
  text: string;
  said: number;
}

export type ServerMessage =
  Welcome | Looked | Changed | Ack | No | WhatIs | WhyNot | Steps | Hinted | Pong | Bye | NewLink | Talk;

/** What can be played. */
export interface Games {
  games: GameCard[];
  bots: string[];
  languages: Record<string, string>;
  mode: string;
  version: string;
}

/** An installed game; a table without a named set uses the first of its sets. `colours`: of the seats. */
export interface GameCard {
  slug: string;
  version: number;
  least: number;
  most: number;
  options: OptionCard[];
  presets: PresetCard[];
  categories: string[];
  languages: string[];
  rules: string[];
  sets: SetCard[];
  strength: StrengthCard[];
  colours: string[];
}

/**
 * An option of a game: a choice of `values`, a number from `least` to `most`, or a pick of `count` of `ids`. With other
 * numbers of `seats`, or without the choices that it `needs`, only its default is possible.
 */
export interface OptionCard {
  name: string;
  kind: string;
  default: string;
  clause: string;
  values?: string[];
  least?: number;
  most?: number;
  ids?: string[];
  count?: number;
  seats?: number[];
  needs?: Record<string, string>;
}

/** A named way to play. */
export interface PresetCard {
  name: string;
  seats: number;
  options: Record<string, string>;
}

/** A set of components; its options and presets, where they are not those of the game. */
export interface SetCard {
  name: string;
  options?: OptionCard[];
  presets?: PresetCard[];
}

/**
 * A level's results in one mode against copies of the next weaker bot; where it plays alone, against a rival of the
 * game (by name) or against the game itself. `rating`: its lead on the scale of chess, with its interval; `seconds`: of
 * processor time per decision; `mode`: in which it played; `version`: of the rules.
 */
export interface StrengthCard {
  bot: string;
  against: string;
  players: number;
  options: Record<string, string>;
  games: number;
  share: number;
  low: number;
  high: number;
  rating: number;
  rating_low: number;
  rating_high: number;
  simulations: number;
  seconds: number;
  mode: string;
  version: number;
}

/** The tables of this browser, those that wait for it first. */
export interface Tables {
  tables: TableCard[];
}

/**
 * A table at which this browser has a seat; `halted`: it can only be looked at, because its rules or its set are gone;
 * `won`: the winners of a game that was played to its end, if they are seats.
 */
export interface TableCard {
  id: string;
  game: string;
  seats: Player[];
  mine: number[];
  turn: number[];
  since: number;
  over: boolean;
  components: string;
  halted: boolean;
  pace: number;
  won: number[];
}

/**
 * A wish for a table: `seats` holds "me", "friend", "empty" or a bot's name per seat; `names` are those of the people
 * at this device, in the order of its seats; without them `name` is used; `components` names a set.
 */
export interface NewTable {
  game: string;
  seats: string[];
  name?: string;
  components?: string | null;
  preset?: string | null;
  options?: Record<string, string>;
  pace?: number;
  names?: string[];
}

/** A new table; this browser has its seats already. */
export interface Opened {
  id: string;
  mine: number[];
  links: SecretLink[];
}

/** The secret part of a link to a seat, to looking on, or to the rights of the host. */
export interface SecretLink {
  kind: "host" | "seat" | "watch";
  seat: number | null;
  path: string;
}

/**
 * The token behind the # of a link, and the name of the person who comes. `known`: nobody was asked for the name, it is
 * the usual one of this browser; without a name, or if this browser has a seat here while another seat waits for a
 * friend, nothing changes and the answer has `asks`.
 */
export interface Enter {
  token: string;
  name?: string | null;
  known?: boolean;
}

/**
 * What this browser may now do at the table; `watch`: look on; `host`: change it; `asks`: the person must be asked for
 * a name first; `by`: the host's name, if the host plays; `kind`: what the link leads to.
 */
export interface Entered {
  id: string;
  game: string;
  mine: number[];
  watch: boolean;
  host: boolean;
  asks: boolean;
  by: string;
  kind: "host" | "seat" | "watch";
}

/** The password of the server. */
export interface Knock {
  password: string;
}

/**
 * Everything a view was shown, from the beginning: `moments` are the numbers of lines after which it can be looked at,
 * `places` the length of the log at each of them (only of a game that is over).
 */
export interface Past {
  view: string;
  moments: number[];
  places: number[] | null;
  steps: Step[];
}

/**
 * A wish for practice from a moment of a game that is over: after `place` lines of its log; `seats` as for a new table.
 */
export interface Fork {
  place: number;
  seats?: string[] | null;
  name?: string;
}

/** A log to look at or to go on with; `seats` as for a new table. */
export interface Upload {
  log: string;
  seats?: string[] | null;
  name?: string;
}

/** A wish for the same seats once more; it has no settings. */
export type Rematch = Record<string, never>;

/** Why a request was not answered. */
export interface Fault {
  key: string;
  say: TextWithKey;
  detail: string;
}
