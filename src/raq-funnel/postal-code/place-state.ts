import { postalCodeOf } from '../funnel/funnel.js';
import { sendFunnelEvent } from '../state/funnel-state.js';
import { endFunnelCall, runFunnelCall } from '../state/run.js';
import { type FunnelRef, funnelOf, taskOf } from '../state/store.js';

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

async function findCity(ref: FunnelRef, postalCode: string, requestId?: string): Promise<void> {
  const isFromHost = postalCodeOf(funnelOf(ref)?.state.entry.postalCode ?? '') === postalCode;
  const answer = await runFunnelCall(ref, {
    name: 'city',
    operation: 'cityByPostalCode',
    call: (cityByPostalCode, options) => cityByPostalCode({ postalCode }, options),
    requestId,
    unknown: isFromHost ? 'postal-code' : 'typed',
    again: (id) => findCity(ref, postalCode, id),
  });
  if (answer === undefined) {
    // The gateway has answered that there is no such place. Any other failure says nothing about it.
    const funnel = funnelOf(ref);
    if (funnel !== null && taskOf(funnel, 'city').failure?.status === 404) {
      sendFunnelEvent(ref, { type: 'coverage-found', coverage: 'no-place', postalCode });
    }
    return;
  }
  const { city, stateAbbreviation, advertisingZone } = answer;
  sendFunnelEvent(ref, {
    type: 'city-found',
    postalCode,
    city,
    state: stateAbbreviation,
    advertisingZone: advertisingZone ?? '',
  });
}

/** Whether the provider of the funnel works at the postal code. */
export async function checkEligibility(ref: FunnelRef, requestId?: string): Promise<void> {
  const form = funnelOf(ref)?.state.form;
  const postalCode = postalCodeOf(form?.postalCode ?? '');
  const serviceProviderId = form?.serviceProviderId ?? '';
  if (postalCode === '' || serviceProviderId === '') return;
  const answer = await runFunnelCall(ref, {
    name: 'eligibility',
    operation: 'eligibility',
    call: (eligibility, options) => eligibility({ serviceProviderId, postalCode }, options),
    requestId,
    again: (id) => checkEligibility(ref, id),
  });
  if (answer === undefined) return;
  // Alternatives for another place do not apply.
  endFunnelCall(ref, 'alternatives');
  sendFunnelEvent(ref, { type: 'eligibility-answered', eligible: answer.eligible, postalCode });
}
