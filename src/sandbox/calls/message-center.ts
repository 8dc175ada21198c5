import * as v from 'valibot';
import { ACTIVITIES_LIMIT } from '../../gateway/limits.js';
import { conversationIdOf, providerIdentity } from '../chat/stored-message.js';
import { type Answer, badRequest, DONE, notFound, ok } from '../router/answer.js';
import { checked, fieldsOf, id, idList, limit, numeral, text, yesOrNo } from '../router/read-body.js';
import { requireCaller } from '../router/required.js';
import { type Call, type Route, routesAt } from '../router/route.js';
import { isPurchased } from '../rules/sale.js';
import { HOUR, isoWithOffset, MINUTE } from '../seed/dates.js';
import type { LeadRecord } from '../seed/lead-record.js';
import { hasMessages } from '../seed/messages/seed-messages.js';
import { leadsOfCustomer, MESSAGE_ACTIVITY } from '../state/sandbox-state.js';

const messageBody = v.object({
  text,
  senderEntityId: id,
  receiverEntityId: id,
  /** A tracking field: the sender's id of the message, which the chat also gets. */
  clientId: v.optional(v.string()),
});

const activitiesQuery = v.object({
  interactorId: text,
  interactorType: v.picklist(['ServiceProvider', 'Member']),
  activityTypes: v.pipe(v.array(v.pipe(v.string(), v.regex(/^\w+:v\d+$/, 'Expected a version suffix.'))), v.nonEmpty()),
  limit: v.optional(limit, String(ACTIVITIES_LIMIT)),
  offset: v.optional(numeral, '0'),
  sortDirection: v.optional(v.picklist(['Newest', 'Oldest']), 'Newest'),
  includeRequestorActivities: v.optional(yesOrNo, 'true'),
});

const threadBody = v.object({ serviceProviderId: id, userId: id, read: v.boolean() });

const sessionQuery = v.object({ serviceProviderId: text, userId: text });

const numbersQuery = v.object({ serviceProviderId: text, leadIds: idList });

/** Writes a text into the conversation with a customer, and returns the id of the chat message. */
export function sendMessage({ body, callerId, chatService }: Call): Answer {
  const { text, senderEntityId, receiverEntityId: userId, clientId } = checked(messageBody, body);
  if (senderEntityId !== callerId) throw badRequest('senderEntityId is not the provider that calls.');
  const ref = { serviceProviderId: callerId, userId };
  const conversation = chatService.conversations.of(ref);
  const { id: messageId } = chatService.write(conversation, { author: providerIdentity(ref), body: text, clientId });
  return ok({ messageId });
}

/** The activities between a provider and its customers. Leads that start with messages have activities too. */
export function activities(call: Call): Answer {
  const input = checked(activitiesQuery, fieldsOf(call.query, 'activityTypes'));
  if (input.interactorType === 'ServiceProvider' && input.interactorId !== call.callerId) {
    throw badRequest('interactorId is not the provider that calls.');
  }
  const types = new Set(input.activityTypes.map((type) => type.split(':')[0]));
  const sent = call.state.data.activities.filter(({ serviceProviderId }) => serviceProviderId === call.callerId);
  const all = [...received(call), ...sent]
    .filter(({ activityType }) => types.has(activityType))
    .filter(({ interactorId }) => input.includeRequestorActivities || interactorId !== input.interactorId)
    .sort((one, other) => other.createdAt - one.createdAt);
  const ordered = input.sortDirection === 'Newest' ? all : all.reverse();
  return ok({
    activities: ordered
      .slice(input.offset, input.offset + input.limit)
      .map(({ activityType, createdAt, interactorId }) => ({
        activityType,
        createDate: isoWithOffset(createdAt),
        interactorId,
      })),
  });
}

/** A customer who had already written when the sandbox started did so a minute after the lead came. */
function received({ state, callerId }: Call) {
  return state
    .leadsOf(callerId)
    .seeded.filter(hasMessages)
    .map(({ lead, createdAt }) => ({
      activityType: MESSAGE_ACTIVITY,
      createdAt: createdAt + MINUTE,
      interactorId: String(lead.customerInfo?.userId ?? ''),
    }));
}

