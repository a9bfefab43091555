// How long ago, and how long still, in words.

import { now } from "../browser/serverClock.svelte";
import type { Texts } from "../common/texts";

/** How long a table may let people think, in seconds; 0: as long as they like. */
export const PACES = [0, 120, 600, 3600, 86_400, 259_200, 604_800];

/** For how long something has been so, or how long ago it was. */
export function spell(texts: Texts, since: number, isPast: boolean): string {
  const minutes = Math.floor((now() - since) / 60);
  const key = isPast ? "page-ago" : "page-since";
  if (minutes < 1) return texts.t("page-since-now");
  if (minutes < 60) return texts.t(`${key}-minutes`, { count: minutes });
  if (minutes < 60 * 24) return texts.t(`${key}-hours`, { count: Math.floor(minutes / 60) });
  return texts.t(`${key}-days`, { count: Math.floor(minutes / 1440) });
}

/** How long somebody has still, from seconds; the last hour by a clock. */
export function spellLeft(texts: Texts, seconds: number): string {
  const left = Math.max(0, Math.floor(seconds));
  if (left >= 172_800) return texts.t("page-left-days", { count: Math.floor(left / 86_400) });
  if (left >= 3600) return texts.t("page-left-hours", { count: Math.floor(left / 3600) });
  return texts.t("page-left-clock", { time: `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}` });
}
