import { atom } from 'jotai/vanilla';
import { type LeadRef, leadKey } from '../../session/lead-ref.js';
import { type Store, sessionAtom } from '../../session/session.js';

/** The key of the stored preference. An empty lead id means all leads of the provider. */
const nameOf = (lead: LeadRef) => `no-insurance ${leadKey(lead)}`;

/** Whether the offer is hidden for a lead or for all leads of the provider. */
export const isInsuranceHiddenAtom = atom((get) => {
  const preferences = get(sessionAtom)?.device.preferences;
  return ({ spId, leadId }: LeadRef): boolean =>
    ['', leadId].some((each) => Boolean(preferences?.get(nameOf({ spId, leadId: each }))));
});

/** Hides the offer on this device. An empty lead id hides it for all leads of the provider. */
export function hideInsurance(store: Store, lead: LeadRef): void {
  store.get(sessionAtom)?.device.preferences.set(nameOf(lead), 'hidden');
}
