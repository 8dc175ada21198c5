import * as v from 'valibot';
import { defineCall, type InputOf, withSchema } from '../call.js';
import { example, ofLead, ofProvider, PROVIDER } from '../example.js';
import { ACTIVITIES_LIMIT } from '../limits.js';
import { CHAT_SESSION_PATH } from '../transport/preloaded.js';
import { filled, flag, id, ids, instant, limit, nothing, text, wholeNumber } from '../wire/fields.js';
import type { Id } from '../wire/ids.js';
import { createContact, createContactAsMember, createContactRequest } from './contact.js';

export interface SendMessageInput {
  readonly text: string;
  readonly senderEntityId: Id;
  readonly receiverEntityId: Id;
  /** More tracking fields. They are sent without a change. */
  readonly [tracking: string]: unknown;
}

/** The answer of `sendMessage`. */
export const wireSentMessage = v.object({ messageId: id });

export type WireSentMessage = v.InferOutput<typeof wireSentMessage>;

/**
 * Send a message.
 * @remarks Other fields are for tracking; they are sent as they are. A repeated `X-Request-Id` must get the first answer
 * again, and must not send a second message.
 */
export const sendMessage = defineCall('sendMessage', {
  caller: 'ServiceProvider',
  callerId: ({ senderEntityId }) => senderEntityId,
  method: 'POST',
  path: '/gateway/message-center/v1/messages',
  body: (message: SendMessageInput) => message,
  answer: wireSentMessage,
});

export const sendMessageRequest = withSchema(sendMessage, () =>
  v.objectWithRest(
    {
      text: filled,
      senderEntityId: id,
      receiverEntityId: id,
      /** A tracking field: the sender's id of the message, which the chat also gets. */
      clientId: v.optional(v.string()),
    },
    v.unknown(),
  ),
);

/** The numbers of a lead's customer: the answer of `phoneNumbers`. */
export const wirePhoneNumbers = v.object({
  phoneNumbers: v.array(v.object({ phoneNumber: text, maskedNumber: text, maskedNumberActive: flag, leadId: id })),
});

export type WirePhoneNumbers = v.InferOutput<typeof wirePhoneNumbers>;

/** Get the phone numbers of customers. */
export const phoneNumbers = defineCall('phoneNumbers', {
  caller: 'ServiceProvider',
  method: 'GET',
  path: '/gateway/message-center/v2/lead/phone_number',
  query: v.object({ serviceProviderId: id, leadIds: ids }),
  answer: wirePhoneNumbers,
});

/** The activities between a provider and a customer: the answer of `activities`. */
export const wireActivities = v.object({
  activities: v.array(v.object({ activityType: v.string(), createDate: instant, interactorId: v.nullish(id) })),
});

export type WireActivities = v.InferOutput<typeof wireActivities>;

/**
 * List what has happened between a provider and its customers.
 *
 * By default the 4 newest of the type `GenericMessage:v1`, with those of the provider.
 */
export const activities = defineCall('activities', {
  caller: 'ServiceProvider',
  callerId: ({ interactorId }) => interactorId,
  method: 'GET',
  path: '/gateway/message-center/v2/interactions/activities',
  query: v.object({
    interactorId: id,
    interactorType: v.optional(v.string(), 'ServiceProvider'),
    activityTypes: v.optional(v.array(v.string()), ['GenericMessage:v1']),
    limit: v.optional(limit, ACTIVITIES_LIMIT),
    offset: v.optional(wholeNumber, 0),
    sortDirection: v.optional(v.string(), 'Newest'),
    includeRequestorActivities: v.optional(v.boolean(), true),
  }),
  answer: wireActivities,
});

export type ActivitiesInput = InputOf<typeof activities>;

/** Mark a conversation read or unread. */
export const markThreadRead = defineCall('markThreadRead', {
  caller: 'ServiceProvider',
  method: 'PUT',
  path: '/gateway/message-center/v1/messages/thread/read',
  body: v.object({ serviceProviderId: id, userId: id, read: v.boolean() }),
  answer: nothing,
});

/** The data of a chat connection: the answer of `chatSession`. */
export const wireChatSession = v.object({
  token: v.string(),
  identity: v.string(),
  conversationSid: v.string(),
  expiresAt: v.nullish(instant),
  endpoint: text,
  memberName: text,
});

export type WireChatSession = v.InferOutput<typeof wireChatSession>;

/**
 * Open the chat of a provider with a customer.
 * @remarks Returns the token, the identity and the conversation for the chat service. A thread asks again when the token
 * is about to end.
 */
export const chatSession = defineCall('chatSession', {
  caller: 'ServiceProvider',
  method: 'GET',
  path: CHAT_SESSION_PATH,
  query: v.object({ serviceProviderId: id, userId: id }),
  answer: wireChatSession,
});

export type ThreadInput = InputOf<typeof chatSession>;

export const messageCenterCalls = {
  sendMessage,
  phoneNumbers,
  activities,
  markThreadRead,
  chatSession,
  createContact,
};

const thread = { ...ofProvider, userId: 'u1' };

export const examples = () => ({
  chatSession: example(chatSession, ['message-thread'], thread),
  sendMessage: example(sendMessageRequest, ['message-thread'], {
    text: 'On my way',
    senderEntityId: PROVIDER,
    receiverEntityId: 'u1',
  }),
  phoneNumbers: example(phoneNumbers, ['message-thread'], { ...ofProvider, leadIds: [ofLead.leadId] }),
  activities: example(activities, ['message-thread'], { interactorId: PROVIDER }),
  markThreadRead: example(markThreadRead, ['message-thread'], { ...thread, read: true }),
  createContact: example([createContactRequest, createContactAsMember], ['lead-card', 'message-thread'], {
    ...ofProvider,
    payloads: [{ contactPlacementType: 44, serviceProviderIds: [PROVIDER] }],
    contactType: 'MessageSent',
    entityId: 'm1',
  }),
});
