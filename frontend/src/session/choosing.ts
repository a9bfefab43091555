// Picking by parts: which things can be clicked, what a click means, which words are left. Pure; docs: the scene's
// "Choosing".

import type { Ask, Choice, Look, Part } from "../wire/types";

export interface Word {
  word: string;
  choice: Choice;
  ask: Ask;
  parts: [name: string, value: string][];
}
export type Picked = readonly (readonly [name: string, value: string])[];
export type Ring = "strong" | "weak";
const WHOLE = "word";

interface Slot {
  literal: boolean;
  text: string;
}

/** The places of a template; `{card}.{space}` is one part, `card-space`, whose value is written as in the word. */
function slots(template: string): Slot[] {
  return template.split(" ").map((token) => {
    const part = /^\{(.+)\}$/.exec(token);
    return part ? { literal: false, text: (part[1] as string).replaceAll("}.{", "-") } : { literal: true, text: token };
  });
}

/** The parts of a word by a template, or nothing if it is not of that template. */
export function partsOf(template: string, word: string): [string, string][] | null {
  const wanted = slots(template);
  const given = word.split(" ");
  if (wanted.length !== given.length) return null;
  const parts: [string, string][] = [];
  for (const [index, slot] of wanted.entries()) {
    const token = given[index] as string;
    if (!slot.literal) parts.push([slot.text, token]);
    else if (slot.text !== token) return null;
  }
  return parts;
}

export function wordsOf(look: Look): Word[] {
  const out: Word[] = [];
  for (const [word, choice] of look.legal ?? []) {
    let best: Word | null = null;
    for (const ask of look.asks ?? []) {
      const parts = partsOf(ask.template, word);
      if (parts && (!best || parts.length < best.parts.length)) best = { word, choice, ask, parts };
    }
    out.push(best ?? { word, choice, ask: { template: word }, parts: [] });
  }
  return out;
}

/** Whether a word contains a part; as its `word` a thing carries a whole one, which has no parts. */
function has(word: Word, name: string, value: string): boolean {
  return name === WHOLE ? word.word === value : word.parts.some(([n, v]) => n === name && v === value);
}

export function agreeing(words: readonly Word[], picked: Picked): Word[] {
  return words.filter((word) => picked.every(([name, value]) => has(word, name, value)));
}

export function isPicked(picked: Picked, part: Part | undefined): boolean {
  return !!part && picked.some(([name, value]) => part[name] === value);
}

/** The first part of the word that is still open, in template order. */
export function nextPart(word: Word, picked: Picked): [string, string] | undefined {
  return word.parts.find(([name]) => !picked.some(([other]) => other === name));
}

export interface Live {
  name: string;
  value: string;
  ring: Ring;
  words: readonly Word[];
}

/** The words that contain each part, found once for a list: every thing on the table asks for its own. */
const CONTAINING = new WeakMap<readonly Word[], Map<string, Word[]>>();

function containing(words: readonly Word[], name: string, value: string): readonly Word[] {
  let found = CONTAINING.get(words);
  if (!found) {
    CONTAINING.set(words, (found = new Map()));
    for (const word of words)
      for (const [n, v] of [[WHOLE, word.word], ...word.parts]) {
        const others = found.get(`${n} ${v}`);
        if (others) others.push(word);
        else found.set(`${n} ${v}`, [word]);
      }
  }
  return found.get(`${name} ${value}`) ?? [];
}

/** What a thing with this part offers now, or null if it is dead. */
export function liveness(left: readonly Word[], picked: Picked, part: Part | undefined): Live | null {
  if (!part || !left.length) return null;
  let found: Live | null = null;
  for (const [name, value] of Object.entries(part)) {
    if (picked.some(([other]) => other === name)) continue;
    const words = containing(left, name, value);
    if (!words.length) continue;
    const ring: Ring = words.some((word) => name === WHOLE || nextPart(word, picked)?.[0] === name) ? "strong" : "weak";
    if (!found || (found.ring === "weak" && ring === "strong")) found = { name, value, ring, words };
  }
  return found;
}

/** Picked parts after this thing takes the place of another of its kind (another tile of the hand), or null. */
export function switched(words: readonly Word[], picked: Picked, part: Part | undefined): Picked | null {
  if (!part) return null;
  for (const [index, [name, old]] of picked.entries()) {
    const value = part[name];
    if (value === undefined || value === old) continue;
    const before = picked.slice(0, index);
    if (agreeing(words, [...before, [name, value]]).length) return [...before, [name, value]];
  }
  return null;
}

/** The badge that all words share, if they do. */
export function badgeOf(words: readonly Word[]): string {
  const first = words[0]?.choice.badge ?? "";
  return first && words.every((word) => word.choice.badge === first) ? first : "";
}

/** The most that a badge of these promises: what is best comes first. No number is less than any. */
export function best(list: readonly { badge: string }[]): number {
  return Math.max(
    -1e6,
    ...list
      .map(({ badge }) => Number.parseFloat(badge.replace("−", "-").replace("½", ".5")))
      .filter((value) => !Number.isNaN(value)),
  );
}

/** The question `why` for a dead thing: the word so far, open parts as stars. */
export function whyWord(look: Look, words: readonly Word[], picked: Picked, part: Part): string | null {
  const entries = Object.entries(part);
  const fitting = (look.asks ?? []).filter((ask) =>
    slots(ask.template).some((slot) => !slot.literal && part[slot.text] !== undefined),
  );
  const ask =
    fitting.find((one) => agreeing(words, picked).some((word) => word.ask.template === one.template)) ?? fitting[0];
  if (!ask || !entries.length) return null;
  return slots(ask.template)
    .map((slot) =>
      slot.literal ? slot.text : (part[slot.text] ?? picked.find(([name]) => name === slot.text)?.[1] ?? "*"),
    )
    .join(" ");
}

export interface ListGroup {
  part: string; // the part that is chosen here; "" for words without parts
  verb: string;
  ask: Ask;
  entries: { value: string; words: Word[] }[];
}

/** The action list: for each template the values of its next open part, or its words if there is none. */
export function listOf(left: readonly Word[], picked: Picked): ListGroup[] {
  const groups: ListGroup[] = [];
  for (const word of left) {
    const next = nextPart(word, picked);
    const part = next?.[0] ?? "";
    const value = next?.[1] ?? word.word;
    let group = groups.find((one) => one.ask.template === word.ask.template && one.part === part);
    if (!group) groups.push((group = { part, verb: word.word.split(" ")[0] as string, ask: word.ask, entries: [] }));
    const entry = group.entries.find((one) => one.value === value);
    if (entry) entry.words.push(word);
    else group.entries.push({ value, words: [word] });
  }
  return groups;
}

/** Whether a look waits for who sees it. */
export function owes(look: Look): boolean {
  return look.seat !== null && look.prompt.who.includes(look.seat);
}

export function unique<T>(list: T[]): T | undefined {
  return list.length === 1 ? list[0] : undefined;
}
