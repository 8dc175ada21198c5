import { type ReactElement, useMemo } from 'react';
import { boardLink, fillLink } from '../element/link-template.js';
import { sharedPage } from '../element/page/page.js';
import type { WidgetView, WidgetViewProps } from '../element/shell/widget-view.js';
import { type ChatClient, ChatError } from '../gateway/chat/chat.js';
import { messageThreadCalls } from '../gateway/widgets/message-thread-calls.js';
import { MessageThread } from './message-thread.js';
import { messageThreadSheets } from './message-thread-sheets.js';
import { messageThreadMessages } from './messages.en-US.js';
import { fetchTwilioChat } from './twilio/twilio-chat.js';

function MessageThreadView({ read, settings }: WidgetViewProps): ReactElement {
  const [spId = '', userId = '', leadId] = [read.string('spId'), read.string('userId'), read.string('leadId')];
  const ids = { spId, userId, ...(leadId === undefined ? {} : { leadId }) };
  const given = settings.chat;
  const chat = useMemo(() => chatOf(given), [given]);
  const { campaignCookie, contactPlacement, contactTypes } = settings;
  const contact = useMemo(
    () => ({ campaignCookie, contactPlacement, contactTypes, sessionStartedAt: sharedPage().startedAt }),
    [campaignCookie, contactPlacement, contactTypes],
  );
  return (
    <MessageThread
      settings={{
        spId,
        userId,
        leadId,
        boardHref: boardLink(read.string('boardUrl'), ids),
        historyHref: fillLink(read.string('historyUrl'), ids),
        quickReplies: read.object('quickReplies'),
        chat,
        contact,
      }}
    />
  );
}

/** The host's chat, or the default one. A property that is not a chat client fails when the chat opens. */
function chatOf(given: object | undefined): () => Promise<ChatClient> {
  if (given === undefined) return fetchTwilioChat;
  return async () => {
    if (isChat(given)) return given;
    throw new ChatError('init-failed', 'The property chat is no chat client.', false);
  };
}

function isChat(value: object): value is ChatClient {
  return 'open' in value && typeof value.open === 'function';
}

export const view: WidgetView = {
  sheets: messageThreadSheets,
  messages: [messageThreadMessages],
  calls: messageThreadCalls,
  isProviders: true,
  View: MessageThreadView,
};
