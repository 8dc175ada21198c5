import { atom } from 'jotai/vanilla';
import type { Lead } from '../../contract/lead.js';
import { type LeadFact, mergeLead, withEdit } from '../../domain/lead/edit.js';
import { confirmationsAtom, type StoreTime } from './lead-confirmed.js';
import { type LeadKey, leadKey } from './lead-ref.js';
import { savingEditsAtom } from './lead-save.js';

const leadsByKeyAtom = atom<ReadonlyMap<LeadKey, Lead>>(new Map());

/** All known leads of a gateway. */
export const leadsAtom = atom((get) => get(leadsByKeyAtom));

/** One lead. Each call makes a new atom; the reader keeps it. */
export const leadAtomOf = (key: LeadKey) => atom((get) => get(leadsByKeyAtom).get(key) ?? null);

/** Leads from an answer, and when they were requested. */
export interface LeadsAnswer {
  readonly spId: string;
  readonly leads: readonly Lead[];
  readonly requestedAt: StoreTime;
}

/** Stores leads from an answer. Edits made since the request are kept. */
export const putLeadsAtom = atom(null, (get, set, { spId, leads, requestedAt }: LeadsAnswer) => {
  const known = new Map(get(leadsByKeyAtom));
  const savingEdits = get(savingEditsAtom);
  const confirmations = get(confirmationsAtom);
  for (const lead of leads) {
    const key = leadKey({ spId, leadId: lead.leadId });
    known.set(key, mergeLead(lead, known.get(key), [...confirmations.since(key, requestedAt), ...savingEdits(key)]));
  }
  set(leadsByKeyAtom, known);
});

export const changedElsewhereByKeyAtom = atom<ReadonlySet<LeadKey>>(new Set<LeadKey>());

/** The leads that a quiet look found changed by someone else, until the person opens or closes them. */
export const changedElsewhereAtom = atom((get) => get(changedElsewhereByKeyAtom));

export const seeChangesAtom = atom(null, (get, set, key: LeadKey) => {
  const left = new Set(get(changedElsewhereByKeyAtom));
  if (left.delete(key)) set(changedElsewhereByKeyAtom, left);
});

/** Sets one field of a stored lead. No call is made. */
export const applyEditAtom = atom(null, (get, set, { key, edit }: { key: LeadKey; edit: LeadFact }) => {
  const known = get(leadsByKeyAtom);
  const lead = known.get(key);
  if (lead !== undefined) set(leadsByKeyAtom, new Map(known).set(key, withEdit(lead, edit)));
});
