// What people, bots, games and component sets are called.

import type { Texts } from "./texts";

const BOTS = ["Axel", "Bert", "Cora", "Dora", "Emil", "Frida", "Gustav", "Hanna"];

/** A name: two bots of one kind would have one, so they get theirs by their seat. */
export function nameOf(sitting: { seat: number; name: string; bot?: string | null | undefined }): string {
  const { seat, name, bot } = sitting;
  return bot && (name === bot || name.startsWith(`${bot} `)) ? (BOTS[seat] ?? name) : name;
}

/** The same in a language: whom a log without names knows by number alone, or nobody yet. */
export function calledOf(
  texts: Texts,
  sitting: { seat: number; name: string; bot?: string | null | undefined },
): string {
  const name = nameOf(sitting);
  const number = /^#(\d+)$/.exec(name)?.[1];
  return number
    ? texts.t("page-name-person", { number: Number(number) })
    : name || texts.t("page-seat", { number: sitting.seat + 1 });
}

/** The level of a bot. */
export const levelOf = (texts: Texts, bot: string): string =>
  texts.has(`page-bot-${bot}`) ? texts.t(`page-bot-${bot}`) : bot;

/** All of them, by their seats. */
export function namesOf(
  texts: Texts,
  seats: readonly { seat: number; name: string; bot?: string | null | undefined }[],
): string[] {
  const names: string[] = [];
  for (const sitting of seats) names[sitting.seat] = calledOf(texts, sitting);
  return names;
}

/** The table, by who else sits there. */
export function othersOf(
  texts: Texts,
  seats: readonly { seat: number; name: string; bot?: string | null | undefined }[],
  mine: readonly number[],
): string {
  const names = seats.filter((one) => !mine.includes(one.seat)).map((one) => calledOf(texts, one));
  return names.length ? texts.t("page-table-with", { names: names.join(", ") }) : "";
}

/** The published title of a game, blank until its texts are loaded; if another has the same, its edition tells them
 * apart. */
export function titleOf(own: Texts | null | undefined, slug: string): { title: string; edition: string } {
  const key = ["game-title", "game-name"].find((one) => own?.has(one));
  return {
    title: own && key ? own.t(key) : own?.game ? slug : "\u00a0",
    edition: own?.has("game-edition") ? own.t("game-edition") : "",
  };
}

/** A component set: in words if it is one of ours, otherwise by the name that its maker gave it. */
export function setNameOf(texts: Texts, set: string): string {
  return texts.has(`set-${set}`) ? texts.t(`set-${set}`) : set;
}
