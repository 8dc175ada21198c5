import { atom } from 'jotai/vanilla';
import type { Recipient } from '../contract/raq-funnel.js';
import { tenDigits } from '../domain/lead/phone-number.js';
import { ask } from './asker.js';
import { lateMethodOf } from './late-method.js';
import { hasLead } from './raq-funnel-lead.js';
import { runFunnelCall } from './raq-funnel-run.js';
import { type FunnelRef, funnelOfAtom, patchFunnelAtom, taskOf } from './raq-funnel-store.js';
import { connectionAtom } from './store.js';

/** Loads who got the request; what else is known of them, and offers, come when they come (Spec §2 Summary page). */
export const loadSummaryAtom = atom(null, async (get, set, ref: FunnelRef): Promise<void> => {
  const leadId = get(funnelOfAtom)(ref.id)?.state.leadId ?? '';
  if (leadId === '') return;
  const answer = await runFunnelCall(get, set, ref, {
    name: 'recipients',
    operation: 'leadProviders',
    call: async (signal) => (await lateMethodOf(get(connectionAtom), 'leadProviders'))({ leadId }, { signal }),
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
  if (recipients.length > 0) void set(compareAtom, { ref, leadId });
  void set(loadDealsAtom, ref);
});

const compareAtom = atom(
  null,
  async (get, set, { ref, leadId }: { readonly ref: FunnelRef; readonly leadId: string }): Promise<void> => {
    const outcome = await ask(ref.asker, 'comparison', async () =>
      (await lateMethodOf(get(connectionAtom), 'comparison'))({ leadId }),
    );
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
  },
);

const loadDealsAtom = atom(null, async (get, set, ref: FunnelRef): Promise<void> => {
  const funnel = get(funnelOfAtom)(ref.id);
  // A request that could not be had has led here: it is not asked for again.
  if (funnel === null || taskOf(funnel, 'lead').phase === 'failed') return;
  if (!(await hasLead(get, set, ref))) return;
  const form = get(funnelOfAtom)(ref.id)?.state.form;
  if (form === undefined) return;
  const { categoryId, postalCode } = form;
  const outcome = await ask(ref.asker, 'followUpDeals', async () =>
    (await lateMethodOf(get(connectionAtom), 'followUpDeals'))({ categoryId, postalCode }),
  );
  if (outcome.kind !== 'done') return;
  const deals = outcome.value.deals.map(({ dealId, title, price, serviceProviderName, url }) => ({
    id: dealId,
    title,
    price: price ?? null,
    serviceProviderName: serviceProviderName ?? '',
    url: url ?? '',
  }));
  set(patchFunnelAtom, { id: ref.id, change: () => ({ deals }) });
});

/** The customer has hired a provider (Spec §7 Lead gateway, mark-hired). */
export const markHiredAtom = atom(
  null,
  async (get, set, { ref, recipient }: { readonly ref: FunnelRef; readonly recipient: Recipient }): Promise<void> => {
    const leadId = get(funnelOfAtom)(ref.id)?.state.leadId ?? '';
    const { id, type } = recipient;
    const done = await runFunnelCall(get, set, ref, {
      name: `hired ${id}`,
      operation: 'markHired',
      call: async () => {
        const markHired = await lateMethodOf(get(connectionAtom), 'markHired');
        await markHired({ leadId, serviceProviderId: id, serviceProviderType: type });
        return true;
      },
    });
    if (done === undefined) return;
    set(patchFunnelAtom, {
      id: ref.id,
      change: ({ recipients }) => ({
        recipients: recipients?.map((each) => (each.id === id ? { ...each, isHired: true } : each)) ?? null,
      }),
    });
  },
);

/** Sends another phone number of the customer; the number alone (Spec §5 Phone normalisation). */
export const updatePhoneAtom = atom(
  null,
  async (get, set, { ref, phoneNumber }: { readonly ref: FunnelRef; readonly phoneNumber: string }): Promise<void> => {
    await runFunnelCall(get, set, ref, {
      name: 'updatePhone',
      operation: 'updatePhone',
      call: async () => {
        const updatePhone = await lateMethodOf(get(connectionAtom), 'updatePhone');
        await updatePhone({ phoneNumber });
        return true;
      },
    });
  },
);
