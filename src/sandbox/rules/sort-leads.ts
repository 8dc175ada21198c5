import type { LeadSort } from '../../contract/lead-query.js';
import type { LeadStatus } from '../../contract/lead-status.js';
import type { LeadRecord } from '../seed/lead-record.js';

/** Statuses in the order of their words: Closed lost, Closed won, Contacted, New, Not Contacted, Scheduled. */
const STATUSES_A_TO_Z: readonly LeadStatus[] = [
  'ClosedDidntWin',
  'ClosedWon',
  'Selling',
  'Initial',
  'ContactAndQualify',
  'InProgressWon',
];

/**
 * Sorts leads that come newest first (Spec §3 Sort options). Leads of one status stay newest first, in both directions;
 * a status that has no word stands last.
 */
export function sortLeads(newestFirst: readonly LeadRecord[], sort: LeadSort): LeadRecord[] {
  switch (sort) {
    case 'NewestOldest':
      return [...newestFirst];
    case 'OldestNewest':
      return [...newestFirst].reverse();
    case 'ServiceProviderLeadStatusAsc':
      return byStatus(newestFirst, STATUSES_A_TO_Z);
    case 'ServiceProviderLeadStatusDesc':
      return byStatus(newestFirst, [...STATUSES_A_TO_Z].reverse());
  }
}

function byStatus(records: readonly LeadRecord[], order: readonly string[]): LeadRecord[] {
  const known = new Set(order);
  return [
    ...order.flatMap((status) => records.filter(({ lead }) => lead.status === status)),
    ...records.filter(({ lead }) => !known.has(lead.status)),
  ];
}
