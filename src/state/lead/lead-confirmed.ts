import { atom } from 'jotai/vanilla';
import type { LeadFact } from '../../domain/lead/edit.js';
import type { LeadKey } from './lead-ref.js';

/** A moment of this store's own clock: it tells which came first, a question or a confirmation. */
export type Moment = number;

interface Confirmed {
  readonly edit: LeadFact;
  readonly at: Moment;
}

/** What the gateway has confirmed last, by lead and field, and when. One record per store, made once for each. */
export const confirmationsAtom = atom(() => {
  let now: Moment = 0;
  const byLead = new Map<LeadKey, Map<LeadFact['field'], Confirmed>>();
  return {
    /** The moment of a question that goes out now. */
    ask(): Moment {
      now += 1;
      return now;
    },
    confirm(key: LeadKey, edit: LeadFact): void {
      now += 1;
      const fields = byLead.get(key) ?? new Map<LeadFact['field'], Confirmed>();
      byLead.set(key, fields.set(edit.field, { edit, at: now }));
    },
    /** Edits that an answer to a question of that moment cannot know yet. */
    since(key: LeadKey, asked: Moment): readonly LeadFact[] {
      return [...(byLead.get(key)?.values() ?? [])].filter(({ at }) => at > asked).map(({ edit }) => edit);
    },
  };
});
