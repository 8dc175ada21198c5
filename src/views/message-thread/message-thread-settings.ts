import type { ChatClient } from '../../contract/chat.js';
import type { ContactSettings } from '../../state/message-thread/message-thread.js';

/** What a host tells a message thread. */
export interface MessageThreadSettings {
  readonly spId: string;
  readonly userId: string;
  readonly leadId: string | undefined;
  /** The lead board, with the lead where there is one. */
  readonly boardHref: string | undefined;
  /** The archived messages. */
  readonly historyHref: string | undefined;
  /** The chat service: the host's, or one that is fetched with the first thread. */
  readonly chat: () => Promise<ChatClient>;
  /** For the contacts that messages are. */
  readonly contact: ContactSettings;
}
