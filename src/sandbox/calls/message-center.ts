import { createContactRequest } from '../../gateway/calls/contact.js';
import {
  activities,
  chatSession,
  markThreadRead,
  phoneNumbers,
  sendMessageRequest,
} from '../../gateway/calls/message-center.js';
import { conversationIdOf, providerIdentity } from '../chat/stored-message.js';
import { type Answer, DONE, ok } from '../router/answer.js';
import { type Call, type Route, requireCaller, requiredLead, routeOf } from '../router/route.js';
import { isPurchased } from '../rules/lead-answer.js';
import { HOUR, isoWithOffset, MINUTE } from '../seed/dates.js';
import type { LeadRecord } from '../seed/lead-record.js';
import { hasMessages } from '../seed/messages.js';
import { leadsOfCustomer, MESSAGE_ACTIVITY } from '../state/sandbox-state.js';

/** A customer who had written before the sandbox started did so a minute after the lead arrived. */
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

/** Token, identity and conversation of the chat connection. Every customer has a conversation. */
function session({ callerId, state, chatService, origin, purchased, now }: Call, userId: string): Answer {
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
function numbersAnswer(call: Call, leadIds: readonly string[]): Answer {
  const records = leadIds.map((leadId) => requiredLead(call, call.callerId, leadId));
  return ok({ phoneNumbers: records.filter((record) => isPurchased(record, call.purchased)).flatMap(numbersOf) });
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

export const MESSAGE_CENTER_ROUTES: readonly Route[] = [
  // Answers with the id of the chat message.
  routeOf(
    sendMessageRequest,
    ({ callerId, chatService }, { text, senderEntityId, receiverEntityId: userId, clientId }) => {
      requireCaller({ callerId }, senderEntityId, 'senderEntityId');
      const ref = { serviceProviderId: callerId, userId };
      const draft = { author: providerIdentity(ref), body: text, clientId };
      return ok({ messageId: chatService.write(chatService.conversations.of(ref), draft).id });
    },
    { wrapped: true },
  ),
  routeOf(phoneNumbers, (call, { leadIds }) => numbersAnswer(call, leadIds)),
  routeOf(activities, (call, { activityTypes, offset, limit, sortDirection, ...input }) => {
    if (input.interactorType === 'ServiceProvider') requireCaller(call, input.interactorId, 'interactorId');
    const types = new Set(activityTypes.map((type) => type.split(':')[0]));
    const sent = call.state.data.activities.filter(({ serviceProviderId }) => serviceProviderId === call.callerId);
    const all = [...received(call), ...sent]
      .filter(({ activityType }) => types.has(activityType))
      .filter(({ interactorId }) => input.includeRequestorActivities || interactorId !== input.interactorId)
      .sort((one, other) => other.createdAt - one.createdAt)
      .map(({ activityType, createdAt, interactorId }) => {
        return { activityType, createDate: isoWithOffset(createdAt), interactorId };
      });
    return ok({ activities: (sortDirection === 'Newest' ? all : all.reverse()).slice(offset, offset + limit) });
  }),
  // Also marks all leads of that customer.
  routeOf(markThreadRead, ({ callerId, state, chatService }, { serviceProviderId, userId, read }) => {
    requireCaller({ callerId }, serviceProviderId);
    const leadList = state.leadsOf(callerId);
    for (const { id } of leadsOfCustomer(leadList.records, userId)) leadList.change(id, { hasUnreadMessages: !read });
    const ref = { serviceProviderId, userId };
    if (read) chatService.read(chatService.conversations.of(ref), providerIdentity(ref));
    return DONE;
  }),
  routeOf(chatSession, (call, { userId }) => session(call, userId)),
  // Records a contact for each provider.
  routeOf(
    createContactRequest,
    ({ state, now }, { payloads, contactType }) => {
      for (const serviceProviderId of payloads.flatMap(({ serviceProviderIds }) => serviceProviderIds)) {
        const contact = { contactId: state.nextId(), contactType, serviceProviderId, createdAt: now.getTime() };
        state.data.contacts.push(contact);
      }
      return DONE;
    },
    { caller: 'Any' },
  ),
];
