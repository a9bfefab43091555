// What the server tells the page in advance, on its <html>: under which path it lives, where other devices find it,
// whether it asks for a password.

const { base = "", lan = "", locked = "" } = document.documentElement.dataset;

/** An address of this server's own, under the path where it lives. */
export const at = (path: string): string => base + path;

/** The part of the address that says which page this is. */
export const here = (): string =>
  base && location.pathname.startsWith(base) ? location.pathname.slice(base.length) : location.pathname;

/** Whether this page was opened where only this device finds it, and nobody was told of another way. */
const isLoopback = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);
export const onlyHere = isLoopback && !lan;

/** An address to send: the one where other devices find it, if this one is for this device alone. */
export const shared = (path: string): string => (isLoopback && lan ? new URL(lan).origin : location.origin) + at(path);

export { lan, locked };
