// The secret links that this browser has made: the server keeps only their hashes, so they can be read nowhere else.

import type { SecretLink } from "../wire/types";

const KEY = "cablecar links";
const MOST = 60; // tables; the oldest are forgotten first

function all(): [table: string, links: SecretLink[]][] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "[]") as [string, SecretLink[]][];
  } catch {
    return [];
  }
}

export function keptLinks(table: string): SecretLink[] {
  return all().find(([id]) => id === table)?.[1] ?? [];
}

export function keepLinks(table: string, links: SecretLink[]): void {
  try {
    const rest = all().filter(([id]) => id !== table);
    localStorage.setItem(KEY, JSON.stringify([...rest, ...(links.length ? [[table, links]] : [])].slice(-MOST)));
  } catch {
    // The links can be had no second time, but the game goes on.
  }
}

/** Put a new link in the place of the old one. */
export function keepLink(table: string, link: SecretLink): SecretLink[] {
  const links = [...keptLinks(table).filter((one) => one.kind !== link.kind || one.seat !== link.seat), link];
  keepLinks(table, links);
  return links;
}
