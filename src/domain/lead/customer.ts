import type { LeadAddress, LeadCustomer } from '../../contract/lead.js';

/** First and last name; empty when neither is known, and then the word for it is the view's ('Member'). */
export function customerName({ firstName, lastName }: Pick<LeadCustomer, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

/** 'Austin, TX 78704', without the parts that are not known. */
export function placeOf({ city, state, postalCode }: LeadAddress): string {
  return [city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}

/** The lines of a full address; empty when there is no street. */
export function addressLines(address: LeadAddress): readonly string[] {
  if (!address.lineOne) return [];
  return [[address.lineOne, address.lineTwo].filter(Boolean).join(', '), placeOf(address)].filter(Boolean);
}

/** A search for the address on a map. */
export function mapsHref(address: LeadAddress): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(addressLines(address).join(', '))}`;
}
