import { atom } from 'jotai/vanilla';
import type { Lead } from '../../contract/lead.js';
import { type LeadFact, mergeLead, withEdit } from '../../domain/lead/edit.js';
import { confirmationsAtom, type Moment } from './lead-confirmed.js';
import { type LeadKey, leadKey } from './lead-ref.js';
import { savingEditsAtom } from './lead-save.js';

const leadsByKeyAtom = atom<ReadonlyMap<LeadKey, Lead>>(new Map());

/** Every lead that this gateway's widgets know, once each. */
export const leadsAtom = atom((get) => get(leadsByKeyAtom));

/** One lead; an atom of its own per reader, kept by whoever reads it. */
export const leadAtomOf = (key: LeadKey) => atom((get) => get(leadsByKeyAtom).get(key) ?? null);

/** Leads that have just come, and when they were asked for. */
interface LeadsAnswer {
  readonly spId: string;
  readonly leads: readonly Lead[];
  readonly asked: Moment;
}

/** Takes in leads; what has been changed since they were asked for stays as the person left it. */
export const putLeadsAtom = atom(null, (get, set, { spId, leads, asked }: LeadsAnswer) => {
  const known = new Map(get(leadsByKeyAtom));
  const savingEdits = get(savingEditsAtom);
  const confirmations = get(confirmationsAtom);
  for (const lead of leads) {
    const key = leadKey({ spId, leadId: lead.leadId });
    known.set(key, mergeLead(lead, known.get(key), [...confirmations.since(key, asked), ...savingEdits(key)]));
  }
  set(leadsByKeyAtom, known);
});

/** Writes one field of a lead, here alone; no call is made. */
export const applyEditAtom = atom(null, (get, set, { key, edit }: { key: LeadKey; edit: LeadFact }) => {
  const known = get(leadsByKeyAtom);
  const lead = known.get(key);
  if (lead !== undefined) set(leadsByKeyAtom, new Map(known).set(key, withEdit(lead, edit)));
});
