import type { LeadAddress } from '../lead/lead.js';
import { placeOf } from '../lead/lead.js';

/** The lines of an address; empty without a street. */
export function addressLines(address: LeadAddress): readonly string[] {
  const street = [address.lineOne, address.lineTwo].filter(Boolean).join(', ');
  return street === '' ? [] : [street, placeOf(address)].filter(Boolean);
}

export function mapsHref(address: LeadAddress): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(addressLines(address).join(', '))}`;
}

/** A `mailto:` URL. The address is encoded, so it cannot add other fields. */
export function mailtoHref(emailAddress: string): string {
  return `mailto:${encodeURIComponent(emailAddress).replace('%40', '@')}`;
}

/** Splits an email address before its @, where a long one may wrap. */
export function emailParts(emailAddress: string): readonly [string, string] {
  const at = Math.max(0, emailAddress.lastIndexOf('@'));
  return [emailAddress.slice(0, at), emailAddress.slice(at)];
}
