// Where the page stands when something may be touched: on a phone with as much of what the choice depends on as there
// is room for.

const MARGIN = 8; // px around what was scrolled to
const TOUCHED = 44; // px of a thing that are enough to see it
const FINGER = 12; // px: nearer to the prompt, a touch is taken for one on the prompt

/** A piece of the page from top to bottom. */
export interface Stretch {
  top: number;
  bottom: number;
}

/**
 * The scroll position nearest to this one at which the first stretch is seen best; among those the one at which the
 * second is; and so on.
 */
export function settle(stretches: readonly Stretch[], from: number, to: number, now: number): number {
  let [least, most] = [0, Infinity];
  const within = (position: number): number => Math.min(Math.max(position, least), most);
  for (const { top, bottom } of stretches) {
    // where it is whole in between; if it is higher than the window, where it fills that
    const [begins, ends] = [top - from, bottom - to];
    [least, most] = [within(Math.min(begins, ends)), within(Math.max(begins, ends))];
  }
  return within(now);
}

/**
 * On a phone: what may be touched first (or what was asked for), then what it depends on, then the board and where else
 * something is live.
 */
export function intoSight(still: boolean, wanted?: Element | null): void {
  if (document.querySelector(".sure, .menu")) return;
  const high = (selector: string): number => document.querySelector<HTMLElement>(selector)?.offsetHeight ?? 0;
  const prompt = high(".prompt");
  const [from, to] = [prompt + high(".standing-line > *"), innerHeight - high(".own-area")];
  const found = (selector: string): Element[] =>
    [...document.querySelectorAll(selector)].filter((one) => !one.closest(".own-area"));
  const stretch = (one: Element): Stretch => {
    const { top, bottom } = one.getBoundingClientRect();
    const more = one.matches("[data-live]") ? MARGIN : 0; // for its ring
    return { top: top + scrollY - more, bottom: bottom + scrollY + more };
  };
  /** All of them, if there is room, or the first. */
  const together = (all: Element[]): Stretch[] => {
    const each = all.map(stretch);
    const whole = { top: Math.min(...each.map((one) => one.top)), bottom: Math.max(...each.map((one) => one.bottom)) };
    return whole.bottom - whole.top <= to - from ? [whole] : each.slice(0, 1);
  };
  const live = wanted ? [wanted] : found("[data-live=strong]");
  const needed = found("[data-matters]");
  const grounds = [...new Set(found(".live").map((one) => one.closest(".panel")))]
    .map((panel) => panel?.querySelector(".plan") ?? panel)
    .filter((one) => !!one);
  if (!needed.length && !wanted && !document.querySelector(".live")) return;
  const groups = [...new Set(live.map((one) => one.closest(".group")))].filter((one) => !!one);
  const stretches = [live, groups, needed, found(".panel.board .plan"), grounds]
    .filter((all) => all.length)
    .flatMap(together);
  const strip = found(".strips").map(stretch)[0] ?? { top: 0, bottom: 0 }; // the players: whole, or behind the prompt
  const up = settle(stretches, from, to, Math.min(scrollY, strip.top - prompt));
  const there = up <= strip.top - prompt ? up : settle(stretches, from, to, Math.max(scrollY, strip.bottom - prompt));
  if (Math.abs(there - scrollY) > 1) scrollTo({ top: there, behavior: still ? "auto" : "smooth" });
}

/**
 * On a wide screen: no further than needed, and to the first of what may be touched if there is no room for all and
 * none is seen.
 */
export function toLive(still: boolean): void {
  const live = [...document.querySelectorAll("[data-live]")];
  if (!live.length || live.some((one) => one.closest(".own-area"))) return;
  const from = (document.querySelector(".prompt")?.getBoundingClientRect().bottom ?? 0) + MARGIN;
  const to =
    Math.min(document.querySelector(".own-area")?.getBoundingClientRect().top ?? innerHeight, innerHeight) - MARGIN;
  const boxes = live.map((one) => one.getBoundingClientRect());
  const [top, bottom] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  const isClear = ({ top, bottom, height }: DOMRect): boolean =>
    (top + bottom) / 2 > from + FINGER || height > to - from;
  const isSeen = (box: DOMRect): boolean =>
    Math.min(box.bottom, to) - Math.max(box.top, from) > Math.min(box.height, TOUCHED) / 2 && isClear(box);
  if (boxes.some(isSeen)) return;
  scrollBy({
    top: bottom - top > to - from || top < from ? top - from : bottom - to,
    behavior: still ? "auto" : "smooth",
  });
}
