import * as customer from '../../gateway/calls/customer.js';
import * as forms from '../../gateway/calls/dashboard-forms.js';
import * as messages from '../../gateway/calls/message-center.js';
import * as office from '../../gateway/calls/office-leads.js';
import * as dashboard from '../../gateway/calls/provider-dashboard.js';
import * as providers from '../../gateway/calls/providers.js';
import * as requests from '../../gateway/calls/requests.js';
import * as reviews from '../../gateway/calls/review-gateway.js';
import * as services from '../../gateway/calls/services-and-places.js';
import { ask, askExample, CONTACT, type Known, NO_CATEGORY, ofProvider, type Question, withMore } from './question.js';

const NO_LEAD = 'the provider has no lead; name one with --lead-id';
const NO_USER = 'the lead names no customer (customerInfo.userId)';

const ofLead = ({ spId, leadId }: Known) => (leadId === undefined ? NO_LEAD : { serviceProviderId: spId, leadId });
/** Writes what is there already. */
const again = <More extends object>({ spId, lead: found }: Known, more: (found: dashboard.WireLead) => More) =>
  found === undefined ? NO_LEAD : { serviceProviderId: spId, leadId: found.leadId, ...more(found) };
const ofCustomer = ({ spId, lead: found }: Known) => {
  if (found === undefined) return NO_LEAD;
  const userId = found.customerInfo?.userId;
  return userId == null ? NO_USER : { serviceProviderId: spId, userId };
};
const suggest = ({ spId }: Known) => ({ serviceProviderId: spId, query: 'a' });

const PROVIDER_QUESTIONS: readonly Question[] = [
  ask(dashboard.serviceProvider, {
    round: 0,
    input: ofProvider,
    entries: ({ serviceProviders }) => serviceProviders,
    learn: ({ serviceProviders: [own] }) => ({ postalCode: own?.primaryAddress?.postalCode ?? undefined }),
  }),
  ask(dashboard.leads, {
    // It also finds a lead for the others.
    tags: ['lead-board', 'lead-page', 'message-thread', 'review-request-modal'],
    round: 0,
    input: ofProvider,
    entries: (page) => page.leads,
    learn: ({ leads: [first] }) => (first === undefined ? {} : { lead: first, leadId: first.leadId }),
  }),
  ask(forms.providerCategories, {
    input: ofProvider,
    entries: (found) => found.categories,
    learn: ({ categories: [first] }) => ({ ownCategoryId: first?.id ?? first?.categoryId ?? undefined }),
  }),
  ask(dashboard.providerLead, { input: ofLead, learn: (found) => ({ lead: found }) }),
  ask(office.leadForPageV2, { input: ofLead }),
  ask(office.suggestLocations, { isOptional: true, input: suggest }),
  ask(office.suggestCategories, { isOptional: true, input: suggest }),
  ask(office.suggestMembers, { isOptional: true, input: suggest }),
  ask(forms.registeredNumbers, { input: ofProvider }),
  ask(messages.phoneNumbers, {
    input: ({ spId, leadId }) => (leadId === undefined ? NO_LEAD : { serviceProviderId: spId, leadIds: [leadId] }),
  }),
  ask(messages.activities, { input: ({ spId }) => ({ interactorId: spId }) }),
  ask(messages.chatSession, { round: 2, input: ofCustomer }),
  ask(reviews.categories, {
    round: 2,
    input: ({ ownCategoryId }) => (ownCategoryId === undefined ? NO_CATEGORY : { categoryIds: [ownCategoryId] }),
    entries: (found) => found.categories,
  }),
  // Setting a status also marks a lead read, so what was read comes after it.
  ask(dashboard.setStatus, { kind: 'write', round: 3, input: (known) => again(known, ({ status }) => ({ status })) }),
  ask(dashboard.saveNote, {
    kind: 'write',
    round: 3,
    input: (known) => again(known, ({ notes }) => ({ note: notes ?? '' })),
  }),
  ask(dashboard.archive, {
    kind: 'write',
    round: 3,
    input: (known) => again(known, ({ isArchived }) => ({ archived: isArchived ?? false })),
  }),
  ask(dashboard.markRead, {
    kind: 'write',
    round: 4,
    input: (known) => again(known, ({ read }) => ({ read: read ?? false })),
  }),
  ask(messages.markThreadRead, {
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
  ask(services.topCategories, {
    round: 0,
    input: () => ({ limit: 10 }),
    entries: ({ categories }) => categories,
    learn: ({ categories: [first] }) => ({ categoryId: first?.categoryId, serviceName: first?.categoryName }),
  }),
  ask(services.autocomplete, {
    // A service that the gateway has just named, as far as a customer types it.
    input: ({ serviceName }) => ({ query: /\S{2,}/.exec(serviceName ?? '')?.[0] ?? 'plumb' }),
    entries: ({ results }) => results,
  }),
  ask(providers.providerDetails, { input: ofProvider }),
  ask(services.taxonomyCategory, {
    input: ({ categoryId }) => (categoryId === undefined ? NO_CATEGORY : { categoryId }),
  }),
  ask(services.cityByPostalCode, {
    input: ({ postalCode }) => (postalCode === undefined ? NO_POSTAL_CODE : { postalCode }),
  }),
  ask(providers.eligibility, {
    input: ({ spId, postalCode }) =>
      postalCode === undefined ? NO_POSTAL_CODE : { serviceProviderId: spId, postalCode },
  }),
  ask(providers.suggestionsV4, {
    input: inPlace,
    entries: ({ serviceProviders }) => serviceProviders,
    learn: ({ serviceProviders }) => ({ suggested: serviceProviders }),
  }),
  ask(providers.reviewsByProvider, {
    input: ({ spId }) => ({ serviceProviderId: spId, serviceProviderType: 'AL', limit: 3, offset: 0 }),
  }),
  ask(customer.followUpDeals, { input: inPlace }),
  ask(providers.combinedProviderDetails, {
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
  ask(requests.createLeadV3, {
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
  ask(requests.lead, { round: 3, input: ofRequest }),
  ask(providers.leadProviders, { round: 3, input: ofRequest, entries: ({ serviceProviders }) => serviceProviders }),
  ask(providers.comparison, { round: 3, input: ofRequest, entries: ({ serviceProviders }) => serviceProviders }),
  ask(requests.assignLeadV2, {
    kind: 'write',
    round: 3,
    input: (known) => withMore(ofRequest(known), { serviceProviderIds: [known.spId] }),
  }),
];

const { sendMessage, createContact } = messages.examples();
const { sendFeedback, registerNumber } = forms.examples();
const { addDisplayPreferences } = office.boardToolExamples();
const { sendProSelection, markHired } = providers.examples();
const { sendNotification, sendHandyLead } = requests.examples();

/** Every call that a widget makes, in an order in which each finds what it needs. */
export const QUESTIONS: readonly Question[] = [
  ...PROVIDER_QUESTIONS,
  ...[sendMessage, createContact, sendFeedback, addDisplayPreferences, registerNumber].map(askExample),
  askExample(reviews.examples().requestReviewByEmail),
  ...FUNNEL_QUESTIONS,
  ...[sendProSelection, markHired, sendNotification, sendHandyLead, customer.examples().updatePhone].map(askExample),
];
