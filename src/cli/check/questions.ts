import type { WireLead } from '../../contract/wire/provider-dashboard.js';
import { followUpDeals, updatePhone } from '../../gateway/calls/customer.js';
import {
  providerCategories,
  registeredNumbers,
  registerNumber,
  sendFeedback,
} from '../../gateway/calls/dashboard-forms.js';
import {
  activities,
  chatSession,
  createContactAsProvider,
  markThreadRead,
  phoneNumbers,
  sendMessage,
} from '../../gateway/calls/message-center.js';
import {
  addDisplayPreferences,
  leadForPageV2,
  suggestCategories,
  suggestLocations,
  suggestMembers,
} from '../../gateway/calls/office-leads.js';
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
  markHired,
  providerDetails,
  reviewsByProvider,
  sendProSelection,
  suggestionsV4,
} from '../../gateway/calls/providers.js';
import { assignLeadV2, createLeadV3, lead, sendHandyLead, sendNotification } from '../../gateway/calls/requests.js';
import { categories, requestReviewByEmail } from '../../gateway/calls/review-gateway.js';
import {
  autocomplete,
  cityByPostalCode,
  taxonomyCategory,
  topCategories,
} from '../../gateway/calls/services-and-places.js';
import { ask, type Known, type Question } from './question.js';

const BOARD = ['lead-board'] as const;
const THREAD = ['message-thread'] as const;
const FUNNEL = ['raq-funnel'] as const;
const REVIEW = ['review-request-modal'] as const;

const NO_LEAD = 'the provider has no lead; name one with --lead-id';
const NO_USER = 'the lead names no customer (customerInfo.userId)';
const NO_REQUEST = 'needs --write, which makes a request';
const NO_CATEGORY = 'no category is known';
const NO_POSTAL_CODE = 'name a postal code with --postal-code';
/** In a preflight, which no gateway looks up. */
const ANY_ID = '1';

const ofProvider = ({ spId }: Known) => ({ serviceProviderId: spId });
const ofLead = ({ spId, leadId }: Known) => (leadId === undefined ? NO_LEAD : { serviceProviderId: spId, leadId });
/** Writes what is there already. */
const again = <More extends object>({ spId, lead: found }: Known, more: (found: WireLead) => More) =>
  found === undefined ? NO_LEAD : { serviceProviderId: spId, leadId: found.leadId, ...more(found) };
const ofCustomer = ({ spId, lead: found }: Known) => {
  if (found === undefined) return NO_LEAD;
  const userId = found.customerInfo?.userId;
  return userId == null ? NO_USER : { serviceProviderId: spId, userId };
};
const ofRequest = ({ madeLeadId }: Known) => (madeLeadId === undefined ? NO_REQUEST : { leadId: madeLeadId });
const inPlace = ({ categoryId, postalCode }: Known) => {
  if (categoryId === undefined) return NO_CATEGORY;
  return postalCode === undefined ? NO_POSTAL_CODE : { categoryId, postalCode };
};
const suggest = ({ spId }: Known) => ({ serviceProviderId: spId, query: 'a' });
const idsOf = ({ suggested = [] }: Known, wanted: string) =>
  suggested.flatMap(({ id, serviceProviderType }) => (serviceProviderType === wanted ? id : []));

const CONTACT = {
  firstName: 'Gateway',
  lastName: 'Check',
  email: 'gateway-check@example.com',
  phoneNumber: '5125550100',
};

