import type { Lead } from '../../contract/lead.js';
import type { LeadField } from '../../domain/lead/edit.js';
import { listedDraftAtom, messageDraftName, noteDraftName } from '../../state/draft.js';
import { leadsAtom } from '../../state/lead/lead.js';
import { type LeadRef, leadKey } from '../../state/lead/lead-ref.js';
import { type LeadSave, type LeadSaves, savesByKeyAtom } from '../../state/lead/lead-save.js';
import { BEFORE_BASIS, noteDraftsAtom } from '../../state/lead/note-draft.js';
import { useAtomValue } from '../widget/store.js';

/** One lead of the store. The view renders again only when this lead changes. */
export function useLead(lead: LeadRef): Lead | null {
  return useAtomValue(leadsAtom, (leads) => leads.get(leadKey(lead)) ?? null);
}

/** The last save of one field. */
export function useLeadSave(lead: LeadRef, field: LeadField): LeadSave | null {
  return useAtomValue(savesByKeyAtom, (saves) => saves.get(leadKey(lead))?.get(field) ?? null);
}

/** The last saves of a lead, by field; null without one. */
export function useLeadSaves(lead: LeadRef): LeadSaves | null {
  return useAtomValue(savesByKeyAtom, (saves) => saves.get(leadKey(lead)) ?? null);
}

/** The draft of the notes; null without one. */
export function useNoteDraft(lead: LeadRef): string | null {
  return useAtomValue(noteDraftsAtom, (drafts) => drafts.get(leadKey(lead)) ?? null);
}

/**
 * What was typed for the lead and is not saved or sent, here or before a reload: the key of its name.
 * @param isOpen an open card shows the note itself
 */
export function useUnsent(leadRef: LeadRef, { notes, customer }: Lead, isOpen: boolean) {
  return useAtomValue(listedDraftAtom, (stored) => {
    const note = stored(noteDraftName(leadKey(leadRef)))?.split(BEFORE_BASIS)[0] ?? notes;
    if (note !== notes && !isOpen) return 'unsavedNote';
    return stored(messageDraftName({ spId: leadRef.spId, userId: customer.userId })) ? 'unsentMessage' : null;
  });
}
