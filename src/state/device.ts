import type { DeviceStorage } from '../contract/storage.js';

function storage(area: 'localStorage' | 'sessionStorage'): DeviceStorage {
  // A page may have no storage, forbid it, or have no room left: naming it throws already.
  const attempt = <Value>(run: (kept: Storage) => Value): Value | null => {
    try {
      return run(globalThis[area]);
    } catch {
      return null;
    }
  };
  return {
    get: (key) => attempt((kept) => kept.getItem(key)),
    set: (key, text) => attempt((kept) => (text === null ? kept.removeItem(key) : kept.setItem(key, text))),
    forget: (prefix) =>
      attempt((kept) => {
        for (const key of Object.keys(kept)) if (key.startsWith(prefix)) kept.removeItem(key);
      }),
  };
}

/** Kept until the tab is closed: drafts. */
export const tabStorage: DeviceStorage = storage('sessionStorage');

/** Kept for good: what a person has chosen not to see. */
export const deviceStorage: DeviceStorage = storage('localStorage');
