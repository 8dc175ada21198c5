import { describe, expect, it } from 'vitest';
import { CONTACT_PLACEMENT_TYPES, CONTACT_TYPES, createGateway, MESSAGE_SENT } from '../../src/gateway.js';
import { answering, status } from './recorder.js';

const contact = {
  payloads: [{ contactPlacementType: CONTACT_PLACEMENT_TYPES.Unknown, serviceProviderIds: ['4711'] }],
  entityId: 'm1',
};

describe('a contact', () => {
  it.each([
    ['MessageSent', {}, 'MessageSent'],
    ['MessageSent', { contactTypes: { MessageSent: 12 } }, 12],
    ['PhoneNumberTapped', {}, 6],
    [9, { contactTypes: { MessageSent: 12 } }, 9],
  ] as const)('of type %s goes out with the options %o as %s', async (contactType, options, sentType) => {
    const { fetch, sent } = answering(status(204));
    await createGateway({ ...options, fetch }).createContact({ ...contact, contactType });
    expect(sent[0]?.body).toEqual({
      payloads: [{ contactPlacementType: 44, serviceProviderIds: ['4711'] }],
      entityId: 'm1',
      entityType: 'message',
      contactType: sentType,
    });
  });

  it('is a member’s, unless it follows a provider’s message', async () => {
    const { fetch, sent } = answering(status(204));
    const gateway = createGateway({ fetch, authMode: 'one-time', oneTimeToken: 't-1' });
    await gateway.createContact({ ...contact, contactType: MESSAGE_SENT });
    await gateway.createContact({ ...contact, contactType: MESSAGE_SENT, serviceProviderId: '4711' });
    const [member, provider] = sent;
    expect(member?.headers).toMatchObject({ 'x-caller-type': 'Member', authorization: 'OneTime t-1' });
    expect(member?.credentials).toBe('omit');
    expect(provider?.headers).toMatchObject({ 'x-caller-type': 'ServiceProvider', 'x-caller-id': '4711' });
    expect(provider?.headers).not.toHaveProperty('authorization');
    expect(provider?.credentials).toBe('include');
    expect(provider?.body).toEqual(member?.body);
  });

  it('has the numbers that the specification gives', () => {
    expect(CONTACT_TYPES).toEqual({
      RequestAQuote: 1,
      PhoneNumberRevealed: 2,
      DealClaimed: 3,
      PhoneNumberClicked: 4,
      PhoneNumberTapped: 6,
      ServiceRequestRequestAQuote: 7,
      ServiceRequestPhoneNumberRevealed: 8,
      ServiceRequestPhoneNumberClicked: 9,
    });
  });
});
