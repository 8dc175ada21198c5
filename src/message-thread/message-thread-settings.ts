import type { ChatClient } from '../gateway/chat/chat.js';
import type { ContactSettings } from '../lead-card/contact/create-contact.js';

/** The settings of a message thread. */
export interface MessageThreadSettings {
  readonly spId: string;
  readonly userId: string;
  readonly leadId: string | undefined;
  /** URL of the lead board, with the lead if there is one. */
  readonly boardHref: string | undefined;
  /** URL of the archived messages. */
  readonly historyHref: string | undefined;
  /** The host's own quick replies, in place of the usual ones. */
  readonly quickReplies: object | undefined;
  /** The chat service: the host's, or one that loads with the first thread. */
  readonly chat: () => Promise<ChatClient>;
  /** Sent with the contact that each message creates. */
  readonly contact: ContactSettings;
}
