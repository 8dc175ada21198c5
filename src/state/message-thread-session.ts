import type { Getter } from 'jotai/vanilla';
import { ChatError, type ChatThread } from '../contract/chat.js';
import type { WireChatSession } from '../contract/wire/message-center.js';
import { sessionAtom } from '../session/session.js';
import type { OpenThread } from './message-thread.js';
import { type Outcome, type Replay, runCall } from './run-call.js';

/** Asks the gateway for a chat session. */
export function askSession(
  get: Getter,
  { ref, asker }: OpenThread,
  signal: AbortSignal,
  replay: Replay | null,
  requestId?: string,
): Promise<Outcome<WireChatSession>> {
  return runCall(get, {
    asker,
    operation: 'chatSession',
    call: (chatSession, options) => chatSession({ serviceProviderId: ref.spId, userId: ref.userId }, options),
    requestId,
    signal,
    replay,
    isQuiet: replay === null,
  });
}

/** Opens the conversation of a session. The token that came with it is handed out first. */
export async function openChat(
  get: Getter,
  request: OpenThread,
  signal: AbortSignal,
  session: WireChatSession,
): Promise<ChatThread> {
  const client = await request.chat();
  let first: string | undefined = session.token;
  const ended = get(sessionAtom)?.ended;
  return client.open({
    conversationId: session.conversationSid,
    identity: session.identity,
    ...(session.endpoint ? { endpoint: session.endpoint } : {}),
    ...(ended ? { session: ended } : {}),
    signal,
    async getToken() {
      const given = first;
      first = undefined;
      if (given !== undefined) return given;
      const renewed = await askSession(get, request, signal, null);
      if (renewed.kind === 'done') return renewed.value.token;
      throw new ChatError('token', 'The gateway has given no other token.', renewed.kind === 'failed');
    },
  });
}
