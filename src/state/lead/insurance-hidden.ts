import { atom } from 'jotai/vanilla';
import { sessionAtom } from '../../session/session.js';
import { type LeadRef, leadKey } from './lead-ref.js';

/** What hides the insurance offer is kept under the ids of provider and lead; without a lead it hides every one. */
const nameOf = (lead: LeadRef) => `no-insurance ${leadKey(lead)}`;

/** Whether the person has hidden the offer for a lead or for all of the provider's leads. */
export const isInsuranceHiddenAtom = atom((get) => {
  const preferences = get(sessionAtom)?.device.preferences;
  return ({ spId, leadId }: LeadRef): boolean =>
    ['', leadId].some((each) => Boolean(preferences?.get(nameOf({ spId, leadId: each }))));
});

/** Hides the offer on this device; an empty lead id hides it for all of the provider's leads. */
export const hideInsuranceAtom = atom(null, (get, _set, lead: LeadRef): void =>
  get(sessionAtom)?.device.preferences.set(nameOf(lead), 'hidden'),
);
