import { jobCategory } from './categories.js';
import { customer } from './customer.js';
import { DANA } from './dana.js';
import { MINUTE } from './dates.js';
import { DRAWN_ROWS, type DrawnRow } from './drawn-rows.js';
import { answered, wireCategory } from './job-details.js';
import { type LeadRecord, leadRecord } from './lead-record.js';
import type { Random } from './random.js';
import { SANDBOX_LEADS } from './sandbox-leads.js';

/** The ten leads of the drawn board, in its order and with its distances in time. */
export function drawnLeads(newest: number, random: Random): LeadRecord[] {
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
