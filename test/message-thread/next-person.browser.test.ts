import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createGateway } from '../../src/gateway.js';
import { configure, signOut } from '../../src/index.js';
import { createSandbox } from '../../src/sandbox.js';
import { press } from '../element/press.js';
import { cleanPage, type Host, mount, rootOf, SP_ID, textOf, tick } from '../element/stage.js';
import { faraway } from '../twilsock/remote.js';
import { openEmpty, place, threadStage } from './thread-stage.js';

cleanPage();

/** A thread without a connection: one text waits and another is being written. */
async function writeOffline(element: Host) {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  rootOf(element).querySelector('textarea')?.focus();
  await userEvent.keyboard('From Anna{Enter}');
  await vi.waitFor(() => expect(textOf(element)).toContain('Waiting to send'));
  await userEvent.keyboard('Half a sentence');
  return () => {
    online.mockRestore();
    window.dispatchEvent(new Event('online'));
  };
}

const isReady = (element: Host) =>
  vi.waitFor(() => expect(rootOf(element).querySelector('.thread')?.getAttribute('aria-busy')).toBe('false'));

afterEach(() => configure({ fetch: undefined }));

it.each(['gateway object of the next person', '`fetch` that the host configures in its place'])(
  'a text that waits is never sent by the %s, and my draft is not in their box',
  async (means) => {
    const [anna, bert] = [threadStage(), threadStage()];
    const isObject = means.startsWith('gateway');
    configure({ fetch: anna.fetch });
    const element = await openEmpty(anna, isObject ? {} : { gateway: undefined });
    const goOnline = await writeOffline(element);
    if (isObject) element['gateway'] = bert.gateway;
    else configure({ fetch: bert.fetch });
    await vi.waitFor(() => expect(textOf(element)).not.toContain('From Anna'));
    goOnline();
    await isReady(element);
    expect(rootOf(element).querySelector('textarea')?.value).toBe('');
    // Bert's own text is sent, so anything that waited before it would be too.
    rootOf(element).querySelector('textarea')?.focus();
    await userEvent.keyboard('From Bert{Enter}');
    await vi.waitFor(() => expect(bert.to('/v1/messages').length).toBeGreaterThan(0));
    const sent = await Promise.all(bert.to('/v1/messages').map((request) => request.json()));
    expect(sent.map(({ text }) => text)).toEqual(['From Bert']);
  },
);

it('a text of an earlier page waits for my own Send if the host signs me in without saying who I am', async () => {
  const on = threadStage();
  const client = { ...on.gateway };
  const element = await openEmpty(on, { gateway: client });
  const goOnline = await writeOffline(element);
  const nextPage = place(on, { userId: on.nobody, leadId: undefined, gateway: { ...on.gateway } });
  await vi.waitFor(() => expect(textOf(nextPage)).toContain('Not sent'));
  element.remove();
  // An element that leaves the page stops a task later, in case it is only moved.
  await tick(100);
  goOnline();
  await isReady(nextPage);
  expect(on.to('/v1/messages')).toEqual([]);
});

it('I can sign in again on the same page although the clock was ahead when I signed out', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 86_400_000 });
  await signOut();
  vi.useRealTimers();
  await openEmpty(threadStage());
});

const IDENTITY = `provider-${SP_ID}`;
/** Less than a connection lingers that nobody uses. */
const AT_ONCE = { timeout: 3000, interval: 50 };

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
    const session = { identity: IDENTITY, conversationSid, endpoint };
    const chatSession = vi.fn(async () => ({ token: await service.token(IDENTITY), ...session }));
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
