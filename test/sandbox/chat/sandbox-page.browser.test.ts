import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import '../../../src/elements/lead-gateway.js';
import type { ChatClient } from '../../../src/chat.js';
import { gatewayContext } from '../../../src/element/page/context.js';
import type { WidgetSettings } from '../../../src/element/page/settings.js';
import { createGateway } from '../../../src/gateway.js';
import {
  createSandbox,
  keepInIndexedDb,
  SANDBOX_LEADS,
  type Sandbox,
  type SandboxOptions,
} from '../../../src/sandbox.js';
import { listen, pause } from '../../message-thread/chat/stage.js';

type Given = WidgetSettings & { readonly chat?: ChatClient };

let outer: HTMLElement;
let inner: HTMLElement;

beforeEach(() => {
  outer = document.createElement('lead-gateway');
  inner = document.createElement('div');
  outer.append(inner);
  document.body.append(outer);
});

afterEach(() => outer.remove());

function settings(): Given {
  const found: Given[] = [];
  const callback = (value: Given) => found.push(value);
  const asked = new Event('context-request', { bubbles: true, composed: true });
  inner.dispatchEvent(Object.assign(asked, { context: gatewayContext, callback }));
  return found[0] ?? {};
}

const dana = { conversationId: 'CH-4711042-u42', identity: 'provider-4711042', getToken: async () => 'token' };

test('a demo gateway provides the sandbox chat with the conversations of its gateway', async () => {
  outer.setAttribute('demo', '');
  const { chat, fetch } = settings();
  const thread = await chat?.open(dana);
  const added: string[] = [];
  thread?.on('added', ({ body }) => added.push(body));
  const gateway = createGateway(fetch ? { fetch } : {});
  await gateway.sendMessage({ text: 'Hello', senderEntityId: '4711042', receiverEntityId: 'u42' });
  expect(added).toEqual(['Hello']);
  thread?.close();
});

test('the chat of a demo is reused until its scenario changes', async () => {
  outer.setAttribute('demo', '');
  const { chat } = settings();
  outer.setAttribute('locale', 'es-US');
  expect(settings().chat === chat).toBe(true);
  outer.setAttribute('demo', 'failing');
  expect(settings().chat === chat).toBe(false);
  await expect(settings().chat?.open(dana)).rejects.toMatchObject({ code: 'init-failed' });
});

test('a chat client of the host is passed on unchanged, also in a demo', () => {
  const own: ChatClient = { open: () => Promise.reject(new Error('not asked')) };
  Object.assign(outer, { chat: own });
  expect(settings().chat === own).toBe(true);
  outer.setAttribute('demo', '');
  expect(settings().chat === own).toBe(true);
  Object.assign(outer, { chat: undefined });
  expect(settings().chat === own).toBe(false);
});

const soon = { timeout: 4000 };

describe('two tabs with the sandbox', () => {
  let who: { readonly serviceProviderId: string; readonly userId: string };
  const sandboxes: Sandbox[] = [];

  beforeEach(() => {
    who = { serviceProviderId: '4711042', userId: `tabs-${Math.random()}` };
  });

  afterEach(() => {
    for (const { chatControls } of sandboxes.splice(0)) chatControls.die();
  });

  function tab(options: SandboxOptions = {}): Sandbox {
    const sandbox = createSandbox(options);
    sandboxes.push(sandbox);
    return sandbox;
  }

  function openIn(sandbox: Sandbox, side: 'provider' | 'customer') {
    const { serviceProviderId, userId } = who;
    return sandbox.chat.open({
      conversationId: `CH-${serviceProviderId}-${userId}`,
      identity: side === 'provider' ? `provider-${serviceProviderId}` : `member-${userId}`,
      getToken: async () => 'token',
    });
  }

  async function provider() {
    const thread = await openIn(tab(), 'provider');
    return { thread, heard: listen(thread) };
  }

  test('broadcast edits, removals, typing and read marks', async () => {
    const { thread, heard } = await provider();
    await thread.sendMedia(new File(['x'], 'x.png', { type: 'image/png' }), { clientId: 'x' });
    const theirs = await openIn(tab(), 'customer');
    const customer = sandboxes.at(-1)?.customer(who);
    await expect.poll(async () => (await theirs.recent(9)).messages.length, soon).toBe(1);
    await customer?.say('wrogn');
    await customer?.edit(1, 'wrong');
    await customer?.typing(true);
    await customer?.read();
    await customer?.remove(1);
    await expect.poll(() => heard.events.removed, soon).toEqual([{ index: 1 }]);
    expect([heard.events.typing.map(({ active }) => active), heard.events.peerRead.at(-1)?.index]).toEqual([[true], 1]);
    expect(heard.events.updated.map(({ index, body, delivery }) => [index, body, delivery])).toEqual([
      [1, 'wrong', 'sent'],
      [0, '', 'read'],
    ]);
  });

  test('share earlier messages with a tab opened later, which keeps its own messages', async () => {
    const first = tab();
    const theirs = await openIn(first, 'customer');
    await first.customer(who).say('before');
    await first.customer(who).say('gone again');
    await first.customer(who).remove(1);
    const late = tab();
    await late.customer(who).say('meanwhile');
    const thread = await openIn(late, 'provider');
    for (const each of [thread, theirs]) {
      const bodies = async () => (await each.recent(9)).messages.map(({ body }) => body).sort();
      await expect.poll(bodies, soon).toEqual(['before', 'meanwhile']);
    }
  });

  test.each<[string, SandboxOptions]>([
    ['with another seed', { seed: 2 }],
    ['with another scenario', { scenario: 'busy' }],
    ['with mirror: false', { mirror: false }],
  ])('do not receive messages of a tab %s', async (_, options) => {
    const { heard } = await provider();
    await tab(options).customer(who).say('elsewhere');
    await pause(200);
    expect(heard.bodies).toEqual([]);
  });

  test('ignore invalid messages on the channel', async () => {
    const { heard } = await provider();
    const channel = new BroadcastChannel(`sandbox:CH-${who.serviceProviderId}-${who.userId}`);
    for (const junk of [null, 'text', { group: '1 default' }, { group: '1 default', change: { kind: 'added' } }]) {
      channel.postMessage(junk);
    }
    await tab().customer(who).say('after');
    await expect.poll(() => heard.bodies, soon).toEqual(['after']);
    channel.close();
  });
});

test('a sandbox in IndexedDB restores its state, separately for each name', async () => {
  const name = `test-${crypto.randomUUID()}`;
  const of = { serviceProviderId: '4711042', leadId: SANDBOX_LEADS.newest };
  const start = (suffix = '') => {
    const sandbox = createSandbox({ keep: keepInIndexedDb(name + suffix) });
    const gateway = createGateway({ fetch: sandbox.fetch });
    return { sandbox, gateway, note: async () => (await gateway.providerLead(of)).notes };
  };
  const first = start();
  await first.gateway.saveNote({ ...of, note: 'Kept in the page.' });
  await first.sandbox.kept();
  expect(await start().note()).toBe('Kept in the page.');
  expect(await start('-other').note()).not.toBe('Kept in the page.');
});
