import { formsOf } from './form.js';

const member = formsOf('Member', null);
const provider = formsOf('ServiceProvider', '4711042');
const CONTACT = 'POST /gateway/lead/v1/contact';
const payloads = [{ contactPlacementType: 44, serviceProviderIds: ['4711042', '5200001'] }];
const least = { payloads, contactType: 'MessageSent', entityId: 'm1' } as const;

/** the specification, Contact constants and `createContact`: a member's, but a provider's send makes it as that provider. */
export const CONTACT_FORMS = [
  member(
    'createContact',
    'every field',
    (gateway) =>
      gateway.createContact({
        postalCode: '02134',
        payloads,
        campaignId: 'fall',
        sessionStartTimestamp: '2026-11-18T20:20:00.000Z',
        categoryId: '10214',
        contactType: 1,
        entityId: 'm1',
        entityType: 'call',
      }),
    CONTACT,
    {
      postalCode: '02134',
      payloads,
      campaignId: 'fall',
      sessionStartTimestamp: '2026-11-18T20:20:00.000Z',
      categoryId: '10214',
      contactType: 1,
      entityId: 'm1',
      entityType: 'call',
    },
  ),
  member('createContact', 'the least', (gateway) => gateway.createContact(least), CONTACT, {
    payloads,
    contactType: 'MessageSent',
    entityId: 'm1',
    entityType: 'message',
  }),
  provider(
    'createContact',
    'also whose message it follows',
    (gateway) => gateway.createContact({ ...least, serviceProviderId: '4711042' }),
    CONTACT,
    { payloads, contactType: 'MessageSent', entityId: 'm1', entityType: 'message' },
  ),
];
