// My tables, and which of them wait for me: asked for from time to time while a page is open, at once when it is looked
// at again.

import { Refused } from "../wire/api";
import type { TableCard } from "../wire/types";
import { setClock } from "./serverClock.svelte";
import { at } from "../wire/serverConfig";

const OFTEN = 10_000; // while the list is in sight
const SELDOM = 30_000;

export class MyTables {
  tables = $state.raw<TableCard[]>([]);
  calling: TableCard[] = $derived(this.tables.filter(waits));
  /** Tables that began to wait for me since the page was opened: once each. */
  called: (table: TableCard) => void = () => undefined;
  private known: Set<string> | null = null;
  private timer = 0;
  private isListed = false;

  /** Begin to ask; return how to end it. */
  start(isListed: boolean): () => void {
    this.isListed = isListed;
    document.addEventListener("visibilitychange", this.seen);
    window.addEventListener("online", this.seen);
    void this.ask();
    return () => {
      window.clearTimeout(this.timer);
      document.removeEventListener("visibilitychange", this.seen);
      window.removeEventListener("online", this.seen);
    };
  }

  private seen = (): void => {
    if (!document.hidden) void this.ask();
  };

  async ask(): Promise<void> {
    window.clearTimeout(this.timer);
    try {
      const asked = Date.now();
      const response = await fetch(at("/api/tables"), { cache: "no-store" });
      if (!response.ok) throw new Refused(String(response.status), ["page-not-found"]);
      setClock(response, asked);
      this.take(((await response.json()) as { tables: TableCard[] }).tables);
    } catch {
      // The next time, then.
    }
    window.clearTimeout(this.timer);
    this.timer = window.setTimeout(() => void this.ask(), this.isListed && !document.hidden ? OFTEN : SELDOM);
  }

  private take(tables: TableCard[]): void {
    const before = this.known;
    this.tables = tables;
    this.known = new Set(this.calling.map((table) => table.id));
    if (before) for (const table of this.calling) if (!before.has(table.id)) this.called(table);
  }
}

/** Whether somebody on this device must decide there. */
export function waits(table: TableCard): boolean {
  return (
    !table.over &&
    !table.halted &&
    table.seats.some((one) => table.mine.includes(one.seat) && table.turn.includes(one.seat) && !one.bot)
  );
}

export const myTables = new MyTables();
