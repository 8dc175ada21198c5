import { useAtomValue } from '../element/widget/store.js';
import { type LeadRef, leadKey } from '../session/lead-ref.js';
import type { LeadField } from './lead/edit.js';
import { type LeadSave, savesByKeyAtom } from './lead/lead-save.js';
import { noteDraftsAtom } from './notes/note-draft.js';

export function useLeadSave(lead: LeadRef, field: LeadField): LeadSave | null {
  const key = leadKey(lead);
  return useAtomValue(savesByKeyAtom, (saves) => saves.get(key)?.get(field) ?? null);
}

/** The draft of the notes; null without one. */
export function useNoteDraft(lead: LeadRef): string | null {
  const key = leadKey(lead);
  return useAtomValue(noteDraftsAtom, (drafts) => drafts.get(key)?.text ?? null);
}
