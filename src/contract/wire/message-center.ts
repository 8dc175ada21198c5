import * as v from 'valibot';
import type { ContactType } from '../contact.js';
import { flag, id, instant, text } from './fields.js';
import type { Id } from './ids.js';

export interface SendMessageInput {
  readonly text: string;
  readonly senderEntityId: Id;
  readonly receiverEntityId: Id;
  /** Further tracking fields, passed through. */
  readonly [tracking: string]: unknown;
}

export interface ActivitiesInput {
  readonly interactorId: Id;
  /** 'ServiceProvider' unless told. */
  readonly interactorType?: string;
  /** Each with its version; `GenericMessage:v1` unless told. */
  readonly activityTypes?: readonly string[];
  /** 4 unless told. */
  readonly limit?: number;
  readonly offset?: number;
  readonly sortDirection?: string;
  readonly includeRequestorActivities?: boolean;
}

export interface ThreadInput {
  readonly serviceProviderId: Id;
  readonly userId: Id;
}

/** The contact that is recorded after a message; what is not known is left out. */
export interface CreateContactInput {
  /** The provider whose message it follows: the call is then made as that provider, else as the member. */
  readonly serviceProviderId?: Id;
  readonly postalCode?: string;
  readonly payloads: readonly { readonly contactPlacementType: number; readonly serviceProviderIds: readonly Id[] }[];
  readonly campaignId?: string;
  readonly sessionStartTimestamp?: string;
  readonly categoryId?: Id;
  /** By name, or by number. */
  readonly contactType: ContactType | number;
  readonly entityId: Id;
  readonly entityType?: string;
}

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

export type WireSentMessage = v.InferOutput<typeof wireSentMessage>;

export type WirePhoneNumbers = v.InferOutput<typeof wirePhoneNumbers>;

export type WireActivities = v.InferOutput<typeof wireActivities>;

export type WireChatSession = v.InferOutput<typeof wireChatSession>;
