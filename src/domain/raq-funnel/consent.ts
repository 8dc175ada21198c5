import type { ConsentRecord, FunnelState } from '../../contract/raq-funnel.js';

/** What a request says of the consent: what was agreed to, when, and who may use it. */
export interface ConsentAttribute extends ConsentRecord {
  readonly recipients: readonly string[];
}

/**
 * The consent as it goes into `externalLeadAttributes.consent`.
 * @param recipients names of those whom the request goes to as it is created
 */
export function consentAttribute(
  { version, textHash, at }: ConsentRecord,
  recipients: readonly string[],
): ConsentAttribute {
  return { version, textHash, at, recipients };
}

/** The names of those whom a request goes to as it is created: its provider, unless that one does not work there. */
export function consentRecipients({ provider, eligibility }: FunnelState): readonly string[] {
  if (provider === null || eligibility === 'ineligible') return [];
  return [provider.name || provider.serviceProviderId];
}
