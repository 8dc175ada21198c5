import * as v from 'valibot';
import { wireRegisteredNumbers } from '../../gateway/calls/dashboard-forms.js';
import { DAY, MINUTE } from './dates.js';
import fixtures from './fixtures/requests.json' with { type: 'json' };
import type { LeadRecord } from './lead-record.js';

const assigned = v.object({
  serviceProviderId: v.string(),
  serviceProviderType: v.picklist(['AL', 'HA']),
  hired: v.boolean(),
});

const customerRequest = v.object({
  leadId: v.string(),
  /** Milliseconds since 1970. */
  createdAt: v.number(),
  title: v.string(),
  description: v.string(),
  urgency: v.string(),
  categoryId: v.string(),
  postalCode: v.string(),
  firstLine: v.string(),
  secondLine: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phoneNumber: v.string(),
  attributes: v.array(v.object({ questionText: v.string(), answerText: v.string() })),
  /** The search whose providers were chosen (`suggestions`). */
  serviceRequestId: v.optional(v.string()),
  providers: v.array(assigned),
  notified: v.boolean(),
  sentToHandy: v.boolean(),
});

const draftReview = v.object({
  id: v.string(),
  serviceProviderId: v.string(),
  reviewSource: v.string(),
  reviewSourceVersion: v.string(),
  fields: v.record(v.string(), v.unknown()),
  draftRatings: v.array(v.unknown()),
  categories: v.array(v.unknown()),
});

const activity = v.object({
  serviceProviderId: v.string(),
  activityType: v.string(),
  createdAt: v.number(),
  interactorId: v.string(),
});

const contact = v.object({
  contactId: v.string(),
  contactType: v.union([v.number(), v.string()]),
  serviceProviderId: v.string(),
  createdAt: v.number(),
});

const member = v.object({
  userId: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  email: v.string(),
  phoneNumber: v.string(),
  agreed: v.boolean(),
});

/** The data of a sandbox other than leads, as plain data that can be stored. */
export const sandboxData = v.object({
  lastId: v.number(),
  numbers: wireRegisteredNumbers.entries.registeredNumbers,
  preferences: v.array(v.object({ serviceProviderId: v.string(), name: v.string() })),
  requests: v.array(customerRequest),
  selections: v.array(v.object({ serviceRequestId: v.string(), serviceProviderId: v.string() })),
  contacts: v.array(contact),
  activities: v.array(activity),
  drafts: v.array(draftReview),
  reviewRequests: v.array(
    v.object({ serviceProviderId: v.string(), leadId: v.optional(v.string()), email: v.string() }),
  ),
  member,
  offers: v.array(v.string()),
  expiredTokens: v.array(v.string()),
});

export type SandboxData = v.InferOutput<typeof sandboxData>;
export type CustomerRequest = v.InferOutput<typeof customerRequest>;
export type DraftReview = v.InferOutput<typeof draftReview>;

/** The customer's first requests, for every seed. */
export const SANDBOX_REQUESTS = {
  /** Created ten minutes ago. No provider is chosen yet. */
  fresh: '80120001',
  /** Sent to two AL providers and one HA provider. */
  assigned: '80120002',
  /** Three weeks old, one of two providers hired. */
  hired: '80120003',
} as const;

const CUSTOMER = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana.whitfield@example.com',
  phoneNumber: '5125550142',
};

/**
 * The first data of a sandbox.
 * @param empty true for no requests, messages and contacts
 */
export function seedData(now: Date, empty: boolean): SandboxData {
  const at = now.getTime();
  return {
    lastId: 70_000_100,
    numbers: [],
    preferences: [],
    requests: empty ? [] : requests(at),
    selections: [],
    contacts: empty ? [] : contacts(at),
    activities: [],
    drafts: [],
    reviewRequests: [],
    member: { userId: 'u42', ...CUSTOMER, agreed: false },
    offers: [],
    expiredTokens: [],
  };
}

type RequestSeed = Pick<CustomerRequest, 'leadId' | 'title' | 'description' | 'urgency' | 'categoryId'> &
  Partial<CustomerRequest>;

const someOfRequest = v.partial(sandboxData.entries.requests.item);

/** The customer's first requests, and how many minutes old each is. */
const requestFixtures = v.array(
  v.object({ minutes: v.number(), request: v.custom<RequestSeed>((value) => v.is(someOfRequest, value)) }),
);

/** Copies of the fixtures, because a sandbox changes its requests. */
function requests(at: number): CustomerRequest[] {
  return v
    .parse(requestFixtures, structuredClone(fixtures))
    .map(({ minutes, request: seed }) => request({ ...seed, createdAt: at - minutes * MINUTE }));
}

function request(seed: RequestSeed & Pick<CustomerRequest, 'createdAt'>): CustomerRequest {
  return {
    ...CUSTOMER,
    postalCode: '78704',
    firstLine: '1408 Kinney Ave',
    secondLine: 'Apt 3',
    attributes: [],
    providers: [],
    notified: false,
    sentToHandy: false,
    ...seed,
  };
}

/** The customer's request behind a lead. */
export function requestOfLead({ id: leadId, createdAt, lead }: LeadRecord): CustomerRequest {
  const { category, description, urgency, customerInfo } = lead;
  return request({
    leadId,
    createdAt,
    title: category?.name ?? '',
    description: description ?? '',
    urgency: urgency ?? 'NA',
    categoryId: String(category?.id ?? ''),
    postalCode: customerInfo?.postalCode ?? '78704',
  });
}

function contacts(at: number): SandboxData['contacts'] {
  return [1, 2, 3].map((contactType) => ({
    contactId: String(70_000_000 + contactType),
    contactType,
    serviceProviderId: '5200001',
    createdAt: at - contactType * DAY,
  }));
}
