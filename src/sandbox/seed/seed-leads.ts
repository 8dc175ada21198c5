import { LEAD_SOURCES } from '../../gateway/lead-query.js';
import type { LeadStatus } from '../../gateway/lead-status.js';
import { JOB_CATEGORIES, jobCategory } from './categories.js';
import { customer, fictionalPhone } from './customer.js';
import { createRandom, HOUR, MINUTE, type NonEmpty, newestInstant, type Random, startOfDayBefore } from './dates.js';
import { DRAWN_ROWS, type DrawnRow } from './drawn-rows.js';
import { edgeCaseLeads } from './edge-case-leads.js';
import { answered, pair, wireCategory } from './job-category.js';
import { type LeadFields, type LeadRecord, leadRecord, type SandboxCustomer } from './lead-record.js';
import { FIRST_NAMES, LAST_NAMES } from './people.js';
import { AUSTIN, PLACES, STREETS } from './places.js';
import { SANDBOX_LEADS } from './sandbox-leads.js';

/** Ordinary leads are older than design leads and edge cases, and go back fourteen months. */
const YOUNGEST_DAY = 10;
const OLDEST_DAY = 425;
const FRESH_DAYS = 30;

const FRESH_STATUSES: NonEmpty<LeadStatus> = [
  'Initial',
  'Initial',
  'ContactAndQualify',
  'Selling',
  'Selling',
  'InProgressWon',
];
const OLD_STATUSES: NonEmpty<LeadStatus> = [
  'ClosedWon',
  'ClosedWon',
  'ClosedDidntWin',
  'ClosedDidntWin',
  'Selling',
  'InProgressWon',
  'ContactAndQualify',
];
const URGENCIES: NonEmpty<string> = ['Emergency', 'ThisWeek', 'ThisWeek', 'ThisMonth', 'Planning', 'NA'];
const AREA_CODES: NonEmpty<string> = ['512', '512', '737', '254', '830'];
const OWN_NOTES: NonEmpty<string> = [
  'Left voicemail.',
  'Quoted $240, waiting for an answer.',
  'Wants a call back after the 15th.',
  'Parts ordered, two days.',
  'Done. Ask for a review.',
  'Out of our price range, offered a smaller repair.',
];

/** The first lead of the design, with everything that an open card can show. */
const DANA: LeadFields = {
  status: 'Selling',
  hasUnreadMessages: true,
  urgency: 'Emergency',
  description:
    'Started on Sunday. The plunger helps for an hour, then it fills again. Dog in the apartment, he is friendly.',
  notes: 'Called at 2:40, left voicemail. Bring the 50 ft auger and a new trap kit. Gate code is 4471#.',
  redemptionId: '7730-2214',
  thimbleUrl: 'https://insurance.example.com/quote?job=90412001',
  dealInfo: { title: '$89 kitchen drain special', price: null },
  questionsAndAnswers: [
    pair('What is the problem with the drain?', 'Slow drain, kitchen sink and dishwasher back up together'),
    pair('How many drains need attention?', '2'),
    pair('Is there standing water right now?', 'Yes, in the kitchen sink'),
    pair('What type of property is this?', 'Apartment, second floor'),
    pair('Which rooms are affected?', 'Kitchen', 'Laundry'),
    pair('Has anyone worked on it before?', 'Yes, last spring'),
    pair('Do you own the property?', 'No, I rent'),
    pair('When can a professional come by?', 'Any time this week', 'After 5 PM is best'),
  ],
  customerInfo: customer(42, 'Dana', 'Whitfield', AUSTIN, {
    addressLineOne: '1408 Kinney Ave',
    addressLineTwo: 'Apt 3',
    isMaskedPhone: true,
    isMaskedPhoneActive: true,
    isSmsEnabled: true,
  }),
};

/** The number of the first ordinary lead. */
const FIRST_ORDINARY = 90_412_100;

/**
 * The leads of one provider, newest first: ten from the design, one for each edge case, then ordinary ones.
 * The same seed, clock and total give the same leads.
 *
 * @param total how many leads in all; 0 gives none
 */
export function seedLeads(seed: number, now: Date, total: number): LeadRecord[] {
  if (total === 0) return [];
  const random = createRandom(seed);
  const newest = newestInstant(now);
  const leads = [...drawnLeads(newest, random), ...edgeCaseLeads(newest, random)];
  const count = Math.max(0, total - leads.length);
  const ordinary = Array(count)
    .fill(0)
    .map((_, index) => ordinaryLead(FIRST_ORDINARY + index, index / count, newest, random));
  return [...leads, ...ordinary].sort((one, other) => other.createdAt - one.createdAt);
}

/** The ten leads of the design, in its order and with its dates. */
function drawnLeads(newest: number, random: Random): LeadRecord[] {
  const dana = leadRecord(Number(SANDBOX_LEADS.newest), newest, {
    category: wireCategory(jobCategory('Drain Cleaning')),
    ...DANA,
  });
  return [dana, ...DRAWN_ROWS.map((row) => record(row, newest, random))];
}

function record(row: DrawnRow, newest: number, random: Random): LeadRecord {
  const number = Number(row.id);
  const job = jobCategory(row.job);
  return leadRecord(number, newest - row.before * MINUTE, {
    category: wireCategory(job),
    questionsAndAnswers: answered(job, random),
    customerInfo: customer(number, row.first, row.last, row.place, row.customer),
    ...row.fields,
  });
}

/** An ordinary lead. Every eighth is archived. `place` runs from 0 (the youngest) to 1 (the oldest). */
function ordinaryLead(number: number, place: number, newest: number, random: Random): LeadRecord {
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
