// How long ago, in words.

import type { Texts } from "../texts";

/** How long a table may let people think, in seconds; 0: as long as they like. */
export const PACES = [0, 120, 600, 3600, 86_400, 259_200, 604_800];

/** For how long something has been so, or how long ago it was. */
export function spell(texts: Texts, since: number, isPast: boolean): string {
  const minutes = Math.floor((Date.now() / 1000 - since) / 60);
  const key = isPast ? "page-ago" : "page-since";
  if (minutes < 1) return texts.t("page-since-now");
  if (minutes < 60) return texts.t(`${key}-minutes`, { count: minutes });
  if (minutes < 60 * 24) return texts.t(`${key}-hours`, { count: Math.floor(minutes / 60) });
  return texts.t(`${key}-days`, { count: Math.floor(minutes / 1440) });
}
