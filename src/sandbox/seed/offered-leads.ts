import { JOB_CATEGORIES, jobCategory } from './categories.js';
import { customer } from './customer.js';
import { createRandom, DAY, HOUR, MINUTE, type Random } from './dates.js';
import { answered, wireCategory } from './job-category.js';
import { type LeadRecord, leadRecord } from './lead-record.js';
import { FIRST_NAMES, LAST_NAMES } from './people.js';
import { PLACES } from './places.js';
import { SANDBOX_OFFERS } from './sandbox-leads.js';

/** Leads at the limits of a sale (24 hours, 3 purchasers). They are on no board and are found only by id. */
export function offeredLeads(now: Date, random: Random): LeadRecord[] {
  const at = now.getTime();
  const job = jobCategory('Water Heater Installation');

  function offered(id: string, age: number, purchaserCount: number, change: Partial<LeadRecord['sale']> = {}) {
    const record = leadRecord(Number(id), at - age, {
      category: wireCategory(job),
      questionsAndAnswers: answered(job, random),
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
    category: wireCategory(job),
    questionsAndAnswers: answered(job, random),
    description: random.pick(job.notes),
    read: false,
    customerInfo: customer(number, random.pick(FIRST_NAMES), random.pick(LAST_NAMES), random.pick(PLACES)),
  });
  return { ...record, id };
}
