// In a first game every panel says what it is. Where a column would not fit the window with that, its panels fold it
// behind a question mark.

/**
 * Mark a column as tight once it is longer than what can be seen of it; it stays so until the window changes, so that
 * nothing jumps.
 */
export function markTight(column: HTMLElement): () => void {
  const check = (): void => {
    const ownArea = document.querySelector<HTMLElement>(".own-area")?.offsetHeight ?? 0;
    const from = column.getBoundingClientRect().top + scrollY;
    const space = getComputedStyle(column).overflowY === "auto" ? column.clientHeight : innerHeight - ownArea - from;
    const end =
      Math.max(...[...column.children].map((one) => one.getBoundingClientRect().bottom)) +
      scrollY -
      from +
      column.scrollTop;
    if (end > space + 1) column.classList.add("tight");
  };
  const again = (): void => {
    column.classList.remove("tight");
    check();
  };
  const sizes = new ResizeObserver(check);
  for (const one of column.children) sizes.observe(one);
  window.addEventListener("resize", again);
  return () => {
    sizes.disconnect();
    window.removeEventListener("resize", again);
  };
}
