import { describe, expect, it } from 'vitest';
import { CONTACT_PLACEMENT_TYPES, createGateway } from '../../src/gateway.js';
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
});
