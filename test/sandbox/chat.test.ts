import { describe, expect, it, vi } from 'vitest';
import { createGateway } from '../../src/gateway.js';
import { createSandbox, SANDBOX_LEADS, type SandboxKeep, type SandboxOptions } from '../../src/sandbox.js';
import { DRAWN_CLOCK, PROVIDER } from './ask.js';

const DANA = 'u42';
const { noPhone } = SANDBOX_LEADS;
const of = { serviceProviderId: PROVIDER };

function start(options: SandboxOptions = {}) {
  const sandbox = createSandbox({ clock: DRAWN_CLOCK, mirror: false, ...options });
  const gateway = createGateway({ url: 'http://sandbox.invalid', fetch: sandbox.fetch });

  async function open(userId: string, serviceProviderId = PROVIDER) {
    const { conversationSid, identity, token } = await gateway.chatSession({ serviceProviderId, userId });
    return sandbox.chat.open({ conversationId: conversationSid, identity, getToken: async () => token });
  }

  async function read(userId: string, serviceProviderId = PROVIDER) {
    const thread = await open(userId, serviceProviderId);
    const { messages } = await thread.recent(100);
    thread.close();
    return messages;
  }

  return { sandbox, gateway, open, read, customer: sandbox.customer({ ...of, userId: DANA }) };
}

const say = (text: string, userId = DANA) => ({ text, senderEntityId: PROVIDER, receiverEntityId: userId });

function memoryKeep(): SandboxKeep {
  let text: string | undefined;
  return {
    read: async () => (text === undefined ? undefined : JSON.parse(text)),
    async write(state) {
      text = JSON.stringify(state);
    },
  };
}

describe('a text through the gateway', () => {
  it('of a repeated request is one message, also after a reload', async () => {
    const keep = memoryKeep();
    const first = start({ keep });
    const sent = await first.gateway.sendMessage(say('Once.'), { requestId: 'decision' });
    expect(await first.gateway.sendMessage(say('Once.'), { requestId: 'decision' })).toEqual(sent);
    await first.sandbox.kept();
    const second = start({ keep });
    expect(await second.gateway.sendMessage(say('Once.'), { requestId: 'decision' })).toEqual(sent);
    expect((await second.read(DANA)).filter(({ body }) => body === 'Once.').map(({ id }) => id)).toEqual([
      sent.messageId,
    ]);
  });

  it('does not reach another customer, or the same one of another provider', async () => {
    const { gateway, read } = start();
    const before = await read(DANA, '5200001');
    await gateway.sendMessage(say('For Dana.'));
    expect(await read('u43')).toEqual([]);
    expect(await read(DANA, '5200001')).toEqual(before);
  });
});

describe('a message of the customer', () => {
  it('makes the leads of that customer unread, and shows among the activities', async () => {
    const { sandbox, gateway } = start();
    const { customerInfo } = await gateway.providerLead({ ...of, leadId: noPhone });
    const userId = customerInfo?.userId ?? '';
    const isUnread = async () => (await gateway.providerLead({ ...of, leadId: noPhone })).hasUnreadMessages;
    expect(await isUnread()).toBe(false);
    await sandbox.customer({ ...of, userId }).say('Hello?');
    expect(await isUnread()).toBe(true);
    const { activities } = await gateway.activities({ interactorId: PROVIDER, limit: 1 });
    expect(activities[0]).toMatchObject({ activityType: 'GenericMessage', interactorId: userId });
    await gateway.markThreadRead({ ...of, userId, read: true });
    expect(await isUnread()).toBe(false);
  });
});

describe('a thread that is marked read', () => {
  it('is read in the chat too, for both sides', async () => {
    const { sandbox, gateway, open, customer } = start();
    const session = await customer.session();
    const theirs = await sandbox.chat.open({ ...session, getToken: async () => session.token });
    const peerRead = vi.fn();
    theirs.on('peerRead', peerRead);
    expect((await open(DANA)).lastReadIndex).toBe(24);
    await gateway.markThreadRead({ ...of, userId: DANA, read: true });
    expect(peerRead.mock.calls).toEqual([[{ identity: `provider-${PROVIDER}`, index: 27 }]]);
    expect((await open(DANA)).lastReadIndex).toBe(27);
    expect((await theirs.recent(1)).messages[0]?.delivery).toBe('read');
  });
});

describe('a kept sandbox', () => {
  it('still has the messages, edits, removals, files and read horizons', async () => {
    const keep = memoryKeep();
    const first = start({ keep });
    await first.gateway.sendMessage(say('Kept.'));
    await first.customer.sendImage(new File(['the bytes'], 'roof.png', { type: 'image/png' }), 'Look');
    await first.customer.edit(3, 'Edited.');
    await first.customer.remove(4);
    const thread = await first.open(DANA);
    await thread.markAllRead();
    const before = await first.read(DANA);
    await first.sandbox.kept();

    const second = start({ keep, clock: () => new Date('2026-12-24T12:00:00Z') });
    const again = await second.open(DANA);
    const { messages } = await again.recent(100);
    expect(messages).toEqual(before);
    expect(messages.map(({ index }) => index)).not.toContain(4);
    expect(again.lastReadIndex).toBe(29);
    const id = messages.at(-1)?.media[0]?.id ?? '';
    const address = (await again.mediaUrls([id])).get(id);
    expect(await (await fetch(address?.url ?? '')).text()).toBe('the bytes');
    again.close();
    await second.customer.say('Next.');
    expect((await second.read(DANA)).at(-1)).toMatchObject({ body: 'Next.', index: 30 });
  });
});

describe('the seeded messages', () => {
  async function everyThread(options: SandboxOptions = {}) {
    const { gateway, open } = start(options);
    const filters = { archived: false };
    const { leads } = await gateway.leads({ ...of, limit: 300, filters });
    const threads = [];
    for (const lead of leads) {
      const userId = lead.customerInfo?.userId;
      if (!userId) continue;
      const thread = await open(String(userId));
      threads.push({ lead, lastRead: thread.lastReadIndex, messages: (await thread.recent(100)).messages });
      thread.close();
    }
    return threads;
  }

  it('are the same for the same seed and clock, and others for another seed', async () => {
    const texts = async (options: SandboxOptions) => JSON.stringify(await everyThread(options));
    expect(await texts({ seed: 3 })).toBe(await texts({ seed: 3 }));
    expect(await texts({ seed: 3 })).not.toBe(await texts({ seed: 4 }));
  });
});
