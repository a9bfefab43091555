// Keyboard: arrows move inside a list of choices and over the live things of the board; Escape takes a pick back.

import type { Attachment } from "svelte/attachments";

const AHEAD = new Set(["ArrowRight", "ArrowDown"]);
const BACK = new Set(["ArrowLeft", "ArrowUp"]);

/** One stop for Tab, arrows inside: `data-stop` marks the stops. */
export const roving: Attachment<HTMLElement> = (list) => {
  const stops = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>("[data-stop]")];
  const tidy = (): void => {
    const all = stops();
    const current = all.find((one) => one === document.activeElement) ?? all[0];
    for (const one of all) one.tabIndex = one === current ? 0 : -1;
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

/** Live things of the drawings: Tab reaches each panel once; left and right go to the nearest thing that way, up and down too. */
export const board: Attachment<HTMLElement> = (root) => {
  const stops = (inside: Element): Stop[] => [...inside.querySelectorAll<Stop>("[data-id] > rect[role=button]")];
  const tidy = (): void => {
    for (const panel of root.querySelectorAll("[data-panel]")) {
      const all = stops(panel);
      const current = all.find((one) => one === document.activeElement) ?? all.find((one) => one.parentElement?.dataset["live"] === "strong") ?? all[0];
      for (const one of all) one.setAttribute("tabindex", one === current ? "0" : "-1");
    }
  };
  const watcher = new MutationObserver(tidy);
  watcher.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ["data-live", "role"] });
  const press = (event: KeyboardEvent): void => {
    const here = (event.target as Element).closest<Stop>("[data-id] > rect[role=button]");
    if (!here) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      here.dispatchEvent(new MouseEvent("click", { bubbles: true }));
      return;
    }
    if (!AHEAD.has(event.key) && !BACK.has(event.key)) return;
    const panel = here.closest("[data-panel]");
    if (!panel) return;
    event.preventDefault();
    nearest(here, stops(panel), event.key)?.focus();
  };
  root.addEventListener("keydown", press);
  root.addEventListener("focusin", tidy);
  tidy();
  return () => {
    watcher.disconnect();
    root.removeEventListener("keydown", press);
    root.removeEventListener("focusin", tidy);
  };
};

function nearest(here: Stop, all: Stop[], key: string): Stop | undefined {
  const from = here.getBoundingClientRect();
  const [x, y] = [from.x + from.width / 2, from.y + from.height / 2];
  let best: Stop | undefined;
  let least = Infinity;
  for (const one of all) {
    if (one === here) continue;
    const box = one.getBoundingClientRect();
    const dx = box.x + box.width / 2 - x;
    const dy = box.y + box.height / 2 - y;
    const along = key === "ArrowRight" ? dx : key === "ArrowLeft" ? -dx : key === "ArrowDown" ? dy : -dy;
    const across = key === "ArrowRight" || key === "ArrowLeft" ? dy : dx;
    if (along < 2) continue;
    const far = along + 2.5 * Math.abs(across);
    if (far < least) [best, least] = [one, far];
  }
  if (best) return best;
  const at = all.indexOf(here);
  return all[(at + (AHEAD.has(key) ? 1 : all.length - 1)) % all.length];
}
