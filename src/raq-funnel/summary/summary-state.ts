import { tenDigits } from '../../contact/phone-number.js';
import { followUpDeals, updatePhone as updatePhoneCall } from '../../gateway/calls/customer.js';
import { comparison, leadProviders, markHired as markHiredCall } from '../../gateway/calls/providers.js';
import type { Recipient } from '../funnel/funnel.js';
import { runFunnelCall } from '../state/run.js';
import { type FunnelRef, funnelOf, patchFunnel, taskOf } from '../state/store.js';
import { unknownRequest, withLead } from '../suggestions/suggest-state.js';

/** Loads the providers who got the request. Their details and offers load separately. */
export async function loadSummary(ref: FunnelRef): Promise<void> {
  const leadId = funnelOf(ref)?.state.leadId ?? '';
  if (leadId === '') return;
  await runFunnelCall(ref, {
    name: 'recipients',
    definition: leadProviders,
    call: (send, options) => send({ leadId }, options),
    unknown: unknownRequest(ref),
    onDone: ({ serviceProviders }) => {
      const recipients = serviceProviders.map(
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
      void loadDeals(ref);
    },
  });
}

function compare(ref: FunnelRef, leadId: string): Promise<void> {
  return runFunnelCall(ref, {
    name: 'comparison',
    definition: comparison,
    call: (send, options) => send({ leadId }, options),
    onDone: ({ serviceProviders }) => {
      const compared = new Map(serviceProviders.map((each) => [each.serviceProviderId, each]));
      changeRecipients(ref, (recipient) => {
        const { rating, reviewCount, distanceMiles, yearsInBusiness } = compared.get(recipient.id) ?? {};
        return { ...recipient, rating, reviewCount, distanceMiles, yearsInBusiness };
      });
    },
  });
}

function changeRecipients(ref: FunnelRef, change: (recipient: Recipient) => Recipient): void {
  patchFunnel(ref, ({ recipients }) => ({ recipients: recipients?.map(change) ?? null }));
}

async function loadDeals(ref: FunnelRef): Promise<void> {
  const funnel = funnelOf(ref);
  // The request failed to load, which led to the summary. It is not requested again.
  if (funnel === null || taskOf(funnel, 'lead').phase === 'failed') return;
  await withLead(ref, ({ categoryId, postalCode }) =>
    runFunnelCall(ref, {
      name: 'deals',
      definition: followUpDeals,
      call: (send, options) => send({ categoryId, postalCode }, options),
      onDone: ({ deals }) => patchFunnel(ref, () => ({ deals })),
    }),
  );
}

export function markHired(ref: FunnelRef, { id, type }: Recipient): Promise<void> {
  const leadId = funnelOf(ref)?.state.leadId ?? '';
  return runFunnelCall(ref, {
    name: `hired ${id}`,
    definition: markHiredCall,
    call: (send, options) => send({ leadId, serviceProviderId: id, serviceProviderType: type }, options),
    isWrite: true,
    onDone: () => changeRecipients(ref, (each) => (each.id === id ? { ...each, isHired: true } : each)),
  });
}

export function updatePhone(ref: FunnelRef, phoneNumber: string): Promise<void> {
  return runFunnelCall(ref, {
    name: 'updatePhone',
    definition: updatePhoneCall,
    call: (send, options) => send({ phoneNumber }, options),
    isWrite: true,
  });
}
