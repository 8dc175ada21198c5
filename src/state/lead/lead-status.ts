import { atom } from 'jotai/vanilla';
import { isWon } from '../../domain/lead/status.js';
import { analyticsOf } from '../analytics.js';
import type { Requester } from '../run-call.js';
import { leadsAtom } from './lead.js';
import { editLeadAtom } from './lead-edit.js';
import { type LeadRef, leadKey } from './lead-ref.js';

interface StatusChoice {
  readonly lead: LeadRef;
  readonly status: string;
  readonly requester: Requester;
}

/**
 * Sets a lead's status and marks the lead read.
 * @returns whether this closed the lead as won
 */
export const chooseStatusAtom = atom(null, (get, set, { lead, status, requester }: StatusChoice): boolean => {
  const before = get(leadsAtom).get(leadKey(lead))?.status;
  if (before !== status)
    requester.emit('analytics', analyticsOf('status-change', { leadId: lead.leadId, value: status }));
  void set(editLeadAtom, { lead, edit: { field: 'status', value: status }, requester });
  void set(editLeadAtom, { lead, edit: { field: 'read', value: true }, requester });
  return before !== status && isWon(status);
});
