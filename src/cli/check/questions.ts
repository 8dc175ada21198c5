import { examples as customerExamples, followUpDeals } from '../../gateway/calls/customer.js';
import {
  examples as formExamples,
  providerCategories,
  registeredNumbers,
} from '../../gateway/calls/dashboard-forms.js';
import {
  activities,
  chatSession,
  markThreadRead,
  examples as messageExamples,
  phoneNumbers,
} from '../../gateway/calls/message-center.js';
import {
  boardToolExamples,
  leadForPageV2,
  suggestCategories,
  suggestLocations,
  suggestMembers,
} from '../../gateway/calls/office-leads.js';
import type { WireLead } from '../../gateway/calls/provider-dashboard.js';
import {
  archive,
  leads,
  markRead,
  providerLead,
  saveNote,
  serviceProvider,
  setStatus,
} from '../../gateway/calls/provider-dashboard.js';
import {
  combinedProviderDetails,
  comparison,
  eligibility,
  leadProviders,
  providerDetails,
  examples as providerExamples,
  reviewsByProvider,
  suggestionsV4,
} from '../../gateway/calls/providers.js';
import { assignLeadV2, createLeadV3, lead, examples as requestExamples } from '../../gateway/calls/requests.js';
import { categories, examples as reviewExamples } from '../../gateway/calls/review-gateway.js';
import {
  autocomplete,
  cityByPostalCode,
  taxonomyCategory,
  topCategories,
} from '../../gateway/calls/services-and-places.js';
import { ask, askExample, CONTACT, type Known, NO_CATEGORY, ofProvider, type Question, withMore } from './question.js';

const NO_LEAD = 'the provider has no lead; name one with --lead-id';
const NO_USER = 'the lead names no customer (customerInfo.userId)';

const ofLead = ({ spId, leadId }: Known) => (leadId === undefined ? NO_LEAD : { serviceProviderId: spId, leadId });
/** Writes what is there already. */
const again = <More extends object>({ spId, lead: found }: Known, more: (found: WireLead) => More) =>
  found === undefined ? NO_LEAD : { serviceProviderId: spId, leadId: found.leadId, ...more(found) };
const ofCustomer = ({ spId, lead: found }: Known) => {
  if (found === undefined) return NO_LEAD;
  const userId = found.customerInfo?.userId;
  return userId == null ? NO_USER : { serviceProviderId: spId, userId };
};
const suggest = ({ spId }: Known) => ({ serviceProviderId: spId, query: 'a' });

const PROVIDER_QUESTIONS: readonly Question[] = [
  ask(serviceProvider, {
    round: 0,
    input: ofProvider,
    entries: ({ serviceProviders }) => serviceProviders,
    learn: ({ serviceProviders: [own] }) => ({ postalCode: own?.primaryAddress?.postalCode ?? undefined }),
  }),
  ask(leads, {
    // It also finds a lead for the others.
    tags: ['lead-board', 'lead-page', 'message-thread', 'review-request-modal'],
    round: 0,
    input: ofProvider,
    entries: (page) => page.leads,
    learn: ({ leads: [first] }) => (first === undefined ? {} : { lead: first, leadId: first.leadId }),
  }),
  ask(providerCategories, {
    input: ofProvider,
    entries: (found) => found.categories,
    learn: ({ categories: [first] }) => ({ ownCategoryId: first?.id ?? first?.categoryId ?? undefined }),
  }),
  ask(providerLead, { input: ofLead, learn: (found) => ({ lead: found }) }),
  ask(leadForPageV2, { input: ofLead }),
  ask(suggestLocations, { isOptional: true, input: suggest }),
  ask(suggestCategories, { isOptional: true, input: suggest }),
  ask(suggestMembers, { isOptional: true, input: suggest }),
  ask(registeredNumbers, { input: ofProvider }),
  ask(phoneNumbers, {
    input: ({ spId, leadId }) => (leadId === undefined ? NO_LEAD : { serviceProviderId: spId, leadIds: [leadId] }),
  }),
  ask(activities, { input: ({ spId }) => ({ interactorId: spId }) }),
  ask(chatSession, { round: 2, input: ofCustomer }),
  ask(categories, {
    round: 2,
    input: ({ ownCategoryId }) => (ownCategoryId === undefined ? NO_CATEGORY : { categoryIds: [ownCategoryId] }),
    entries: (found) => found.categories,
  }),
  // Setting a status also marks a lead read, so what was read comes after it.
  ask(setStatus, { kind: 'write', round: 3, input: (known) => again(known, ({ status }) => ({ status })) }),
  ask(saveNote, { kind: 'write', round: 3, input: (known) => again(known, ({ notes }) => ({ note: notes ?? '' })) }),
  ask(archive, {
    kind: 'write',
    round: 3,
    input: (known) => again(known, ({ isArchived }) => ({ archived: isArchived ?? false })),
  }),
  ask(markRead, { kind: 'write', round: 4, input: (known) => again(known, ({ read }) => ({ read: read ?? false })) }),
  ask(markThreadRead, {
    kind: 'write',
    round: 4,
    input: (known) => withMore(ofCustomer(known), { read: known.lead?.hasUnreadMessages !== true }),
  }),
];

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

const FUNNEL_QUESTIONS: readonly Question[] = [
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
  ask(taxonomyCategory, { input: ({ categoryId }) => (categoryId === undefined ? NO_CATEGORY : { categoryId }) }),
  ask(cityByPostalCode, { input: ({ postalCode }) => (postalCode === undefined ? NO_POSTAL_CODE : { postalCode }) }),
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
  ask(leadProviders, { round: 3, input: ofRequest, entries: ({ serviceProviders }) => serviceProviders }),
  ask(comparison, { round: 3, input: ofRequest, entries: ({ serviceProviders }) => serviceProviders }),
  ask(assignLeadV2, {
    kind: 'write',
    round: 3,
    input: (known) => withMore(ofRequest(known), { serviceProviderIds: [known.spId] }),
  }),
];

const { sendMessage, createContact } = messageExamples();
const { sendFeedback, registerNumber } = formExamples();
const { addDisplayPreferences } = boardToolExamples();
const { sendProSelection, markHired } = providerExamples();
const { sendNotification, sendHandyLead } = requestExamples();

/** Every call that a widget makes, in an order in which each finds what it needs. */
export const QUESTIONS: readonly Question[] = [
  ...PROVIDER_QUESTIONS,
  ...[sendMessage, createContact, sendFeedback, addDisplayPreferences, registerNumber].map(askExample),
  askExample(reviewExamples().requestReviewByEmail),
  ...FUNNEL_QUESTIONS,
  ...[sendProSelection, markHired, sendNotification, sendHandyLead, customerExamples().updatePhone].map(askExample),
];