/** Every call that a widget makes, in an order in which each finds what it needs. */
export const QUESTIONS: readonly Question[] = [
  ask(serviceProvider, {
    tags: ['lead-board', 'review-request-modal'],
    round: 0,
    input: ofProvider,
    learn: ({ serviceProviders: [own] }) => ({ postalCode: own?.primaryAddress?.postalCode ?? undefined }),
  }),
  ask(leads, {
    tags: ['lead-board', 'lead-page', 'message-thread', 'review-request-modal'],
    round: 0,
    input: ofProvider,
    learn: ({ leads: [first] }) => (first === undefined ? {} : { lead: first, leadId: first.leadId }),
  }),
  ask(topCategories, {
    tags: FUNNEL,
    round: 0,
    input: () => ({ limit: 10 }),
    learn: ({ categories: [first] }) => ({ categoryId: first?.categoryId }),
  }),
  ask(providerCategories, {
    tags: ['lead-board', 'review-request-modal'],
    input: ofProvider,
    learn: ({ categories: [first] }) => ({ ownCategoryId: first?.id ?? first?.categoryId ?? undefined }),
  }),
  ask(providerLead, {
    tags: ['lead-board', 'message-thread', 'review-request-modal'],
    input: ofLead,
    learn: (found) => ({ lead: found }),
  }),
  ask(leadForPageV2, { tags: ['lead-page'], input: ofLead }),
  ask(suggestLocations, { tags: BOARD, input: suggest }),
  ask(suggestCategories, { tags: BOARD, input: suggest }),
  ask(suggestMembers, { tags: BOARD, input: suggest }),
  ask(registeredNumbers, { tags: BOARD, input: ofProvider }),
  ask(phoneNumbers, {
    tags: THREAD,
    input: ({ spId, leadId }) => (leadId === undefined ? NO_LEAD : { serviceProviderId: spId, leadIds: [leadId] }),
  }),
  ask(activities, { tags: THREAD, input: ({ spId }) => ({ interactorId: spId }) }),
  ask(chatSession, { tags: THREAD, round: 2, input: ofCustomer }),
  ask(autocomplete, { tags: FUNNEL, input: () => ({ query: 'plumb' }) }),
  ask(providerDetails, { tags: FUNNEL, input: ofProvider }),
  ask(taxonomyCategory, {
    tags: FUNNEL,
    input: ({ categoryId }) => (categoryId === undefined ? NO_CATEGORY : { categoryId }),
  }),
  ask(cityByPostalCode, {
    tags: FUNNEL,
    input: ({ postalCode }) => (postalCode === undefined ? NO_POSTAL_CODE : { postalCode }),
  }),
  ask(eligibility, {
    tags: FUNNEL,
    input: ({ spId, postalCode }) =>
      postalCode === undefined ? NO_POSTAL_CODE : { serviceProviderId: spId, postalCode },
  }),
  ask(suggestionsV4, {
    tags: FUNNEL,
    input: inPlace,
    learn: ({ serviceProviders }) => ({ suggested: serviceProviders }),
  }),
  ask(reviewsByProvider, {
    tags: FUNNEL,
    input: ({ spId }) => ({ serviceProviderId: spId, serviceProviderType: 'AL', limit: 3, offset: 0 }),
  }),
  ask(followUpDeals, { tags: FUNNEL, input: inPlace }),
  ask(categories, {
    tags: ['lead-board', 'review-request-modal'],
    round: 2,
    input: ({ ownCategoryId }) => (ownCategoryId === undefined ? NO_CATEGORY : { categoryIds: [ownCategoryId] }),
  }),
  ask(combinedProviderDetails, {
    tags: FUNNEL,
    round: 2,
    input: (known) => {
      const place = inPlace(known);
      const [al, ha] = [idsOf(known, 'AL'), idsOf(known, 'HA')];
      if (typeof place === 'string') return place;
      if (al.length + ha.length === 0) return 'no provider was suggested';
      return { ...place, alServiceProviderIds: al, haServiceProviderIds: ha };
    },
  }),
  ask(createLeadV3, {
    tags: FUNNEL,
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
  ask(lead, { tags: FUNNEL, round: 3, input: ofRequest }),
  ask(leadProviders, { tags: FUNNEL, round: 3, input: ofRequest }),
  ask(comparison, { tags: FUNNEL, round: 3, input: ofRequest }),
  ask(assignLeadV2, {
    tags: FUNNEL,
    kind: 'write',
    round: 3,
    input: ({ spId, madeLeadId }) =>
      madeLeadId === undefined ? NO_REQUEST : { leadId: madeLeadId, serviceProviderIds: [spId] },
  }),
  // Setting a status also marks a lead read, so what was read comes after it.
  ask(setStatus, {
    tags: BOARD,
    kind: 'write',
    round: 3,
    input: (known) => again(known, ({ status }) => ({ status })),
  }),
  ask(saveNote, {
    tags: BOARD,
    kind: 'write',
    round: 3,
    input: (known) => again(known, ({ notes }) => ({ note: notes ?? '' })),
  }),
  ask(archive, {
    tags: BOARD,
    kind: 'write',
    round: 3,
    input: (known) => again(known, ({ isArchived }) => ({ archived: isArchived ?? false })),
  }),
  ask(markRead, {
    tags: BOARD,
    kind: 'write',
    round: 4,
    input: (known) => again(known, ({ read }) => ({ read: read ?? false })),
  }),
  ask(markThreadRead, {
    tags: THREAD,
    kind: 'write',
    round: 4,
    input: (known) => {
      const customer = ofCustomer(known);
      const read = known.lead?.hasUnreadMessages !== true;
      return typeof customer === 'string' ? customer : { ...customer, read };
    },
  }),
  ask(sendMessage, {
    tags: THREAD,
    kind: 'preflight',
    input: ({ spId }) => ({ text: '-', senderEntityId: spId, receiverEntityId: ANY_ID }),
  }),
  ask(createContactAsProvider, {
    tags: THREAD,
    kind: 'preflight',
    input: ({ spId }) => ({ serviceProviderId: spId, payloads: [], contactType: 1, entityId: ANY_ID }),
  }),
  ask(sendFeedback, {
    tags: BOARD,
    kind: 'preflight',
    input: ({ spId }) => ({ serviceProviderId: spId, leadId: ANY_ID, rating: 5, reason: '-' }),
  }),
  ask(addDisplayPreferences, {
    tags: BOARD,
    kind: 'preflight',
    input: ({ spId }) => ({ serviceProviderId: spId, displayPreferences: [] }),
  }),
  ask(registerNumber, {
    tags: BOARD,
    kind: 'preflight',
    input: ({ spId }) => ({ serviceProviderId: spId, name: '-', phoneNumber: CONTACT.phoneNumber }),
  }),
  ask(requestReviewByEmail, {
    tags: [...BOARD, ...REVIEW],
    kind: 'preflight',
    input: ({ spId }) => ({
      firstName: CONTACT.firstName,
      lastName: CONTACT.lastName,
      emailAddress: CONTACT.email,
      phoneNumber: CONTACT.phoneNumber,
      serviceProviderId: spId,
      postalCode: '00000',
      descriptionOfWork: '-',
      workCompleted: true,
      categories: [],
    }),
  }),
  ask(sendProSelection, {
    tags: FUNNEL,
    kind: 'preflight',
    input: () => ({ serviceRequestId: ANY_ID, haServiceProviderIds: [] }),
  }),
  ask(markHired, {
    tags: FUNNEL,
    kind: 'preflight',
    input: ({ spId }) => ({ leadId: ANY_ID, serviceProviderId: spId, serviceProviderType: 'AL' }),
  }),
  ask(sendNotification, { tags: FUNNEL, kind: 'preflight', input: () => ({ leadIds: [ANY_ID] }) }),
  ask(sendHandyLead, { tags: FUNNEL, kind: 'preflight', input: () => ({ leadId: ANY_ID }) }),
  ask(updatePhone, { tags: FUNNEL, kind: 'preflight', input: () => ({ phoneNumber: CONTACT.phoneNumber }) }),
];
