import { expect } from 'vitest';
import { SANDBOX_LEADS } from '../../../src/sandbox.js';
import { having, id, instant, listOf, words } from '../good.js';
import { AUSTIN, DRAIN_CLEANING, PROVIDER, samplesAt } from '../sample.js';

const message = samplesAt('/gateway/message-center', 'ServiceProvider');
const contact = samplesAt('/gateway/lead', 'Member');
const review = samplesAt('/gateway/review/api', 'ServiceProvider');
const ofProvider = { serviceProviderId: PROVIDER };
const thread = { ...ofProvider, userId: 'u1' };

/** the specification, Message center, and the contacts that come of it. */
export const MESSAGE_SAMPLES = [
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
  contact(
    'contactsByIds',
    'GET /v1/contact/getByIds',
    (gateway) => gateway.contactsByIds({ contactIds: ['70000001', '70000002'] }),
    { contacts: listOf({ contactId: id, contactType: expect.anything(), serviceProviderId: id, createDate: instant }) },
  ),
];

/** the specification, Review. */
export const REVIEW_SAMPLES = [
  review(
    'getOrCreateDraftReview',
    'POST /v1/draft-review/get-or-create',
    (gateway) => gateway.getOrCreateDraftReview(ofProvider),
    { draftReview: having({ id }) },
  ),
  review(
    'updateDraftReview',
    'PUT /v1/draft-review/{id}',
    async (gateway) => {
      const { draftReview } = await gateway.getOrCreateDraftReview(ofProvider);
      const fields = { draftReview: { text: 'Quick and clean' }, draftRatings: [], categories: [] };
      return gateway.updateDraftReview({ ...ofProvider, draftReviewId: draftReview.id, ...fields });
    },
    { draftReview: having({ id, text: 'Quick and clean' }) },
  ),
  review(
    'requestReviewByEmail',
    'POST /v1/review/request-by-email',
    (gateway) =>
      gateway.requestReviewByEmail({
        firstName: 'Dana',
        lastName: 'Whitfield',
        email: 'dana@example.com',
        phoneNumber: '(512) 555-0142',
        reviewRequest: {
          serviceProviderId: Number(PROVIDER),
          postalCode: AUSTIN,
          descriptionOfWork: '',
          workCompleted: 'yes',
          categoryIds: [DRAIN_CLEANING],
        },
      }),
    { draftReviewId: id },
  ),
  review(
    'categories',
    'GET /v1/category?categoryIds=',
    (gateway) => gateway.categories({ ...ofProvider, categoryIds: [DRAIN_CLEANING, '10300'] }),
    { categories: listOf({ id: DRAIN_CLEANING, categoryName: words, parentCategory: having({ id: '10202' }) }) },
  ),
];
