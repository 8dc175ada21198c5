import type { Getter, Setter } from 'jotai/vanilla';
import type { ChatMessage, ChatThread } from '../../gateway/chat/chat.js';
import { outboxAtom } from '../../session/outbox.js';
import { placeOfIndex, withMessages, withoutIndex, withUpdate } from '../list/messages.js';
import {
  type LiveThread,
  patchThreadAtom,
  sentFilesAtom,
  type ThreadChange,
  type ThreadKey,
  threadKey,
  threadOfAtom,
} from './conversation-state.js';
import { settleOutboxAtom } from './outbox.js';
import { reportSentAtom } from './outgoing.js';
import { echoed, withoutEchoes } from './outgoing-rules.js';

/** Applies the chat's events to a conversation until it is closed. */
export function listenToThread(get: Getter, set: Setter, live: LiveThread, chat: ChatThread): void {
  const key = threadKey(live.request.ref);
  const patch = (change: ThreadChange['change']) => set(patchThreadAtom, { key, change });
  chat.on('connection', (connection) => {
    patch({ connection });
    if (connection === 'online') set(settleOutboxAtom, live.request);
  });
  chat.on('added', (message) => {
    const mine = echoed(get(threadOfAtom)(key).outgoing, message, chat.identity);
    addMessages(get, set, key, [message], chat.identity);
    if (message.author !== chat.identity) patch({ isPeerTyping: false });
    if (mine?.file) set(reportSentAtom, { ...live.request, messageId: message.id, kind: 'media' });
  });
  chat.on('updated', (message) => patch(({ messages }) => ({ messages: withUpdate(messages, message) })));
  chat.on('removed', ({ index }) => patch(({ messages }) => ({ messages: withoutIndex(messages, index) })));
  chat.on('typing', ({ active }) => patch({ isPeerTyping: active }));
  chat.on('peerRead', ({ index }) => patch(({ peerReadIndex }) => ({ peerReadIndex: Math.max(peerReadIndex, index) })));
  chat.on('fatal', () => {
    if (live.chat === chat) live.chat = null;
    live.request.session.emit('widget-error', { operation: 'chatSession', kind: 'chat' });
    patch({ phase: 'dead', connection: 'closed', isPeerTyping: false });
  });
}

/** Adds messages. A sent message that arrives is no longer outgoing and is removed from storage. */
export function addMessages(
  get: Getter,
  set: Setter,
  key: ThreadKey,
  more: readonly ChatMessage[],
  identity: string,
): void {
  const { messages, outgoing } = get(threadOfAtom)(key);
  // An older message is never taken for one that was sent later, even with the same text.
  const newMessages = more.filter(({ index }) => messages[placeOfIndex(messages, index)]?.index !== index);
  const left = withoutEchoes(outgoing, newMessages, identity);
  for (const { clientId } of outgoing.filter((each) => !left.includes(each))) {
    get(sentFilesAtom).delete(clientId);
    void get(outboxAtom)?.drop(key, clientId);
  }
  set(patchThreadAtom, { key, change: { messages: withMessages(messages, more), outgoing: left } });
}
