import type { LeadRecord } from '../seed/lead-record.js';

export interface LeadPage {
  readonly records: readonly LeadRecord[];
  /** How many leads match, on all pages. */
  readonly total: number;
}

/**
 * One page of the matching leads. On the first page the featured lead is there even when filters or paging would
 * leave it out; it then comes after the others, and the client moves it to the top (Spec §4 Featured lead).
 */
export function pageLeads(
  matching: readonly LeadRecord[],
  offset: number,
  limit: number,
  featured: LeadRecord | undefined,
): LeadPage {
  const records = matching.slice(offset, offset + limit);
  if (offset > 0 || featured === undefined || records.includes(featured)) return { records, total: matching.length };
  return { records: [...records, featured], total: Math.max(1, matching.length) };
}
