import { type Definitions, defineCall } from '../call.js';
import { ACTIVITIES_LIMIT } from '../limits.js';
import type { MessageCenter } from '../methods/message-center.js';
import { CHAT_SESSION_PATH } from '../transport/first-requests.js';
import { nothing } from '../wire/fields.js';
import { wireActivities, wireChatSession, wirePhoneNumbers, wireSentMessage } from '../wire/message-center.js';
import { createContact } from './contact.js';

export { createContact, createContactAsMember, createContactAsProvider } from './contact.js';

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

export const messageCenterCalls = {
  sendMessage,
  phoneNumbers,
  activities,
  markThreadRead,
  chatSession,
  createContact,
} satisfies Definitions<MessageCenter>;
