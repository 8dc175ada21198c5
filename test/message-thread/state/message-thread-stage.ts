import { expect, vi } from 'vitest';
import { bindTransport } from '../../../src/gateway/bind.js';
import type { ChatClient, ChatThread } from '../../../src/gateway/chat/chat.js';
import type { GatewayOptions } from '../../../src/gateway/options.js';
import { createTransport } from '../../../src/gateway/transport/transport.js';
import { createGateway } from '../../../src/gateway.js';
import {
  type MessageThread,
  type OpenThread,
  type SentFile,
  threadKey,
  threadOfAtom,
} from '../../../src/message-thread/conversation/conversation-state.js';
import { openThread } from '../../../src/message-thread/conversation/open.js';
import { deliver, sendMessage } from '../../../src/message-thread/conversation/send.js';
import type { OutgoingMessage } from '../../../src/message-thread/message.js';
import { createSandbox, SANDBOX_LEADS, type SandboxOptions } from '../../../src/sandbox.js';
import { createSession } from '../../../src/session/session.js';
import { aWidget } from '../../stage/stage.js';

export const SP_ID = '4711042';
export const DANA = 'u42';
export const NOBODY = 'nobody-1';
export const LEAD_ID = SANDBOX_LEADS.newest;
const NOON = '2026-11-18T20:30:00Z';

export type ThreadFault = (request: Request) => Response | Promise<Response | undefined> | undefined;

export const refusal = (status: number) => Response.json({}, { status, headers: { 'Retry-After': '60' } });

export function threadStage(options: SandboxOptions = {}) {
  const sandbox = createSandbox({ mirror: false, clock: () => new Date(NOON), ...options });
  const requests: Request[] = [];
  const chats: ChatThread[] = [];
  const opened: Parameters<ChatClient['open']>[0][] = [];
  let fault: ThreadFault | null = null;
  const address: GatewayOptions = {
    url: 'https://gateway.invalid',
    fetch: async (address, init) => {
      const request = new Request(address, init);
      requests.push(request.clone());
      return (await fault?.(request)) ?? sandbox.fetch(request);
    },
  };
  const gateway = createGateway(address);
  const transport = createTransport(address);
  const client: ChatClient = {
    async open(open) {
      opened.push(open);
      const chat = await sandbox.chat.open(open);
      chats.push(chat);
      return chat;
    },
  };
  const session = createSession({
    bind: bindTransport(transport),
    challenges: transport.challenges,
    owner: `test provider ${SP_ID}`,
  });
  const { store } = session;
  const page = aWidget(store);

  return {
    sandbox,
    gateway,
    session,
    store,
    page,
    requests,
    chats,
    opened,
    controls: sandbox.chatControls,
    customer: (userId = DANA) => sandbox.customer({ serviceProviderId: SP_ID, userId }),
    to: (end: string) => requests.filter(({ url }) => new URL(url).pathname.endsWith(end)),
    setFault(next: ThreadFault | null) {
      fault = next;
    },
    request: (userId: string, leadId: string | undefined): OpenThread => ({
      ref: { spId: SP_ID, userId },
      leadId,
      session: page.session,
      chat: async () => client,
    }),
    thread: (userId = DANA): MessageThread => store.get(threadOfAtom)(threadKey({ spId: SP_ID, userId })),
  };
}

export type ThreadStage = ReturnType<typeof threadStage>;

export async function anOpenThread(on: ThreadStage = threadStage(), userId = DANA) {
  const request = on.request(userId, userId === DANA ? LEAD_ID : undefined);
  const close = openThread(request);
  await vi.waitFor(() => {
    if (on.thread(userId).phase === 'loading') throw new Error('It is loading.');
  });
  return { on, request, close };
}

export const openEmpty = (on?: ThreadStage) => anOpenThread(on, NOBODY);

export const say = (on: ThreadStage, text: string, userId = NOBODY, ...files: readonly SentFile[]) =>
  sendMessage({ ...on.request(userId, undefined), text, files });

export const phases = (on: ThreadStage, userId = NOBODY) => on.thread(userId).outgoing.map(({ phase }) => phase);
export const bodies = (on: ThreadStage, userId = NOBODY) => on.thread(userId).messages.map(({ body }) => body);

export const aPhoto = () => new File([new Uint8Array(2000)], 'sink.jpg', { type: 'image/jpeg' });

export const ref = { spId: SP_ID, userId: NOBODY };
export const sends = (on: ThreadStage) => on.to('/v1/messages');
export const bodyOf = async (request: Request | undefined): Promise<unknown> =>
  JSON.parse((await request?.clone().text()) ?? '');
export const last = (on: ThreadStage): OutgoingMessage | undefined => on.thread(NOBODY).outgoing.at(-1);
export const retry = (on: ThreadStage) =>
  deliver({ ...on.request(NOBODY, undefined), clientId: last(on)?.clientId ?? '' });
export const nothingOnItsWay = (on: ThreadStage, userId = NOBODY) =>
  vi.waitFor(() => expect(phases(on, userId)).toEqual([]));

export function offline() {
  const says = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  return {
    back() {
      says.mockReturnValue(true);
      globalThis.dispatchEvent(new Event('online'));
    },
  };
}

export function holdCalls(on: ThreadStage, path = '/v1/messages') {
  let release = () => {};
  const held = new Promise<undefined>((resolve) => {
    release = () => resolve(undefined);
  });
  on.setFault(({ url }) => (url.includes(path) ? held : undefined));
  return { release: () => release() };
}
