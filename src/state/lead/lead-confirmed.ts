import { atom } from 'jotai/vanilla';
import type { LeadFact } from '../../domain/lead/edit.js';
import type { LeadKey } from './lead-ref.js';

/** A time on the store's own counter. It orders requests and confirmations. */
export type StoreTime = number;

interface Confirmed {
  readonly edit: LeadFact;
  readonly at: StoreTime;
}

/** The last confirmed edit of each field of each lead. Each store has its own record. */
export const confirmationsAtom = atom(() => {
  let now: StoreTime = 0;
  const byLead = new Map<LeadKey, Map<LeadFact['field'], Confirmed>>();
  return {
    /** The time of a request that is sent now. */
    nextTime(): StoreTime {
      now += 1;
      return now;
    },
    confirm(key: LeadKey, edit: LeadFact): void {
      now += 1;
      const fields = byLead.get(key) ?? new Map<LeadFact['field'], Confirmed>();
      byLead.set(key, fields.set(edit.field, { edit, at: now }));
    },
    /** Edits confirmed after a request was sent. */
    since(key: LeadKey, requestedAt: StoreTime): readonly LeadFact[] {
      return [...(byLead.get(key)?.values() ?? [])].filter(({ at }) => at > requestedAt).map(({ edit }) => edit);
    },
  };
});
