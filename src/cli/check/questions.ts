import type { InferOutput } from 'valibot';
import type { AnswerSchema, CallDefinition } from '../../gateway/call.js';
import * as customer from '../../gateway/calls/customer.js';
import * as forms from '../../gateway/calls/dashboard-forms.js';
import * as messages from '../../gateway/calls/message-center.js';
import * as office from '../../gateway/calls/office-leads.js';
import * as dashboard from '../../gateway/calls/provider-dashboard.js';
import * as providers from '../../gateway/calls/providers.js';
import * as requests from '../../gateway/calls/requests.js';
import * as reviews from '../../gateway/calls/review-gateway.js';
import * as services from '../../gateway/calls/services-and-places.js';
import { CALLS_BY_TAG, MADE_EXAMPLES } from '../../gateway/calls-by-tag.js';
import type { Example } from '../../gateway/example.js';
import { callOf, type Exchange, type Page, type Read, readAnswer, type Sent } from './exchange.js';

/** What is known for the next questions: what the person gave, and what the gateway has answered. */
export interface Known {
  readonly spId: string;
  /** Whether the check may write. */
  readonly writes?: boolean;
  readonly leadId?: string | undefined;
  /** The first lead of the board. */
  readonly lead?: dashboard.WireLead | undefined;
  readonly postalCode?: string | undefined;
  readonly ownCategoryId?: string | undefined;
  /** A service that a customer can ask for. */
  readonly categoryId?: string | undefined;
  readonly serviceName?: string | undefined;
  readonly suggested?: providers.WireSuggestions['serviceProviders'];
  /** The request that the check has made. */
  readonly madeLeadId?: string | undefined;
}

export const CHECKED_TAGS = [
  'lead-board',
  'lead-page',
  'message-thread',
  'review-request-modal',
  'raq-funnel',
] as const;
export type CheckedTag = (typeof CHECKED_TAGS)[number];

/** Whether a funnel is the only widget: it makes no call of a provider. */
export function isFunnelAlone(tags: readonly CheckedTag[]): boolean {
  return tags.every((tag) => tag === 'raq-funnel');
}

/** One call that the widgets make. */
export interface Question {
  readonly call: string;
  /**
   * `write` sends the current values again or creates a request for the check; it needs --write. `preflight` would reach
   * a person or leave something behind, so only its preflight is sent.
   */
  readonly kind: 'read' | 'write' | 'preflight';
  readonly tags: readonly CheckedTag[];
  /** The calls of one round run together, after the earlier rounds. */
  readonly round: number;
  /** Whether the same request id must give the same answer. */
  readonly makesLead?: true;
  /** The widgets work without it. */
  readonly isOptional?: true;
  /** @returns the request, or what is missing for it */
  prepare(known: Known, page: Page, requestId: string): Promise<Sent | string>;
  /** Checks an answer, and reads from it what later calls need. `isEmpty`: its list had no entries to check. */
  read(answer: Exchange): Read<Partial<Known> & { readonly isEmpty?: boolean }>;
}

/** By default, a read in round 1, for the tags that make the call. */
interface Plan<Input, Output> extends Partial<Pick<Question, 'tags' | 'kind' | 'round' | 'makesLead' | 'isOptional'>> {
  /** @returns the input, or what is missing for it */
  readonly input: (known: Known) => Input | string;
  readonly learn?: (output: Output) => Partial<Known>;
  /** The list that should have entries. */
  readonly entries?: (output: Output) => readonly unknown[];
}

const NO_CATEGORY = 'no category was found';

const ofProvider = ({ spId }: Known) => ({ serviceProviderId: spId });

/** Adds fields to what was found. What is missing stays so. */
function withMore<Found extends object, More extends object>(found: Found | string, more: More) {
  return typeof found === 'string' ? found : { ...found, ...more };
}

function tagsOf({ operation }: { readonly operation: string }): readonly CheckedTag[] {
  return CHECKED_TAGS.filter((tag) => CALLS_BY_TAG[tag]?.has(operation));
}

/** A question about a call of the client, which has its path, its fields and the schema of its answer. */
function ask<Input extends object, Schema extends AnswerSchema>(
  definition: CallDefinition<string, Input, Schema>,
  plan: Plan<Input, InferOutput<Schema>>,
): Question {
  const { input, learn, entries, ...more } = plan;
  return {
    call: definition.operation,
    kind: 'read',
    tags: tagsOf(definition),
    round: 1,
    ...more,
    async prepare(known, page, requestId) {
      const body = input(known);
      return typeof body === 'string' ? body : callOf(page, definition, body, requestId);
    },
    read(answer) {
      const read = readAnswer(definition, answer);
      if ('fault' in read) return read;
      return { value: { ...learn?.(read.value), isEmpty: entries?.(read.value).length === 0 } };
    },
  };
}

/** A question about a call that may leave something behind. Its preflight has the address of the call's example. */
function askExample({ calls: [definition], input }: Example): Question {
  return {
    call: definition.operation,
    kind: 'preflight',
    tags: tagsOf(definition),
    round: 1,
    async prepare({ spId }, page, requestId): Promise<Sent> {
      const own = { ...input, ...('serviceProviderId' in Object(input) && { serviceProviderId: spId }) };
      return Reflect.apply(callOf, undefined, [page, definition, own, requestId]);
    },
    read: () => ({ value: {} }),
  };
}

const NO_LEAD = 'the provider has no lead; add --lead-id';
const NO_USER = 'the lead has no customerInfo.userId';

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

const NO_POSTAL_CODE = 'add --postal-code';

const ofRequest = ({ madeLeadId, writes = false }: Known) => {
  if (madeLeadId !== undefined) return { leadId: madeLeadId };
  return writes ? 'createLead created no request' : 'requires --write, which creates a request';
};
const inPlace = ({ categoryId, postalCode }: Known) => {
  if (categoryId === undefined) return NO_CATEGORY;
  return postalCode === undefined ? NO_POSTAL_CODE : { categoryId, postalCode };
};
const idsOf = ({ suggested = [] }: Known, wanted: string) =>
  suggested.flatMap(({ id, serviceProviderType }) => (serviceProviderType === wanted ? id : []));

/** The calls whose answers are checked, in an order in which each finds what it needs. */
const ASKED: readonly Question[] = [
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
  ask(services.topCategories, {
    round: 0,
    input: () => ({ limit: 10 }),
    entries: ({ categories }) => categories,
    learn: ({ categories: [first] }) => ({ categoryId: first?.categoryId, serviceName: first?.categoryName }),
  }),
  ask(services.autocomplete, {
    // The first word of a service that the gateway just returned.
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
        description: 'Created by lead-widgets check. You can delete it.',
        categoryId: place.categoryId,
        assignedServiceProviderIds: [known.spId],
        contactInformation: {
          firstName: 'Gateway',
          lastName: 'Check',
          email: 'gateway-check@example.com',
          phoneNumber: '5125550100',
        },
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

const asked = new Set(ASKED.map(({ call }) => call));

/** Calls that a widget makes and that are not asked. Of a new call, only the preflight is sent until it is in `ASKED`. */
const OTHERS = MADE_EXAMPLES.filter(({ calls: [call] }) => !asked.has(call.operation));

/** Every call that a widget makes. */
export const QUESTIONS: readonly Question[] = [...ASKED, ...OTHERS.map(askExample)];
