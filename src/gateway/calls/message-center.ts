import type { MessageCenter } from '../../contract/calls/message-center.js';
import { contactTypeNumber } from '../../contract/contact.js';
import { ACTIVITIES_LIMIT } from '../../contract/limits.js';
import { nothing } from '../../contract/wire/fields.js';
import {
  type CreateContactInput,
  wireActivities,
  wireChatSession,
  wirePhoneNumbers,
  wireSentMessage,
} from '../../contract/wire/message-center.js';
import { type Definitions, defineCall, versions } from '../call.js';
import type { GatewayOptions } from '../options.js';
import { CHAT_SESSION_PATH } from '../transport/first-requests.js';

export const sendMessage = defineCall('sendMessage', {
  caller: 'ServiceProvider',
  callerId: ({ senderEntityId }) => senderEntityId,
  method: 'POST',
  path: '/gateway/message-center/v1/messages',
  body: (message) => message,
  answer: wireSentMessage,
});

export const phoneNumbers = defineCall('phoneNumbers', {
  caller: 'ServiceProvider',
  method: 'GET',
  path: '/gateway/message-center/v2/lead/phone_number',
  query: ({ serviceProviderId, leadIds }) => ({ serviceProviderId, leadIds }),
  answer: wirePhoneNumbers,
});

export const activities = defineCall('activities', {
  caller: 'ServiceProvider',
  callerId: ({ interactorId }) => interactorId,
  method: 'GET',
  path: '/gateway/message-center/v2/interactions/activities',
  query: ({
    interactorId,
    interactorType = 'ServiceProvider',
    activityTypes = ['GenericMessage:v1'],
    limit = ACTIVITIES_LIMIT,
    offset = 0,
    sortDirection = 'Newest',
    includeRequestorActivities = true,
  }) => ({ interactorId, interactorType, activityTypes, limit, offset, sortDirection, includeRequestorActivities }),
  answer: wireActivities,
});

export const markThreadRead = defineCall('markThreadRead', {
  caller: 'ServiceProvider',
  method: 'PUT',
  path: '/gateway/message-center/v1/messages/thread/read',
  body: ({ serviceProviderId, userId, read }) => ({ serviceProviderId, userId, read }),
  answer: nothing,
});

export const chatSession = defineCall('chatSession', {
  caller: 'ServiceProvider',
  method: 'GET',
  path: CHAT_SESSION_PATH,
  query: ({ serviceProviderId, userId }) => ({ serviceProviderId, userId }),
  answer: wireChatSession,
});

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

export const messageCenterCalls = {
  sendMessage,
  phoneNumbers,
  activities,
  markThreadRead,
  chatSession,
  createContact,
} satisfies Definitions<MessageCenter>;
