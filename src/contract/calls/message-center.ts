import type { ContactType } from '../contact.js';
import type { WireActivities, WireChatSession, WirePhoneNumbers, WireSentMessage } from '../wire/message-center.js';
import type { Call, Id } from './call.js';

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

/** The contact that is recorded after a message (Spec §7 Message center); what is not known is left out. */
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

/** The calls below /gateway/message-center, and the contact that is recorded after a message (Spec §7 Message center). */
export interface MessageCenter {
  sendMessage: Call<SendMessageInput, WireSentMessage>;
  phoneNumbers: Call<{ readonly serviceProviderId: Id; readonly leadIds: readonly Id[] }, WirePhoneNumbers>;
  activities: Call<ActivitiesInput, WireActivities>;
  markThreadRead: Call<ThreadInput & { readonly read: boolean }, undefined>;
  chatSession: Call<ThreadInput, WireChatSession>;
  createContact: Call<CreateContactInput, undefined>;
}
