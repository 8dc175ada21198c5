import type { LeadAddress } from '../../contract/lead.js';
import { placeOf } from './to-lead.js';

/** The lines of a full address; empty when neither of its lines is known. */
export function addressLines(address: LeadAddress): readonly string[] {
  const street = [address.lineOne, address.lineTwo].filter(Boolean).join(', ');
  return street === '' ? [] : [street, placeOf(address)].filter(Boolean);
}

/** A search for the address on a map. */
export function mapsHref(address: LeadAddress): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(addressLines(address).join(', '))}`;
}

/** A mail to the customer: whatever stands in the address stays a part of it. */
export function mailtoHref(emailAddress: string): string {
  return `mailto:${encodeURIComponent(emailAddress).replace('%40', '@')}`;
}

/** The two parts between which an address that is too long for its line breaks: before its @. */
export function emailParts(emailAddress: string): readonly [string, string] {
  const at = Math.max(0, emailAddress.lastIndexOf('@'));
  return [emailAddress.slice(0, at), emailAddress.slice(at)];
}
