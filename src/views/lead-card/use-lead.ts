import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { Lead } from '../../contract/lead.js';
import type { LeadField } from '../../domain/lead/edit.js';
import { messageDraftName, noteDraftName, storedDraftAtom } from '../../state/draft.js';
import { leadAtomOf } from '../../state/lead/lead.js';
import { type LeadRef, leadKey } from '../../state/lead/lead-ref.js';
import { type LeadSave, type LeadSaves, saveAtomOf, savesAtomOf } from '../../state/lead/lead-save.js';
import { BEFORE_BASIS, noteDraftAtomOf } from '../../state/lead/note-draft.js';

/** One lead of the store. The view renders again only when this lead changes. */
export function useLead({ spId, leadId }: LeadRef): Lead | null {
  return useAtomValue(useMemo(() => leadAtomOf(leadKey({ spId, leadId })), [spId, leadId]));
}

/** The last save of one field. */
export function useLeadSave({ spId, leadId }: LeadRef, field: LeadField): LeadSave | null {
  return useAtomValue(useMemo(() => saveAtomOf(leadKey({ spId, leadId }), field), [spId, leadId, field]));
}

/** The last saves of a lead, by field; null without one. */
export function useLeadSaves({ spId, leadId }: LeadRef): LeadSaves | null {
  return useAtomValue(useMemo(() => savesAtomOf(leadKey({ spId, leadId })), [spId, leadId]));
}

/** The draft of the notes; null without one. */
export function useNoteDraft({ spId, leadId }: LeadRef): string | null {
  return useAtomValue(useMemo(() => noteDraftAtomOf(leadKey({ spId, leadId })), [spId, leadId]));
}

/**
 * What was typed for the lead and is not saved or sent, here or before a reload: the key of its name.
 * @param isOpen an open card shows the note itself
 */
export function useUnsent({ spId, leadId }: LeadRef, lead: Lead, isOpen: boolean) {
  const stored = useAtomValue(storedDraftAtom);
  const { notes } = lead;
  const { userId } = lead.customer;
  return useMemo(() => {
    const note = stored(noteDraftName(leadKey({ spId, leadId })))?.split(BEFORE_BASIS)[0] ?? notes;
    if (note !== notes && !isOpen) return 'unsavedNote';
    return stored(messageDraftName({ spId, userId })) && 'unsentMessage';
  }, [stored, spId, leadId, userId, notes, isOpen]);
}
