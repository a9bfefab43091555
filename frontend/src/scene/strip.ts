// A strip that scrolls sideways shows that it goes on: it fades where there is more, and no thing ends just where it
// ends.

const GAPS = [6, 8, 10, 12, 4, 14]; // px between things, the best first

/** The gap at which so many things have room, or one of them is clearly cut by the end of the strip. */
export function gapOf(widths: readonly number[], room: number): number {
  const isCut = (gap: number): boolean => {
    let at = 0;
    for (const width of widths) {
      if (at + width > room) return room - at >= width * 0.25 && room - at <= width * 0.8;
      at += width + gap;
    }
    return true;
  };
  return GAPS.find(isCut) ?? 6;
}

/** Mark what scrolls with `more-before` and `more-after`. */
export function strip(row: HTMLElement): () => void {
  const check = (): void => {
    const flow = row.querySelector<HTMLElement>(":scope > .flow");
    if (flow)
      row.style.setProperty(
        "--gap",
        `${gapOf(
          [...flow.children].map((one) => (one as HTMLElement).offsetWidth),
          row.clientWidth - parseFloat(getComputedStyle(row).paddingLeft),
        )}px`,
      );
    const rest = row.scrollWidth - row.clientWidth - row.scrollLeft;
    row.classList.toggle("more-before", row.scrollLeft > 1);
    row.classList.toggle("more-after", rest > 1);
  };
  const sizes = new ResizeObserver(check);
  for (const one of [row, ...row.children]) sizes.observe(one);
  const things = new MutationObserver(check);
  things.observe(row, { childList: true, subtree: true });
  row.addEventListener("scroll", check, { passive: true });
  check();
  return () => {
    sizes.disconnect();
    things.disconnect();
    row.removeEventListener("scroll", check);
  };
}
