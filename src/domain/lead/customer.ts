import type { LeadAddress, LeadCustomer } from '../../contract/lead.js';

/** First and last name; empty when neither is known, and then the word for it is the view's ('Member'). */
export function customerName({ firstName, lastName }: Pick<LeadCustomer, 'firstName' | 'lastName'>): string {
  return [firstName, lastName].filter(Boolean).join(' ');
}

/** 'Austin, TX 78704', without the parts that are not known. */
export function placeOf({ city, state, postalCode }: Pick<LeadAddress, 'city' | 'state' | 'postalCode'>): string {
  return [city, [state, postalCode].filter(Boolean).join(' ')].filter(Boolean).join(', ');
}
