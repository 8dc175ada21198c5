import { useAtomValue } from '../element/widget/store.js';
import { listedDraftAtom, messageDraftName, noteDraftName } from '../session/draft.js';
import { type LeadRef, leadKey } from '../session/lead-ref.js';
import type { LeadField } from './lead/edit.js';
import type { Lead } from './lead/lead.js';
import { type LeadSave, type LeadSaves, savesByKeyAtom } from './lead/lead-save.js';
import { leadsAtom } from './lead/lead-state.js';
import { BEFORE_BASIS, noteDraftsAtom } from './notes/note-draft.js';

export function useLead(lead: LeadRef): Lead | null {
  const key = leadKey(lead);
  return useAtomValue(leadsAtom, (leads) => leads.get(key) ?? null);
}

export function useLeadSave(lead: LeadRef, field: LeadField): LeadSave | null {
  const key = leadKey(lead);
  return useAtomValue(savesByKeyAtom, (saves) => saves.get(key)?.get(field) ?? null);
}

/** The last saves of a lead, by field; null without one. */
export function useLeadSaves(lead: LeadRef): LeadSaves | null {
  const key = leadKey(lead);
  return useAtomValue(savesByKeyAtom, (saves) => saves.get(key) ?? null);
}

/** The draft of the notes; null without one. */
export function useNoteDraft(lead: LeadRef): string | null {
  const key = leadKey(lead);
  return useAtomValue(noteDraftsAtom, (drafts) => drafts.get(key)?.text ?? null);
}

/**
 * What was typed for the lead and is not saved or sent, here or before a reload: the key of its name.
 * @param isOpen an open card shows the note itself
 */
export function useUnsent(leadRef: LeadRef, { notes, customer }: Lead, isOpen: boolean) {
  const noteName = noteDraftName(leadKey(leadRef));
  const messageName = messageDraftName({ spId: leadRef.spId, userId: customer.userId });
  return useAtomValue(listedDraftAtom, (stored) => {
    const note = stored(noteName)?.split(BEFORE_BASIS)[0] ?? notes;
    if (note !== notes && !isOpen) return 'unsavedNote';
    return stored(messageName) ? 'unsentMessage' : null;
  });
}
