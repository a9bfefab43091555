// What says the same stays the same object, so that nothing is drawn anew for it.

/**
 * The old value if the new one says the same; otherwise the new one, in which parts that say the same are replaced by
 * the old ones. Both are plain.
 */
export function sharing<T>(old: unknown, made: T): T {
  if (typeof old !== "object" || typeof made !== "object" || !old || !made) return made;
  if (old === made || Array.isArray(old) !== Array.isArray(made)) return made;
  const [before, now] = [old, made] as [Record<string, unknown>, Record<string, unknown>];
  const keys = Object.keys(now);
  let isEqual = keys.length === Object.keys(before).length;
  for (const key of keys) {
    now[key] = sharing(before[key], now[key]);
    isEqual &&= now[key] === before[key] && key in before;
  }
  return isEqual ? (old as T) : made;
}

/**
 * Makes lists in which each thing that says what it said in the last list is the same object as there, and so are its
 * parts.
 */
export function steady<T>(idOf: (thing: T) => string): (things: readonly T[]) => T[] {
  let last = new Map<string, T>();
  return (things) => {
    const kept = things.map((thing) => sharing(last.get(idOf(thing)), thing));
    last = new Map(kept.map((thing) => [idOf(thing), thing]));
    return kept;
  };
}
