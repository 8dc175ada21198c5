import { expect } from 'vitest';
import { having, id, instant, listOf, number, words } from './good.js';

const provider = { name: words };
const pro = listOf({ serviceProviderId: id, serviceProviderType: words, name: words });
const suggested = listOf({ id, serviceProviderType: words, name: words });
const member = having({ userId: id, firstName: words, email: words });
const page = { leadId: '90412001', purchased: true, info: having({ title: words }) };
const person = having({ firstName: words });

/** What the sandbox answers to each call of which the client reads the answer. */
export const GOOD_ANSWERS: Readonly<Record<string, unknown>> = {
  'createLead v1': { leadId: id },
  'createLead v3': { leadId: id },
  lead: {
    leadId: '80120002',
    title: words,
    description: words,
    postalAddress: having({ postalCode: words }),
    category: { id, name: words },
    userId: id,
  },
  reviewsByProvider: { reviews: listOf({ reviewId: id, rating: number, createDate: instant }), totalCount: number },
  leadProviders: { serviceProviders: pro },
  providerDetails: {
    serviceProvideId: '5200001',
    ...provider,
    categories: listOf({ categoryId: '10214', categoryName: words, overallReviewCount: number }),
  },
  combinedProviderDetails: { serviceProviders: pro },
  'suggestions v1': { serviceProviders: suggested },
  'suggestions v4': { serviceProviders: suggested, serviceRequestId: id },
  eligibility: { eligible: true },
  comparison: { serviceProviders: listOf({ serviceProviderId: id, yearsInBusiness: number, distanceMiles: number }) },
  opportunityLeads: { leads: listOf({ leadId: '80120002', serviceProviderId: id }) },
  taxonomyCategory: { categoryId: '10214', name: words, parentCategory: { categoryId: '10202' } },
  topCategories: { categories: listOf({ categoryId: id, categoryName: words }) },
  autocomplete: { results: listOf({ id, name: words }) },
  cityByPostalCode: { city: 'Boston', stateAbbreviation: 'MA', advertisingZone: words },
  seoCityByPostalCode: { city: 'Boston', state: words },
  projects: {
    projects: listOf({
      projectId: id,
      leadId: '80120002',
      title: words,
      projectStatus: words,
      leadStatus: 'Assigned',
      createDate: instant,
    }),
    totalCount: number,
  },
  followUpDeals: { deals: listOf({ dealId: id, title: words, price: number }) },
  contactsByIds: {
    contacts: listOf({ contactId: id, contactType: expect.anything(), serviceProviderId: id, createDate: instant }),
  },
  'leadForPage v1': having({ ...page, user: person }),
  'leadForPage v2': having({ ...page, customerInfo: person }),
  suggestLocations: { locations: listOf({ city: 'Austin', state: 'TX', locationName: words }) },
  suggestCategories: { categories: listOf({ categoryId: id, categoryName: words }) },
  suggestMembers: { members: listOf({ memberName: words, contactInformationIds: having({ length: 1 }) }) },
  serviceProvider: {
    serviceProviders: [having({ serviceProviderId: '4711042', ...provider, primaryAddress: { postalCode: words } })],
  },
  leads: { leads: having({ length: 10 }), pagination: { totalNumber: number } },
  providerLead: having({ leadId: '90412001', status: words, createDate: instant, customerInfo: person }),
  providerCategories: {
    categories: listOf({ id, categoryName: words, parentCategory: having({ id }) }),
  },
  registeredNumbers: { registeredNumbers: listOf({ name: 'Van', spId: '4711042', brand: 'ADS' }) },
  sendMessage: { messageId: id },
  phoneNumbers: { phoneNumbers: listOf({ leadId: id, maskedNumber: words, maskedNumberActive: true }) },
  activities: { activities: listOf({ activityType: 'GenericMessage', createDate: instant, interactorId: id }) },
  chatSession: { token: words, identity: words, conversationSid: words, expiresAt: instant },
  getOrCreateDraftReview: { draftReview: having({ id }) },
  updateDraftReview: { draftReview: having({ id, text: 'Quick and clean' }) },
  requestReviewByEmail: { draftReviewId: id },
  categories: { categories: listOf({ id: '10214', categoryName: words, parentCategory: having({ id: '10202' }) }) },
  fetchUser: member,
  searchTokens: { tokens: [{ type: 'OneTime' }] },
  createMember: { userId: id },
  updateUser: having({ userId: id, phoneNumber: '5125550144' }),
  validateEntitlements: { entitled: expect.any(Boolean) },
  regionByTypes: { regions: listOf({ type: 'state', name: 'TX' }) },
  currentUser: member,
  targetOffer: { offerName: 'spring', result: 'Success' },
  resolveCategory: having({ categoryName: words }),
  selectLeadForReview: having({ leadId: expect.anything(), createDate: instant }),
  leadsByFilter: { leads: having({ length: 5 }), pagination: { totalNumber: number } },
};
