import * as v from 'valibot';
import { wireLead } from '../../gateway/calls/provider-dashboard.js';
import { LEAD_SOURCES } from '../../gateway/lead-query.js';
import { LEAD_STATUSES } from '../../gateway/lead-status.js';
import { NOTES_MAX_LENGTH } from '../../gateway/limits.js';
import {
  createRandom,
  DAY,
  HOUR,
  isoWithOffset,
  MINUTE,
  newestInstant,
  type Random,
  startOfDayBefore,
} from './dates.js';
import fixtures from './fixtures/leads.json' with { type: 'json' };
import {
  customer,
  FIRST_NAMES,
  fictionalPhone,
  LAST_NAMES,
  type LeadFields,
  type LeadRecord,
  leadRecord,
  PLACES,
  type SandboxCustomer,
  type SandboxLead,
  STREETS,
} from './lead-record.js';
import { SANDBOX_LEADS, SANDBOX_OFFERS } from './sandbox-leads.js';
import { askedOf, JOB_CATEGORIES, jobCategory } from './services.js';

/** Ordinary leads are older than design leads and edge cases, and go back fourteen months. */
const YOUNGEST_DAY = 10;
const OLDEST_DAY = 425;
const FRESH_DAYS = 30;

/** Age of the first edge case, in days before the newest lead. It follows the design leads, so it is on page two. */
const FIRST_ODD_DAY = 6.2;

const fields = v.custom<LeadFields>((value) => v.is(v.partial(wireLead), value));
const customerFields = v.custom<Partial<SandboxCustomer>>((value) =>
  v.is(v.partial(wireLead.entries.customerInfo.wrapped), value),
);

const leadFixtures = v.object({
  /** The leads of the design, in its order. `before` is in minutes before the newest lead. */
  design: v.array(
    v.object({
      id: v.string(),
      before: v.number(),
      first: v.string(),
      last: v.string(),
      place: v.object({ city: v.string(), state: v.string(), postalCode: v.string() }),
      job: v.string(),
      fields,
      customer: v.optional(customerFields),
    }),
  ),
  edgeCases: v.array(
    v.object({
      id: v.string(),
      first: v.string(),
      last: v.string(),
      lead: v.optional(fields),
      displayed: v.optional(v.boolean()),
    }),
  ),
  longText: v.array(v.string()),
  notes: v.array(v.string()),
  /** What ordinary leads pick from. Some are more likely. */
  statuses: v.object({ fresh: v.array(v.picklist(LEAD_STATUSES)), old: v.array(v.picklist(LEAD_STATUSES)) }),
  urgencies: v.array(v.string()),
  areaCodes: v.array(v.string()),
});

const { design, edgeCases, longText, notes, statuses, urgencies, areaCodes } = v.parse(leadFixtures, fixtures);

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
  const leads = [...designLeads(newest, random), ...edgeCaseLeads(newest, random)];
  const count = Math.max(0, total - leads.length);
  const ordinary = Array(count)
    .fill(0)
    .map((_, index) => ordinaryLead(FIRST_ORDINARY + index, index / count, newest, random));
  return [...leads, ...ordinary].sort((one, other) => other.createdAt - one.createdAt);
}

/** The ten leads of the design, in its order and with its dates. */
function designLeads(newest: number, random: Random): LeadRecord[] {
  return design.map(({ id, before, first, last, place, job, fields, customer: info }, index) => {
    const number = Number(id);
    return leadRecord(number, newest - before * MINUTE, {
      // The first has all its answers. It takes no random number, or the answers of the others would change.
      ...askedOf(jobCategory(job), index === 0 ? createRandom(number) : random),
      customerInfo: customer(number, first, last, place, info),
      ...fields,
    });
  });
}

/** Four thousand characters of plain sentences. */
const LONG_TEXT = Array(8).fill(longText.join(' ')).join('\n\n').slice(0, 4000);

/** What an edge case has that no JSON can hold. */
const edgeCaseFields: Readonly<Record<string, (plain: LeadRecord) => Partial<SandboxLead>>> = {
  [SANDBOX_LEADS.longText]: () => ({ description: LONG_TEXT, notes: LONG_TEXT.slice(0, NOTES_MAX_LENGTH) }),
  [SANDBOX_LEADS.otherOffset]: ({ createdAt }) => ({ createDate: isoWithOffset(createdAt, 330) }),
};

/** One lead for each edge case. `SANDBOX_LEADS` has their names. */
function edgeCaseLeads(newest: number, random: Random): LeadRecord[] {
  return edgeCases.map(({ id, first, last, lead, displayed = true }, step) => {
    const number = Number(id);
    const plain = leadRecord(number, newest - FIRST_ODD_DAY * DAY - step * 3 * HOUR, {
      ...askedOf(jobCategory('Plumbing'), random),
      customerInfo: customer(number, first, last, random.pick(PLACES), { addressLineOne: '1600 Bluebonnet Ln' }),
      status: 'ContactAndQualify',
    });
    if (id === SANDBOX_LEADS.missingFields) return { ...plain, lead: withoutFields(plain.lead, first, last) };
    return { ...plain, displayed, lead: { ...plain.lead, ...lead, ...edgeCaseFields[id]?.(plain) } };
  });
}

