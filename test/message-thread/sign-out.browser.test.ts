import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createGateway } from '../../src/gateway.js';
import { signOut } from '../../src/index.js';
import { createSandbox } from '../../src/sandbox.js';
import { press } from '../element/press.js';
import { cleanPage, type Host, mount, rootOf, SP_ID, textOf, tick } from '../element/stage.js';
import { faraway } from '../twilsock/remote.js';

const IDENTITY = `provider-${SP_ID}`;
/** Less than a connection lingers that nobody uses. */
const AT_ONCE = { timeout: 3000, interval: 50 };

cleanPage();
afterEach(async () => {
  await signOut();
});

/** A service of Twilio's kind, and gateways that send their threads there: each is another sign-in of the same person. */
async function twilioStage() {
  const service = faraway(location.origin, crypto.randomUUID());
  const endpoint = await service.endpoint();
  const conversationSid = await service.createConversation([IDENTITY, 'member-1']);
  await service.post(conversationSid, { body: 'Hello from Twilio', author: 'member-1' });
  const signIn = () => {
    const sandbox = createSandbox({ mirror: false, clock: () => new Date() });
    const chatSession = vi.fn(async () => ({
      token: await service.token(IDENTITY),
      identity: IDENTITY,
      conversationSid,
      endpoint,
    }));
    return { gateway: { ...createGateway({ fetch: sandbox.fetch }), chatSession }, chatSession };
  };
  const open = async (gateway: object): Promise<Host> => {
    const element = mount('message-thread', { spId: SP_ID, userId: 'u42', gateway });
    await vi.waitFor(() => expect(textOf(element)).toContain('Hello from Twilio'));
    return element;
  };
  const untilSockets = (count: number) =>
    vi.waitFor(async () => expect(await service.openSockets()).toBe(count), AT_ONCE);
  return { service, conversationSid, signIn, open, untilSockets };
}

it('signing out ends the connection of the page’s chat at once, each time', async () => {
  const { signIn, open, untilSockets } = await twilioStage();
  const { gateway } = signIn();
  const element = await open(gateway);
  await untilSockets(1);
  await signOut();
  await untilSockets(0);
  expect(textOf(element)).not.toContain('Hello from Twilio');
  await press(page.getByRole('button', { name: 'Retry', exact: true }));
  await vi.waitFor(() => expect(textOf(element)).toContain('Hello from Twilio'));
  await untilSockets(1);
  await signOut();
  await untilSockets(0);
});

it('another provider in a thread’s place ends the connection of the one before at once', async () => {
  const { service, conversationSid, signIn, open, untilSockets } = await twilioStage();
  const { gateway, chatSession } = signIn();
  const element = await open(gateway);
  await untilSockets(1);
  chatSession.mockImplementation(() => new Promise(() => {}));
  element['spId'] = '4711043';
  await vi.waitFor(() => expect(chatSession).toHaveBeenCalledTimes(2));
  await untilSockets(0);
  await service.post(conversationSid, { body: 'For the one before', author: 'member-1' });
  await tick(100);
  expect(rootOf(element).textContent).not.toMatch(/Hello from Twilio|For the one before/);
});
