// Over a reload: picks, kept for this tab and given back if the same decision is still open; and how far the chat was
// read.

import { agreeing, wordsOf, type Picked } from "../session/choosing";
import type { Look } from "../wire/types";

interface Pick {
  picked: Picked;
  clicked: string; // by which of two equal things
}

interface Kept extends Pick {
  stamp: number;
  seat: number | null;
}

export class KeptPicks {
  constructor(private readonly store: string) {}

  keep(kept: Kept): void {
    try {
      sessionStorage.setItem(this.store, JSON.stringify(kept));
    } catch {
      // Then a reload forgets the pick.
    }
  }

  recall(stamp: number, look: Look): Pick {
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.store) ?? "null") as Kept | null;
      if (kept && kept.stamp === stamp && kept.seat === look.seat && agreeing(wordsOf(look), kept.picked).length > 1)
        return kept;
    } catch {
      // Nothing was kept.
    }
    return { picked: [], clicked: "" };
  }
}

const READ = "cablecar read";
const MOST = 60; // tables; the oldest are forgotten first

function reads(): [table: string, n: number][] {
  try {
    return JSON.parse(localStorage.getItem(READ) ?? "[]") as [string, number][];
  } catch {
    return [];
  }
}

/** The number of the last line of a table's chat that was seen in this browser. */
export function lastRead(table: string): number {
  return reads().find(([id]) => id === table)?.[1] ?? 0;
}

export function keepRead(table: string, n: number): void {
  try {
    localStorage.setItem(READ, JSON.stringify([...reads().filter(([id]) => id !== table), [table, n]].slice(-MOST)));
  } catch {
    // Then a reload counts them once more.
  }
}
