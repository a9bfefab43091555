// Words for people: Fluent catalogues, and texts of the scene made into runs that a component draws or a string that is
// read aloud.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Argument, Face, Label, Picture } from "../wire/types";

export type Segment = { text: string; bold: boolean } | { picture: Picture; bold: boolean };

// Private characters stand for what must survive formatting: pictures, and names that may contain an asterisk.
const OPEN = "\uE000";
const CLOSE = "\uE001";
const HELD = /\uE000(\d+)\uE001/;
const HYPHENED = /(?<![\p{L}\d-])-(?=\d)/gu; // of a negative number, which has a true minus

/** What was made of a text for a reader. */
interface Kept {
  reader: Reader;
  segments: Segment[];
  aloud?: string;
}

export interface Reader {
  names: readonly string[];
  you: number | null;
  faces: Readonly<Record<string, Face>>;
}
export const NOBODY: Reader = { names: [], you: null, faces: {} };

export class Texts {
  readonly missing = new Set<string>();
  private readonly kept = new WeakMap<object, Kept>(); // nobody changes a text

  constructor(
    readonly language: string,
    private readonly bundles: FluentBundle[],
    readonly game: string | null = null, // whose texts these are, beside the page's own
  ) {}

  has(key: string): boolean {
    return this.bundles.some((bundle) => bundle.hasMessage(key));
  }

  /** Say one text of the page itself. */
  t(key: string, args: Record<string, string | number> = {}): string {
    return this.format(key, args);
  }

  private format(key: string, args: Record<string, FluentVariable>): string {
    for (const bundle of this.bundles) {
      const message = bundle.getMessage(key);
      if (message?.value) {
        const errors: Error[] = [];
        const said = bundle.formatPattern(message.value, args, errors);
        if (errors.length) this.note(`${key}: ${errors[0]?.message}`);
        return Object.values(args).some((value) => typeof value === "number" && value < 0)
          ? said.replace(HYPHENED, "−")
          : said;
      }
    }
    this.note(key);
    return `[${key}]`;
  }

  /** Say a text only if everything it needs is there. */
  attempt(key: string, args: Record<string, Argument>, reader: Reader): boolean {
    const message = this.bundles
      .map((bundle) => ({ bundle, message: bundle.getMessage(key) }))
      .find((one) => one.message?.value);
    if (!message?.message?.value) return false;
    const errors: Error[] = [];
    const plain = Object.fromEntries(
      Object.entries(args).map(([name, value]) => [
        name,
        typeof value === "object" ? this.plain(value, reader) : value,
      ]),
    );
    message.bundle.formatPattern(message.message.value, plain, errors);
    return errors.length === 0;
  }

  private note(what: string): void {
    if (!this.missing.has(what)) {
      this.missing.add(what);
      document.documentElement.dataset["missing"] = [...this.missing].join(" ");
    }
  }

  /** Make a run, a list of texts and pictures, into segments. */
  run(run: readonly (Label | number)[], reader: Reader): Segment[] {
    return run.flatMap((part, index) =>
      index ? [{ text: " ", bold: false }, ...this.segments(part, reader)] : this.segments(part, reader),
    );
  }

  /** Make a text into segments: words, bold words, pictures. What was made for this reader stays the same. */
  segments(text: Label | number | undefined, reader: Reader): Segment[] {
    return typeof text === "object" ? this.keep(text, reader).segments : this.made(text, reader);
  }

  private keep(text: Exclude<Label, string>, reader: Reader): Kept {
    let kept = this.kept.get(text);
    if (kept?.reader !== reader) this.kept.set(text, (kept = { reader, segments: this.made(text, reader) }));
    return kept;
  }

  private made(text: Label | number | undefined, reader: Reader): Segment[] {
    const held: (Picture | string)[] = [];
    const whole = this.hold(text, reader, held);
    const out: Segment[] = [];
    whole.split("*").forEach((piece, index, all) => {
      const bold = index % 2 === 1 && index < all.length - 1;
      const loose = index % 2 === 1 && index === all.length - 1 ? "*" : "";
      for (const [part, word] of (loose + piece).split(HELD).entries()) {
        if (part % 2 === 0) {
          if (word) out.push({ text: word, bold });
        } else {
          const what = held[Number(word)];
          if (typeof what === "string") out.push({ text: what, bold });
          else if (what) out.push({ picture: what, bold });
        }
      }
    });
    return out;
  }

  /** Read a text aloud: pictures by their names, no marks. */
  plain(text: Label | number | undefined, reader: Reader): string {
    if (typeof text !== "object") return this.read(this.made(text, reader), reader);
    const kept = this.keep(text, reader);
    return (kept.aloud ??= this.read(kept.segments, reader));
  }

  read(segments: readonly Segment[], reader: Reader): string {
    return segments
      .map((segment) => ("text" in segment ? segment.text : this.nameOf(segment.picture, reader)))
      .join("")
      .replace(/\s+/g, " ")
      .trim();
  }

  nameOf(picture: Picture, reader: Reader): string {
    const name = picture.name ?? (picture.face ? reader.faces[picture.face]?.name : undefined);
    return name === undefined ? "" : this.plain(name, reader);
  }

  private hold(text: Label | number | undefined, reader: Reader, held: (Picture | string)[]): string {
    if (text === undefined) return "";
    if (typeof text === "number") return written(text);
    if (typeof text === "string") return text;
    if (!Array.isArray(text)) return keep(text, held);
    const [key, given] = text as [string, Record<string, Argument>?];
    const args: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(given ?? {})) {
      if (name === "seat" && typeof value === "number") {
        args["seat"] = keep(reader.names[value] ?? String(value + 1), held);
        args["you"] = value === reader.you ? "yes" : "no";
      } else if (typeof value === "object") {
        args[name] = this.hold(value, reader, held);
      } else {
        args[name] = value;
      }
    }
    return this.format(key, args);
  }
}

/** A number as it is written: with a true minus. */
export const written = (value: number | string | undefined): string => String(value ?? "").replace("-", "−");

function keep(what: Picture | string, held: (Picture | string)[]): string {
  held.push(what);
  return `${OPEN}${held.length - 1}${CLOSE}`;
}

/**
 * Load the texts of one language; the English ones behind them only where a whole file is missing (tests see to it that
 * each file is complete).
 */
export async function loadTexts(
  language: string,
  game: string | null,
  get: (path: string) => Promise<string>,
): Promise<Texts> {
  const files = ["common", ...(game ? [game] : [])];
  const read = (tongue: string): Promise<string[]> =>
    Promise.all(files.map((file) => get(`/texts/${tongue}/${file}.ftl`).catch(() => "")));
  const own = await read(language);
  const bundles = [bundleOf(language, own)];
  if (language !== "en" && own.includes("")) bundles.push(bundleOf("en", await read("en")));
  return new Texts(language, bundles, game);
}

export function bundleOf(language: string, sources: string[]): FluentBundle {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}
