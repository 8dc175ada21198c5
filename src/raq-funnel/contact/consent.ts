import type { ConsentRecord, FunnelState } from '../funnel/funnel.js';

/** The consent in a request: what the customer agreed to, when, and who may use it. */
export interface ConsentAttribute extends ConsentRecord {
  readonly recipients: readonly string[];
}

/**
 * The consent as it goes into `externalLeadAttributes.consent`.
 * @param recipients names of the providers who get the request when it is created
 */
export function consentAttribute(
  { version, textHash, at }: ConsentRecord,
  recipients: readonly string[],
): ConsentAttribute {
  return { version, textHash, at, recipients };
}

/** Whether the funnel's own provider gets the request when it is created. */
export function isOwnProviderAssigned({ form, eligibility }: Pick<FunnelState, 'form' | 'eligibility'>): boolean {
  return form.serviceProviderId !== '' && eligibility !== 'ineligible';
}

/** The names of the providers who get a new request: its own provider, if eligible. */
export function consentRecipients(state: FunnelState): readonly string[] {
  const { provider } = state;
  return provider !== null && isOwnProviderAssigned(state) ? [provider.name || provider.serviceProviderId] : [];
}
