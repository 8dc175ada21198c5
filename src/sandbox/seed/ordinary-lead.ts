import { LEAD_SOURCES } from '../../contract/lead-query.js';
import type { LeadStatus } from '../../contract/lead-status.js';
import { JOB_CATEGORIES } from './categories.js';
import { customer, fictionalPhone } from './customer.js';
import { HOUR, MINUTE, startOfDayBefore } from './dates.js';
import { answered, wireCategory } from './job-details.js';
import { type LeadRecord, leadRecord, type SandboxCustomer } from './lead-record.js';
import { FIRST_NAMES, LAST_NAMES } from './people.js';
import { PLACES, STREETS } from './places.js';
import type { Random, Some } from './random.js';

/** Ordinary leads are older than the drawn and the odd ones, and go back fourteen months. */
const YOUNGEST_DAY = 10;
const OLDEST_DAY = 425;
const FRESH_DAYS = 30;

const FRESH_STATUSES: Some<LeadStatus> = [
  'Initial',
  'Initial',
  'ContactAndQualify',
  'Selling',
  'Selling',
  'InProgressWon',
];
const OLD_STATUSES: Some<LeadStatus> = [
  'ClosedWon',
  'ClosedWon',
  'ClosedDidntWin',
  'ClosedDidntWin',
  'Selling',
  'InProgressWon',
  'ContactAndQualify',
];
const URGENCIES: Some<string> = ['Emergency', 'ThisWeek', 'ThisWeek', 'ThisMonth', 'Planning', 'NA'];
const AREA_CODES: Some<string> = ['512', '512', '737', '254', '830'];
const OWN_NOTES: Some<string> = [
  'Left voicemail.',
  'Quoted $240, waiting for an answer.',
  'Wants a call back after the 15th.',
  'Parts ordered, two days.',
  'Done. Ask for a review.',
  'Out of our price range, offered a smaller repair.',
];

/** A lead as most are; every eighth is archived. `place` runs from 0 (the youngest) to 1 (the oldest). */
export function ordinaryLead(number: number, place: number, newest: number, random: Random): LeadRecord {
  const day = YOUNGEST_DAY + Math.floor((OLDEST_DAY - YOUNGEST_DAY) * place);
  const createdAt = startOfDayBefore(newest, day) + 7 * HOUR + random.below(14 * 60) * MINUTE;
  const job = random.pick(JOB_CATEGORIES);
  const status = random.pick(day < FRESH_DAYS ? FRESH_STATUSES : OLD_STATUSES);
  const fresh = status === 'Initial';

  return leadRecord(number, createdAt, {
    status,
    source: random.pick(LEAD_SOURCES),
    read: !fresh || random.chance(0.5),
    hasUnreadMessages: random.chance(fresh ? 0.3 : 0.05),
    isArchived: number % 8 === 0,
    urgency: random.pick(URGENCIES),
    description: random.pick(job.notes),
    notes: !fresh && random.chance(0.6) ? random.pick(OWN_NOTES) : '',
    feedback: random.chance(0.1) ? { rating: 1 + random.below(5), reason: 'Other' } : null,
    category: wireCategory(job),
    questionsAndAnswers: answered(job, random),
    customerInfo: ordinaryCustomer(number, day, random),
  });
}

function ordinaryCustomer(number: number, day: number, random: Random): SandboxCustomer {
  const masked = random.chance(0.3);
  const isSmsEnabled = random.chance(0.4);
  return customer(number, random.pick(FIRST_NAMES), random.pick(LAST_NAMES), random.pick(PLACES), {
    phoneNumber: random.chance(0.05) ? '' : fictionalPhone(random.pick(AREA_CODES), random.below(100)),
    addressLineOne: random.chance(0.8) ? `${100 + random.below(9800)} ${random.pick(STREETS)}` : '',
    addressLineTwo: random.chance(0.15) ? `Apt ${1 + random.below(40)}` : '',
    isMaskedPhone: masked,
    isMaskedPhoneActive: masked && day <= (isSmsEnabled ? 30 : 28),
    isSmsEnabled,
  });
}
