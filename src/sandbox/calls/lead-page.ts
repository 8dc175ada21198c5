import * as v from 'valibot';
import { type Answer, DONE, ok } from '../router/answer.js';
import { checked, id } from '../router/read-body.js';
import { badRequest, notFound, Refusal } from '../router/refusal.js';
import type { Call } from '../router/route.js';
import { isForSale, isPurchased, saleOf } from '../rules/sale.js';
import { firstLeadPageAnswer } from './lead-answer.js';

const purchaseBody = v.object({ serviceProviderId: id, leadId: id });

/** The lead of the lead page in its first dialect (Spec §7 Lead gateway, v1). */
export function leadForPage({ query, params, callerId, state, purchased, now }: Call): Answer {
  if (!query.get('serviceProviderId')) throw badRequest('The query parameter serviceProviderId is missing.');
  const record = state.leadsOf(callerId).find(params['leadId'] ?? '');
  if (record === undefined) throw notFound(`There is no lead ${params['leadId']}.`);
  return ok(firstLeadPageAnswer(record, purchased, now));
}

/**
 * What a host's payment ends in; no call of the specification (decisions.md 22). 409 once the lead is gone:
 * 24 hours after it was sent, or at the third purchase (Spec §9).
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
