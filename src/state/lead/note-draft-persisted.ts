import { atom } from 'jotai/vanilla';
import { type Session, sessionAtom } from '../../session/session.js';
import { leadsAtom } from './lead.js';
import { type LeadKey, type LeadRef, leadKey } from './lead-ref.js';
import { noteDraftOfAtom, noteDraftsAtom, putNoteDraftAtom } from './note-draft.js';

const nameOf = (key: LeadKey) => `note ${key}`;

const persistAtom = atom(null, (get, _set, key: LeadKey, draft: string | null) => {
  const isNew = draft !== null && draft !== get(leadsAtom).get(key)?.notes;
  get(sessionAtom)?.device.drafts.set(nameOf(key), isNew ? draft : null);
});

/** Keeps on the device what is being written elsewhere than in the card; null removes it. */
export const persistNoteDraftAtom = atom(
  null,
  (_get, set, { lead, draft }: { lead: LeadRef; draft: string | null }): void => set(persistAtom, leadKey(lead), draft),
);

const keepers = new WeakSet<Session>();

/** From now on the drafts of a session are kept over a reload, until the gateway has confirmed them; what says no more than the lead's notes is not kept. */
export const persistNoteDraftsAtom = atom(null, (get): void => {
  const session = get(sessionAtom);
  if (session === null || keepers.has(session)) return;
  keepers.add(session);
  const { store } = session;
  let last: ReadonlyMap<LeadKey, string> = new Map();
  const keep = () => {
    const drafts = store.get(noteDraftsAtom);
    for (const key of new Set([...last.keys(), ...drafts.keys()])) {
      const draft = drafts.get(key) ?? null;
      if (draft !== (last.get(key) ?? null)) store.set(persistAtom, key, draft);
    }
    last = drafts;
  };
  store.sub(noteDraftsAtom, keep);
  keep();
});

/** Takes up what was being written before the card was closed or the page was loaded again. */
export const restoreNoteDraftAtom = atom(null, (get, set, lead: LeadRef): void => {
  const key = leadKey(lead);
  if (get(noteDraftOfAtom)(lead) !== null) return;
  const draft = get(sessionAtom)?.device.drafts.get(nameOf(key)) ?? null;
  if (draft !== null && draft !== get(leadsAtom).get(key)?.notes) set(putNoteDraftAtom, { lead, draft });
  else set(persistAtom, key, null);
});
