import { attempt, DEVICE_KEYS, SIGN_OUT_KEYS } from './clear-device.js';
import { DRAFT_LIFE_MS, dropEntries, forTexts, lastSignOut, type StorageArea, writtenAt } from './kept-since.js';
import { keyHash } from './key-hash.js';

/** Milliseconds that a person's choices are kept. */
const PREFERENCE_LIFE_MS = 180 * 86_400_000;

/** Short texts of one session under names; the names never reach the device. It never throws: what refuses keeps nothing. */
export interface DeviceArea {
  get(name: string): string | null;
  /** Keeps a text for the life of its kind; null removes it. */
  set(name: string, text: string | null): void;
}

/** What one session keeps on the device. */
export interface Device {
  /** What the keys of the session begin with, after the common part: a hash of its gateway and its identity. */
  readonly scope: string;
  /** In this tab, for 24 hours. */
  readonly drafts: DeviceArea;
  /** In this browser, for 180 days; they outlive a sign-out. */
  readonly preferences: DeviceArea;
  /** Texts that wait are not sent by themselves any more. */
  holdTexts(): Promise<void>;
  /** Removes the drafts and waiting texts that were written before a moment, in milliseconds since 1970. */
  clear(at: number): Promise<void>;
}

/**
 * The part of the device that one session has. Once the session has ended it reads and writes nothing.
 * @param owner gateway and identity; the device gets its hash alone
 */
export function createDevice(owner: string, ended: AbortSignal): Device {
  const scope = keyHash(owner);
  const keys = `${DEVICE_KEYS}${scope}/`;

  function area(name: StorageArea, lifeMs: number, signedOutAt: () => number): DeviceArea {
    const keyOf = (entry: string) => keys + keyHash(entry);
    return {
      get(entry) {
        if (ended.aborted) return null;
        const kept = attempt(() => globalThis[name].getItem(keyOf(entry)));
        const at = writtenAt(kept);
        const isOver = kept === null || at + lifeMs <= Date.now() || at < signedOutAt();
        return isOver ? null : kept.slice(kept.indexOf(' ') + 1);
      },
      set(entry, text) {
        if (ended.aborted) return;
        attempt(() => {
          if (text === null) globalThis[name].removeItem(keyOf(entry));
          else globalThis[name].setItem(keyOf(entry), `${Date.now()} ${text}`);
        });
      },
    };
  }

  return {
    scope,
    drafts: area('sessionStorage', DRAFT_LIFE_MS, () => lastSignOut(scope)),
    preferences: area('localStorage', PREFERENCE_LIFE_MS, () => 0),
    holdTexts: () => forTexts(({ holdTexts }) => holdTexts(keys)),
    clear(at) {
      dropEntries('sessionStorage', at, keys);
      return forTexts(({ dropTexts }) => dropTexts(keys, at));
    },
  };
}

/**
 * Removes drafts and waiting texts that have ended, or that were written before a sign-out: this tab may not have heard of it.
 * @param at when that was, in milliseconds since 1970
 */
export function dropSignedOut(at = lastSignOut()): Promise<void> {
  const floor = Math.max(Date.now() - DRAFT_LIFE_MS, at);
  dropEntries('sessionStorage', floor);
  return forTexts(({ dropTexts }) => dropTexts('', floor));
}

/** Where earlier versions kept drafts and preferences, under names and numbers. */
const OLD_KEYS = [`${DEVICE_KEYS}notes/`, `${DEVICE_KEYS}no-insurance/`];

/** Removes all that has ended, and what earlier versions have left. */
export function sweepDevice(): void {
  for (const keys of OLD_KEYS) {
    dropEntries('sessionStorage', Number.POSITIVE_INFINITY, keys);
    dropEntries('localStorage', Number.POSITIVE_INFINITY, keys);
  }
  dropEntries('localStorage', Date.now() - PREFERENCE_LIFE_MS);
  dropEntries('localStorage', Date.now() - DRAFT_LIFE_MS, SIGN_OUT_KEYS);
  void dropSignedOut();
}
