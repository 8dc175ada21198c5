import { type ReactElement, useMemo } from 'react';
import { sharedPage } from '../element/page/page.js';
import { useValues, type WidgetView, type WidgetViewProps } from '../element/shell/widget-view.js';
import { type ChatClient, ChatError } from '../gateway/chat/chat.js';
import composer from './composer.css?inline';
import bubble from './list/message-bubble.css?inline';
import list from './list/thread-list.css?inline';
import thread from './message-thread.css?inline';
import { MessageThread } from './message-thread.js';
import { messageThreadMessages } from './messages.en-US.js';
import { messageThreadTable } from './table.js';

/** The style sheets of the message thread, weakest first. */
export const messageThreadSheets: readonly string[] = [thread, list, bubble, composer];

let client: ChatClient | undefined;

/** The page's one Twilio chat. The first thread loads its code. After a failure the next call tries again. */
async function fetchTwilioChat(): Promise<ChatClient> {
  const { createTwilioChat } = await import('./twilio/twilio.js');
  client ??= createTwilioChat();
  return client;
}

function MessageThreadView({ provided, settings }: WidgetViewProps): ReactElement {
  const values = useValues(messageThreadTable, provided);
  const { campaignCookie, contactPlacement, contactTypes, chat: ownChat } = settings;
  const chat = useMemo(() => chatOf(ownChat), [ownChat]);
  const contact = useMemo(
    () => ({ campaignCookie, contactPlacement, contactTypes, sessionStartedAt: sharedPage().startedAt }),
    [campaignCookie, contactPlacement, contactTypes],
  );
  return <MessageThread values={values} chat={chat} contact={contact} />;
}

/** The host's chat, or the default one. A property that is not a chat client fails when the chat opens. */
function chatOf(provided: object | undefined): () => Promise<ChatClient> {
  if (provided === undefined) return fetchTwilioChat;
  return async () => {
    if (isChat(provided)) return provided;
    throw new ChatError('init-failed', 'The property chat is no chat client.', false);
  };
}

function isChat(value: object): value is ChatClient {
  return 'open' in value && typeof value.open === 'function';
}

export const view: WidgetView = {
  sheets: messageThreadSheets,
  messages: [messageThreadMessages],
  hasSession: true,
  isProviders: true,
  View: MessageThreadView,
};