/** Marks a thread read or unread, and with it all leads of that customer. */
export function markThreadRead({ body, callerId, state, chatService }: Call): Answer {
  const { serviceProviderId, userId, read } = checked(threadBody, body);
  requireCaller({ callerId }, serviceProviderId);
  const book = state.leadsOf(callerId);
  for (const { id: leadId } of leadsOfCustomer(book.records, userId)) {
    book.change(leadId, { hasUnreadMessages: !read });
  }
  const ref = { serviceProviderId, userId };
  if (read) chatService.read(chatService.conversations.of(ref), providerIdentity(ref));
  return DONE;
}

/** Token, identity and conversation of the chat connection. Every customer has a conversation. */
export function chatSession({ query, callerId, state, chatService, origin, purchased, now }: Call): Answer {
  const { userId } = checked(sessionQuery, fieldsOf(query));
  const ref = { serviceProviderId: callerId, userId };
  const identity = providerIdentity(ref);
  const carried = chatService.session(ref, identity, origin);
  const [record] = leadsOfCustomer(state.leadsOf(callerId).records, userId);
  const known = record !== undefined && isPurchased(record, purchased) ? record.lead.customerInfo : undefined;
  const memberName = `${known?.firstName ?? ''} ${known?.lastName ?? ''}`.trim();
  return ok({
    token: carried?.token ?? `sandbox-chat-${callerId}-${now.getTime()}`,
    identity,
    conversationSid: carried?.conversationId ?? conversationIdOf(ref),
    expiresAt: new Date(now.getTime() + HOUR).toISOString(),
    ...(carried?.endpoint !== undefined && { endpoint: carried.endpoint }),
    ...(memberName !== '' && { memberName }),
  });
}

/** The phone numbers of leads' customers. A temporary number replaces the customer's own. */
export function phoneNumbers({ query, callerId, state, purchased }: Call): Answer {
  const { leadIds } = checked(numbersQuery, fieldsOf(query, 'leadIds'));
  const book = state.leadsOf(callerId);
  const records = leadIds.map((leadId) => {
    const record = book.find(leadId);
    if (record === undefined) throw notFound(`There is no lead ${leadId}.`);
    return record;
  });
  return ok({ phoneNumbers: records.filter((record) => isPurchased(record, purchased)).flatMap(numbersOf) });
}

function numbersOf({ id: leadId, lead: { customerInfo } }: LeadRecord) {
  if (!customerInfo?.phoneNumber) return [];
  const { phoneNumber, isMaskedPhone } = customerInfo;
  const masked = isMaskedPhone === true;
  return [
    {
      leadId,
      phoneNumber: masked ? null : phoneNumber,
      maskedNumber: masked ? phoneNumber : null,
      maskedNumberActive: masked ? (customerInfo.isMaskedPhoneActive ?? false) : null,
    },
  ];
}

const contactBody = v.object({
  postalCode: v.optional(v.string()),
  payloads: v.pipe(
    v.array(
      v.object({
        contactPlacementType: v.pipe(v.number(), v.safeInteger()),
        serviceProviderIds: v.pipe(v.array(id), v.nonEmpty()),
      }),
    ),
    v.nonEmpty(),
  ),
  campaignId: v.optional(v.string()),
  sessionStartTimestamp: v.optional(v.string()),
  categoryId: v.optional(id),
  contactType: v.union([v.pipe(v.number(), v.safeInteger()), text]),
  entityId: id,
  entityType: v.optional(text),
});

/** Records a contact for each provider. */
export function createContact({ body, state, now }: Call): Answer {
  const { payloads, contactType } = checked(contactBody, body);
  for (const serviceProviderId of payloads.flatMap(({ serviceProviderIds }) => serviceProviderIds)) {
    state.data.contacts.push({ contactId: state.nextId(), contactType, serviceProviderId, createdAt: now.getTime() });
  }
  return DONE;
}

const BASE = '/gateway/message-center';
const get = routesAt(BASE, 'ServiceProvider', 'GET', false);
const put = routesAt(BASE, 'ServiceProvider', 'PUT', true);
const write = routesAt(BASE, 'ServiceProvider', 'POST', true);
const writeAsAny = routesAt('/gateway/lead', 'Any', 'POST', true);

export const MESSAGE_CENTER_ROUTES: readonly Route[] = [
  write('sendMessage', '/v1/messages', sendMessage, { wrapped: true }),
  get('phoneNumbers', '/v2/lead/phone_number', phoneNumbers),
  get('activities', '/v2/interactions/activities', activities),
  put('markThreadRead', '/v1/messages/thread/read', markThreadRead),
  get('chatSession', '/v1/chat/session', chatSession),
  writeAsAny('createContact', '/v1/contact', createContact),
];
