// What this browser's owner likes: language, day or night, speed, whether to be asked before what can't be taken back.
// Kept in local storage.

export type Theme = "system" | "day" | "night";
export type Speed = "slow" | "normal" | "at-once";

const KEY = "cablecar";

interface Kept {
  language?: string;
  theme?: Theme;
  speed?: Speed;
  confirm?: boolean;
  sound?: boolean;
  notify?: boolean;
  reader?: boolean;
  name?: string;
  others?: string[];
  played?: string[];
}

function read(): Kept {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Kept;
  } catch {
    return {};
  }
}

/** The languages the server has put into the page's own file; their names come with the games. */
function announced(): Record<string, string> {
  const codes = (document.documentElement.dataset["languages"] ?? "en").split(" ");
  return Object.fromEntries(codes.map((code) => [code, code]));
}

class Preferences {
  private kept = $state.raw<Kept>(read());
  private dark = $state(window.matchMedia("(prefers-color-scheme: dark)").matches);
  still = $state(window.matchMedia("(prefers-reduced-motion: reduce)").matches);
  phone = $state(window.matchMedia("(max-width: 1023px)").matches);
  languages = $state.raw(announced()); // by code, each with its own name

  constructor() {
    window
      .matchMedia("(prefers-color-scheme: dark)")
      .addEventListener("change", (event) => (this.dark = event.matches));
    window
      .matchMedia("(prefers-reduced-motion: reduce)")
      .addEventListener("change", (event) => (this.still = event.matches));
    window.matchMedia("(max-width: 1023px)").addEventListener("change", (event) => (this.phone = event.matches));
  }

  private keep(more: Kept): void {
    this.kept = { ...this.kept, ...more };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  get language(): string {
    const wanted = [this.kept.language ?? "", ...navigator.languages.map((one) => one.slice(0, 2))];
    return wanted.find((one) => Object.hasOwn(this.languages, one)) ?? "en";
  }
  set language(language: string) {
    this.keep({ language });
  }
  get night(): boolean {
    const theme = this.kept.theme ?? "system";
    return theme === "system" ? this.dark : theme === "night";
  }
  set night(night: boolean) {
    this.keep({ theme: night === this.dark ? "system" : night ? "night" : "day" });
  }
  get speed(): Speed {
    return this.kept.speed ?? "normal";
  }
  set speed(speed: Speed) {
    this.keep({ speed });
  }
  get confirm(): boolean {
    return this.kept.confirm ?? true;
  }
  set confirm(confirm: boolean) {
    this.keep({ confirm });
  }
  get sound(): boolean {
    return this.kept.sound ?? false;
  }
  set sound(sound: boolean) {
    this.keep({ sound });
  }
  get notify(): boolean {
    return this.kept.notify ?? false;
  }
  set notify(notify: boolean) {
    this.keep({ notify });
  }
  get reader(): boolean {
    return this.kept.reader ?? false;
  }
  set reader(reader: boolean) {
    this.keep({ reader });
  }
  get name(): string {
    return this.kept.name ?? "";
  }
  set name(name: string) {
    this.keep({ name });
  }
  /** Who else plays on this device. */
  get others(): string[] {
    return this.kept.others ?? [];
  }
  set others(others: string[]) {
    this.keep({ others });
  }
  hasPlayed(game: string): boolean {
    return this.kept.played?.includes(game) ?? false;
  }
  play(game: string): void {
    if (!this.hasPlayed(game)) this.keep({ played: [...(this.kept.played ?? []), game] });
  }
}

export const preferences = new Preferences();
