import { vi } from 'vitest';

/** A storage of the page that lives as long as the test; `refuse` makes it throw, as a page that forbids it does. */
export function pageStorage(area: 'localStorage' | 'sessionStorage') {
  const kept: Record<string, string> = {};
  let isRefused = false;
  const methods = {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, text: string) => {
      kept[key] = text;
    },
    removeItem: (key: string) => {
      delete kept[key];
    },
  };
  const storage = new Proxy(kept, {
    get(target, name) {
      if (isRefused) throw new DOMException('blocked', 'SecurityError');
      return Reflect.get(methods, name) ?? Reflect.get(target, name);
    },
  });
  vi.stubGlobal(area, storage);
  return {
    kept,
    refuse() {
      isRefused = true;
    },
  };
}
