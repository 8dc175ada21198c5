import { formsOf } from './form.js';

const member = formsOf('Member', null);
const payloads = [{ contactPlacementType: 44, serviceProviderIds: ['4711042', '5200001'] }];
const CONTACT = 'POST /gateway/lead/v1/contact';
const least = { payloads, contactType: 'MessageSent', entityId: 'm1' } as const;
const provider = formsOf('ServiceProvider', '4711042');
const text = { text: 'On my way', senderEntityId: '4711042', receiverEntityId: 'u1' };
const thread = { serviceProviderId: '4711042', userId: 'u1' };

export const MESSAGE_CENTER_FORMS = [
  provider(
    'sendMessage',
    { ...text, leadId: '90412001', tracking: { page: 'thread', seq: 2 } },
    'POST /gateway/message-center/v1/messages',
    { ...text, leadId: '90412001', tracking: { page: 'thread', seq: 2 } },
  ),
  provider('sendMessage', text, 'POST /gateway/message-center/v1/messages', {
    text: 'On my way',
    senderEntityId: '4711042',
    receiverEntityId: 'u1',
  }),
  provider(
    'phoneNumbers',
    { serviceProviderId: '4711042', leadIds: ['90412001', 90412002] },
    'GET /gateway/message-center/v2/lead/phone_number?serviceProviderId=4711042&leadIds=90412001&leadIds=90412002',
  ),
  provider(
    'activities',
    {
      interactorId: '4711042',
      interactorType: 'Associate',
      activityTypes: ['GenericMessage:v1', 'Call:v2'],
      limit: 9,
      offset: 18,
      sortDirection: 'Oldest',
      includeRequestorActivities: false,
    },
    'GET /gateway/message-center/v2/interactions/activities?interactorId=4711042&interactorType=Associate&activityTypes=GenericMessage:v1&activityTypes=Call:v2&limit=9&offset=18&sortDirection=Oldest&includeRequestorActivities=false',
  ),
  provider(
    'activities',
    { interactorId: '4711042' },
    'GET /gateway/message-center/v2/interactions/activities?interactorId=4711042&interactorType=ServiceProvider&activityTypes=GenericMessage:v1&limit=4&offset=0&sortDirection=Newest&includeRequestorActivities=true',
  ),
  provider('markThreadRead', { ...thread, read: true }, 'PUT /gateway/message-center/v1/messages/thread/read', {
    serviceProviderId: '4711042',
    userId: 'u1',
    read: true,
  }),
  provider('chatSession', thread, 'GET /gateway/message-center/v1/chat/session?serviceProviderId=4711042&userId=u1'),
  member(
    'createContact',
    {
      postalCode: '02108',
      payloads,
      campaignId: 'fall',
      sessionStartTimestamp: '2026-11-18T20:20:00.000Z',
      categoryId: '10214',
      contactType: 1,
      entityId: 'm1',
      entityType: 'call',
    },
    CONTACT,
    {
      postalCode: '02108',
      payloads,
      campaignId: 'fall',
      sessionStartTimestamp: '2026-11-18T20:20:00.000Z',
      categoryId: '10214',
      contactType: 1,
      entityId: 'm1',
      entityType: 'call',
    },
  ),
  member('createContact', least, CONTACT, {
    payloads,
    contactType: 'MessageSent',
    entityId: 'm1',
    entityType: 'message',
  }),
  // Also whose message it follows.
  provider('createContact', { ...least, serviceProviderId: '4711042' }, CONTACT, {
    payloads,
    contactType: 'MessageSent',
    entityId: 'm1',
    entityType: 'message',
  }),
];
