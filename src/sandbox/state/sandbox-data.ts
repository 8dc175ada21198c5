import * as v from 'valibot';
import { wireRegisteredNumbers } from '../../gateway/calls/dashboard-forms.js';

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
