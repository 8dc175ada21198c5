import { NOTES_MAX_LENGTH } from '../../gateway/lead-limits.js';
import { postalCodeOf } from '../postal-code/postal-code.js';
import type { FunnelEntry } from './funnel.js';

/** Form values that a host may read from the page's query. Contact data is never among them. */
export const PREFILL_NAMES = ['categoryId', 'postalCode', 'title', 'description', 'urgency'] as const;

type PrefillName = (typeof PREFILL_NAMES)[number];

/** The maximum length of a value, except a description. */
const TEXT_MAX_LENGTH = 254;

/**
 * Reads form values from the page's query.
 * @param allowed the names that the host lists; only names of form values are read
 * @returns the valid values
 */
export function prefillOf(
  search: URLSearchParams,
  allowed: readonly string[],
): Partial<Pick<FunnelEntry, PrefillName>> {
  const found = PREFILL_NAMES.filter((name) => allowed.includes(name)).flatMap((name) => {
    const text = settled(name, (search.get(name) ?? '').trim());
    return text === '' ? [] : [[name, text]];
  });
  return Object.fromEntries(found);
}

function settled(name: PrefillName, text: string): string {
  if (name === 'postalCode') return postalCodeOf(text);
  return text.slice(0, name === 'description' ? NOTES_MAX_LENGTH : TEXT_MAX_LENGTH);
}
