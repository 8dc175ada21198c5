import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { tenDigits } from '../../contact/phone-number.js';
import { runCall } from '../../element/run-call.js';
import type { Recipient } from '../funnel-types.js';
import { hasLead } from '../state/lead.js';
import { runFunnelCall } from '../state/run.js';
import { type FunnelRef, funnelOfAtom, patchFunnelAtom, taskOf } from '../state/store.js';

/** Loads the providers who got the request. Their details and offers load separately. */
export const loadSummaryAtom = atom(null, (get, set, ref: FunnelRef): Promise<void> => loadSummary(get, set, ref));

async function loadSummary(get: Getter, set: Setter, ref: FunnelRef, requestId?: string): Promise<void> {
  const leadId = get(funnelOfAtom)(ref.id)?.state.leadId ?? '';
  if (leadId === '') return;
  const answer = await runFunnelCall(get, set, ref, {
    name: 'recipients',
    operation: 'leadProviders',
    call: (leadProviders, options) => leadProviders({ leadId }, options),
    requestId,
    again: (id) => loadSummary(get, set, ref, id),
  });
  if (answer === undefined) return;
  const recipients = answer.serviceProviders.map(
    ({ serviceProviderId, serviceProviderType, name, phoneNumber, hired }): Recipient => ({
      id: serviceProviderId,
      type: serviceProviderType,
      name,
      phoneNumber: tenDigits(phoneNumber ?? ''),
      isHired: hired ?? false,
      rating: null,
      reviewCount: null,
      distanceMiles: null,
      yearsInBusiness: null,
    }),
  );
  set(patchFunnelAtom, { id: ref.id, change: () => ({ recipients }) });
  if (recipients.length > 0) void compare(get, set, ref, leadId);
  void loadDeals(get, set, ref, {});
}

async function compare(get: Getter, set: Setter, ref: FunnelRef, leadId: string, requestId?: string): Promise<void> {
  const outcome = await runCall(ref.session, {
    operation: 'comparison',
    call: (comparison, options) => comparison({ leadId }, options),
    requestId,
    replay: { run: (again) => compare(get, set, ref, leadId, again) },
  });
  if (outcome.kind !== 'done') return;
  const compared = new Map(outcome.value.serviceProviders.map((each) => [each.serviceProviderId, each]));
  set(patchFunnelAtom, {
    id: ref.id,
    change: ({ recipients }) => ({
      recipients:
        recipients?.map((recipient) => {
          const { rating, reviewCount, distanceMiles, yearsInBusiness } = compared.get(recipient.id) ?? {};
          return {
            ...recipient,
            rating: rating ?? null,
            reviewCount: reviewCount ?? null,
            distanceMiles: distanceMiles ?? null,
            yearsInBusiness: yearsInBusiness ?? null,
          };
        }) ?? null,
    }),
  });
}

interface ReplayedIds {
  readonly lead?: string;
  readonly deals?: string;
}

async function loadDeals(get: Getter, set: Setter, ref: FunnelRef, ids: ReplayedIds): Promise<void> {
  const replayWith = (name: keyof ReplayedIds) => (id: string) => loadDeals(get, set, ref, { [name]: id });
  const funnel = get(funnelOfAtom)(ref.id);
  // The request failed to load, which led to the summary. It is not requested again.
  if (funnel === null || (taskOf(funnel, 'lead').phase === 'failed' && ids.lead === undefined)) return;
  if (!(await hasLead(get, set, ref, replayWith('lead'), ids.lead))) return;
  const form = get(funnelOfAtom)(ref.id)?.state.form;
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
  set(patchFunnelAtom, { id: ref.id, change: () => ({ deals }) });
}

export const markHiredAtom = atom(
  null,
  (get, set, { ref, recipient }: { readonly ref: FunnelRef; readonly recipient: Recipient }): Promise<void> =>
    markHired(get, set, ref, recipient),
);

async function markHired(
  get: Getter,
  set: Setter,
  ref: FunnelRef,
  recipient: Recipient,
  requestId?: string,
): Promise<void> {
  const leadId = get(funnelOfAtom)(ref.id)?.state.leadId ?? '';
  const { id, type } = recipient;
  const done = await runFunnelCall(get, set, ref, {
    name: `hired ${id}`,
    operation: 'markHired',
    call: async (mark, options) => {
      await mark({ leadId, serviceProviderId: id, serviceProviderType: type }, options);
      return true;
    },
    requestId,
    again: (again) => markHired(get, set, ref, recipient, again),
    isWrite: true,
  });
  if (done === undefined) return;
  set(patchFunnelAtom, {
    id: ref.id,
    change: ({ recipients }) => ({
      recipients: recipients?.map((each) => (each.id === id ? { ...each, isHired: true } : each)) ?? null,
    }),
  });
}

/** Updates the customer's phone number. */
export const updatePhoneAtom = atom(
  null,
  async (get, set, { ref, phoneNumber }: { readonly ref: FunnelRef; readonly phoneNumber: string }): Promise<void> => {
    const update = (requestId?: string): Promise<unknown> =>
      runFunnelCall(get, set, ref, {
        name: 'updatePhone',
        operation: 'updatePhone',
        call: async (updatePhone, options) => {
          await updatePhone({ phoneNumber }, options);
          return true;
        },
        requestId,
        again: update,
        isWrite: true,
      });
    await update();
  },
);
