// The last resort: an error that nothing has foreseen is said at the top of the page, with a way out.

import { Refused } from "../wire/api";
import { NOBODY, type Texts } from "../common/texts";

const ENGLISH: Record<string, string> = {
  "page-fault": "Something went wrong on this page. Your game is safe: load the page again to go on.",
  "page-reload": "Load again",
  "page-close": "Close",
}; // where no texts could be loaded
const OFFLINE = /^(Failed to fetch$|NetworkError|Load failed)/; // as the browsers call it

let texts: Texts | null = null;

/** Say faults in this language from now on. */
export function sayFaultsIn(loaded: Texts): void {
  texts = loaded;
}

function t(key: string): string {
  return texts?.has(key) ? texts.t(key) : (ENGLISH[key] ?? "");
}

function sentenceOf(error: unknown): string {
  if (texts && error instanceof Refused) return texts.plain(error.say, NOBODY);
  if (texts && error instanceof TypeError && OFFLINE.test(error.message)) return texts.t("page-offline");
  return t("page-fault");
}

function button(key: string, act: () => void): HTMLButtonElement {
  const made = document.createElement("button");
  made.type = "button";
  made.className = "button";
  made.textContent = t(key);
  made.addEventListener("click", act);
  return made;
}

/** Show the latest error; nothing of the page itself is needed for this. */
export function showFault(error: unknown): void {
  if (error instanceof DOMException && error.name === "AbortError") return; // somebody's wish, not a fault
  document.querySelector(".fault")?.remove();
  const notice = document.createElement("p");
  notice.className = "lost fault";
  notice.setAttribute("role", "alert");
  const buttons = [button("page-reload", () => location.reload()), button("page-close", () => notice.remove())];
  notice.append(sentenceOf(error), ...buttons.flatMap((one) => [" ", one]));
  document.body.append(notice);
}

export function watchForFaults(): void {
  window.addEventListener("error", (event) => {
    if (event.error) showFault(event.error); // without one it is a remark, like that of a ResizeObserver's loop
  });
  window.addEventListener("unhandledrejection", (event) => showFault(event.reason));
}
