import { atom } from 'jotai/vanilla';
import { DRAFT_KEPT_HOURS } from '../contract/limits.js';
import { tabStorage } from './device.js';
import { KEPT_DRAFTS } from './kept-drafts.js';
import { leadsAtom } from './lead.js';
import { type LeadKey, type LeadRef, leadKey } from './lead-ref.js';
import { noteDraftOfAtom, noteDraftsAtom, putNoteDraftAtom } from './note-draft.js';
import type { Store } from './store.js';

const KEPT_MS = DRAFT_KEPT_HOURS * 3_600_000;

const keepAtom = atom(null, (get, _set, key: LeadKey, draft: string | null) => {
  const isNew = draft !== null && draft !== get(leadsAtom).get(key)?.notes;
  tabStorage.set(KEPT_DRAFTS + key, isNew ? `${Date.now()} ${draft}` : null);
});

/** Keeps on the device what is being written elsewhere than in the card; null forgets it. */
export const keepNoteDraftAtom = atom(
  null,
  (_get, set, { lead, draft }: { lead: LeadRef; draft: string | null }): void => set(keepAtom, leadKey(lead), draft),
);

const keepers = new WeakSet<Store>();

/** From now on the drafts of a store are kept over a reload, until the gateway has confirmed them; what says no more than the lead's notes is not kept. */
export function keepNoteDrafts(store: Store): void {
  if (keepers.has(store)) return;
  keepers.add(store);
  let last: ReadonlyMap<LeadKey, string> = new Map();
  const keep = () => {
    const drafts = store.get(noteDraftsAtom);
    for (const key of new Set([...last.keys(), ...drafts.keys()])) {
      const draft = drafts.get(key) ?? null;
      if (draft !== (last.get(key) ?? null)) store.set(keepAtom, key, draft);
    }
    last = drafts;
  };
  store.sub(noteDraftsAtom, keep);
  keep();
}

/** Takes up what was being written before the card was closed or the page was loaded again. */
export const restoreNoteDraftAtom = atom(null, (get, set, lead: LeadRef): void => {
  const key = leadKey(lead);
  const [, at, draft] = /^(\d+) (.*)$/s.exec(tabStorage.get(KEPT_DRAFTS + key) ?? '') ?? [];
  if (draft === undefined || get(noteDraftOfAtom)(lead) !== null) return;
  const isWanted = Date.now() - Number(at) < KEPT_MS && draft !== get(leadsAtom).get(key)?.notes;
  if (isWanted) set(putNoteDraftAtom, { lead, draft });
  else set(keepAtom, key, null);
});
