import { DRAFT_KEPT_HOURS } from '../../gateway/limits.js';
import type { ConsentRecord } from '../funnel/funnel.js';

const HOUR_MS = 3_600_000;

/** Days that a customer has left for a job, by its urgency. */
const DAYS_LEFT = new Map([
  ['ThisWeek', 7],
  ['ThisMonth', 30],
]);

/** Until when the phone number can be changed, in ISO 8601. Empty if nobody knows when the request was made. */
export function phoneChangesEnd(consent: ConsentRecord | null): string {
  return later(consent, DRAFT_KEPT_HOURS);
}

/** The day by which the customer wants the job done, in ISO 8601. Empty without such a day. */
export function wantedBy(urgency: string, consent: ConsentRecord | null): string {
  const days = DAYS_LEFT.get(urgency);
  return days === undefined ? '' : later(consent, days * 24);
}

function later(consent: ConsentRecord | null, hours: number): string {
  const at = consent === null ? Number.NaN : new Date(consent.at).getTime();
  return Number.isNaN(at) ? '' : new Date(at + hours * HOUR_MS).toISOString();
}
