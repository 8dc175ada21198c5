import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { sendFunnelEventAtom } from '../state/funnel-state.js';
import { endFunnelCallAtom, runFunnelCall } from '../state/run.js';
import { type FunnelRef, funnelOfAtom, taskOf } from '../state/store.js';
import { postalCodeOf } from './postal-code.js';

/** Takes the typed postal code. The city loads as soon as it is complete. */
export const typePostalCodeAtom = atom(
  null,
  (get, set, { ref, text }: { readonly ref: FunnelRef; readonly text: string }): void => {
    const before = get(funnelOfAtom)(ref.id)?.state.form.postalCode ?? '';
    set(sendFunnelEventAtom, { ref, event: { type: 'postal-code-typed', text } });
    if (postalCodeOf(text) === postalCodeOf(before)) return;
    set(endFunnelCallAtom, { id: ref.id, name: 'city' });
    set(endFunnelCallAtom, { id: ref.id, name: 'eligibility' });
    set(endFunnelCallAtom, { id: ref.id, name: 'coverage' });
    void set(findPlaceAtom, ref);
  },
);

/** The city of the postal code, and whether the provider works there. */
export const findPlaceAtom = atom(null, async (get, set, ref: FunnelRef): Promise<void> => {
  const state = get(funnelOfAtom)(ref.id)?.state;
  const postalCode = postalCodeOf(state?.form.postalCode ?? '');
  if (state === undefined || postalCode === '') return;
  await Promise.all([
    state.place === null ? findCity(get, set, ref, postalCode) : null,
    set(checkEligibilityAtom, ref),
  ]);
});

async function findCity(
  get: Getter,
  set: Setter,
  ref: FunnelRef,
  postalCode: string,
  requestId?: string,
): Promise<void> {
  const answer = await runFunnelCall(get, set, ref, {
    name: 'city',
    operation: 'cityByPostalCode',
    call: (cityByPostalCode, options) => cityByPostalCode({ postalCode }, options),
    requestId,
    again: (id) => findCity(get, set, ref, postalCode, id),
  });
  if (answer === undefined) {
    // The gateway has answered that there is no such place. Any other failure says nothing about it.
    const funnel = get(funnelOfAtom)(ref.id);
    if (funnel !== null && taskOf(funnel, 'city').failure?.status === 404) {
      set(sendFunnelEventAtom, { ref, event: { type: 'coverage-found', coverage: 'no-place', postalCode } });
    }
    return;
  }
  const { city, stateAbbreviation, advertisingZone } = answer;
  set(sendFunnelEventAtom, {
    ref,
    event: { type: 'city-found', postalCode, city, state: stateAbbreviation, advertisingZone: advertisingZone ?? '' },
  });
}

/** Whether the provider of the funnel works at the postal code. */
export const checkEligibilityAtom = atom(
  null,
  (get, set, ref: FunnelRef): Promise<void> => checkEligibility(get, set, ref),
);

async function checkEligibility(get: Getter, set: Setter, ref: FunnelRef, requestId?: string): Promise<void> {
  const form = get(funnelOfAtom)(ref.id)?.state.form;
  const postalCode = postalCodeOf(form?.postalCode ?? '');
  const serviceProviderId = form?.serviceProviderId ?? '';
  if (postalCode === '' || serviceProviderId === '') return;
  const answer = await runFunnelCall(get, set, ref, {
    name: 'eligibility',
    operation: 'eligibility',
    call: (eligibility, options) => eligibility({ serviceProviderId, postalCode }, options),
    requestId,
    again: (id) => checkEligibility(get, set, ref, id),
  });
  if (answer === undefined) return;
  // Alternatives for another place do not apply.
  set(endFunnelCallAtom, { id: ref.id, name: 'alternatives' });
  set(sendFunnelEventAtom, { ref, event: { type: 'eligibility-answered', eligible: answer.eligible, postalCode } });
}
