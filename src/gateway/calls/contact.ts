import { defineCall, versions } from '../call.js';
import { contactTypeNumber } from '../contact-type.js';
import type { GatewayOptions } from '../options.js';
import { nothing } from '../wire/fields.js';
import type { CreateContactInput } from '../wire/message-center.js';

const contact = {
  method: 'POST',
  path: '/gateway/lead/v1/contact',
  body: (
    { serviceProviderId: _, entityType = 'message', contactType, ...contact }: CreateContactInput,
    { contactTypes }: GatewayOptions,
  ) => ({ ...contact, contactType: contactTypeNumber(contactType, contactTypes), entityType }),
  answer: nothing,
} as const;

export const createContactAsMember = defineCall('createContact', { ...contact, caller: 'Member' });

/** Records a contact after a message of the provider. Callers ignore its failures. */
export const createContactAsProvider = defineCall('createContact', { ...contact, caller: 'ServiceProvider' });

/** A contact that names a provider is recorded as that provider's. */
export const createContact = versions(
  { member: createContactAsMember, provider: createContactAsProvider },
  ({ serviceProviderId }) => (serviceProviderId === undefined ? 'member' : 'provider'),
);
