import { SANDBOX_LEADS } from '../../../src/sandbox.js';
import { having, id, instant, listOf, number, words } from '../good.js';
import { AUSTIN, DRAIN_CLEANING, PROVIDER, sample } from '../sample.js';

const ofProvider = { serviceProviderId: PROVIDER };
const ofLead = { ...ofProvider, leadId: SANDBOX_LEADS.newest };
const thread = { ...ofProvider, userId: 'u1' };
const page = { leadId: SANDBOX_LEADS.newest, purchased: true, info: having({ title: words }) };
const van = { name: 'Van', phoneNumber: '5125550178' };

/** The calls that a service provider makes. */
export const PROVIDER_SAMPLES = [
  sample(
    'leadForPage v1',
    (gateway) => gateway.leadForPage(ofLead, { version: 'v1' }),
    having({ ...page, user: having({ firstName: words }) }),
  ),
  sample(
    'leadForPage v2',
    (gateway) => gateway.leadForPage(ofLead),
    having({ ...page, customerInfo: having({ firstName: words }) }),
  ),
  sample('requestReview', (gateway) => gateway.requestReview(ofLead)),
  sample('addDisplayPreferences', (gateway) =>
    gateway.addDisplayPreferences({ ...ofProvider, displayPreferences: ['HideInsuranceBanner'] }),
  ),
  sample('suggestLocations', (gateway) => gateway.suggestLocations({ ...ofProvider, query: 'Aus' }), {
    locations: listOf({ city: 'Austin', state: 'TX', locationName: words }),
  }),
  sample('suggestCategories', (gateway) => gateway.suggestCategories({ ...ofProvider, query: 'drain' }), {
    categories: listOf({ categoryId: id, categoryName: words }),
  }),
  sample('suggestMembers', (gateway) => gateway.suggestMembers({ ...ofProvider, query: 'Dana' }), {
    members: listOf({ memberName: words, contactInformationIds: having({ length: 1 }) }),
  }),
  sample('serviceProvider', (gateway) => gateway.serviceProvider(ofProvider), {
    serviceProviders: [having({ ...ofProvider, name: words, primaryAddress: { postalCode: words } })],
  }),
  sample('leads', (gateway) => gateway.leads({ ...ofProvider, limit: 10 }), {
    leads: having({ length: 10 }),
    pagination: { totalNumber: number },
  }),
  sample(
    'providerLead',
    (gateway) => gateway.providerLead(ofLead),
    having({ leadId: ofLead.leadId, status: words, createDate: instant, customerInfo: having({ firstName: words }) }),
  ),
  sample('markRead', (gateway) => gateway.markRead({ ...ofLead, read: true })),
  sample('saveNote', (gateway) => gateway.saveNote({ ...ofLead, note: 'Gate code 12' })),
  sample('setStatus', (gateway) => gateway.setStatus({ ...ofLead, status: 'ClosedWon' })),
  sample('archive', (gateway) => gateway.archive({ ...ofLead, archived: true })),
  sample('sendFeedback', (gateway) => gateway.sendFeedback({ ...ofLead, rating: 4, reason: 'Good fit' })),
  sample('providerCategories', (gateway) => gateway.providerCategories(ofProvider), {
    categories: listOf({ id, categoryName: words, parentCategory: having({ id }) }),
  }),
  sample('registerNumber', (gateway) =>
    gateway.registerNumber({ ...ofProvider, name: 'Office', phoneNumber: '5125550177' }),
  ),
  sample(
    'registeredNumbers',
    async (gateway) => {
      await gateway.registerNumber({ ...ofProvider, ...van });
      return gateway.registeredNumbers(ofProvider);
    },
    { registeredNumbers: listOf({ ...van, spId: PROVIDER, brand: 'ADS' }) },
  ),
  sample(
    'sendMessage',
    (gateway) => gateway.sendMessage({ text: 'On my way', senderEntityId: PROVIDER, receiverEntityId: 'u1' }),
    { messageId: id },
  ),
  sample(
    'phoneNumbers',
    (gateway) => gateway.phoneNumbers({ ...ofProvider, leadIds: [SANDBOX_LEADS.maskedActive, SANDBOX_LEADS.deal] }),
    { phoneNumbers: listOf({ leadId: SANDBOX_LEADS.maskedActive, maskedNumber: words, maskedNumberActive: true }) },
  ),
  sample('activities', (gateway) => gateway.activities({ interactorId: PROVIDER }), {
    activities: listOf({ activityType: 'GenericMessage', createDate: instant, interactorId: id }),
  }),
  sample('markThreadRead', (gateway) => gateway.markThreadRead({ ...thread, read: true })),
  sample('chatSession', (gateway) => gateway.chatSession(thread), {
    token: words,
    identity: words,
    conversationSid: words,
    expiresAt: instant,
  }),
  sample('getOrCreateDraftReview', (gateway) => gateway.getOrCreateDraftReview(ofProvider), {
    draftReview: having({ id }),
  }),
  sample(
    'updateDraftReview',
    async (gateway) => {
      const { draftReview } = await gateway.getOrCreateDraftReview(ofProvider);
      const fields = { draftReview: { text: 'Quick and clean' }, draftRatings: [], categories: [] };
      return gateway.updateDraftReview({ ...ofProvider, draftReviewId: draftReview.id, ...fields });
    },
    { draftReview: having({ id, text: 'Quick and clean' }) },
  ),
  sample(
    'requestReviewByEmail',
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
  sample('categories', (gateway) => gateway.categories({ ...ofProvider, categoryIds: [DRAIN_CLEANING, '10300'] }), {
    categories: listOf({ id: DRAIN_CLEANING, categoryName: words, parentCategory: having({ id: '10202' }) }),
  }),
];
