import { atom } from 'jotai/vanilla';
import { keepDraft, keptDraft } from './dated-draft.js';
import { leadsAtom } from './lead.js';
import { type LeadKey, type LeadRef, leadKey } from './lead-ref.js';
import { noteDraftOfAtom, noteDraftsAtom, putNoteDraftAtom } from './note-draft.js';
import type { Store } from './store.js';

const keepAtom = atom(null, (get, _set, key: LeadKey, draft: string | null) => {
  const isNew = draft !== null && draft !== get(leadsAtom).get(key)?.notes;
  keepDraft(key, isNew ? draft : null);
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
  if (get(noteDraftOfAtom)(lead) !== null) return;
  const draft = keptDraft(key);
  if (draft !== null && draft !== get(leadsAtom).get(key)?.notes) set(putNoteDraftAtom, { lead, draft });
  else set(keepAtom, key, null);
});
