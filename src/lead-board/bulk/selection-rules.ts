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
