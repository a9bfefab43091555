// Picks over a reload: kept for this tab, and given back if the same decision is still open.

import { agreeing, wordsOf, type Picked } from "./choosing";
import type { Look } from "./wire";

interface Kept {
  stamp: number;
  seat: number | null;
  picked: Picked;
}

export class KeptPicks {
  constructor(private readonly store: string) {}

  keep(stamp: number, seat: number | null, picked: Picked): void {
    try {
      sessionStorage.setItem(this.store, JSON.stringify({ stamp, seat, picked } satisfies Kept));
    } catch {
      // Then a reload forgets the pick.
    }
  }

  recall(stamp: number, look: Look): Picked {
    try {
      const kept = JSON.parse(sessionStorage.getItem(this.store) ?? "null") as Kept | null;
      if (kept && kept.stamp === stamp && kept.seat === look.seat && agreeing(wordsOf(look), kept.picked).length > 1) return kept.picked;
    } catch {
      // Nothing was kept.
    }
    return [];
  }
}
