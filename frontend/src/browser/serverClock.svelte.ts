// What time it is for the server: its clock and this one may differ. Ticks as long as somebody reads it.

import { createSubscriber } from "svelte/reactivity";

const SECOND = 1000;
const SLACK = 5 * SECOND; // a server's date has whole seconds, and is late if it has much to do
let ahead = 0; // seconds

/**
 * Learn the server's time from an answer that no cache has kept, to a question asked at `asked`. Clocks that may agree
 * are taken to agree.
 */
export function setClock(response: Response, asked: number): void {
  const said = Date.parse(response.headers.get("date") ?? "");
  if (Number.isNaN(said)) return;
  const answered = Date.now();
  ahead = said > answered + SLACK ? (said - answered) / SECOND : said < asked - SLACK ? (said - asked) / SECOND : 0;
}

const ticks = createSubscriber((update) => {
  const timer = window.setInterval(update, SECOND);
  return () => window.clearInterval(timer);
});

/** Seconds since 1970 by the server's clock; in an effect it is asked again every second. */
export function now(): number {
  ticks();
  return Date.now() / SECOND + ahead;
}
