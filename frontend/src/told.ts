// What the server tells the page in advance, on its <html>: under which path it lives, where other devices find it, whether it asks for a password.

const { base = "", lan = "", locked = "" } = document.documentElement.dataset;

/** An address of this server's own, under the path where it lives. */
export const at = (path: string): string => base + path;

/** The part of the address that says which page this is. */
export const here = (): string => (base && location.pathname.startsWith(base) ? location.pathname.slice(base.length) : location.pathname);

export { lan, locked };
