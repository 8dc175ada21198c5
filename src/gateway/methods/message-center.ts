import type { Id } from '../wire/ids.js';
import type {
  ActivitiesInput,
  CreateContactInput,
  SendMessageInput,
  ThreadInput,
  WireActivities,
  WireChatSession,
  WirePhoneNumbers,
  WireSentMessage,
} from '../wire/message-center.js';
import type { Call } from './call.js';

/** The calls below /gateway/message-center, and the contact that is recorded after a message. */
export interface MessageCenter {
  /**
   * POST `/gateway/message-center/v1/messages`. Sends `text`, `senderEntityId` (the caller id), `receiverEntityId`,
   * tracking fields as they are. Returns the id of the message. A repeated `requestId` sends no second message. Fails
   * with a `GatewayError`.
   */
  sendMessage: Call<SendMessageInput, WireSentMessage>;
  /**
   * GET `/gateway/message-center/v2/lead/phone_number`. Sends `serviceProviderId`, `leadIds`. Returns the numbers of
   * the leads' customers, temporary ones with their state. Fails with a `GatewayError`.
   */
  phoneNumbers: Call<{ readonly serviceProviderId: Id; readonly leadIds: readonly Id[] }, WirePhoneNumbers>;
  /**
   * GET `/gateway/message-center/v2/interactions/activities`. Sends `interactorId`, `interactorType`
   * (`ServiceProvider`), `activityTypes` (`GenericMessage:v1`), `limit` (4), `offset` (0), `sortDirection`
   * (`Newest`), `includeRequestorActivities` (true). Returns the newest activities. Fails with a `GatewayError`.
   */
  activities: Call<ActivitiesInput, WireActivities>;
  /**
   * PUT `/gateway/message-center/v1/messages/thread/read`. Sends `serviceProviderId`, `userId`, `read`. Returns
   * nothing. Fails with a `GatewayError`.
   */
  markThreadRead: Call<ThreadInput & { readonly read: boolean }, undefined>;
  /**
   * GET `/gateway/message-center/v1/chat/session`. Sends `serviceProviderId`, `userId`. Returns token, identity and
   * conversation for the chat. Fails with a `GatewayError`.
   */
  chatSession: Call<ThreadInput, WireChatSession>;
  /**
   * POST `/gateway/lead/v1/contact`. Sends what is known of `postalCode`, `payloads`, `campaignId`,
   * `sessionStartTimestamp`, `categoryId`, `contactType` (its number), `entityId`, `entityType` (`message`). Returns
   * nothing. Speaks as the provider if `serviceProviderId` is given, otherwise as a member.
   * Fails with a `GatewayError`.
   */
  createContact: Call<CreateContactInput, undefined>;
}
