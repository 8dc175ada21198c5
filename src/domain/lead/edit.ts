import type { Lead, LeadFeedback } from '../../contract/lead.js';
import { NOTES_MAX_LENGTH } from '../../contract/limits.js';

/** One change that a provider makes to a lead. */
export type LeadEdit =
  | { readonly field: 'status'; readonly value: string }
  | { readonly field: 'read'; readonly value: boolean }
  | { readonly field: 'archived'; readonly value: boolean }
  | { readonly field: 'notes'; readonly value: string };

export type LeadField = LeadEdit['field'];

/** What is newly known of a lead: a change, or the feedback that the gateway has taken. */
export type LeadFact = LeadEdit | { readonly field: 'feedback'; readonly value: LeadFeedback };

/** What a field holds now, in the shape of the edit that would write it. */
export function editFrom(lead: Lead, field: LeadField): LeadEdit {
  switch (field) {
    case 'status':
      return { field, value: lead.status };
    case 'notes':
      return { field, value: lead.notes };
    case 'read':
      return { field, value: lead.read };
    case 'archived':
      return { field, value: lead.archived };
  }
}

/** Marking is skipped when the state already matches; so is any other edit that changes nothing. */
export function changesNothing(lead: Lead, edit: LeadFact): boolean {
  return lead[edit.field] === edit.value;
}

export function withEdit(lead: Lead, edit: LeadFact): Lead {
  return changesNothing(lead, edit) ? lead : { ...lead, [edit.field]: edit.value };
}

/** What is offered to be taken back: a status, archive and restore, and a lead marked as unread. */
export function canBeUndone({ field, value }: LeadEdit): boolean {
  return field === 'status' || field === 'archived' || (field === 'read' && !value);
}

/**
 * Merges a lead that has just come from the gateway with what has been changed since it was asked for:
 * an answer that was made before a change must not take the change back.
 * @param newer edits that the answer cannot know: under way, or confirmed after it was asked for
 * @returns the known lead itself when nothing is new, so that nothing is drawn again
 */
export function mergeLead(fresh: Lead, known: Lead | undefined, newer: readonly LeadFact[]): Lead {
  const merged = newer.reduce(withEdit, fresh);
  return known !== undefined && JSON.stringify(known) === JSON.stringify(merged) ? known : merged;
}

export function areNotesTooLong(notes: string): boolean {
  return notes.length > NOTES_MAX_LENGTH;
}
