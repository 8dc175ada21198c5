import * as v from 'valibot';
import { flag, id, instant, text } from './fields.js';

/** As `sendMessage` answers it. */
export const wireSentMessage = v.object({ messageId: id });

/** The numbers of a lead's customer, as `phoneNumbers` answers them. */
export const wirePhoneNumbers = v.object({
  phoneNumbers: v.array(v.object({ phoneNumber: text, maskedNumber: text, maskedNumberActive: flag, leadId: id })),
});

/** What has happened between a provider and a customer, as `activities` answers it. */
export const wireActivities = v.object({
  activities: v.array(v.object({ activityType: v.string(), createDate: instant, interactorId: v.nullish(id) })),
});

/** What the chat connection needs, as `chatSession` answers it. */
export const wireChatSession = v.object({
  token: v.string(),
  identity: v.string(),
  conversationSid: v.string(),
  expiresAt: v.nullish(instant),
  endpoint: text,
  memberName: text,
});

/** Members whose names fit what is being typed, as `suggestMembers` answers them. */
export const wireMemberSuggestions = v.object({
  members: v.array(v.object({ memberName: v.string(), contactInformationIds: v.array(id) })),
});

/** A provider's connected numbers, as `registeredNumbers` answers them. */
export const wireRegisteredNumbers = v.object({
  registeredNumbers: v.array(v.object({ spId: id, brand: v.string(), name: v.string(), phoneNumber: v.string() })),
});

export type WireSentMessage = v.InferOutput<typeof wireSentMessage>;
export type WirePhoneNumbers = v.InferOutput<typeof wirePhoneNumbers>;
export type WireActivities = v.InferOutput<typeof wireActivities>;
export type WireChatSession = v.InferOutput<typeof wireChatSession>;
export type WireMemberSuggestions = v.InferOutput<typeof wireMemberSuggestions>;
export type WireRegisteredNumbers = v.InferOutput<typeof wireRegisteredNumbers>;
