import '../../message-thread/chat/xml-http-request.js';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { customerRoute } from '../../../examples/server/customer-route.js';
import { emulatedChat } from '../../../examples/server/emulated-chat.js';
import { gatewayHandler } from '../../../examples/server/gateway-handler.js';
import { createLocalServer, type LocalServer } from '../../../examples/server/local-server.js';
import type { ChatThread } from '../../../src/chat.js';
import { createGateway } from '../../../src/gateway.js';
import { createTwilioChat, type TwilioChat } from '../../../src/message-thread/twilio/twilio.js';
import { createSandbox, isSandboxScenario, type SandboxKeep } from '../../../src/sandbox.js';
import { listen } from '../../message-thread/chat/stage.js';
import { createEmulator, type Emulator } from '../../twilsock/emulator.js';
import { memoryKeep } from '../ask.js';

const soon = { timeout: 8000 };
const PROVIDER = '4711042';
const DANA = 'u42';
const QUERY = `serviceProviderId=${PROVIDER}&userId=${DANA}`;

let emulator: Emulator;
let server: LocalServer;
let chat: TwilioChat;

/** The local server of `npm start` without Vite: the gateway, the emulator, and the customer's side. */
async function serve(keepOf?: (scenario: string) => SandboxKeep) {
  emulator = await createEmulator();
  const chatOf = (scenario: Parameters<typeof emulatedChat>[1]) =>
    emulatedChat(emulator, scenario, () => emulator.service(scenario).endpoint());
  const gateway = gatewayHandler({ createSandbox, isSandboxScenario }, keepOf, chatOf);
  const customer = customerRoute(gateway, isSandboxScenario);
  server = await createLocalServer({
    fetch: (request) => (new URL(request.url).pathname.includes('/customer/') ? customer(request) : gateway(request)),
  });
  chat = createTwilioChat({ lingerMs: 0, startMs: 3000 });
  return gateway;
}

async function stop(): Promise<void> {
  chat.shutdown();
  await server.close();
  await emulator.close();
}

const gatewayThere = () => createGateway({ url: server.origin });

async function openAsProvider(): Promise<ChatThread> {
  const ask = () => gatewayThere().chatSession({ serviceProviderId: PROVIDER, userId: DANA });
  const { conversationSid: conversationId, identity, endpoint } = await ask();
  const getToken = async () => (await ask()).token;
  return chat.open({ conversationId, identity, getToken, ...(endpoint && { endpoint }) });
}

const writeAsCustomer = (body: string, query = QUERY, method = 'POST') =>
  fetch(`${server.origin}/customer/messages?${query}`, { method, ...(method === 'POST' && { body }) });

beforeEach(async () => void (await serve()));
afterEach(() => stop());

test('the Twilio SDK reads a seeded conversation with its photos and read marks', async () => {
  const thread = await openAsProvider();
  const { messages } = await thread.recent(100);
  expect(messages).toHaveLength(28);
  expect(messages[0]?.body).toMatch(/^Hi, this is Dana/);
  expect(new Set(messages.map(({ author }) => author))).toEqual(new Set([`provider-${PROVIDER}`, `member-${DANA}`]));
  expect(messages.filter(({ delivery }) => delivery === 'read').length).toBeGreaterThan(5);
  const ids = messages.flatMap(({ media }) => media.map(({ id }) => id));
  const urls = [...(await thread.mediaUrls(ids)).values()].map(({ url }) => url);
  expect(urls).toHaveLength(2);
  const photo = await fetch(urls[0] ?? '');
  expect(photo.headers.get('Content-Type')).toBe('image/png');
  expect((await photo.arrayBuffer()).byteLength).toBeGreaterThan(1000);
});

test('a message sent through the gateway arrives in the chat with the id of its response', async () => {
  const thread = await openAsProvider();
  const heard = listen(thread);
  const text = { text: 'On my way.', senderEntityId: PROVIDER, receiverEntityId: DANA, clientId: 'draft-1' };
  const gateway = gatewayThere();
  const { messageId } = await gateway.sendMessage(text, { requestId: 'decision' });
  expect(await gateway.sendMessage(text, { requestId: 'decision' })).toEqual({ messageId });
  await expect
    .poll(() => heard.events.added.map(({ id, clientId }) => [id, clientId]), soon)
    .toEqual([[messageId, 'draft-1']]);
});

test('a restarted server with the same data still has earlier messages', async () => {
  await stop();
  const keep = memoryKeep();
  const first = await serve(() => keep);
  await gatewayThere().sendMessage({ text: 'Over the night.', senderEntityId: PROVIDER, receiverEntityId: DANA });
  await writeAsCustomer('Good morning.');
  await first.kept();
  await stop();
  await serve(() => keep);
  const { messages } = await (await openAsProvider()).recent(2);
  expect(messages.map(({ body }) => body)).toEqual(['Over the night.', 'Good morning.']);
});

test('a customer call without a customer, without a text or with GET is refused', async () => {
  const calls = [writeAsCustomer('x', ''), writeAsCustomer('  '), writeAsCustomer('', QUERY, 'GET')];
  expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([400, 400, 400]);
});
