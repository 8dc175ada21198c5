import { SANDBOX_LEADS } from '../../../src/sandbox.js';
import { id, instant, listOf, words } from '../good.js';
import { PROVIDER, samplesAt } from '../sample.js';

const message = samplesAt('/gateway/message-center', 'ServiceProvider');
const ofProvider = { serviceProviderId: PROVIDER };
const thread = { ...ofProvider, userId: 'u1' };
const contact = samplesAt('/gateway/lead', 'Member');

export const MESSAGE_CENTER_SAMPLES = [
  message(
    'sendMessage',
    'POST /v1/messages',
    (gateway) => gateway.sendMessage({ text: 'On my way', senderEntityId: PROVIDER, receiverEntityId: 'u1' }),
    { messageId: id },
  ),
  message(
    'phoneNumbers',
    'GET /v2/lead/phone_number?serviceProviderId=&leadIds=',
    (gateway) => gateway.phoneNumbers({ ...ofProvider, leadIds: [SANDBOX_LEADS.maskedActive, SANDBOX_LEADS.deal] }),
    { phoneNumbers: listOf({ leadId: SANDBOX_LEADS.maskedActive, maskedNumber: words, maskedNumberActive: true }) },
  ),
  message(
    'activities',
    'GET /v2/interactions/activities',
    (gateway) => gateway.activities({ interactorId: PROVIDER }),
    {
      activities: listOf({ activityType: 'GenericMessage', createDate: instant, interactorId: id }),
    },
  ),
  message(
    'markThreadRead',
    'PUT /v1/messages/thread/read',
    (gateway) => gateway.markThreadRead({ ...thread, read: true }),
    undefined,
  ),
  message('chatSession', 'GET /v1/chat/session?serviceProviderId=&userId=', (gateway) => gateway.chatSession(thread), {
    token: words,
    identity: words,
    conversationSid: words,
    expiresAt: instant,
  }),
  contact(
    'createContact',
    'POST /v1/contact',
    (gateway) =>
      gateway.createContact({
        payloads: [{ contactPlacementType: 44, serviceProviderIds: [PROVIDER] }],
        contactType: 'MessageSent',
        entityId: 'm1',
      }),
    undefined,
  ),
];
