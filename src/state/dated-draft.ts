import { DRAFT_KEPT_HOURS } from '../contract/limits.js';
import { tabStorage } from './device.js';
import { KEPT_DRAFTS } from './kept-drafts.js';

const KEPT_MS = DRAFT_KEPT_HOURS * 3_600_000;

/** Keeps a draft on the device with its time; null forgets it. */
export function keepDraft(key: string, draft: string | null): void {
  tabStorage.set(KEPT_DRAFTS + key, draft === null ? null : `${Date.now()} ${draft}`);
}

/** The draft that is kept under a key; null where there is none, or when it is more than a day old. */
export function keptDraft(key: string): string | null {
  const [, at, draft] = /^(\d+) (.*)$/s.exec(tabStorage.get(KEPT_DRAFTS + key) ?? '') ?? [];
  return draft !== undefined && Date.now() - Number(at) < KEPT_MS ? draft : null;
}
