/** Lead status values in the order of the select (Spec §3 Lead status values). */
export const LEAD_STATUSES = [
  'Initial',
  'ContactAndQualify',
  'Selling',
  'InProgressWon',
  'ClosedWon',
  'ClosedDidntWin',
] as const;

export type LeadStatus = (typeof LEAD_STATUSES)[number];

/** The status of a lead that nobody has touched: its label is not drawn in the row (Spec §2 Lead board). */
export const INITIAL_STATUS: LeadStatus = 'Initial';

export function isLeadStatus(value: string): value is LeadStatus {
  return LEAD_STATUSES.some((status) => status === value);
}
