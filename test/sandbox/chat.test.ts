import { describe, expect, it, vi } from 'vitest';
import { createGateway } from '../../src/gateway.js';
import { createSandbox, SANDBOX_LEADS, type SandboxOptions } from '../../src/sandbox.js';
import { clientOf, DRAWN_CLOCK, memoryKeep, PROVIDER, refusalOf } from './ask.js';

const DANA = 'u42';
const { newest, maskedExpired, noPhone, cyrillic } = SANDBOX_LEADS;
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

const say = (text: string) => ({ text, senderEntityId: PROVIDER, receiverEntityId: DANA });

describe('a message sent through the gateway', () => {
  it('gets an id and is the first activity, and an empty one is refused', async () => {
    const gateway = clientOf();
    const asked = { interactorId: PROVIDER, limit: 100 };
    const before = (await gateway.activities(asked)).activities;
    const message = { ...say('On my way.'), campaign: 'x' };
    const { messageId } = await gateway.sendMessage(message);
    expect((await gateway.sendMessage(message)).messageId).not.toBe(messageId);
    const { activities } = await gateway.activities(asked);
    expect(activities.length).toBe(before.length + 2);
    expect(activities[0]).toMatchObject({ activityType: 'GenericMessage', interactorId: PROVIDER });
    const others = await gateway.activities({ ...asked, includeRequestorActivities: false });
    expect([others.activities, await refusalOf(gateway.sendMessage(say(' ')))]).toEqual([before, 400]);
  });

  it('is stored once for a repeated request id, even after a reload', async () => {
    const keep = memoryKeep();
    const first = start({ keep });
    const sent = await first.gateway.sendMessage(say('Once.'), { requestId: 'decision' });
    expect(await first.gateway.sendMessage(say('Once.'), { requestId: 'decision' })).toEqual(sent);
    await first.sandbox.kept();
    const second = start({ keep });
    expect(await second.gateway.sendMessage(say('Once.'), { requestId: 'decision' })).toEqual(sent);
    const found = (await second.read(DANA)).filter(({ body }) => body === 'Once.');
    expect(found.map(({ id }) => id)).toEqual([sent.messageId]);
  });

  it('does not reach another customer, or the same customer of another provider', async () => {
    const { gateway, read } = start();
    const before = await read(DANA, '5200001');
    await gateway.sendMessage(say('For Dana.'));
    expect([await read('u43'), await read(DANA, '5200001')]).toEqual([[], before]);
  });
});

it('activities() returns four by default, filters by type and sorts in both directions', async () => {
  const gateway = clientOf();
  const asked = async (query: object) => (await gateway.activities({ interactorId: PROVIDER, ...query })).activities;
  const all = await asked({ limit: 500 });
  expect(await asked({})).toHaveLength(4);
  expect(await asked({ activityTypes: ['PhoneCall:v1'] })).toEqual([]);
  expect((await asked({ limit: 500, sortDirection: 'Oldest' }))[0]?.createDate).toBe(all.at(-1)?.createDate);
  expect(await asked({ offset: 1, limit: 1 })).toEqual([all[1]]);
});

it('a chat session has an identity, an expiry and the name of a known customer', async () => {
  const session = await clientOf().chatSession({ ...of, userId: DANA });
  expect(session).toMatchObject({ identity: `provider-${PROVIDER}`, memberName: 'Dana Whitfield' });
  expect(session.expiresAt).toBe('2026-11-18T21:20:00.000Z');
  const stranger = await clientOf().chatSession({ ...of, userId: 'somebody' });
  expect(stranger.memberName).toBeUndefined();
  expect(stranger.conversationSid).not.toBe(session.conversationSid);
});

it('a message from the customer marks their lead as unread and is an activity', async () => {
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

it('marking a thread as read marks it in the chat for both sides', async () => {
  const { sandbox, gateway, open, customer } = start();
  const session = await customer.session();
  const theirs = await sandbox.chat.open({ ...session, getToken: async () => session.token });
  const peerRead = vi.fn();
  theirs.on('peerRead', peerRead);
  expect((await open(DANA)).lastReadIndex).toBe(24);
  await gateway.markThreadRead({ ...of, userId: DANA, read: true });
  expect(peerRead.mock.calls).toEqual([[{ identity: `provider-${PROVIDER}`, index: 27 }]]);
  expect([(await open(DANA)).lastReadIndex, (await theirs.recent(1)).messages[0]?.delivery]).toEqual([27, 'read']);
});

it('a stored sandbox restores messages, edits, removals, files and read marks', async () => {
  const keep = memoryKeep();
  const first = start({ keep });
  await first.gateway.sendMessage(say('Kept.'));
  await first.customer.sendImage(new File(['the bytes'], 'roof.png', { type: 'image/png' }), 'Look');
  await first.customer.edit(3, 'Edited.');
  await first.customer.remove(4);
  await (await first.open(DANA)).markAllRead();
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

it('the seeded messages are the same for one seed and differ for another', async () => {
  const texts = async (seed: number) => {
    const { gateway, read } = start({ seed });
    const { leads } = await gateway.leads({ ...of, limit: 300, filters: { archived: false } });
    const users = leads.flatMap(({ customerInfo }) => customerInfo?.userId ?? []);
    return JSON.stringify(await Promise.all(users.map((userId) => read(String(userId)))));
  };
  const third = await texts(3);
  expect(await texts(3)).toBe(third);
  expect(await texts(4)).not.toBe(third);
});

describe('phone numbers', () => {
  it('a temporary number replaces the customer’s own', async () => {
    const leadIds = [newest, maskedExpired, noPhone, cyrillic];
    const { phoneNumbers } = await clientOf().phoneNumbers({ ...of, leadIds });
    expect(phoneNumbers.map((one) => [one.leadId, one.phoneNumber != null, one.maskedNumberActive])).toEqual([
      [newest, false, true],
      [maskedExpired, false, false],
      [cyrillic, true, null],
    ]);
  });

  it('are left out for an unpurchased lead, and an unknown lead is answered with 404', async () => {
    const unpurchased = await clientOf({ scenario: 'unpurchased' }).phoneNumbers({ ...of, leadIds: [newest] });
    expect(unpurchased.phoneNumbers).toEqual([]);
    expect(await refusalOf(clientOf().phoneNumbers({ ...of, leadIds: [1] }))).toBe(404);
  });
});

it('a contact is recorded for each provider', async () => {
  const gateway = clientOf();
  await gateway.createContact({
    payloads: [{ contactPlacementType: 44, serviceProviderIds: [PROVIDER, 5_200_001] }],
    contactType: 'MessageSent',
    entityId: 'm1',
    serviceProviderId: PROVIDER,
  });
  const before = [70_000_001, 70_000_002, 70_000_003];
  const { contacts } = await gateway.contactsByIds({ contactIds: [...before, 70_000_101, 70_000_102, 1] });
  expect(contacts.map(({ contactType, serviceProviderId }) => [contactType, serviceProviderId]).slice(3)).toEqual([
    ['MessageSent', PROVIDER],
    ['MessageSent', '5200001'],
  ]);
});
