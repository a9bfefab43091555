// Flying pieces: copies on a layer above the page travel from the old box to the new one while the piece itself is
// hidden.

const CURVE = "cubic-bezier(.3,.1,.2,1)";

export function boxOnScreen(id: string): DOMRect | null {
  const named = `"${CSS.escape(id)}"`;
  for (const element of document.querySelectorAll(`[data-id=${named}], [data-copy=${named}]`)) {
    const box = element.getBoundingClientRect();
    if (box.width && box.height) return box;
  }
  return null;
}

function copyOf(piece: SVGGraphicsElement, box: DOMRect): HTMLElement | null {
  const inner = piece.getBBox();
  if (!inner.width || !inner.height) return null;
  const holder = document.createElement("div");
  holder.className = "flight";
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", `${inner.x} ${inner.y} ${inner.width} ${inner.height}`);
  const copy = piece.cloneNode(true) as SVGElement;
  for (const one of [copy, ...copy.querySelectorAll("*")])
    for (const name of ["data-id", "data-live", "data-part", "role", "tabindex", "aria-label"])
      one.removeAttribute(name);
  copy.classList.remove("hidden");
  svg.append(copy);
  holder.append(svg);
  Object.assign(holder.style, {
    left: `${box.x}px`,
    top: `${box.y}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
  });
  return holder;
}

/** Let the pieces fly from these boxes to where they are now. */
export async function fly(layer: HTMLElement, flights: Map<string, DOMRect>, duration: number): Promise<void> {
  const waits: Promise<unknown>[] = [];
  const undo: (() => void)[] = [];
  for (const [id, from] of flights) {
    const named = `"${CSS.escape(id)}"`;
    const piece = [...document.querySelectorAll<SVGGraphicsElement>(`[data-id=${named}], [data-copy=${named}]`)].find(
      (one) => one.getBoundingClientRect().width > 0,
    );
    if (!piece) continue;
    const to = piece.getBoundingClientRect();
    if (Math.hypot(to.x - from.x, to.y - from.y) < 2) continue;
    const copy = copyOf(piece, to);
    if (!copy) continue;
    layer.append(copy);
    piece.classList.add("hidden");
    const scale = Math.max(0.2, Math.min(5, from.width / to.width));
    const dx = from.x + from.width / 2 - (to.x + to.width / 2);
    const dy = from.y + from.height / 2 - (to.y + to.height / 2);
    const animation = copy.animate(
      [{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: "none" }],
      { duration, easing: CURVE },
    );
    undo.push(() => {
      copy.remove();
      piece.classList.remove("hidden");
    });
    waits.push(animation.finished.catch(() => undefined));
  }
  await Promise.all(waits);
  for (const one of undo) one();
}

export function clear(layer: HTMLElement): void {
  for (const flight of layer.querySelectorAll<HTMLElement>(".flight"))
    for (const animation of flight.getAnimations()) animation.finish();
}
