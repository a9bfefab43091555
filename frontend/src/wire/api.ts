// The HTTP API: asking, answers and refusals, and the files that scenes need.

import { keepLinks } from "../browser/linkStorage";
import { at } from "./serverConfig";
import type { NewTable, Opened, Text } from "./types";

export class Refused extends Error {
  constructor(
    readonly key: string,
    readonly say: Text,
    readonly detail = "", // in English, for who looks closer
  ) {
    super(key);
  }
}

async function answer<T>(response: Response): Promise<T> {
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  const fault = (await response.json().catch(() => ({}))) as { key?: string; say?: Text; detail?: string };
  throw new Refused(fault.key ?? String(response.status), fault.say ?? ["page-not-found"], fault.detail);
}

export const get = async <T>(path: string): Promise<T> => answer<T>(await fetch(at(path)));

export async function post<T>(path: string, body: unknown): Promise<T> {
  return answer<T>(
    await fetch(at(path), {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(body),
    }),
  );
}

const files = new Map<string, Promise<string>>();

const PAUSES = [500, 1000, 2000, 0]; // milliseconds until a file is asked for once more; then it can't be had

async function fetchText(path: string): Promise<string> {
  for (const pause of PAUSES) {
    const response = await fetch(at(path)).catch(() => null);
    if (response?.ok) return response.text();
    const isBusy = !response || response.status >= 500 || response.status === 429;
    if (!isBusy || !pause) break;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
  throw new Refused("no-file", ["page-not-found"]);
}

/** A file as text; asked for once. */
export function file(path: string): Promise<string> {
  let found = files.get(path);
  if (!found) {
    found = fetchText(path);
    found.catch(() => files.delete(path));
    files.set(path, found);
  }
  return found;
}

/** Open a table against the bots and go there. */
export async function open(table: NewTable): Promise<Opened> {
  const opened = await post<Opened>("/api/tables", table);
  keepLinks(opened.id, opened.links);
  return opened;
}
