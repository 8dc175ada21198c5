import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { Lead } from '../../contract/lead.js';
import type { LeadField } from '../../domain/lead/edit.js';
import { leadAtomOf } from '../../state/lead/lead.js';
import { type LeadRef, leadKey } from '../../state/lead/lead-ref.js';
import { type LeadSave, type LeadSaves, saveAtomOf, savesAtomOf } from '../../state/lead/lead-save.js';
import { noteDraftAtomOf, storedNoteDraftAtom } from '../../state/lead/note-draft.js';

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

/** Whether a note of the lead was typed and not saved, here or before a reload. */
export function useHasUnsavedNote(ref: LeadRef, notes: string | undefined): boolean {
  const draft = useNoteDraft(ref);
  const stored = useAtomValue(storedNoteDraftAtom);
  const key = leadKey(ref);
  const text = useMemo(() => draft ?? stored(key), [draft, stored, key]);
  return text !== null && text !== notes;
}
