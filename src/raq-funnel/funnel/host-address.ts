import * as v from 'valibot';
import { CONTACT_MAX_LENGTH } from '../../gateway/limits.js';
import { readAs } from '../../web/read-as.js';
import { postalCodeOf } from '../postal-code/postal-code.js';
import type { FunnelContact } from './funnel.js';
import type { AddressSuggestion, StreetAddress } from './host-functions.js';

/** How many suggestions are shown. */
const MOST = 5;

const ID_MAX_LENGTH = 1024;

/** Whether an address may be at this postal code; one without a code may be anywhere. */
export function isAt({ postalCode = '' }: StreetAddress, code: string): boolean {
  const own = postalCodeOf(postalCode);
  return own === '' || code === '' || own === code;
}

/** The street that the customer has typed for this place, as it goes out; empty if it was for another place. */
export function streetAt(
  { street = '', unit = '', streetPostalCode: own = '' }: FunnelContact,
  code: string,
): { readonly firstLine: string; readonly secondLine: string } {
  const isHere = own === '' || own === code;
  const firstLine = isHere ? street.trim() : '';
  return { firstLine, secondLine: firstLine === '' ? '' : unit.trim() };
}

const line = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(CONTACT_MAX_LENGTH));
/** Another value counts as missing. */
const optionalText = v.pipe(v.fallback(v.string(), ''), v.trim());

const addressSchema = v.pipe(
  v.object({
    firstLine: line,
    secondLine: v.pipe(optionalText, v.maxLength(CONTACT_MAX_LENGTH)),
    postalCode: optionalText,
  }),
  v.transform(
    ({ firstLine, secondLine, postalCode }): StreetAddress => ({
      firstLine,
      ...(secondLine && { secondLine }),
      ...(postalCode && { postalCode }),
    }),
  ),
);

const suggestionSchema = v.pipe(
  v.object({
    id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(ID_MAX_LENGTH)),
    label: line,
    detail: optionalText,
    address: v.optional(addressSchema),
  }),
  v.transform(
    ({ id, label, detail, address }): AddressSuggestion => ({
      id,
      label,
      ...(address && { address }),
      ...(detail && { detail: detail.slice(0, CONTACT_MAX_LENGTH) }),
    }),
  ),
);

/** Reads an address that a host answers. Undefined if it is none. */
export function addressIn(answer: unknown): StreetAddress | undefined {
  return readAs(addressSchema, answer);
}

/**
 * Reads the suggestions that a host answers. What does not fit, what is there twice and what is at another postal code
 * is left out.
 * @returns undefined if the answer is no list
 */
export function suggestionsIn(answer: unknown, postalCode: string): readonly AddressSuggestion[] | undefined {
  if (!Array.isArray(answer)) return undefined;
  const found = new Map<string, AddressSuggestion>();
  for (const each of answer) {
    const suggestion = readAs(suggestionSchema, each);
    const isHere = suggestion?.address === undefined || isAt(suggestion.address, postalCode);
    if (suggestion && isHere && !found.has(suggestion.id) && found.size < MOST) found.set(suggestion.id, suggestion);
  }
  return [...found.values()];
}
