// What the people and bots of a table are called.

const BOTS = ["Axel", "Bert", "Cora", "Dora", "Emil", "Frida", "Gustav", "Hanna"];

/** A name: two bots of one kind would have one, so they get theirs by their seat. */
export function nameOf(sitting: { seat: number; name: string; bot?: string | null | undefined }): string {
  const { seat, name, bot } = sitting;
  return bot && (name === bot || name.startsWith(`${bot} `)) ? (BOTS[seat] ?? name) : name;
}
