import { NOTES_MAX_LENGTH } from '../../gateway/limits.js';
import type { Lead, LeadFeedback } from './lead.js';

/** One change that a provider makes to a lead. */
export type LeadEdit =
  | { readonly field: 'status'; readonly value: string }
  | { readonly field: 'read'; readonly value: boolean }
  | { readonly field: 'archived'; readonly value: boolean }
  | { readonly field: 'notes'; readonly value: string };

/** Feedback of the provider about a lead. */
export interface LeadRating extends LeadFeedback {
  /** Free text; empty unless the reason is Other. */
  readonly notes: string;
}

/** What is saved: an edit, which shows at once, or a rating, which shows once the gateway has accepted it. */
export type LeadChange = LeadEdit | { readonly field: 'feedback'; readonly value: LeadRating };

export type LeadField = LeadChange['field'];

/** The value of a field of a lead. */
export type LeadFact = LeadEdit | { readonly field: 'feedback'; readonly value: LeadFeedback | null };

export function editFrom(lead: Lead, field: LeadEdit['field']): LeadEdit;
export function editFrom(lead: Lead, field: LeadField): LeadFact;
export function editFrom(lead: Lead, field: LeadField): LeadFact {
  switch (field) {
    case 'status':
      return { field, value: lead.status };
    case 'notes':
      return { field, value: lead.notes };
    case 'read':
      return { field, value: lead.read };
    case 'archived':
      return { field, value: lead.archived };
    case 'feedback':
      return { field, value: lead.feedback };
  }
}

/** What a change sets on the lead. The text of a rating is only sent. */
export function factOf(change: LeadChange): LeadFact {
  if (change.field !== 'feedback') return change;
  const { rating, reason } = change.value;
  return { field: 'feedback', value: { rating, reason } };
}

export function changesNothing(lead: Lead, edit: LeadFact): boolean {
  return lead[edit.field] === edit.value;
}

export function withEdit(lead: Lead, edit: LeadFact): Lead {
  return changesNothing(lead, edit) ? lead : { ...lead, [edit.field]: edit.value };
}

/** Whether an edit can be undone: a status, archive, restore, or mark as unread. */
export function canBeUndone({ field, value }: LeadChange): boolean {
  return field === 'status' || field === 'archived' || (field === 'read' && !value);
}

/**
 * Merges a lead from the gateway with the edits made since it was requested.
 * An answer from before an edit must not revert the edit.
 * @param newer edits that are not in the answer: pending, or confirmed after the request
 * @returns the known lead itself when nothing changed, so that nothing renders again
 */
export function mergeLead(fresh: Lead, known: Lead | undefined, newer: readonly LeadFact[]): Lead {
  const merged = newer.reduce(withEdit, fresh);
  return known !== undefined && JSON.stringify(known) === JSON.stringify(merged) ? known : merged;
}

/** Ignores white space, because losing it does not matter. */
const wordsOf = (notes: string) => notes.replace(/\s+/g, ' ').trim();

/**
 * Whether a save of notes would overwrite a text that its writer has not seen.
 * @param basis the notes that the text was started from
 * @param newest the newest known notes
 * @param mine the text to save
 */
export function overwritesUnseen(basis: string, newest: string, mine: string): boolean {
  return ![basis, mine].map(wordsOf).includes(wordsOf(newest));
}

export function areNotesTooLong(notes: string): boolean {
  return notes.length > NOTES_MAX_LENGTH;
}
