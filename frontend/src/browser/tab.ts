// The browser's tab: a title and an icon that say how many tables wait for me.

import { file } from "../wire/api";
import { at } from "../wire/serverConfig";

const MOST = 9;

/** Show how many tables wait; the icon has the number in a badge. */
export function showTab(title: string, count: number): void {
  document.title = count > 0 ? `(${count}) ${title}` : title;
  void icon(count).then((address) =>
    document.querySelector<HTMLLinkElement>('link[rel="icon"]')?.setAttribute("href", address),
  );
}

let wanted = 0;
async function icon(count: number): Promise<string> {
  wanted = count;
  if (!count) return at("/favicon.svg");
  const plain = await file("/favicon.svg").catch(() => "");
  if (wanted !== count) return icon(wanted);
  const number = count > MOST ? `${MOST}+` : String(count);
  const badge = `<circle cx="34" cy="14" r="13" fill="#0B7A75" stroke="#FBF6EA" stroke-width="2.5"/><text x="34" y="20.500" text-anchor="middle" font-family="sans-serif" font-size="${count > MOST ? 15 : 19}" font-weight="700" fill="#FFF">${number}</text>`;
  return plain
    ? `data:image/svg+xml,${encodeURIComponent(plain.replace("</svg>", `${badge}</svg>`))}`
    : at("/favicon-turn.svg");
}
