// What the page is told and what it says: stage, look, steps (the scene), and the messages of the socket and the HTTP API (docs/wire.md).
// A field that the server leaves out has its default, so most are optional.

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
export type Run = Label[];
export type Point = [x: number, y: number];
export type TipLine = [say: Text] | [say: Text, clause: string];
export type Part = Record<string, string>;

export interface Face {
  symbol: string;
  name: Text;
  tone?: string;
  labels?: Labels;
  tip?: TipLine[];
  rule?: string;
}

export interface Dressable {
  name?: Text;
  group?: string;
  seat?: number;
  shape?: "none" | "square" | "round" | "hex" | "line" | "cell" | "";
  turn?: number;
  stack?: "one" | "pile" | "row" | "grid" | "fan" | "free" | "";
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
  head?: Label[];
  caption?: Label[];
  sum?: Text;
  state?: string;
}
export interface Place extends Dressable {
  id: string;
  box: Point;
  name: Text;
  at?: Point;
}
export interface PlanText {
  at: Point;
  size: number;
  say: Text;
  short?: string;
  width?: number;
  turn?: number;
  style?: string;
  anchor?: "start" | "end" | "";
}
export interface Group {
  name: Text;
  tone?: string;
  label?: string;
  unfold?: boolean;
}
export type Role = "board" | "track" | "card" | "offer" | "aside" | "mine" | "player";
export interface Panel {
  id: string;
  role: Role;
  name: Text;
  form?: "plan" | "flow" | "table";
  seat?: number;
  tall?: boolean;
  size?: Point;
  core?: [x: number, y: number, w: number, h: number];
  art?: string;
  texts?: PlanText[];
  places?: Place[];
  groups?: Record<string, Group>;
  columns?: number | Run[];
  tip?: TipLine[];
}
export type Tone = [day: string, night: string, pattern: string, letter: string];
export interface Stage {
  key: string;
  tones?: Record<string, Tone>;
  seats?: string[];
  faces?: Record<string, Face>;
  panels: Panel[];
}

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
  caption?: Label[];
  at?: Point;
}
export interface Line {
  id: string;
  panel: string;
  style: "rail" | "trail" | "arrow" | "link";
  paths: Point[][];
  tone?: string;
  state?: string;
  name?: Text;
}
export type Cell = Run | { run: Run; state?: string };
export interface Row {
  head: Run;
  cells: Cell[];
  state?: string;
}
export interface PanelOverlay {
  note?: Text;
  matters?: boolean;
  groups?: Record<string, Text>;
  foot?: TipLine[];
  tip?: TipLine[];
  rows?: Row[];
}
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
export interface Sheet {
  rows: { name: Text; cells: (number | string)[] }[];
  total: (number | string)[];
  places: number[];
  why?: Text[];
}
export interface Prompt {
  who: number[];
  say: Text;
  undo: { ok: boolean; say: Text };
  hint?: Text;
  trail?: { steps: ([Text] | [Text, Text])[]; at: number };
  sheet?: Sheet;
}
export interface Ask {
  template: string;
  say?: Text;
  final?: boolean;
  main?: boolean;
}
export interface Choice {
  name?: Text;
  say?: Text;
  badge?: string;
}
export type Gain = [seat: number, number: string, by: number];
export interface Step {
  n: number;
  say: Text;
  seat?: number;
  k?: number;
  moves?: [from: string, to: string][];
  flash?: string[];
  gains?: Gain[];
  rule?: string;
  back?: number;
}
export interface Look {
  n: number;
  stage: string;
  seat: number | null;
  since: number;
  status: Text[];
  prompt: Prompt;
  asks?: Ask[];
  legal?: [word: string, choice: Choice][];
  places?: Record<string, Dressable>;
  panels?: Record<string, PanelOverlay>;
  lines?: Line[];
  pieces?: Piece[];
  seats?: SeatLine[];
  steps?: Step[];
}
export type Kept = [from: number, to: number];
export interface PromptChange {
  who?: number[];
  say?: Text;
  undo?: { ok: boolean; say: Text };
  hint?: Text | null;
  trail?: { steps: ([Text] | [Text, Text])[]; at: number } | null;
  sheet?: Sheet | null;
}
export interface PanelOverlayChange {
  note?: Text | null;
  matters?: boolean | null;
  groups?: Record<string, Text | null> | null;
  foot?: (TipLine | Kept)[] | null;
  tip?: (TipLine | Kept)[] | null;
  rows?: (Row | Kept)[] | null;
}
export interface LineChange {
  id?: string;
  panel?: string;
  style?: "rail" | "trail" | "arrow" | "link";
  paths?: Point[][];
  tone?: string | null;
  state?: string | null;
  name?: Text | null;
}
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
  caption?: Label[] | null;
  at?: Point | null;
}
export interface SeatNumberChange {
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
export interface SeatLineChange {
  numbers?: (SeatNumberChange | Kept)[];
  seat?: number | null;
  rival?: string | null;
  name?: Text | null;
  symbol?: string | null;
  turn?: Text | null;
  chosen?: boolean | null;
  tags?: Text[] | null;
}
export interface Change {
  n?: number;
  stage?: string;
  seat?: number | null;
  since?: number;
  status?: Text[];
  prompt?: PromptChange;
  asks?: Ask[];
  legal?: [word: string, choice: Choice][];
  places?: Record<string, Dressable | null>;
  panels?: Record<string, PanelOverlayChange | null>;
  lines?: (LineChange | Kept)[];
  pieces?: (PieceChange | Kept)[];
  seats?: (SeatLineChange | Kept)[];
  steps?: (Step | Kept)[];
}
export interface Preview {
  name: Text;
  tip?: TipLine[];
  pieces?: Piece[];
  lines?: Line[];
}

// The socket.

export type SeatState = "person" | "friend" | "empty" | "bot" | "away" | "absent" | "left" | "conceded";
export interface Sitting {
  seat: number;
  name: string;
  state: SeatState;
  bot?: string | null;
  here?: boolean;
  agrees?: boolean;
}
export interface Welcome {
  type: "welcome";
  table: string;
  game: string;
  seat: number | null;
  seats: Sitting[];
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
export interface Reason {
  say: TextWithKey;
  clause?: string;
}
export interface Hint {
  type: "hint";
  word: string;
  bot: string;
  share: number;
  value: number;
  simulations: number;
}
export type FromServer =
  | Welcome
  | { type: "look"; stamp: number; look: Look }
  | { type: "change"; count: number; stamp: number; change: Change }
  | { type: "ack"; id: string; n: number }
  | { type: "no"; id: string; key: string; say: TextWithKey }
  | { type: "what"; word: string; preview: Preview }
  | { type: "why"; word: string; reasons: Reason[] }
  | { type: "story"; before: number; steps: Step[] }
  | Hint
  | { type: "pong" }
  | { type: "talk"; lines: TalkLine[] }
  | { type: "link"; id: string; seat: number | null; path: string }
  | { type: "bye"; reason: string };
export type TalkWay = "all" | "read" | "players";
export interface TalkLine {
  n: number;
  seat: number | null;
  name: string;
  text: string;
  said: number;
}
export type SeatTo = "me" | "back" | "friend" | "bot" | "empty" | "link";
export type TableDeed = "leave" | "concede" | "agree" | "disagree" | "delete";
export type ToServer =
  | { type: "hello"; seat?: number | null; shown?: number; curtain?: boolean; changes?: boolean }
  | { type: "move"; id: string; word: string; stamp: number }
  | { type: "undo"; id: string; stamp: number }
  | { type: "what"; word: string }
  | { type: "why"; word: string }
  | { type: "story"; before: number }
  | { type: "seat"; id: string; seat: number | null; to: SeatTo; bot?: string | null; name?: string | null }
  | { type: "table"; id: string; do: TableDeed }
  | { type: "way"; id: string; pace?: number | null; talk?: TalkWay | null }
  | { type: "say"; id: string; text: string; name?: string | null }
  | { type: "hint" }
  | { type: "ping" };

// What has been.

export interface Past {
  view: string;
  moments: number[];
  places: number[] | null;
  steps: Step[];
}
