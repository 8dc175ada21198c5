import { INITIAL_STATUS, isLeadStatus, type LeadStatus } from '../../contract/lead.js';

const TONES: Record<LeadStatus, StatusTone> = {
  Initial: 'accent',
  ContactAndQualify: 'warning',
  Selling: 'violet',
  InProgressWon: 'teal',
  ClosedWon: 'success',
  ClosedDidntWin: 'neutral',
};

/** The row shows a status unless it is the initial one. */
export function isStatusShown(status: string): boolean {
  return status !== INITIAL_STATUS;
}

/** Closing a lead so may be followed by a review request. */
export function isWon(status: string): boolean {
  return status === ('ClosedWon' satisfies LeadStatus);
}

/** How a status is coloured, never without its word (Look, Colour). */
export type StatusTone = 'accent' | 'warning' | 'violet' | 'teal' | 'success' | 'neutral';

export function statusTone(status: string): StatusTone {
  return isLeadStatus(status) ? TONES[status] : 'neutral';
}
