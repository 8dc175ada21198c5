import * as v from 'valibot';
import { LEAD_STATUSES } from '../../contract/lead.js';
import { NOTES_MAX_LENGTH } from '../../contract/limits.js';
import { type Answer, badRequest, DONE, notFound, ok, Refusal } from '../router/answer.js';
import { checked, id } from '../router/read-body.js';
import type { Call } from '../router/route.js';
import { isForSale, isPurchased, saleOf } from '../rules/sale.js';
import type { LeadRecord, SandboxLead } from '../seed/lead-record.js';
import { firstLeadPageAnswer, leadPageAnswer } from './lead-answer.js';

const purchaseBody = v.object({ serviceProviderId: id, leadId: id });

const readBody = v.object({ leadId: id, read: v.boolean() });
const noteBody = v.object({ serviceProviderId: id, note: v.pipe(v.string(), v.maxLength(NOTES_MAX_LENGTH)) });
const statusBody = v.object({ serviceProviderId: id, status: v.picklist(LEAD_STATUSES) });
const archiveBody = v.object({ serviceProviderId: id, leadId: id, archived: v.boolean() });
const feedbackBody = v.object({
  leadId: id,
  rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
  reason: v.pipe(v.string(), v.nonEmpty()),
  notes: v.optional(v.pipe(v.string(), v.maxLength(NOTES_MAX_LENGTH))),
});

/** One lead in the provider's view and the lead page's, for both calls have one path. */
export function providerLead(call: Call): Answer {
  if (!call.query.get('spId')) throw badRequest('The query parameter spId is missing.');
  return ok(leadPageAnswer(known(call, call.params['leadId'] ?? ''), call.purchased, call.now));
}

/** Marks a lead read or unread. */
export function markRead(call: Call): Answer {
  const { leadId, read } = checked(readBody, call.body);
  return change(call, leadId, { read });
}

/** Replaces the provider's notes (at most 2048 characters). */
export function saveNote(call: Call): Answer {
  const { serviceProviderId, note } = checked(noteBody, call.body);
  mustBeCaller(call, serviceProviderId);
  return change(call, call.params['leadId'] ?? '', { notes: note });
}

/** Any status may follow any other; choosing one also marks the lead read. */
export function setStatus(call: Call): Answer {
  const { serviceProviderId, status } = checked(statusBody, call.body);
  mustBeCaller(call, serviceProviderId);
  return change(call, call.params['leadId'] ?? '', { status, read: true });
}

/** Archives a lead or brings it back. */
export function archive(call: Call): Answer {
  const { serviceProviderId, leadId, archived } = checked(archiveBody, call.body);
  mustBeCaller(call, serviceProviderId);
  return change(call, leadId, { isArchived: archived });
}

/** Keeps the provider's rating of a lead. */
export function sendFeedback(call: Call): Answer {
  const { leadId, rating, reason } = checked(feedbackBody, call.body);
  return change(call, leadId, { feedback: { rating, reason } });
}

function change(call: Call, leadId: string, fields: Partial<SandboxLead>): Answer {
  known(call, leadId);
  call.state.leadsOf(call.callerId).change(leadId, fields);
  return DONE;
}

function known(call: Call, leadId: string): LeadRecord {
  const record = call.state.leadsOf(call.callerId).find(leadId);
  if (record === undefined) throw notFound(`There is no lead ${leadId}.`);
  return record;
}

function mustBeCaller(call: Call, serviceProviderId: string): void {
  if (serviceProviderId !== call.callerId) throw badRequest('serviceProviderId is not the provider that calls.');
}

/** The lead of the lead page in its first dialect. */
export function leadForPage({ query, params, callerId, state, purchased, now }: Call): Answer {
  if (!query.get('serviceProviderId')) throw badRequest('The query parameter serviceProviderId is missing.');
  const record = state.leadsOf(callerId).find(params['leadId'] ?? '');
  if (record === undefined) throw notFound(`There is no lead ${params['leadId']}.`);
  return ok(firstLeadPageAnswer(record, purchased, now));
}

/**
 * What a host's payment ends in; no call of the specification. 409 once the lead is gone:
 * 24 hours after it was sent, or at the third purchase.
 */
export function purchaseLead({ body, state, purchased, now }: Call): Answer {
  const { serviceProviderId, leadId } = checked(purchaseBody, body);
  const book = state.leadsOf(serviceProviderId);
  const record = book.find(leadId);
  if (record === undefined) throw notFound(`There is no lead ${leadId}.`);
  if (isPurchased(record, purchased)) return DONE;
  const sale = saleOf(record);
  if (!isForSale(sale, now)) throw new Refusal(409, 'This lead is no longer available for purchase.');
  book.sell(leadId, { ...sale, purchased: true, purchaserCount: sale.purchaserCount + 1 });
  return DONE;
}
