import { isLeadStatus, type LeadStatus } from '../../contract/lead-status.js';

/** How a status is coloured, never without its word (Look, Colour). */
export type StatusTone = 'accent' | 'warning' | 'violet' | 'teal' | 'success' | 'neutral';

const TONES: Record<LeadStatus, StatusTone> = {
  Initial: 'accent',
  ContactAndQualify: 'warning',
  Selling: 'violet',
  InProgressWon: 'teal',
  ClosedWon: 'success',
  ClosedDidntWin: 'neutral',
};

export function statusTone(status: string): StatusTone {
  return isLeadStatus(status) ? TONES[status] : 'neutral';
}
