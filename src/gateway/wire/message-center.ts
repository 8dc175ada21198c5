import * as v from 'valibot';
import type { ContactType } from '../contact-type.js';
import { flag, id, instant, text } from './fields.js';
import type { Id } from './ids.js';

export interface SendMessageInput {
  readonly text: string;
  readonly senderEntityId: Id;
  readonly receiverEntityId: Id;
  /** More tracking fields. They are sent without a change. */
  readonly [tracking: string]: unknown;
}

export interface ActivitiesInput {
  readonly interactorId: Id;
  /** 'ServiceProvider' by default. */
  readonly interactorType?: string;
  /** Each with its version; `GenericMessage:v1` by default. */
  readonly activityTypes?: readonly string[];
  /** 4 by default. */
  readonly limit?: number;
  readonly offset?: number;
  readonly sortDirection?: string;
  readonly includeRequestorActivities?: boolean;
}

export interface ThreadInput {
  readonly serviceProviderId: Id;
  readonly userId: Id;
}

/** The contact that is recorded after a message. Unknown fields are left out. */
export interface CreateContactInput {
  /** The provider who sent the message. The call then speaks as that provider, otherwise as the member. */
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

/** The answer of `sendMessage`. */
export const wireSentMessage = v.object({ messageId: id });

/** The numbers of a lead's customer: the answer of `phoneNumbers`. */
export const wirePhoneNumbers = v.object({
  phoneNumbers: v.array(v.object({ phoneNumber: text, maskedNumber: text, maskedNumberActive: flag, leadId: id })),
});

/** The activities between a provider and a customer: the answer of `activities`. */
export const wireActivities = v.object({
  activities: v.array(v.object({ activityType: v.string(), createDate: instant, interactorId: v.nullish(id) })),
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

export type WireSentMessage = v.InferOutput<typeof wireSentMessage>;

export type WirePhoneNumbers = v.InferOutput<typeof wirePhoneNumbers>;

export type WireActivities = v.InferOutput<typeof wireActivities>;

export type WireChatSession = v.InferOutput<typeof wireChatSession>;
