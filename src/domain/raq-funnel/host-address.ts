import { CONTACT_MAX_LENGTH } from '../../contract/limits.js';
import type { AddressSuggestion, FunnelContact, StreetAddress } from '../../contract/raq-funnel.js';
import { postalCodeOf } from './postal-code.js';
import { readUntrusted } from './untrusted-record.js';

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

/** Reads an address that a host answers. Undefined if it is none. */
export function addressIn(answer: unknown): StreetAddress | undefined {
  const record = readUntrusted(answer);
  const [firstLine, secondLine, postalCode] = [
    record?.text('firstLine')?.trim() ?? '',
    record?.text('secondLine')?.trim() ?? '',
    record?.text('postalCode')?.trim() ?? '',
  ];
  if (firstLine === '' || firstLine.length > CONTACT_MAX_LENGTH || secondLine.length > CONTACT_MAX_LENGTH) {
    return undefined;
  }
  return { firstLine, ...(secondLine && { secondLine }), ...(postalCode && { postalCode }) };
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
    const suggestion = suggestionIn(each);
    const isHere = suggestion?.address === undefined || isAt(suggestion.address, postalCode);
    if (suggestion && isHere && !found.has(suggestion.id) && found.size < MOST) found.set(suggestion.id, suggestion);
  }
  return [...found.values()];
}

function suggestionIn(value: unknown): AddressSuggestion | undefined {
  const record = readUntrusted(value);
  const [id, label] = [record?.text('id') ?? '', record?.text('label')?.trim() ?? ''];
  if (record === undefined || id === '' || id.length > ID_MAX_LENGTH) return undefined;
  if (label === '' || label.length > CONTACT_MAX_LENGTH) return undefined;
  const detail = record.text('detail')?.trim().slice(0, CONTACT_MAX_LENGTH);
  if (!record.has('address')) return { id, label, ...(detail && { detail }) };
  const address = addressIn(record.raw('address'));
  return address && { id, label, address, ...(detail && { detail }) };
}
