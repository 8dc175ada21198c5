import type { ChatMessage, ChatThread } from '../../gateway/chat/chat.js';
import { outboxAtom } from '../../session/outbox.js';
import type { Store } from '../../session/session.js';
import { placeOfIndex, withMessages, withoutIndex, withUpdate } from '../list/messages.js';
import {
  type LiveThread,
  patchThread,
  sentFilesAtom,
  type ThreadChange,
  type ThreadKey,
  threadKey,
  threadOfAtom,
} from './conversation-state.js';
import { settleOutbox } from './outbox.js';
import { echoed, reportSent, withoutEchoes } from './outgoing.js';

/** Applies the chat's events to a conversation until it is closed. */
export function listenToThread(live: LiveThread, chat: ChatThread): void {
  const { store } = live.request.session;
  const key = threadKey(live.request.ref);
  const patch = (change: ThreadChange) => patchThread(store, key, change);
  chat.on('connection', (connection) => {
    patch({ connection });
    if (connection === 'online') settleOutbox(live.request);
  });
  chat.on('added', (message) => {
    const mine = echoed(store.get(threadOfAtom)(key).outgoing, message, chat.identity);
    addMessages(store, key, [message], chat.identity);
    if (message.author !== chat.identity) patch({ isPeerTyping: false });
    if (mine?.file) reportSent({ ...live.request, messageId: message.id, kind: 'media' });
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
export function addMessages(store: Store, key: ThreadKey, more: readonly ChatMessage[], identity: string): void {
  const { messages, outgoing } = store.get(threadOfAtom)(key);
  // An older message is never taken for one that was sent later, even with the same text.
  const newMessages = more.filter(({ index }) => messages[placeOfIndex(messages, index)]?.index !== index);
  const left = withoutEchoes(outgoing, newMessages, identity);
  for (const { clientId } of outgoing.filter((each) => !left.includes(each))) {
    store.get(sentFilesAtom).delete(clientId);
    void store.get(outboxAtom)?.drop(key, clientId);
  }
  patchThread(store, key, { messages: withMessages(messages, more), outgoing: left });
}
