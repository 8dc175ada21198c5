import { INITIAL_STATUS, isLeadStatus, type LeadStatus } from '../../gateway/lead-status.js';

const TONES: Record<LeadStatus, StatusTone> = {
  Initial: 'accent',
  ContactAndQualify: 'warning',
  Selling: 'violet',
  InProgressWon: 'teal',
  ClosedWon: 'success',
  ClosedDidntWin: 'neutral',
};

/** Whether the row shows the status: any but the initial one. */
export function isStatusShown(status: string): boolean {
  return status !== INITIAL_STATUS;
}

/** Whether the status closes a lead as won. */
export function isWon(status: string): boolean {
  return status === ('ClosedWon' satisfies LeadStatus);
}

/** Whether a day is agreed on with the customer. */
export function isScheduled(status: string): boolean {
  return status === ('InProgressWon' satisfies LeadStatus);
}

/** The color of a status. It is never shown without the label. */
export type StatusTone = 'accent' | 'warning' | 'violet' | 'teal' | 'success' | 'neutral';

export function statusTone(status: string): StatusTone {
  return isLeadStatus(status) ? TONES[status] : 'neutral';
}
