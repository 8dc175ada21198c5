import { newestInstant } from './dates.js';
import { drawnLeads } from './drawn-leads.js';
import type { LeadRecord } from './lead-record.js';
import { oddLeads } from './odd-leads.js';
import { ordinaryLead } from './ordinary-lead.js';
import { createRandom } from './random.js';

/** Ordinary leads are numbered from here; the drawn and the odd ones stand below. */
const FIRST_ORDINARY = 90_412_100;

/**
 * The leads of one provider, newest first: the ten drawn ones, one for each oddity, then ordinary ones over fourteen months.
 * The same seed, clock and total give the same leads.
 *
 * @param total how many leads in all; 0 gives none
 */
export function seedLeads(seed: number, now: Date, total: number): LeadRecord[] {
  if (total === 0) return [];
  const random = createRandom(seed);
  const newest = newestInstant(now);
  const told = [...drawnLeads(newest, random), ...oddLeads(newest, random)];
  const count = Math.max(0, total - told.length);
  const ordinary = Array(count)
    .fill(0)
    .map((_, index) => ordinaryLead(FIRST_ORDINARY + index, index / count, newest, random));
  return [...told, ...ordinary].sort((one, other) => other.createdAt - one.createdAt);
}
