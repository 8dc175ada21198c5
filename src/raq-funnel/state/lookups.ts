import { TAXONOMY_ROOT } from '../../category/category.js';
import type { CallOptions } from '../../gateway/call.js';
import { eligibility, providerDetails, reviewsByProvider } from '../../gateway/calls/providers.js';
import { cityByPostalCode, taxonomyCategory } from '../../gateway/calls/services-and-places.js';
import { GatewayError } from '../../gateway/errors/gateway-error.js';
import type { Gateway } from '../../gateway/gateway.js';
import { postalCodeOf, type ServiceChoice } from '../funnel/funnel.js';
import { providerToLoad } from '../funnel/provider-events.js';
import { sendFunnelEvent } from './funnel-state.js';
import { endFunnelCall, type FunnelCall, runFunnelCall } from './run.js';
import { type FunnelRef, funnelOf, patchFunnel } from './store.js';

type ServiceLookup = Pick<FunnelCall<typeof taxonomyCategory, unknown>, 'unknown' | 'onFailed'>;

/** Chooses a service. The taxonomy decides whether it is a category or a task. */
export function chooseService(ref: FunnelRef, service: ServiceChoice, more: ServiceLookup = {}): Promise<void> {
  return runFunnelCall(ref, {
    ...more,
    name: 'chooseService',
    definition: taxonomyCategory,
    call: (send, options) => findNode(send, service, options),
    onDone: (found) => {
      // Who serves the place depends on the service.
      endFunnelCall(ref, 'coverage');
      sendFunnelEvent(ref, { type: 'service-found', ...found, words: service.words });
      // A chosen service moves to the next step immediately.
      if (funnelOf(ref)?.state.step === 'service') sendFunnelEvent(ref, { type: 'went-on', questions: [] });
    },
  });
}

async function findNode(send: Gateway['taxonomyCategory'], service: ServiceChoice, options: CallOptions) {
  const { categoryId, name, parentCategory } = await send({ categoryId: service.id }, options);
  const parentId = parentCategory?.categoryId ?? null;
  const hasParent = parentId !== null && parentId !== TAXONOMY_ROOT;
  const parentName = hasParent ? await nameOf(send, parentId, { ...options, requestId: undefined }) : '';
  return { node: { categoryId, name: name || service.name, parentId }, parentName };
}

/** The name of a category; empty if the gateway does not know it. */
async function nameOf(send: Gateway['taxonomyCategory'], categoryId: string, options: CallOptions) {
  try {
    return (await send({ categoryId }, options)).name;
  } catch (error) {
    if (error instanceof GatewayError && error.status === 404) return '';
    throw error;
  }
}

/** The service that the host named only by its id. */
export async function chooseProvidedService(ref: FunnelRef): Promise<void> {
  const id = funnelOf(ref)?.state.entry.categoryId ?? '';
  if (id === '') return;
  await chooseService(
    ref,
    { id, name: '' },
    {
      unknown: 'category-id',
      onFailed: ({ path }) => {
        if (path !== 'category-id') return;
        endFunnelCall(ref, 'chooseService');
        sendFunnelEvent(ref, { type: 'service-unknown', categoryId: id });
      },
    },
  );
}

/** Takes the typed postal code. The city loads as soon as it is complete. */
export function typePostalCode(ref: FunnelRef, text: string): void {
  const before = funnelOf(ref)?.state.form.postalCode ?? '';
  sendFunnelEvent(ref, { type: 'postal-code-typed', text });
  if (postalCodeOf(text) === postalCodeOf(before)) return;
  endFunnelCall(ref, 'city');
  endFunnelCall(ref, 'eligibility');
  endFunnelCall(ref, 'coverage');
  void findPlace(ref);
}

/** The city of the postal code, and whether the provider works there. */
export async function findPlace(ref: FunnelRef): Promise<void> {
  const state = funnelOf(ref)?.state;
  const postalCode = postalCodeOf(state?.form.postalCode ?? '');
  if (state === undefined || postalCode === '') return;
  await Promise.all([state.place === null ? findCity(ref, postalCode) : null, checkEligibility(ref)]);
}

function findCity(ref: FunnelRef, postalCode: string): Promise<void> {
  const isFromHost = postalCodeOf(funnelOf(ref)?.state.entry.postalCode ?? '') === postalCode;
  return runFunnelCall(ref, {
    name: 'city',
    definition: cityByPostalCode,
    call: (send, options) => send({ postalCode }, options),
    unknown: isFromHost ? 'postal-code' : 'typed',
    onDone: ({ city, stateAbbreviation: state, advertisingZone }) =>
      sendFunnelEvent(ref, { type: 'city-found', postalCode, city, state, advertisingZone: advertisingZone ?? '' }),
    onFailed: ({ status }) => {
      // The gateway has answered that there is no such place. Any other failure says nothing about it.
      if (status === 404) sendFunnelEvent(ref, { type: 'coverage-found', coverage: 'no-place', postalCode });
    },
  });
}

export async function checkEligibility(ref: FunnelRef): Promise<void> {
  const form = funnelOf(ref)?.state.form;
  const postalCode = postalCodeOf(form?.postalCode ?? '');
  const serviceProviderId = form?.serviceProviderId ?? '';
  if (postalCode === '' || serviceProviderId === '') return;
  await runFunnelCall(ref, {
    name: 'eligibility',
    definition: eligibility,
    call: (send, options) => send({ serviceProviderId, postalCode }, options),
    onDone: ({ eligible }) => {
      // Alternatives for another place do not apply.
      endFunnelCall(ref, 'alternatives');
      sendFunnelEvent(ref, { type: 'eligibility-answered', eligible, postalCode });
    },
  });
}

export async function loadProvider(ref: FunnelRef): Promise<void> {
  const state = funnelOf(ref)?.state;
  const wanted = state === undefined ? null : providerToLoad(state);
  if (wanted !== null) await chooseProvider(ref, wanted.serviceProviderId, wanted.withAlId);
}

/** Chooses a provider and loads its details. */
export function chooseProvider(ref: FunnelRef, serviceProviderId: string, withAlId = false): Promise<void> {
  return runFunnelCall(ref, {
    name: 'provider',
    definition: providerDetails,
    call: (send, options) => send({ serviceProviderId, withAlId }, options),
    unknown: 'sp-id',
    onDone: ({ serviceProvideId, name, categories }) => {
      const provider = { serviceProviderId: serviceProvideId, name: name ?? '', categories };
      sendFunnelEvent(ref, { type: 'provider-loaded', provider });
    },
  });
}

const REVIEWS_SHOWN = 3;

export function loadReviews(ref: FunnelRef, serviceProviderId: string, serviceProviderType: string): Promise<void> {
  return runFunnelCall(ref, {
    name: `reviews ${serviceProviderId}`,
    definition: reviewsByProvider,
    call: (send, options) => send({ serviceProviderId, serviceProviderType, limit: REVIEWS_SHOWN, offset: 0 }, options),
    onDone: ({ reviews: loaded }) =>
      patchFunnel(ref, ({ reviews }) => ({ reviews: new Map(reviews).set(serviceProviderId, loaded) })),
  });
}
