import type { LeadPlace } from '../../contract/calls/create-lead.js';
import type { FunnelState } from '../../contract/raq-funnel.js';
import { postalCodeOf } from './postal-code.js';

/**
 * The address of a request: one that the gateway knows by its id, else what is known of it, with city and state as the postal
 * code found them. What the host knows of an address with another postal code is not of this one. Decision 10
 *
 * @param given the host's address; its postal code may be empty
 */
export function leadPlace({ form, place }: Pick<FunnelState, 'form' | 'place'>, given?: LeadPlace): LeadPlace {
  if (given !== undefined && 'postalAddressId' in given) return { postalAddressId: given.postalAddressId };
  const code = postalCodeOf(form.postalCode);
  const itsCode = postalCodeOf(given?.postalCode ?? '');
  const isHere = code === '' || itsCode === '' || itsCode === code;
  const known = isHere ? given : undefined;
  const { firstLine, secondLine } = known ?? {};
  const city = place?.city || known?.city;
  const state = place?.state || known?.state;
  return {
    ...(firstLine && { firstLine }),
    ...(secondLine && { secondLine }),
    ...(city && { city }),
    ...(state && { state }),
    postalCode: code || itsCode,
  };
}
