// Keyboard: arrows move inside a list of choices and over the live things of the board; Escape takes a pick back.

import type { Attachment } from "svelte/attachments";

const AHEAD = new Set(["ArrowRight", "ArrowDown"]);
const BACK = new Set(["ArrowLeft", "ArrowUp"]);

/**
 * Let Tab stop at an element or not; an attribute that is written has its style made anew, even if it says the same.
 */
function setStop(one: Element, is: boolean): void {
  const tabindex = is ? "0" : "-1";
  if (one.getAttribute("tabindex") !== tabindex) one.setAttribute("tabindex", tabindex);
}

/** One stop for Tab, arrows inside: `data-stop` marks the stops. */
export const roving: Attachment<HTMLElement> = (list) => {
  const stops = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>("[data-stop]")];
  const tidy = (): void => {
    const all = stops();
    const current = all.find((one) => one === document.activeElement) ?? all[0];
    for (const one of all) setStop(one, one === current);
  };
  const watcher = new MutationObserver(tidy);
  watcher.observe(list, { childList: true, subtree: true });
  const press = (event: KeyboardEvent): void => {
    const all = stops();
    const at = all.indexOf(document.activeElement as HTMLElement);
    if (at < 0) return;
    let next = at;
    if (AHEAD.has(event.key)) next = (at + 1) % all.length;
    else if (BACK.has(event.key)) next = (at - 1 + all.length) % all.length;
    else if (event.key === "Home") next = 0;
    else if (event.key === "End") next = all.length - 1;
    else return;
    event.preventDefault();
    all[next]?.focus();
  };
  list.addEventListener("keydown", press);
  list.addEventListener("focusin", tidy);
  tidy();
  return () => {
    watcher.disconnect();
    list.removeEventListener("keydown", press);
    list.removeEventListener("focusin", tidy);
  };
};

type Stop = SVGElement & { tabIndex: number };
const PANEL = "[data-panel]";
const STOPS = "[data-id] > rect[role=button]";

/**
 * The panels in which something has changed, or which have come: to search the whole page with each look takes time.
 */
function panelsOf(changes: readonly MutationRecord[]): Set<Element> {
  const found = new Set<Element>();
  for (const { target, addedNodes } of changes) {
    const panel = (target as Element).closest(PANEL);
    if (panel) found.add(panel);
    else
      for (const node of addedNodes)
        if (node instanceof Element)
          for (const one of [node, ...node.querySelectorAll(PANEL)]) if (one.matches(PANEL)) found.add(one);
  }
  return found;
}

/** Live things of the drawings: Tab reaches each panel once, arrows reach everything inside. */
export const board: Attachment<HTMLElement> = (root) => {
  const stops = (panel: Element): Stop[] => [...panel.querySelectorAll<Stop>(STOPS)];
  const tidy = (panels: Iterable<Element>): void => {
    for (const panel of panels) {
      const all = stops(panel);
      const current =
        all.find((one) => one === document.activeElement) ??
        all.find((one) => one.parentElement?.dataset["live"] === "strong") ??
        all[0];
      for (const one of all) setStop(one, one === current);
    }
  };
  const tidyAll = (): void => tidy(root.querySelectorAll(PANEL));
  const watcher = new MutationObserver((changes) => tidy(panelsOf(changes)));
  watcher.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-live", "role"] });
  const press = (event: KeyboardEvent): void => {
    const here = (event.target as Element).closest<Stop>(STOPS);
    if (!here) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      here.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      return;
    }
    if (!AHEAD.has(event.key) && !BACK.has(event.key)) return;
    const panel = here.closest(PANEL);
    if (!panel) return;
    event.preventDefault();
    next(here, stops(panel), event.key)?.focus();
  };
  root.addEventListener("keydown", press);
  root.addEventListener("focusin", tidyAll);
  tidyAll();
  return () => {
    watcher.disconnect();
    root.removeEventListener("keydown", press);
    root.removeEventListener("focusin", tidyAll);
  };
};

interface Seen {
  stop: Stop;
  x: number;
  y: number;
  h: number;
}

/**
 * Left and right go through all of them in reading order, so that each is reached; up and down to the nearest that way.
 */
function next(here: Stop, all: Stop[], key: string): Stop | undefined {
  const order = inReadingOrder(all);
  const at = order.findIndex((one) => one.stop === here);
  const from = order[at];
  if (!from) return undefined;
  const turn = AHEAD.has(key) ? 1 : -1;
  let best: Seen | undefined;
  let least = Infinity;
  for (const one of key === "ArrowUp" || key === "ArrowDown" ? order : []) {
    const along = turn * (one.y - from.y);
    const far = along + 2.5 * Math.abs(one.x - from.x);
    if (along >= 2 && far < least) [best, least] = [one, far];
  }
  return (best ?? order[(at + turn + order.length) % order.length])?.stop;
}

/** Row by row; what begins less than half its height lower stands in the same row. */
function inReadingOrder(all: Stop[]): Seen[] {
  const seen = all.map((stop): Seen => {
    const box = stop.getBoundingClientRect();
    return { stop, x: box.x + box.width / 2, y: box.y + box.height / 2, h: box.height };
  });
  seen.sort((one, other) => one.y - other.y || one.x - other.x);
  const rows: Seen[][] = [];
  for (const one of seen) {
    const first = rows.at(-1)?.[0];
    if (first && one.y - first.y < first.h / 2) rows.at(-1)?.push(one);
    else rows.push([one]);
  }
  return rows.flatMap((row) => row.sort((one, other) => one.x - other.x));
}
