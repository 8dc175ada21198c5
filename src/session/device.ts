import { attempt, DEVICE_KEYS, isBefore, SESSION_KEYS, SIGN_OUT_KEYS } from './clear-device.js';
import { DRAFT_LIFE_MS, dropEntries, forTexts, lastSignOut, type StorageArea, writtenAt } from './persisted-since.js';

const PRIME = 0x01000193;

/** How long preferences and records are stored, in milliseconds. */
const PREFERENCE_LIFE_MS = 180 * 86_400_000;

/**
 * Stores short texts of one session by name. The device sees a hash of the name. Never throws: if storage fails,
 * nothing is stored.
 */
export interface DeviceArea {
  get(name: string): string | null;
  /** Stores a text; null removes it. */
  set(name: string, text: string | null): void;
}

/**
 * One session's storage on the device. It does nothing after the session has ended.
 * @param owner gateway and identity; only their hash is stored
 */
export function createDevice(owner: string, ended: AbortSignal) {
  const scope = keyHash(owner);
  const keys = `${DEVICE_KEYS}${scope}/`;
  const sessionKeys = `${SESSION_KEYS}${scope}/`;

  function area(name: StorageArea, lifeMs: number, signedOutAt: () => number, prefix: string): DeviceArea {
    const keyOf = (entry: string) => prefix + keyHash(entry);
    // Asked once: where storage is blocked, each further question would throw, for every lead of a list.
    const storage = attempt(() => globalThis[name]);
    return {
      get(entry) {
        if (ended.aborted) return null;
        const stored = storage && attempt(() => storage.getItem(keyOf(entry)));
        const at = writtenAt(stored);
        const isOver = stored === null || at + lifeMs <= Date.now() || isBefore(at, signedOutAt());
        return isOver ? null : stored.slice(stored.indexOf(' ') + 1);
      },
      set(entry, text) {
        if (ended.aborted) return;
        attempt(() => {
          if (text === null) storage?.removeItem(keyOf(entry));
          else storage?.setItem(keyOf(entry), `${Date.now()} ${text}`);
        });
      },
    };
  }

  return {
    /** The session's part of every key: a hash of its gateway and identity. */
    scope,
    /** Stored in this tab for 24 hours. */
    drafts: area('sessionStorage', DRAFT_LIFE_MS, () => lastSignOut(scope), sessionKeys),
    /** Stored in this browser for 180 days. They survive a sign-out. */
    preferences: area('localStorage', PREFERENCE_LIFE_MS, () => 0, keys),
    /** Stored in this browser for 180 days, or until the sign-out. */
    records: area('localStorage', PREFERENCE_LIFE_MS, () => lastSignOut(scope), sessionKeys),
    /** Waiting texts are no longer sent automatically. */
    holdTexts: () => forTexts(({ holdTexts }) => holdTexts(keys)),
    /** Removes the drafts, records and waiting texts that were written before a moment, in milliseconds since 1970. */
    clear(at: number): Promise<void> {
      dropEntries('sessionStorage', at, sessionKeys, at);
      dropEntries('localStorage', at, sessionKeys, at);
      return forTexts(({ dropTexts }) => dropTexts(keys, at, at));
    },
  };
}

export type Device = ReturnType<typeof createDevice>;

/**
 * Removes drafts and waiting texts that are too old, and with the records those from before a sign-out that this tab missed.
 * @param at time of the sign-out, in milliseconds since 1970
 */
export function dropSignedOut(at = lastSignOut()): Promise<void> {
  const floor = Math.max(Date.now() - DRAFT_LIFE_MS, at);
  dropEntries('sessionStorage', floor, DEVICE_KEYS, at);
  dropEntries('localStorage', at, SESSION_KEYS, at);
  return forTexts(({ dropTexts }) => dropTexts('', floor, at));
}

/** Removes expired entries. */
export function sweepDevice(): void {
  dropEntries('localStorage', Date.now() - PREFERENCE_LIFE_MS);
  dropEntries('localStorage', Date.now() - DRAFT_LIFE_MS, SIGN_OUT_KEYS);
  void dropSignedOut();
}

/**
 * A hash for storage keys. It hides the text from a glance, but is not a secret: anyone who has the text can compute
 * it.
 * @returns 64 bits in base 36
 */
export function keyHash(text: string): string {
  let high = 0x811c9dc5;
  let low = 0x050c5d1f;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    high = Math.imul(high ^ code, PRIME);
    low = Math.imul(low ^ (code + index), PRIME) ^ (high >>> 13);
  }
  return (high >>> 0).toString(36) + (low >>> 0).toString(36);
}
