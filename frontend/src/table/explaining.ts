// What a panel is, behind its question mark: closed by Escape, by a click anywhere else and by a move, and put where it
// covers nothing that may be chosen.

import type { Attachment } from "svelte/attachments";

const GAP = 4; // px beside the heading

const opened = (): HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>(".explain[aria-expanded=true]")].filter((one) => one.checkVisibility());

let isAny = true; // whether anything may be explained: each look asks, and to search the whole page takes time

/** Close what is explained, all but that under one heading; tell whether anything was. */
export function unexplain(but: Element | null = null): boolean {
  if (!isAny) return false;
  const all = opened().filter((one) => !but?.contains(one));
  for (const one of all) one.click();
  isAny = but !== null;
  return all.length > 0;
}

export const explaining: Attachment<HTMLElement> = (root) => {
  let isClosing = false;
  const click = (event: Event): void => {
    if (isClosing) return;
    isClosing = true;
    isAny = true;
    unexplain((event.target as Element).closest(".titled"));
    isClosing = false;
    requestAnimationFrame(place);
  };
  const place = (): void => {
    const heading = opened()[0]?.closest(".titled");
    const bubble = heading?.querySelector<HTMLElement>(".first");
    if (heading && bubble && getComputedStyle(bubble).position === "fixed")
      put(bubble, heading.getBoundingClientRect(), root);
  };
  root.addEventListener("click", click);
  window.addEventListener("scroll", place, { passive: true, capture: true });
  return () => {
    root.removeEventListener("click", click);
    window.removeEventListener("scroll", place, { capture: true });
  };
};

/** Below its heading, beside it or above it: the first place where it covers least of what may be chosen. */
function put(bubble: HTMLElement, heading: DOMRect, root: HTMLElement): void {
  const [w, h] = [bubble.offsetWidth, bubble.offsetHeight];
  const from = root.querySelector(".bar")?.getBoundingClientRect().bottom ?? 0;
  const to = Math.min(root.querySelector(".own-area")?.getBoundingClientRect().top ?? innerHeight, innerHeight);
  const live = [...root.querySelectorAll("[data-live]")].map((one) => one.getBoundingClientRect());
  const inside = (at: number, least: number, most: number): number => Math.max(least + GAP, Math.min(at, most - GAP));
  const places = (
    [
      [heading.left, heading.bottom + GAP],
      [heading.right + GAP, heading.top],
      [heading.left - w - GAP, heading.top],
      [heading.left, heading.top - h - GAP],
    ] as const
  ).map(([x, y]) => {
    const [left, top] = [inside(x, 0, innerWidth - w), inside(y, from, to - h)];
    const covered = live.filter(
      (one) => one.left < left + w && one.right > left && one.top < top + h && one.bottom > top,
    ).length;
    const isOnHeading =
      heading.left < left + w && heading.right > left && heading.top < top + h && heading.bottom > top;
    return { left, top, worse: covered + (isOnHeading ? 0.5 : 0) };
  });
  const best = places.reduce((one, other) => (other.worse < one.worse ? other : one));
  Object.assign(bubble.style, { left: `${best.left}px`, top: `${best.top}px` });
}
