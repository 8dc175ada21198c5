import { followUpDeals, updatePhone } from '../../gateway/calls/customer.js';
import {
  combinedProviderDetails,
  comparison,
  eligibility,
  leadProviders,
  markHired,
  providerDetails,
  reviewsByProvider,
  sendProSelection,
  suggestionsV4,
} from '../../gateway/calls/providers.js';
import { assignLeadV2, createLeadV3, lead, sendHandyLead, sendNotification } from '../../gateway/calls/requests.js';
import {
  autocomplete,
  cityByPostalCode,
  taxonomyCategory,
  topCategories,
} from '../../gateway/calls/services-and-places.js';
import { ANY_ID, ask, CONTACT, type Known, NO_CATEGORY, ofProvider, type Question, withMore } from './question.js';

const NO_POSTAL_CODE = 'name a postal code with --postal-code';

const ofRequest = ({ madeLeadId, writes = false }: Known) => {
  if (madeLeadId !== undefined) return { leadId: madeLeadId };
  return writes ? 'createLead made no request' : 'needs --write, which makes a request';
};
const inPlace = ({ categoryId, postalCode }: Known) => {
  if (categoryId === undefined) return NO_CATEGORY;
  return postalCode === undefined ? NO_POSTAL_CODE : { categoryId, postalCode };
};
const idsOf = ({ suggested = [] }: Known, wanted: string) =>
  suggested.flatMap(({ id, serviceProviderType }) => (serviceProviderType === wanted ? id : []));

/** Every call of a funnel, in an order in which each finds what it needs. */
export const FUNNEL_QUESTIONS: readonly Question[] = [
  ask(topCategories, {
    round: 0,
    input: () => ({ limit: 10 }),
    entries: ({ categories }) => categories,
    learn: ({ categories: [first] }) => ({ categoryId: first?.categoryId, serviceName: first?.categoryName }),
  }),
  ask(autocomplete, {
    // A service that the gateway has just named, as far as a customer types it.
    input: ({ serviceName }) => ({ query: /\S{2,}/.exec(serviceName ?? '')?.[0] ?? 'plumb' }),
    entries: ({ results }) => results,
  }),
  ask(providerDetails, { input: ofProvider }),
  ask(taxonomyCategory, {
    input: ({ categoryId }) => (categoryId === undefined ? NO_CATEGORY : { categoryId }),
  }),
  ask(cityByPostalCode, {
    input: ({ postalCode }) => (postalCode === undefined ? NO_POSTAL_CODE : { postalCode }),
  }),
  ask(eligibility, {
    input: ({ spId, postalCode }) =>
      postalCode === undefined ? NO_POSTAL_CODE : { serviceProviderId: spId, postalCode },
  }),
  ask(suggestionsV4, {
    input: inPlace,
    entries: ({ serviceProviders }) => serviceProviders,
    learn: ({ serviceProviders }) => ({ suggested: serviceProviders }),
  }),
  ask(reviewsByProvider, {
    input: ({ spId }) => ({ serviceProviderId: spId, serviceProviderType: 'AL', limit: 3, offset: 0 }),
  }),
  ask(followUpDeals, { input: inPlace }),
  ask(combinedProviderDetails, {
    round: 2,
    input: (known) => {
      const place = inPlace(known);
      const [al, ha] = [idsOf(known, 'AL'), idsOf(known, 'HA')];
      if (typeof place === 'string') return place;
      if (al.length + ha.length === 0) return 'no provider was suggested';
      return { ...place, alServiceProviderIds: al, haServiceProviderIds: ha };
    },
    entries: ({ serviceProviders }) => serviceProviders,
  }),
  ask(createLeadV3, {
    kind: 'write',
    round: 2,
    makesLead: true,
    input: (known) => {
      const place = inPlace(known);
      if (typeof place === 'string') return place;
      return {
        source: 'lead-widgets-check',
        title: 'Gateway check',
        description: 'Made by lead-widgets check. It may be deleted.',
        categoryId: place.categoryId,
        assignedServiceProviderIds: [known.spId],
        contactInformation: CONTACT,
        address: { postalCode: place.postalCode },
      };
    },
    learn: ({ leadId }) => ({ madeLeadId: leadId }),
  }),
  ask(lead, { round: 3, input: ofRequest }),
  ask(leadProviders, {
    round: 3,
    input: ofRequest,
    entries: ({ serviceProviders }) => serviceProviders,
  }),
  ask(comparison, {
    round: 3,
    input: ofRequest,
    entries: ({ serviceProviders }) => serviceProviders,
  }),
  ask(assignLeadV2, {
    kind: 'write',
    round: 3,
    input: (known) => withMore(ofRequest(known), { serviceProviderIds: [known.spId] }),
  }),
  ask(sendProSelection, {
    kind: 'preflight',
    input: () => ({ serviceRequestId: ANY_ID, haServiceProviderIds: [] }),
  }),
  ask(markHired, {
    kind: 'preflight',
    input: ({ spId }) => ({ leadId: ANY_ID, serviceProviderId: spId, serviceProviderType: 'AL' }),
  }),
  ask(sendNotification, { kind: 'preflight', input: () => ({ leadIds: [ANY_ID] }) }),
  ask(sendHandyLead, { kind: 'preflight', input: () => ({ leadId: ANY_ID }) }),
  ask(updatePhone, { kind: 'preflight', input: () => ({ phoneNumber: CONTACT.phoneNumber }) }),
];