function withoutFields({ leadId, createDate }: SandboxLead, firstName: string, lastName: string): SandboxLead {
  return { leadId, status: 'Initial', createDate, customerInfo: { firstName, lastName } };
}

/** Leads at the limits of a sale (24 hours, 3 purchasers). They are on no board and are found only by id. */
export function offeredLeads(now: Date, random: Random): LeadRecord[] {
  const at = now.getTime();
  const job = jobCategory('Water Heater Installation');

  function offered(id: string, age: number, purchaserCount: number, change: Partial<LeadRecord['sale']> = {}) {
    const record = leadRecord(Number(id), at - age, {
      ...askedOf(job, random),
      description: random.pick(job.notes),
      urgency: 'ThisWeek',
      read: false,
      customerInfo: customer(Number(id), 'Renata', 'Kowalski', random.pick(PLACES), {
        addressLineOne: '2400 Barton Hills Dr',
        addressLineTwo: 'Unit 7',
      }),
    });
    return { ...record, sale: { purchased: false, sentAt: at - age, purchaserCount, ...change } };
  }

  const names = SANDBOX_OFFERS;
  return [
    offered(names.offered, HOUR, 0),
    offered(names.offeredLastMinute, DAY - MINUTE, 1),
    offered(names.offeredLastPlace, 2 * HOUR, 2),
    offered(names.offerExpired, DAY, 0),
    offered(names.offerSoldOut, HOUR, 3),
    offered(names.offerWithoutDate, HOUR, 0, { sentAt: undefined }),
    offered(names.purchasedLate, 3 * DAY, 3, { purchased: true }),
  ];
}

/** An ordinary lead for any id, the same for the same id. It is on no board and is found only by its id. */
export function leadOfId(id: string, now: Date): LeadRecord {
  const number = [...id].reduce((sum, character) => (Math.imul(sum, 31) + (character.codePointAt(0) ?? 0)) >>> 0, 7);
  const random = createRandom(number);
  const job = random.pick(JOB_CATEGORIES);
  const record = leadRecord(number, now.getTime() - HOUR, {
    leadId: id,
    ...askedOf(job, random),
    description: random.pick(job.notes),
    read: false,
    customerInfo: customer(number, random.pick(FIRST_NAMES), random.pick(LAST_NAMES), random.pick(PLACES)),
  });
  return { ...record, id };
}

/** An ordinary lead. Every eighth is archived. `place` runs from 0 (the youngest) to 1 (the oldest). */
function ordinaryLead(number: number, place: number, newest: number, random: Random): LeadRecord {
  const day = YOUNGEST_DAY + Math.floor((OLDEST_DAY - YOUNGEST_DAY) * place);
  const createdAt = startOfDayBefore(newest, day) + 7 * HOUR + random.below(14 * 60) * MINUTE;
  const job = random.pick(JOB_CATEGORIES);
  const status = random.pick(day < FRESH_DAYS ? statuses.fresh : statuses.old);
  const fresh = status === 'Initial';

  return leadRecord(number, createdAt, {
    status,
    source: random.pick(LEAD_SOURCES),
    read: !fresh || random.chance(0.5),
    hasUnreadMessages: random.chance(fresh ? 0.3 : 0.05),
    isArchived: number % 8 === 0,
    urgency: random.pick(urgencies),
    description: random.pick(job.notes),
    notes: !fresh && random.chance(0.6) ? random.pick(notes) : '',
    feedback: random.chance(0.1) ? { rating: 1 + random.below(5), reason: 'Other' } : null,
    ...askedOf(job, random),
    customerInfo: ordinaryCustomer(number, day, random),
  });
}

function ordinaryCustomer(number: number, day: number, random: Random): SandboxCustomer {
  const masked = random.chance(0.3);
  const isSmsEnabled = random.chance(0.4);
  return customer(number, random.pick(FIRST_NAMES), random.pick(LAST_NAMES), random.pick(PLACES), {
    phoneNumber: random.chance(0.05) ? '' : fictionalPhone(random.pick(areaCodes), random.below(100)),
    addressLineOne: random.chance(0.8) ? `${100 + random.below(9800)} ${random.pick(STREETS)}` : '',
    addressLineTwo: random.chance(0.15) ? `Apt ${1 + random.below(40)}` : '',
    isMaskedPhone: masked,
    isMaskedPhoneActive: masked && day <= (isSmsEnabled ? 30 : 28),
    isSmsEnabled,
  });
}
