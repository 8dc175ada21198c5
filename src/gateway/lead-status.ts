/** The lead statuses, in the order of the select. */
export const LEAD_STATUSES = [
  'Initial',
  'ContactAndQualify',
  'Selling',
  'InProgressWon',
  'ClosedWon',
  'ClosedDidntWin',
] as const;

/** The status of a new lead. The row does not show it. */
export const INITIAL_STATUS: LeadStatus = 'Initial';

export type LeadStatus = (typeof LEAD_STATUSES)[number];

export function isLeadStatus(value: string): value is LeadStatus {
  return LEAD_STATUSES.some((status) => status === value);
}

/** When a job is to be done, in wire format; `NA` if skipped. */
export const URGENCIES = ['Emergency', 'ThisWeek', 'ThisMonth', 'Planning'] as const;
