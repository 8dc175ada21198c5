import { useAtomValue } from 'jotai';
import { useMemo } from 'react';
import type { Lead } from '../../contract/lead.js';
import type { LeadField } from '../../domain/lead/edit.js';
import { leadAtomOf } from '../../state/lead/lead.js';
import { type LeadRef, leadKey } from '../../state/lead/lead-ref.js';
import { type LeadSave, type LeadSaves, saveAtomOf, savesAtomOf } from '../../state/lead/lead-save.js';
import { noteDraftAtomOf } from '../../state/lead/note-draft.js';

/** One lead of the store; the view is drawn again when this lead changes, and only then. */
export function useLead({ spId, leadId }: LeadRef): Lead | null {
  return useAtomValue(useMemo(() => leadAtomOf(leadKey({ spId, leadId })), [spId, leadId]));
}

/** How the last change of one field stands. */
export function useLeadSave({ spId, leadId }: LeadRef, field: LeadField): LeadSave | null {
  return useAtomValue(useMemo(() => saveAtomOf(leadKey({ spId, leadId }), field), [spId, leadId, field]));
}

/** How the last changes of a lead stand, by field; null when none was made. */
export function useLeadSaves({ spId, leadId }: LeadRef): LeadSaves | null {
  return useAtomValue(useMemo(() => savesAtomOf(leadKey({ spId, leadId })), [spId, leadId]));
}

/** Notes that are being written; null when none are. */
export function useNoteDraft({ spId, leadId }: LeadRef): string | null {
  return useAtomValue(useMemo(() => noteDraftAtomOf(leadKey({ spId, leadId })), [spId, leadId]));
}
