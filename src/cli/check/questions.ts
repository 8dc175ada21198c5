import { createContactAsProvider } from '../../gateway/calls/contact.js';
import {
  providerCategories,
  registeredNumbers,
  registerNumber,
  sendFeedback,
} from '../../gateway/calls/dashboard-forms.js';
import {
  activities,
  chatSession,
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
import { categories, requestReviewByEmail } from '../../gateway/calls/review-gateway.js';
import { FUNNEL_QUESTIONS } from './funnel-questions.js';
import { ANY_ID, ask, CONTACT, type Known, NO_CATEGORY, ofProvider, type Question, withMore } from './question.js';

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

/** Every call that a widget makes, in an order in which each finds what it needs. */
export const QUESTIONS: readonly Question[] = [
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
  ask(providerLead, {
    input: ofLead,
    learn: (found) => ({ lead: found }),
  }),
  ask(leadForPageV2, { input: ofLead }),
  ask(suggestLocations, { input: suggest }),
  ask(suggestCategories, { input: suggest }),
  ask(suggestMembers, { input: suggest }),
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
  ask(setStatus, {
    kind: 'write',
    round: 3,
    input: (known) => again(known, ({ status }) => ({ status })),
  }),
  ask(saveNote, {
    kind: 'write',
    round: 3,
    input: (known) => again(known, ({ notes }) => ({ note: notes ?? '' })),
  }),
  ask(archive, {
    kind: 'write',
    round: 3,
    input: (known) => again(known, ({ isArchived }) => ({ archived: isArchived ?? false })),
  }),
  ask(markRead, {
    kind: 'write',
    round: 4,
    input: (known) => again(known, ({ read }) => ({ read: read ?? false })),
  }),
  ask(markThreadRead, {
    kind: 'write',
    round: 4,
    input: (known) => withMore(ofCustomer(known), { read: known.lead?.hasUnreadMessages !== true }),
  }),
  ask(sendMessage, {
    kind: 'preflight',
    input: ({ spId }) => ({ text: '-', senderEntityId: spId, receiverEntityId: ANY_ID }),
  }),
  ask(createContactAsProvider, {
    kind: 'preflight',
    input: ({ spId }) => ({ serviceProviderId: spId, payloads: [], contactType: 1, entityId: ANY_ID }),
  }),
  ask(sendFeedback, {
    kind: 'preflight',
    input: ({ spId }) => ({ serviceProviderId: spId, leadId: ANY_ID, rating: 5, reason: '-' }),
  }),
  ask(addDisplayPreferences, {
    kind: 'preflight',
    input: ({ spId }) => ({ serviceProviderId: spId, displayPreferences: [] }),
  }),
  ask(registerNumber, {
    kind: 'preflight',
    input: ({ spId }) => ({ serviceProviderId: spId, name: '-', phoneNumber: CONTACT.phoneNumber }),
  }),
  ask(requestReviewByEmail, {
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
  ...FUNNEL_QUESTIONS,
];
