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

/** The leads of a page that a person has selected. */
export interface LeadSelection {
  readonly ids: readonly string[];
  /** Where a range begins: the lead that was selected or taken out on its own. */
  readonly anchor: string | null;
  /** Where the last range ended. */
  readonly end: string | null;
}

export const NO_SELECTION: LeadSelection = { ids: [], anchor: null, end: null };

/** Selects a lead, or takes it out. The next range begins there. */
export function toggleSelected({ ids }: LeadSelection, leadId: string): LeadSelection {
  const without = ids.filter((id) => id !== leadId);
  return { ids: without.length < ids.length ? without : [...ids, leadId], anchor: leadId, end: leadId };
}

/**
 * Selects the leads from the beginning of the range to this one, in place of the last range from there. Without a
 * beginning it selects this lead.
 * @param leadIds the leads of the page, in their order
 */
export function selectRange(selection: LeadSelection, leadIds: readonly string[], leadId: string): LeadSelection {
  const { ids, anchor, end } = selection;
  if (anchor === null || !leadIds.includes(anchor)) {
    return { ids: [...ids.filter((id) => id !== leadId), leadId], anchor: leadId, end: leadId };
  }
  const last = between(leadIds, anchor, end ?? anchor);
  const kept = ids.filter((id) => !last.includes(id));
  const range = between(leadIds, anchor, leadId);
  return { ids: [...kept.filter((id) => !range.includes(id)), ...range], anchor, end: leadId };
}

/** Selects every lead of the page. */
export function selectPage(leadIds: readonly string[]): LeadSelection {
  return { ids: leadIds, anchor: null, end: null };
}

/** The selection as far as its leads are on the page, in the order of the page. */
export function selectedOn(leadIds: readonly string[], { ids }: LeadSelection): readonly string[] {
  return leadIds.filter((leadId) => ids.includes(leadId));
}

function between(leadIds: readonly string[], one: string, other: string): readonly string[] {
  const [from, to] = [leadIds.indexOf(one), leadIds.indexOf(other)].sort((a, b) => a - b);
  return from === undefined || to === undefined || from < 0 ? [] : leadIds.slice(from, to + 1);
}
