// As much of a browser as a session without a page needs.

const kept = (): Storage => {
  const entries = new Map<string, string>();
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  } as unknown as Storage;
};

class NoSheet {
  replaceSync(): void {}
}

const globals = {
  window: globalThis,
  document: { documentElement: { dataset: {} }, adoptedStyleSheets: [], hidden: false },
  location: { pathname: "/t/table" },
  history: { replaceState: () => undefined },
  localStorage: kept(),
  sessionStorage: kept(),
  matchMedia: () => ({ matches: true, addEventListener: () => undefined }), // no motion: looks are shown at once
  CSSStyleSheet: NoSheet,
};
for (const [name, value] of Object.entries(globals))
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
