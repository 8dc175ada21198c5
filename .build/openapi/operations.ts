import * as v from 'valibot';
import { LEAD_SORTS, LEAD_SOURCES } from '../../src/gateway/lead-query.js';
import { NOTES_MAX_LENGTH } from '../../src/gateway/limits.js';
import { id, instant, wordOrNumber } from '../../src/gateway/wire/fields.js';
import type { GatewayClient } from '../../src/gateway.js';
import { SANDBOX_LEADS, SANDBOX_REQUESTS } from '../../src/sandbox.js';

/** The areas of the gateway, in the order of the document. */
export const AREAS = {
  'Lead board': 'The leads of a provider, and what a card saves.',
  'Board tools': 'Filters, feedback, connected numbers and preferences of a board.',
  'Lead page': 'One lead, before and after its purchase.',
  Messages: 'The conversation of a provider with a customer.',
  Requests: "A customer's request for quotes: make it, read it, send it.",
  Providers: 'Providers that fit a request, and what a customer knows about them.',
  'Services and places': 'Services by name, and cities by postal code.',
  Customers: 'Projects, offers, contacts and the phone number of a customer.',
  Reviews: 'Reviews that are being written, and requests for them.',
  "Host's own calls":
    'The client has a method for each of these calls, but no widget makes one, and no path is given. You choose the path and name it in the option `paths`. The paths below are those of the sandbox, and the fields are yours.',
} as const;

/** What the document says about one operation, beyond its definition in the client. */
export interface OperationWords {
  readonly area: keyof typeof AREAS;
  /** The definitions of the client that go there, if they are not the one of the operation's own name. */
  readonly calls?: readonly string[];
  readonly summary: string;
  readonly description?: string;
  readonly query?: v.ObjectEntries;
  readonly body?: v.GenericSchema;
  /** What a 409 means. */
  readonly conflict?: string;
  /** Makes the call for the example of the document. */
  readonly example: (gateway: GatewayClient) => Promise<unknown>;
}

const PROVIDER = '7001';
const AL_PROVIDER = '5200001';
const HA_PROVIDER = '8800001';
const CATEGORY = '10214';
const POSTAL_CODE = '78704';
const SEARCH = '1021478704';
const { assigned, fresh } = SANDBOX_REQUESTS;
const ofProvider = { serviceProviderId: PROVIDER };
const ofLead = { ...ofProvider, leadId: SANDBOX_LEADS.newest };
const thread = { ...ofProvider, userId: 'u1' };
const request = {
  source: 'RequestAQuote',
  title: 'Drain Cleaning',
  description: 'The kitchen sink fills again after an hour.',
  urgency: 'ThisWeek',
  categoryId: CATEGORY,
  attributes: [{ questionText: 'How many drains?', answerText: '2' }],
  assignedServiceProviderIds: [AL_PROVIDER],
  contactInformation: { email: 'noa@example.com', firstName: 'Noa', lastName: 'Lind', phoneNumber: '5125550199' },
};

const text = v.string();
const anything = v.unknown();
const list = v.array(text);
const ids = v.array(id);
const wholeNumber = v.pipe(v.number(), v.integer(), v.minValue(0));
const some = v.pipe(v.number(), v.integer(), v.minValue(1));
/** These ids go out as integers. */
const integerId = v.pipe(v.number(), v.integer());
const page = { limit: v.optional(some), offset: v.optional(wholeNumber) };
const suggest = { query: text, limit: some };
const provided = { serviceProviderType: text, serviceProviderId: id };

const LOST_REPLY = 'A repeated `X-Request-Id` must get the first answer again, and must not';

const leadBody = {
  source: text,
  title: text,
  description: text,
  urgency: text,
  categoryId: id,
  showAddress: v.boolean(),
  attributes: v.array(v.object({ questionText: text, answerText: text })),
  assignedServiceProviderIds: ids,
  contactInformation: v.optional(v.object({ email: text, firstName: text, lastName: text, phoneNumber: text })),
};

const suggestionsBody = v.object({
  categoryId: integerId,
  postalCode: text,
  excludedServiceProviderIds: v.array(integerId),
  limit: some,
  epid: v.optional(text),
  description: v.optional(text),
  haProRequiredDetails: v.optional(anything),
});

const person = { firstName: text, lastName: text, phoneNumber: text };

