// Colours: each tone of a stage gets its family of custom properties, by day and by night, in one constructed style
// sheet.

import type { Stage } from "../wire/types";
import { COMMON } from "./commonTones";

const NAME = /^[a-z0-9_-]{1,40}$/;
const COLOUR = /^#[0-9a-fA-F]{6}$/;

function family(selector: string, colour: string, line: string, more: string): string {
  return `${selector}{--c:${colour};--c-deep:color-mix(in srgb,${colour} 50%,var(--tone-ink));--c-line:${line};--c-pale:color-mix(in srgb,${colour} var(--pale-share),var(--tone-paper));--c-plan:color-mix(in srgb,${colour} 16%,var(--tone-paper));--c-tint:color-mix(in srgb,${colour} 32%,var(--body));${more}}`;
}

export function toneSheet(stage: Stage | null): string {
  let css = "";
  for (const [name, [day, night, pattern]] of Object.entries({ ...COMMON, ...stage?.tones })) {
    if (!NAME.test(name) || !COLOUR.test(day) || !COLOUR.test(night)) continue;
    const fill = pattern && pattern !== "plain" && NAME.test(pattern) ? `url("#pattern-${pattern}")` : "none";
    const more = `--pattern:${fill};--roof:${name === "grey" ? "var(--stone)" : "var(--c)"};--seat:var(--c);`;
    const colour = `var(--tone-${name})`;
    css += `:root{--tone-${name}:${day}}:root.night{--tone-${name}:${night}}`;
    css += family(`.tone-${name}`, colour, `color-mix(in srgb,${colour} var(--line-share),var(--line-mix))`, more);
  }
  (stage?.seats ?? []).forEach((colour, seat) => {
    if (COLOUR.test(colour))
      css += family(
        `.tone-seat${seat}`,
        colour,
        `color-mix(in srgb,${colour} 55%,var(--edge-ink))`,
        "--seat:var(--c);--roof:var(--c);--pattern:none;",
      );
  });
  return css;
}

const sheet = new CSSStyleSheet();
let isApplied = false;

/** Put the tones of this stage on the page. */
export function applyTones(stage: Stage | null): void {
  sheet.replaceSync(toneSheet(stage));
  if (!isApplied) document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  isApplied = true;
}

export function letterOf(stage: Stage | null, tone: string | undefined): string {
  return tone ? ((stage?.tones?.[tone] ?? COMMON[tone])?.[3] ?? "") : "";
}
