import { tenDigits } from '../../contact/phone-number.js';
import { runCall } from '../../element/run-call.js';
import type { Recipient } from '../funnel/funnel.js';
import { runFunnelCall } from '../state/run.js';
import { type FunnelRef, funnelOf, patchFunnel, taskOf } from '../state/store.js';
import { hasLead } from '../suggestions/suggest-state.js';

/** Loads the providers who got the request. Their details and offers load separately. */
export async function loadSummary(ref: FunnelRef, requestId?: string): Promise<void> {
  const leadId = funnelOf(ref)?.state.leadId ?? '';
  if (leadId === '') return;
  const answer = await runFunnelCall(ref, {
    name: 'recipients',
    operation: 'leadProviders',
    call: (leadProviders, options) => leadProviders({ leadId }, options),
    requestId,
    again: (id) => loadSummary(ref, id),
  });
  if (answer === undefined) return;
  const recipients = answer.serviceProviders.map(
    ({ serviceProviderId, serviceProviderType, name, phoneNumber, hired }): Recipient => ({
      id: serviceProviderId,
      type: serviceProviderType,
      name,
      phoneNumber: tenDigits(phoneNumber ?? ''),
      isHired: hired ?? false,
    }),
  );
  patchFunnel(ref, () => ({ recipients }));
  if (recipients.length > 0) void compare(ref, leadId);
  void loadDeals(ref, {});
}

async function compare(ref: FunnelRef, leadId: string, requestId?: string): Promise<void> {
  const outcome = await runCall(ref.session, {
    operation: 'comparison',
    call: (comparison, options) => comparison({ leadId }, options),
    requestId,
    replay: { run: (again) => compare(ref, leadId, again) },
  });
  if (outcome.kind !== 'done') return;
  const compared = new Map(outcome.value.serviceProviders.map((each) => [each.serviceProviderId, each]));
  patchFunnel(ref, ({ recipients }) => ({
    recipients:
      recipients?.map((recipient) => {
        const { rating, reviewCount, distanceMiles, yearsInBusiness } = compared.get(recipient.id) ?? {};
        return { ...recipient, rating, reviewCount, distanceMiles, yearsInBusiness };
      }) ?? null,
  }));
}

interface ReplayedIds {
  readonly lead?: string;
  readonly deals?: string;
}

async function loadDeals(ref: FunnelRef, ids: ReplayedIds): Promise<void> {
  const replayWith = (name: keyof ReplayedIds) => (id: string) => loadDeals(ref, { [name]: id });
  const funnel = funnelOf(ref);
  // The request failed to load, which led to the summary. It is not requested again.
  if (funnel === null || (taskOf(funnel, 'lead').phase === 'failed' && ids.lead === undefined)) return;
  if (!(await hasLead(ref, replayWith('lead'), ids.lead))) return;
  const form = funnelOf(ref)?.state.form;
  if (form === undefined) return;
  const { categoryId, postalCode } = form;
  const outcome = await runCall(ref.session, {
    operation: 'followUpDeals',
    call: (followUpDeals, options) => followUpDeals({ categoryId, postalCode }, options),
    requestId: ids.deals,
    replay: { run: replayWith('deals') },
  });
  if (outcome.kind !== 'done') return;
  const deals = outcome.value.deals.map(({ dealId, title, price, serviceProviderName, url }) => ({
    id: dealId,
    title,
    price: price ?? null,
    serviceProviderName: serviceProviderName ?? '',
    url: url ?? '',
  }));
  patchFunnel(ref, () => ({ deals }));
}

export async function markHired(ref: FunnelRef, recipient: Recipient, requestId?: string): Promise<void> {
  const leadId = funnelOf(ref)?.state.leadId ?? '';
  const { id, type } = recipient;
  const done = await runFunnelCall(ref, {
    name: `hired ${id}`,
    operation: 'markHired',
    call: async (mark, options) => {
      await mark({ leadId, serviceProviderId: id, serviceProviderType: type }, options);
      return true;
    },
    requestId,
    again: (again) => markHired(ref, recipient, again),
    isWrite: true,
  });
  if (done === undefined) return;
  patchFunnel(ref, ({ recipients }) => ({
    recipients: recipients?.map((each) => (each.id === id ? { ...each, isHired: true } : each)) ?? null,
  }));
}

export async function updatePhone(ref: FunnelRef, phoneNumber: string): Promise<void> {
  const update = (requestId?: string): Promise<unknown> =>
    runFunnelCall(ref, {
      name: 'updatePhone',
      operation: 'updatePhone',
      call: async (method, options) => {
        await method({ phoneNumber }, options);
        return true;
      },
      requestId,
      again: update,
      isWrite: true,
    });
  await update();
}
