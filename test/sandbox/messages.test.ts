import { describe, expect, it } from 'vitest';
import { SANDBOX_LEADS } from '../../src/sandbox.js';
import { PROVIDER } from './ask.js';
import { clientOf, refusalOf } from './client.js';

const { newest, maskedExpired, noPhone, cyrillic } = SANDBOX_LEADS;
const DANA = 'u42';

describe('a message', () => {
  it('gets an id, and shows first among the activities', async () => {
    const gateway = clientOf();
    const asked = { interactorId: PROVIDER, limit: 100 };
    const before = (await gateway.activities(asked)).activities;
    const message = { text: 'On my way.', senderEntityId: PROVIDER, receiverEntityId: DANA, campaign: 'x' };
    const { messageId } = await gateway.sendMessage(message);
    expect(messageId).not.toBe('');
    expect((await gateway.sendMessage(message)).messageId).not.toBe(messageId);
    const { activities } = await gateway.activities(asked);
    expect(activities.length).toBe(before.length + 2);
    expect(activities[0]).toMatchObject({ activityType: 'GenericMessage', interactorId: PROVIDER });
    const others = await gateway.activities({ ...asked, includeRequestorActivities: false });
    expect(others.activities).toEqual(before);
  });

  it('without a text, or from somebody else, is refused', async () => {
    const gateway = clientOf();
    const message = { text: ' ', senderEntityId: PROVIDER, receiverEntityId: DANA };
    expect(await refusalOf(gateway.sendMessage(message))).toBe(400);
  });
});

describe('activities', () => {
  it('are four by default, of the requested types, in either direction', async () => {
    const gateway = clientOf();
    expect((await gateway.activities({ interactorId: PROVIDER })).activities).toHaveLength(4);
    const calls = await gateway.activities({ interactorId: PROVIDER, activityTypes: ['PhoneCall:v1'] });
    expect(calls.activities).toEqual([]);
    const all = await gateway.activities({ interactorId: PROVIDER, limit: 500 });
    const oldest = await gateway.activities({ interactorId: PROVIDER, limit: 500, sortDirection: 'Oldest' });
    expect(oldest.activities[0]?.createDate).toBe(all.activities.at(-1)?.createDate);
    const second = await gateway.activities({ interactorId: PROVIDER, offset: 1, limit: 1 });
    expect(second.activities).toEqual([all.activities[1]]);
  });
});

describe('a thread', () => {
  it('has a session with token, identity and the name of the customer', async () => {
    const session = await clientOf().chatSession({ serviceProviderId: PROVIDER, userId: DANA });
    expect(session).toMatchObject({ identity: `provider-${PROVIDER}`, memberName: 'Dana Whitfield' });
    expect(session.expiresAt).toBe('2026-11-18T21:20:00.000Z');
    const stranger = await clientOf().chatSession({ serviceProviderId: PROVIDER, userId: 'somebody' });
    expect(stranger.memberName).toBeUndefined();
    expect(stranger.conversationSid).not.toBe(session.conversationSid);
  });
});

describe('phone numbers', () => {
  it('a temporary number replaces the customer’s own', async () => {
    const leadIds = [newest, maskedExpired, noPhone, cyrillic];
    const { phoneNumbers } = await clientOf().phoneNumbers({ serviceProviderId: PROVIDER, leadIds });
    expect(phoneNumbers.map((one) => [one.leadId, one.phoneNumber != null, one.maskedNumberActive])).toEqual([
      [newest, false, true],
      [maskedExpired, false, false],
      [cyrillic, true, null],
    ]);
  });

  it('of a lead that is not purchased stay in the sandbox; of one that is unknown there are none', async () => {
    const unpurchased = clientOf({ scenario: 'unpurchased' });
    expect((await unpurchased.phoneNumbers({ serviceProviderId: PROVIDER, leadIds: [newest] })).phoneNumbers).toEqual(
      [],
    );
    expect(await refusalOf(clientOf().phoneNumbers({ serviceProviderId: PROVIDER, leadIds: [1] }))).toBe(404);
  });
});

describe('a contact', () => {
  const contact = {
    payloads: [{ contactPlacementType: 44, serviceProviderIds: [PROVIDER, 5_200_001] }],
    contactType: 'MessageSent',
    entityId: 'm1',
  } as const;

  it('is recorded for each provider, by a member or a provider', async () => {
    const before = [70_000_001, 70_000_002, 70_000_003];
    const gateway = clientOf();
    await gateway.createContact({ ...contact, serviceProviderId: PROVIDER });
    const { contacts } = await gateway.contactsByIds({ contactIds: [...before, 70_000_101, 70_000_102, 1] });
    expect(contacts.map(({ contactType, serviceProviderId }) => [contactType, serviceProviderId]).slice(3)).toEqual([
      ['MessageSent', PROVIDER],
      ['MessageSent', '5200001'],
    ]);
  });
});
