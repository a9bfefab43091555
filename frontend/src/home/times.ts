// How long ago, in words.

import type { Texts } from "../texts";

export function ago(texts: Texts, since: number): string {
  const minutes = Math.floor((Date.now() / 1000 - since) / 60);
  if (minutes < 1) return texts.t("page-since-now");
  if (minutes < 60) return texts.t("page-since-minutes", { count: minutes });
  if (minutes < 60 * 24) return texts.t("page-since-hours", { count: Math.floor(minutes / 60) });
  return texts.t("page-since-days", { count: Math.floor(minutes / 1440) });
}
