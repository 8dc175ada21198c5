import { changesNothing, editFrom, type LeadEdit } from '../../lead-card/lead/edit.js';
import type { Lead } from '../../lead-card/lead/lead.js';

/** One lead of many that are changed together. */
export interface BulkStep {
  readonly leadId: string;
  readonly edit: LeadEdit;
  /** The value that the person saw. Where the lead has another one by now, it stays as it is. */
  readonly before: LeadEdit;
}

/** The steps of an edit of many leads. A lead that has the value already needs none. */
export function bulkSteps(leads: readonly Lead[], edit: LeadEdit): readonly BulkStep[] {
  return leads
    .filter((lead) => !changesNothing(lead, edit))
    .map((lead) => ({ leadId: lead.leadId, edit, before: editFrom(lead, edit.field) }));
}

/** The steps that take others back. */
export function undoSteps(steps: readonly BulkStep[]): readonly BulkStep[] {
  return steps.map(({ leadId, edit, before }) => ({ leadId, edit: before, before: edit }));
}

/**
 * Whether a step is still to be made.
 * @returns `same` where the lead has the value already, `changed` where someone else has given it another one
 */
export function stepDue(lead: Lead | undefined, { edit, before }: BulkStep): 'due' | 'same' | 'changed' {
  if (lead === undefined) return 'changed';
  if (changesNothing(lead, edit)) return 'same';
  return changesNothing(lead, before) ? 'due' : 'changed';
}