/** By `operationId`: the name of the client's method, with its version if there are several. */
export const OPERATIONS: Readonly<Record<string, OperationWords>> = {
  serviceProvider: {
    area: 'Lead board',
    summary: "Get the provider's name and postal code",
    query: { serviceProviderIds: id },
    example: (gateway) => gateway.serviceProvider(ofProvider),
  },
  leads: {
    area: 'Lead board',
    summary: 'List the leads of a provider',
    description:
      'Returns one page of leads and the number of all that match. If `featuredLeadId` is given, the first page has that lead too. You may ignore it: then the board shows the lead only on the page where it stands.',
    body: v.object({
      offset: wholeNumber,
      sort: v.picklist(LEAD_SORTS),
      limit: some,
      businessName: v.optional(text),
      featuredLeadId: v.optional(id),
      filters: v.object({
        archived: v.boolean(),
        hasUnreadMessages: v.nullable(v.literal(true)),
        displayLead: v.boolean(),
        sources: v.array(v.picklist(LEAD_SOURCES)),
        serviceProviderLeadStatuses: v.optional(list),
        dateRange: v.optional(v.object({ startDate: instant, endDate: instant })),
        categoryIds: v.optional(ids),
        name: v.optional(text),
        contactInformationIds: v.optional(ids),
        cityState: v.optional(v.object({ city: text, stateAbbr: text })),
        postalCode: v.optional(text),
      }),
    }),
    example: (gateway) => gateway.leads({ ...ofProvider, limit: 10 }),
  },
  providerLead: {
    area: 'Lead board',
    calls: ['providerLead', 'leadForPageV2'],
    summary: 'Get one lead',
    description:
      "Boards, cards and threads read the fields of `Lead`, the lead page reads those of `LeadPage`. Both widgets ask at this one path, so answer with both. A gateway that serves only the lead page may leave out `status` and `createDate`. The lead page needs to read the header `Date`: the gateway's clock decides whether a lead is still for sale.",
    query: { spId: id },
    example: (gateway) => gateway.leadForPage(ofLead),
  },
  markRead: {
    area: 'Lead board',
    summary: 'Mark a lead read or unread',
    body: v.object({ leadId: id, read: v.boolean() }),
    example: (gateway) => gateway.markRead({ ...ofLead, read: true }),
  },
  saveNote: {
    area: 'Lead board',
    summary: "Replace the provider's notes of a lead",
    body: v.object({ serviceProviderId: id, note: v.pipe(text, v.maxLength(NOTES_MAX_LENGTH)) }),
    example: (gateway) => gateway.saveNote({ ...ofLead, note: 'Gate code 12' }),
  },
  setStatus: {
    area: 'Lead board',
    summary: 'Set the status of a lead',
    description: 'Any status may follow any other. The lead counts as read after that.',
    body: v.object({ serviceProviderId: id, status: text }),
    example: (gateway) => gateway.setStatus({ ...ofLead, status: 'ClosedWon' }),
  },
  archive: {
    area: 'Lead board',
    summary: 'Archive a lead, or bring it back',
    body: v.object({ serviceProviderId: id, leadId: id, archived: v.boolean() }),
    example: (gateway) => gateway.archive({ ...ofLead, archived: true }),
  },

  suggestLocations: {
    area: 'Board tools',
    summary: "Find places among the provider's leads",
    query: { ...suggest, locationType: v.picklist(['All', 'City', 'PostalCode']) },
    example: (gateway) => gateway.suggestLocations({ ...ofProvider, query: 'Aus' }),
  },
  suggestCategories: {
    area: 'Board tools',
    summary: "Find categories among the provider's leads",
    query: suggest,
    example: (gateway) => gateway.suggestCategories({ ...ofProvider, query: 'drain' }),
  },
  suggestMembers: {
    area: 'Board tools',
    summary: "Find customers among the provider's leads",
    query: suggest,
    example: (gateway) => gateway.suggestMembers({ ...ofProvider, query: 'Dana' }),
  },
  sendFeedback: {
    area: 'Board tools',
    summary: 'Rate a lead',
    body: v.object({
      leadId: id,
      rating: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5)),
      reason: text,
      notes: v.optional(text),
    }),
    example: (gateway) => gateway.sendFeedback({ ...ofLead, rating: 2, reason: 'Out of service area' }),
  },
  providerCategories: {
    area: 'Board tools',
    summary: 'List the categories that a provider offers',
    example: (gateway) => gateway.providerCategories(ofProvider),
  },
  registerNumber: {
    area: 'Board tools',
    summary: "Connect a phone number of the provider's own",
    body: v.object({ spId: id, brand: text, name: text, phoneNumber: text }),
    conflict: "The number is connected already. The form says so below the number, in the widget's own words.",
    example: (gateway) => gateway.registerNumber({ ...ofProvider, name: 'Office', phoneNumber: '5125550177' }),
  },
  registeredNumbers: {
    area: 'Board tools',
    summary: "List the provider's connected numbers",
    query: { spId: id, brand: text },
    example: (gateway) => gateway.registeredNumbers(ofProvider),
  },
  addDisplayPreferences: {
    area: 'Board tools',
    summary: 'Save what a provider does not want to see',
    description:
      'A board sends `HideThimbleForAllLeads` when the provider turns the insurance offer off for all leads.',
    body: v.object({ displayPreferences: list }),
    example: (gateway) =>
      gateway.addDisplayPreferences({ ...ofProvider, displayPreferences: ['HideThimbleForAllLeads'] }),
  },

  leadForPageV1: {
    area: 'Lead page',
    summary: 'Get one lead for the lead page, in the older format',
    description: 'Widgets ask for version 2, which is `providerLead`. This one is for hosts that still have it.',
    query: { serviceProviderId: id },
    example: (gateway) => gateway.leadForPage(ofLead, { version: 'v1' }),
  },
  requestReview: {
    area: 'Lead page',
    summary: 'Ask the customer of a lead for a review',
    body: v.object({ serviceProviderId: id, leadId: id }),
    example: (gateway) => gateway.requestReview(ofLead),
  },

  chatSession: {
    area: 'Messages',
    summary: 'Open the chat of a provider with a customer',
    description:
      'Returns the token, the identity and the conversation for the chat service. A thread asks again when the token is about to end.',
    query: { serviceProviderId: id, userId: id },
    example: (gateway) => gateway.chatSession(thread),
  },
  sendMessage: {
    area: 'Messages',
    summary: 'Send a message',
    description: `Other fields are for tracking; they are sent as they are. ${LOST_REPLY} send a second message.`,
    body: v.objectWithRest({ text, senderEntityId: id, receiverEntityId: id, clientId: v.optional(text) }, anything),
    example: (gateway) => gateway.sendMessage({ text: 'On my way', senderEntityId: PROVIDER, receiverEntityId: 'u1' }),
  },
  phoneNumbers: {
    area: 'Messages',
    summary: 'Get the phone numbers of customers',
    query: { serviceProviderId: id, leadIds: ids },
    example: (gateway) => gateway.phoneNumbers({ ...ofProvider, leadIds: [SANDBOX_LEADS.newest] }),
  },
  activities: {
    area: 'Messages',
    summary: 'List what has happened between a provider and its customers',
    query: {
      interactorId: id,
      interactorType: text,
      activityTypes: list,
      limit: some,
      offset: wholeNumber,
      sortDirection: text,
      includeRequestorActivities: v.boolean(),
    },
    example: (gateway) => gateway.activities({ interactorId: PROVIDER }),
  },
  markThreadRead: {
    area: 'Messages',
    summary: 'Mark a conversation read or unread',
    body: v.object({ serviceProviderId: id, userId: id, read: v.boolean() }),
    example: (gateway) => gateway.markThreadRead({ ...thread, read: true }),
  },
  createContact: {
    area: 'Messages',
    calls: ['createContactAsMember', 'createContactAsProvider'],
    summary: 'Record a contact',
    description:
      'A thread makes this call after each message, as the provider. A card makes it when the number of a lead is shown, clicked (`4`) or tapped (`6`), with `entityType` `lead`. Its failure is shown to nobody.',
    body: v.object({
      postalCode: v.optional(text),
      payloads: v.array(v.object({ contactPlacementType: v.number(), serviceProviderIds: ids })),
      campaignId: v.optional(text),
      sessionStartTimestamp: v.optional(text),
      categoryId: v.optional(id),
      contactType: wordOrNumber,
      entityId: id,
      entityType: text,
    }),
    example: (gateway) =>
      gateway.createContact({
        ...ofProvider,
        payloads: [{ contactPlacementType: 44, serviceProviderIds: [PROVIDER] }],
        contactType: 'MessageSent',
        entityId: 'm1',
      }),
  },

  createLeadV3: {
    area: 'Requests',
    summary: 'Make a request for quotes',
    description: `${LOST_REPLY} make a second lead.`,
    body: v.object({
      ...leadBody,
      address: v.object({
        firstLine: v.optional(text),
        secondLine: v.optional(text),
        city: v.optional(text),
        state: v.optional(text),
        postalCode: text,
      }),
      assignedExternalServiceProviderIds: v.optional(ids),
      externalType: v.optional(text),
      externalId: v.optional(text),
      externalLeadAttributes: v.optional(anything),
      skipHaOLNotification: v.optional(v.boolean()),
    }),
    example: (gateway) =>
      gateway.createLead({ ...request, address: { city: 'Austin', state: 'TX', postalCode: POSTAL_CODE } }),
  },
  createLeadV1: {
    area: 'Requests',
    summary: 'Make a request for quotes, for an address that the gateway knows',
    description: `The client sends this version where the address is a \`postalAddressId\`. ${LOST_REPLY} make a second lead.`,
    body: v.object({ ...leadBody, address: v.object({ postalAddressId: id }) }),
    example: (gateway) => gateway.createLead({ ...request, address: { postalAddressId: 17 } }),
  },
  lead: {
    area: 'Requests',
    summary: 'Get a request, for the customer who made it',
    example: (gateway) => gateway.lead({ leadId: assigned }),
  },
  assignLeadV2: {
    area: 'Requests',
    summary: 'Send a request to providers',
    description: 'Ids go out as integers.',
    body: v.object({
      serviceProviderIds: v.array(integerId),
      haServiceProviderIds: v.array(integerId),
      serviceRequestId: v.optional(integerId),
    }),
    example: (gateway) =>
      gateway.assignLead({
        leadId: fresh,
        serviceProviderIds: [AL_PROVIDER],
        haServiceProviderIds: [HA_PROVIDER],
        serviceRequestId: SEARCH,
      }),
  },
  assignLeadV1: {
    area: 'Requests',
    summary: 'Send a request to providers, in the older format',
    description: 'The client sends this version only where the host asks for it.',
    body: v.object({ serviceProviderIds: ids }),
    example: (gateway) => gateway.assignLead({ leadId: fresh, serviceProviderIds: ['5200003'] }, { version: 'v1' }),
  },
  sendNotification: {
    area: 'Requests',
    summary: 'Tell the assigned providers about requests',
    body: v.object({ leadIds: ids }),
    example: (gateway) => gateway.sendNotification({ leadIds: [assigned, fresh] }),
  },
  sendHandyLead: {
    area: 'Requests',
    summary: 'Pass a request on to Handy',
    body: v.object({ leadId: id }),
    example: (gateway) => gateway.sendHandyLead({ leadId: fresh }),
  },

  suggestionsV4: {
    area: 'Providers',
    summary: 'Suggest providers for a service at a postal code',
    description: 'Returns AL and HA providers, and the id of the search. Ids go out as integers.',
    body: suggestionsBody,
    example: (gateway) => gateway.suggestions({ categoryId: CATEGORY, postalCode: POSTAL_CODE }),
  },
  suggestionsV1: {
    area: 'Providers',
    summary: 'Suggest AL providers only',
    description: 'The client sends this version only where the host asks for it. Its answer has no `serviceRequestId`.',
    body: suggestionsBody,
    example: (gateway) => gateway.suggestions({ categoryId: CATEGORY, postalCode: POSTAL_CODE }, { version: 'v1' }),
  },
  eligibility: {
    area: 'Providers',
    summary: 'Ask whether a provider works at a postal code',
    example: (gateway) => gateway.eligibility({ serviceProviderId: AL_PROVIDER, postalCode: POSTAL_CODE }),
  },
  providerDetails: {
    area: 'Providers',
    summary: 'Get a provider and its categories',
    query: { withAlId: v.boolean() },
    example: (gateway) => gateway.providerDetails({ serviceProviderId: AL_PROVIDER }),
  },
  combinedProviderDetails: {
    area: 'Providers',
    summary: 'Get several providers at once',
    body: v.object({ categoryId: id, postalCode: text, alServiceProviderIds: ids, haServiceProviderIds: ids }),
    example: (gateway) =>
      gateway.combinedProviderDetails({
        categoryId: CATEGORY,
        postalCode: POSTAL_CODE,
        alServiceProviderIds: [AL_PROVIDER],
        haServiceProviderIds: [HA_PROVIDER],
      }),
  },
  reviewsByProvider: {
    area: 'Providers',
    summary: 'List the reviews of a provider',
    body: v.object({ ...provided, ...page, reviewType: v.optional(text) }),
    example: (gateway) =>
      gateway.reviewsByProvider({ serviceProviderType: 'AL', serviceProviderId: AL_PROVIDER, limit: 3 }),
  },
  leadProviders: {
    area: 'Providers',
    summary: 'List the providers that a request went to',
    example: (gateway) => gateway.leadProviders({ leadId: assigned }),
  },
  comparison: {
    area: 'Providers',
    summary: 'Compare the providers of a request',
    example: (gateway) => gateway.comparison({ leadId: assigned }),
  },
  markHired: {
    area: 'Providers',
    summary: 'Record which provider the customer has hired',
    body: v.object(provided),
    example: (gateway) =>
      gateway.markHired({ leadId: assigned, serviceProviderType: 'AL', serviceProviderId: AL_PROVIDER }),
  },
  sendProSelection: {
    area: 'Providers',
    summary: 'Record which HA providers the customer has chosen',
    body: v.object({ serviceRequestId: id, haServiceProviderIds: ids }),
    example: (gateway) => gateway.sendProSelection({ serviceRequestId: SEARCH, haServiceProviderIds: [HA_PROVIDER] }),
  },
  opportunityLeads: {
    area: 'Providers',
    summary: 'List the leads of a search',
    body: v.object({ serviceRequestId: id }),
    example: (gateway) => gateway.opportunityLeads({ serviceRequestId: SEARCH }),
  },

  topCategories: {
    area: 'Services and places',
    summary: 'List the most wanted services',
    query: { limit: v.optional(some), serviceProviderTypes: v.optional(list) },
    example: (gateway) => gateway.topCategories({ limit: 4, serviceProviderTypes: ['AL', 'HA'] }),
  },
  autocomplete: {
    area: 'Services and places',
    summary: 'Find services by what is typed',
    query: { query: text, taxonomyName: text, limit: some, serviceProviderTypes: v.optional(list) },
    example: (gateway) => gateway.autocomplete({ query: 'drain', serviceProviderTypes: ['AL', 'HA'] }),
  },
  taxonomyCategory: {
    area: 'Services and places',
    summary: 'Get a service and its parent',
    example: (gateway) => gateway.taxonomyCategory({ categoryId: CATEGORY }),
  },
  cityByPostalCode: {
    area: 'Services and places',
    summary: 'Get the city of a postal code',
    query: { postalCode: text },
    example: (gateway) => gateway.cityByPostalCode({ postalCode: POSTAL_CODE }),
  },
  seoCityByPostalCode: {
    area: 'Services and places',
    summary: 'Get the city of a postal code, for addresses of pages',
    query: { postalCode: text },
    example: (gateway) => gateway.seoCityByPostalCode({ postalCode: POSTAL_CODE }),
  },

  projects: {
    area: 'Customers',
    summary: "List the customer's projects",
    query: { projectStatuses: v.optional(list), leadStatuses: v.optional(list), ...page },
    example: (gateway) => gateway.projects({ limit: 5 }),
  },
  followUpDeals: {
    area: 'Customers',
    summary: 'List offers that fit a request',
    query: { defaultCatGroupIds: v.optional(ids), categoryId: id, postalCode: text },
    example: (gateway) => gateway.followUpDeals({ categoryId: CATEGORY, postalCode: POSTAL_CODE }),
  },
  contactsByIds: {
    area: 'Customers',
    summary: 'Get contacts by their ids',
    query: { contactIds: ids },
    example: (gateway) => gateway.contactsByIds({ contactIds: ['70000001', '70000002'] }),
  },
  updatePhone: {
    area: 'Customers',
    summary: "Change the customer's phone number",
    body: v.object({ phoneNumber: text }),
    example: (gateway) => gateway.updatePhone({ phoneNumber: '5125550143' }),
  },

  requestReviewByEmail: {
    area: 'Reviews',
    summary: 'Ask a customer for a review by email',
    description:
      'Boards send the first form. The second, flat form is for hosts that ask for it. Only the status 200 with a `draftReviewId` counts as success.',
    body: v.union([
      v.object({
        ...person,
        email: text,
        reviewRequest: v.object({
          serviceProviderId: id,
          postalCode: text,
          descriptionOfWork: text,
          workCompleted: v.picklist(['yes', 'no']),
          categoryIds: ids,
        }),
      }),
      v.object({
        ...person,
        serviceProviderId: id,
        postalCode: text,
        emailAddress: text,
        descriptionOfWork: text,
        workCompleted: v.boolean(),
        categories: ids,
      }),
    ]),
    example: (gateway) =>
      gateway.requestReviewByEmail({
        firstName: 'Dana',
        lastName: 'Whitfield',
        email: 'dana@example.com',
        phoneNumber: '5125550142',
        reviewRequest: {
          serviceProviderId: Number(PROVIDER),
          postalCode: POSTAL_CODE,
          descriptionOfWork: 'Cleared a drain',
          workCompleted: 'yes',
          categoryIds: [CATEGORY],
        },
      }),
  },
  categories: {
    area: 'Reviews',
    summary: 'Get categories and their parents by id',
    query: { categoryIds: ids },
    example: (gateway) => gateway.categories({ ...ofProvider, categoryIds: [CATEGORY] }),
  },
  getOrCreateDraftReview: {
    area: 'Reviews',
    summary: 'Get the draft review of a provider, or start one',
    body: v.object({ serviceProviderId: id, reviewSource: text, reviewSourceVersion: text }),
    example: (gateway) => gateway.getOrCreateDraftReview(ofProvider),
  },
  updateDraftReview: {
    area: 'Reviews',
    summary: 'Change a draft review',
    body: v.object({
      draftReview: v.objectWithRest({}, anything),
      draftRatings: v.array(anything),
      categories: v.array(anything),
    }),
    example: async (gateway) => {
      const { draftReview } = await gateway.getOrCreateDraftReview(ofProvider);
      return gateway.updateDraftReview({
        ...ofProvider,
        draftReviewId: draftReview.id,
        draftReview: { text: 'Quick and clean' },
        draftRatings: [{ name: 'Price', value: 4 }],
        categories: [{ id: CATEGORY }],
      });
    },
  },

  ...hostsOwn('fetchUser', 'Get a user', (gateway) => gateway.fetchUser({})),
  ...hostsOwn('currentUser', 'Get the user who is signed in', (gateway) => gateway.currentUser({})),
  ...hostsOwn('createMember', 'Make a member', (gateway) =>
    gateway.createMember({ firstName: 'Noa', lastName: 'Lind', email: 'noa@example.com' }),
  ),
  ...hostsOwn('updateUser', 'Change a user', (gateway) => gateway.updateUser({ phoneNumber: '5125550144' })),
  ...hostsOwn('acceptUserAgreement', 'Accept the user agreement', (gateway) => gateway.acceptUserAgreement({})),
  ...hostsOwn('validateEntitlements', 'Ask what a user may do', (gateway) => gateway.validateEntitlements({})),
  ...hostsOwn('searchTokens', 'Find tokens', (gateway) => gateway.searchTokens({ token: 'a-token' })),
  ...hostsOwn('expireOneTimeToken', 'End a one-time token', (gateway) =>
    gateway.expireOneTimeToken({ token: 'a-used-token' }),
  ),
  ...hostsOwn('regionByTypes', 'Get regions by their types', (gateway) =>
    gateway.regionByTypes({ types: ['state', 'city'] }),
  ),
  ...hostsOwn('sendAppLink', 'Send a link to the app', (gateway) => gateway.sendAppLink({ phoneNumber: '5125550145' })),
  ...hostsOwn('targetOffer', 'Record an offer', (gateway) => gateway.targetOffer({ offerName: 'spring' })),
  ...hostsOwn('resolveCategory', 'Get a category by its id', (gateway) =>
    gateway.resolveCategory({ categoryId: CATEGORY }),
  ),
  ...hostsOwn('selectLeadForReview', 'Choose a lead for a review', (gateway) => gateway.selectLeadForReview(ofLead)),
  ...hostsOwn('leadsByFilter', 'List leads by filters', (gateway) =>
    gateway.leadsByFilter({
      ...ofProvider,
      filters: { archived: false, hasUnreadMessages: null, displayLead: true, sources: ['RequestAQuote'] },
    }),
  ),
};

function hostsOwn(
  operation: string,
  summary: string,
  example: OperationWords['example'],
): Readonly<Record<string, OperationWords>> {
  return {
    [operation]: { area: "Host's own calls", summary, body: v.objectWithRest({}, anything), example },
  };
}
