import type { Lead } from '../../contract/lead.js';
import { type LeadEdit, withEdit } from './edit.js';

/**
 * Merges a lead that has just come from the gateway with what is still being saved:
 * an answer that was made before a change must not take the change back.
 * @param saving the edits whose calls are under way
 * @returns the known lead itself when nothing is new, so that nothing is drawn again
 */
export function mergeLead(fresh: Lead, known: Lead | undefined, saving: readonly LeadEdit[]): Lead {
  const merged = saving.reduce(withEdit, fresh);
  return known !== undefined && JSON.stringify(known) === JSON.stringify(merged) ? known : merged;
}
