// Symbols: parsed once, drawn as markup with their slots filled. Text is escaped; only elements of the parsed files get
// through.

import { fitted, type Box } from "./arrange";
import type { Labels, Picture, Point } from "../wire/types";

const SVG = "http://www.w3.org/2000/svg";
const TAGS = new Set(["g", "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "use", "text"]);
const ATTRIBUTES = new Set(
  (
    "d x y x1 y1 x2 y2 cx cy r rx ry width height points transform opacity fill fill-rule fill-opacity clip-rule stroke stroke-width stroke-dasharray " +
    "stroke-linecap stroke-linejoin stroke-opacity class font-size font-weight font-style text-anchor letter-spacing vector-effect paint-order"
  ).split(" "),
);

export interface Drawing {
  symbol: string;
  tone?: string | undefined;
  labels?: Labels | undefined;
  by?: number | undefined;
  turn?: number | undefined;
}

interface Symbol_ {
  size: Point;
  origin: Point;
  nodes: Element[];
  hasSeat: boolean;
}

export class Symbols {
  private readonly found = new Map<string, Symbol_>();

  constructor(...sources: string[]) {
    for (const source of sources) this.add(source);
  }

  private add(source: string): void {
    if (!source.trim()) return;
    const text = source.includes("xmlns=") ? source : source.replace("<svg", `<svg xmlns="${SVG}"`);
    const file = new DOMParser().parseFromString(text, "image/svg+xml");
    for (const symbol of file.querySelectorAll("symbol")) {
      const [x = 0, y = 0, w = 48, h = 48] = (symbol.getAttribute("viewBox") ?? "").split(/[\s,]+/).map(Number);
      this.found.set(symbol.id, {
        size: [w || 48, h || 48],
        origin: [x, y],
        nodes: [...symbol.children],
        hasSeat: !!symbol.querySelector('[data-slot="seat"]'),
      });
    }
  }

  has(name: string): boolean {
    return this.found.has(name);
  }

  sizeOf = (name: string): Point => this.found.get(name)?.size ?? [0, 0];

  /** Use the small form below 24 px, if there is one. */
  at(name: string, pixels: number): string {
    return pixels < 24 && this.found.has(`${name}-small`) ? `${name}-small` : name;
  }

  /** Markup of a symbol that fills the box. */
  draw(what: Drawing, box: Box, wording: Wording): string {
    const symbol = this.found.get(what.symbol);
    const tone = what.tone ? ` class="tone-${attribute(what.tone)}"` : "";
    if (!symbol) return this.missing(what.symbol, box);
    const at = fitted(box, 1, symbol.size);
    const scale = at.w / symbol.size[0];
    const labels: Labels = { ...what.labels };
    const letter = wording.letter(what.tone);
    if (letter && labels["letter"] === undefined) labels["letter"] = letter;
    if (what.by !== undefined && labels["seat"] === undefined) labels["seat"] = seatPicture(what.by);
    const fill: Fill = { labels, wording, turn: what.turn ?? 0, scale, symbols: this };
    let body = symbol.nodes.map((node) => markup(node, fill)).join("");
    const turn = what.turn
      ? ` rotate(${round(what.turn)} ${round(symbol.size[0] / 2)} ${round(symbol.size[1] / 2)})`
      : "";
    const origin = symbol.origin[0] || symbol.origin[1] ? ` translate(${-symbol.origin[0]} ${-symbol.origin[1]})` : "";
    body = `<g${tone} transform="translate(${round(at.x)} ${round(at.y)}) scale(${round(scale)})${turn}${origin}">${body}</g>`;
    if (what.by !== undefined && !symbol.hasSeat) {
      const side = Math.min(at.w, at.h) * 0.42;
      body += this.draw(
        { symbol: `seat-${what.by}`, tone: `seat${what.by}` },
        { x: at.x + at.w - side * 0.72, y: at.y - side * 0.28, w: side, h: side },
        wording,
      );
    }
    return body;
  }

  /** Draw a fragment such as a panel's art: only allowed elements and attributes. */
  art(source: string, wording: Wording): string {
    const file = new DOMParser().parseFromString(`<svg xmlns="${SVG}">${source}</svg>`, "image/svg+xml");
    const fill: Fill = { labels: {}, wording, turn: 0, scale: 1, symbols: this };
    return [...(file.documentElement?.children ?? [])].map((node) => markup(node, fill)).join("");
  }

  missing(name: string, { x, y, w, h }: Box): string {
    if (!name) return "";
    return `<g class="missing"><rect x="${round(x)}" y="${round(y)}" width="${round(w)}" height="${round(h)}"/><text x="${round(x + w / 2)}" y="${round(y + h / 2)}" font-size="${round(h / 5)}">${escaped(name)}</text></g>`;
  }
}

/** How labels become words; the component knows language and names. */
export interface Wording {
  words(label: Labels[string]): string;
  picture(picture: Picture): Drawing;
  letter(tone: string | undefined): string;
}

interface Fill {
  labels: Labels;
  wording: Wording;
  turn: number;
  scale: number;
  symbols: Symbols;
}

export function seatPicture(seat: number): Picture {
  return { symbol: `seat-${seat}`, tone: `seat${seat}` };
}

/** Markup of what looks the same every time: it has neither slots nor other symbols in it. */
const STEADY = new WeakMap<Element, string>();

function markup(node: Element, fill: Fill): string {
  const known = STEADY.get(node);
  if (known !== undefined) return known;
  const tag = node.tagName;
  if (!TAGS.has(tag)) return "";
  const slot = node.getAttribute("data-slot");
  if (slot !== null && tag === "rect") return pictureSlot(node, slot, fill);
  if (tag === "use") return used(node, fill);
  let attributes = "";
  for (const { name, value } of node.attributes)
    if (ATTRIBUTES.has(name)) attributes += ` ${name}="${attribute(value)}"`;
  if (tag === "text") return textNode(node, attributes, node.textContent ?? "");
  if (slot !== null) {
    const label = fill.labels[slot];
    if (label === undefined) return "";
    return `<g${attributes}>${[...node.children].map((child) => (child.tagName === "text" ? slotText(child, label, fill) : markup(child, fill))).join("")}</g>`;
  }
  const inner = [...node.children].map((child) => markup(child, fill)).join("");
  const drawn = inner ? `<${tag}${attributes}>${inner}</${tag}>` : `<${tag}${attributes}/>`;
  if (!node.querySelector("[data-slot], use")) STEADY.set(node, drawn);
  return drawn;
}

function used(node: Element, fill: Fill): string {
  const name = (node.getAttribute("href") ?? node.getAttribute("xlink:href") ?? "").slice(1);
  const number = (key: string, otherwise: number): number => Number(node.getAttribute(key) ?? otherwise);
  const [w, h] = fill.symbols.sizeOf(name);
  const size = [w || 48, h || 48] as const;
  const box = { x: number("x", 0), y: number("y", 0), w: number("width", size[0]), h: number("height", size[1]) };
  const drawn = fill.symbols.draw({ symbol: name }, box, { ...fill.wording, letter: () => "" });
  const classes = node.getAttribute("class");
  const transform = node.getAttribute("transform");
  const opacity = node.getAttribute("opacity");
  if (!classes && !transform && !opacity) return drawn;
  return `<g${classes ? ` class="${attribute(classes)}"` : ""}${transform ? ` transform="${attribute(transform)}"` : ""}${opacity ? ` opacity="${attribute(opacity)}"` : ""}>${drawn}</g>`;
}

function pictureSlot(node: Element, slot: string, fill: Fill): string {
  const label = fill.labels[slot];
  if (label === undefined || typeof label === "string" || Array.isArray(label)) return "";
  const number = (key: string): number => Number(node.getAttribute(key) ?? 0);
  const box = { x: number("x"), y: number("y"), w: number("width"), h: number("height") };
  const drawn = fill.symbols.draw(fill.wording.picture(label), box, fill.wording);
  const upright =
    slot === "seat" && fill.turn
      ? ` transform="rotate(${round(-fill.turn)} ${round(box.x + box.w / 2)} ${round(box.y + box.h / 2)})"`
      : "";
  const classes = node.getAttribute("class");
  return `<g class="in-${attribute(slot)}${classes ? ` ${attribute(classes)}` : ""}"${upright}>${drawn}</g>`;
}

function slotText(node: Element, label: Labels[string], fill: Fill): string {
  const words = fill.wording.words(label);
  const width = Number(node.getAttribute("data-width") ?? 0);
  const lines = Number(node.getAttribute("data-lines") ?? 1);
  const size = Number(node.getAttribute("font-size") ?? 12);
  const broken = lines > 1 && width ? breakLines(words, size, width) : [words];
  const longest = Math.max(...broken.map((line) => widthOf(line, size)));
  const fitting = width && longest > width ? Math.max(size * 0.7, (size * width) / longest) : size;
  const y = Number(node.getAttribute("y") ?? 0);
  let attributes = "";
  for (const { name, value } of node.attributes) {
    if (ATTRIBUTES.has(name) && name !== "font-size" && name !== "y") attributes += ` ${name}="${attribute(value)}"`;
  }
  return broken
    .map((line, index) => {
      const down = (index - (broken.length - 1) / 2) * fitting * 1.05;
      return textNode(node, `${attributes} y="${round(y + down)}" font-size="${round(fitting)}"`, line);
    })
    .join("");
}

function textNode(_: Element, attributes: string, words: string): string {
  return `<text${attributes}>${escaped(words)}</text>`;
}

/** A good guess at the width of words in the page's serif; the Python renderer makes the same one. */
export function widthOf(words: string, size: number): number {
  let sum = 0;
  for (const c of words) sum += /[A-ZÄÖÜ0-9]/.test(c) ? 0.62 : 0.48;
  return sum * size;
}

function breakLines(words: string, size: number, width: number): string[] {
  if (widthOf(words, size) <= width || !words.includes(" ")) return [words];
  const all = words.split(" ");
  let best: string[] = [words];
  let least = Infinity;
  for (let cut = 1; cut < all.length; cut++) {
    const pair = [all.slice(0, cut).join(" "), all.slice(cut).join(" ")];
    const longest = Math.max(...pair.map((line) => widthOf(line, size)));
    if (longest < least) [best, least] = [pair, longest];
  }
  return best;
}

export function round(value: number): string {
  return String(Math.round(value * 1000) / 1000);
}

export function escaped(words: string): string {
  return words.replace(/[&<>]/g, (c) => (c === "&" ? "&amp;" : c === "<" ? "&lt;" : "&gt;"));
}

export function attribute(value: string): string {
  return escaped(value).replace(/"/g, "&quot;");
}
