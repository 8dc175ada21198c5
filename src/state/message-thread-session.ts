import type { Getter } from 'jotai/vanilla';
import type { ChatThread } from '../contract/chat.js';
import { createRequestId } from '../contract/request-id.js';
import type { WireChatSession } from '../contract/wire/message-center.js';
import { deferred, methodOf } from './asker.js';
import type { OpenThread } from './message-thread.js';
import { connectionAtom } from './store.js';

/**
 * Asks the gateway for a chat session.
 * @param again what a challenge replays
 */
export async function askSession(
  get: Getter,
  { ref, asker }: OpenThread,
  signal: AbortSignal,
  again: () => Promise<void>,
): Promise<WireChatSession> {
  const requestId = createRequestId();
  const replay = deferred(asker, 'chatSession', again, () => !signal.aborted);
  return methodOf(get(connectionAtom)?.gateway, 'chatSession')(
    { serviceProviderId: ref.spId, userId: ref.userId },
    { requestId, replay, signal },
  );
}

/** Opens the conversation of a session. The token that came with it is handed out first. */
export async function openChat(
  get: Getter,
  { ref, chat }: OpenThread,
  signal: AbortSignal,
  session: WireChatSession,
): Promise<ChatThread> {
  const client = await chat();
  let first: string | undefined = session.token;
  return client.open({
    conversationId: session.conversationSid,
    identity: session.identity,
    ...(session.endpoint ? { endpoint: session.endpoint } : {}),
    signal,
    async getToken() {
      const given = first;
      first = undefined;
      if (given !== undefined) return given;
      const ids = { serviceProviderId: ref.spId, userId: ref.userId };
      const { token } = await methodOf(get(connectionAtom)?.gateway, 'chatSession')(ids, { signal });
      return token;
    },
  });
}
