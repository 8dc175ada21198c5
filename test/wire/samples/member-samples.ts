import { expect } from 'vitest';
import { SANDBOX_REQUESTS } from '../../../src/sandbox.js';
import { having, id, instant, listOf, number, words } from '../good.js';
import { AL_PROVIDER, AUSTIN, DRAIN_CLEANING, HA_PROVIDER, PROVIDER, SEARCH, sample } from '../sample.js';

const search = { categoryId: DRAIN_CLEANING, postalCode: AUSTIN };
const { assigned, fresh } = SANDBOX_REQUESTS;
const request = {
  source: 'funnel',
  title: 'Drain Cleaning',
  description: 'The sink fills again.',
  categoryId: DRAIN_CLEANING,
};
const homeAdvisorPro = listOf({ serviceProviderId: HA_PROVIDER, serviceProviderType: 'HA', name: words });

/** The calls that a homeowner makes, with a path in the specification. */
export const MEMBER_SAMPLES = [
  sample('createLead v1', (gateway) => gateway.createLead({ ...request, address: { postalAddressId: 17 } }), {
    leadId: id,
  }),
  sample('createLead v3', (gateway) => gateway.createLead({ ...request, address: { postalCode: AUSTIN } }), {
    leadId: id,
  }),
  sample('lead', (gateway) => gateway.lead({ leadId: assigned }), {
    leadId: assigned,
    title: words,
    description: words,
    postalAddress: having({ postalCode: AUSTIN }),
    category: { id: DRAIN_CLEANING, name: words },
    userId: id,
  }),
  sample('assignLead v1', (gateway) =>
    gateway.assignLead({ leadId: fresh, serviceProviderIds: [AL_PROVIDER] }, { version: 'v1' }),
  ),
  sample('assignLead v2', (gateway) =>
    gateway.assignLead({
      leadId: fresh,
      serviceProviderIds: [AL_PROVIDER],
      haServiceProviderIds: [HA_PROVIDER],
      serviceRequestId: SEARCH,
    }),
  ),
  sample('sendHandyLead', (gateway) => gateway.sendHandyLead({ leadId: fresh })),
  sample('sendNotification', (gateway) => gateway.sendNotification({ leadIds: [assigned, fresh] })),
  sample(
    'reviewsByProvider',
    (gateway) => gateway.reviewsByProvider({ serviceProviderId: AL_PROVIDER, serviceProviderType: 'AL', limit: 3 }),
    { reviews: listOf({ reviewId: id, rating: number, createDate: instant }), totalCount: number },
  ),
  sample('leadProviders', (gateway) => gateway.leadProviders({ leadId: assigned }), {
    serviceProviders: homeAdvisorPro,
  }),
  sample('providerDetails', (gateway) => gateway.providerDetails({ serviceProviderId: AL_PROVIDER }), {
    serviceProvideId: AL_PROVIDER,
    name: words,
    categories: listOf({ categoryId: DRAIN_CLEANING, categoryName: words, overallReviewCount: number }),
  }),
  sample(
    'combinedProviderDetails',
    (gateway) =>
      gateway.combinedProviderDetails({
        ...search,
        alServiceProviderIds: [AL_PROVIDER],
        haServiceProviderIds: [HA_PROVIDER],
      }),
    { serviceProviders: homeAdvisorPro },
  ),
  sample('suggestions v1', (gateway) => gateway.suggestions(search, { version: 'v1' }), {
    serviceProviders: listOf({ id: AL_PROVIDER, serviceProviderType: 'AL', name: words }),
  }),
  sample('suggestions v4', (gateway) => gateway.suggestions({ ...search, limit: 5 }), {
    serviceProviders: listOf({ id: HA_PROVIDER, serviceProviderType: 'HA', name: words }),
    serviceRequestId: id,
  }),
  sample('eligibility', (gateway) => gateway.eligibility({ serviceProviderId: AL_PROVIDER, postalCode: AUSTIN }), {
    eligible: true,
  }),
  sample('comparison', (gateway) => gateway.comparison({ leadId: assigned }), {
    serviceProviders: listOf({ serviceProviderId: AL_PROVIDER, yearsInBusiness: number, distanceMiles: number }),
  }),
  sample('opportunityLeads', (gateway) => gateway.opportunityLeads({ serviceRequestId: SEARCH }), {
    leads: listOf({ leadId: assigned, serviceProviderId: HA_PROVIDER }),
  }),
  sample('sendProSelection', (gateway) =>
    gateway.sendProSelection({ serviceRequestId: SEARCH, haServiceProviderIds: [HA_PROVIDER] }),
  ),
  sample('markHired', (gateway) =>
    gateway.markHired({ leadId: assigned, serviceProviderId: AL_PROVIDER, serviceProviderType: 'AL' }),
  ),
  sample('taxonomyCategory', (gateway) => gateway.taxonomyCategory({ categoryId: DRAIN_CLEANING }), {
    categoryId: DRAIN_CLEANING,
    name: words,
    parentCategory: { categoryId: '10202' },
  }),
  sample('topCategories', (gateway) => gateway.topCategories({ limit: 4 }), {
    categories: listOf({ categoryId: id, categoryName: words }),
  }),
  sample('autocomplete', (gateway) => gateway.autocomplete({ query: 'drain' }), {
    results: listOf({ id, name: words }),
  }),
  sample('cityByPostalCode', (gateway) => gateway.cityByPostalCode({ postalCode: AUSTIN }), {
    city: 'Austin',
    stateAbbreviation: 'TX',
    advertisingZone: words,
  }),
  sample('seoCityByPostalCode', (gateway) => gateway.seoCityByPostalCode({ postalCode: AUSTIN }), {
    city: 'Austin',
    state: words,
  }),
  sample('projects', (gateway) => gateway.projects({ limit: 5 }), {
    projects: listOf({
      projectId: id,
      leadId: assigned,
      title: words,
      projectStatus: words,
      leadStatus: 'Assigned',
      createDate: instant,
    }),
    totalCount: number,
  }),
  sample('followUpDeals', (gateway) => gateway.followUpDeals({ ...search, defaultCatGroupIds: ['7', '8'] }), {
    deals: listOf({ dealId: id, title: words, price: number }),
  }),
  sample('contactsByIds', (gateway) => gateway.contactsByIds({ contactIds: ['70000001', '70000002'] }), {
    contacts: listOf({ contactId: id, contactType: expect.anything(), serviceProviderId: id, createDate: instant }),
  }),
  sample('updatePhone', (gateway) => gateway.updatePhone({ phoneNumber: '5125550143' })),
  sample('createContact', (gateway) =>
    gateway.createContact({
      payloads: [{ contactPlacementType: 44, serviceProviderIds: [PROVIDER] }],
      contactType: 'MessageSent',
      entityId: 'm1',
    }),
  ),
];
