import type { Lead } from '../../contract/lead.js';
import { type LeadFact, withEdit } from './edit.js';

/**
 * Merges a lead that has just come from the gateway with what has been changed since it was asked for:
 * an answer that was made before a change must not take the change back.
 * @param newer edits that the answer cannot know: under way, or confirmed after it was asked for
 * @returns the known lead itself when nothing is new, so that nothing is drawn again
 */
export function mergeLead(fresh: Lead, known: Lead | undefined, newer: readonly LeadFact[]): Lead {
  const merged = newer.reduce(withEdit, fresh);
  return known !== undefined && JSON.stringify(known) === JSON.stringify(merged) ? known : merged;
}
