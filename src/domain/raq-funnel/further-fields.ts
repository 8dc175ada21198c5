import type { Id } from '../../contract/calls/call.js';
import type { CreateLeadInput } from '../../contract/calls/create-lead.js';

type Further = Pick<
  CreateLeadInput,
  | 'assignedExternalServiceProviderIds'
  | 'externalType'
  | 'externalId'
  | 'externalLeadAttributes'
  | 'skipHaOLNotification'
>;

/** The further fields of a create body that a host gives (Spec §3 Lead create payload, v3); what is of another kind is left out. */
export function furtherFields(fields: Readonly<Record<string, unknown>>): Further {
  const { assignedExternalServiceProviderIds: ids, externalType, externalId, externalLeadAttributes } = fields;
  const { skipHaOLNotification } = fields;
  return {
    ...(Array.isArray(ids) && { assignedExternalServiceProviderIds: ids.filter(isId) }),
    ...(typeof externalType === 'string' && { externalType }),
    ...(typeof externalId === 'string' && { externalId }),
    ...(typeof externalId === 'number' && { externalId: String(externalId) }),
    ...(externalLeadAttributes !== undefined && { externalLeadAttributes }),
    ...(typeof skipHaOLNotification === 'boolean' && { skipHaOLNotification }),
  };
}

function isId(value: unknown): value is Id {
  return typeof value === 'string' || Number.isSafeInteger(value);
}
