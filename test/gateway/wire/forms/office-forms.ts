import { formsOf } from './form.js';

const V1 = '/gateway/lead/v1';
const OFFICE = '/gateway/lead/office';
const ID = '4711042';
const provider = formsOf('ServiceProvider', ID);
const member = formsOf('Member', null);
const ofProvider = { serviceProviderId: ID };
const leadId = '90412001';
const ofLead = { ...ofProvider, leadId };
const LEADS = '/gateway/lead/office/v1/leads/serviceprovider/4711042';

const OFFICE_LEAD_FORMS = [
  provider('leadForPage v1', ofLead, `GET ${OFFICE}/v1/leads/90412001?serviceProviderId=4711042`, undefined, {
    version: 'v1',
  }),
  provider('leadForPage v2', ofLead, `GET ${OFFICE}/v2/leads/90412001?spId=4711042`),
  provider('requestReview', ofLead, `POST ${OFFICE}/v1/review-request`),
  provider(
    'addDisplayPreferences',
    { ...ofProvider, displayPreferences: ['HideThimbleForAllLeads', 'Other'] },
    `POST ${V1}/serviceprovider/4711042/add-display-preferences`,
    { displayPreferences: ['HideThimbleForAllLeads', 'Other'] },
  ),
  provider(
    'suggestLocations',
    { ...ofProvider, query: 'San José', locationType: 'City', limit: 8 },
    `GET ${LEADS}/autocomplete/location?query=San%20Jos%C3%A9&locationType=City&limit=8`,
  ),
  provider(
    'suggestLocations',
    { ...ofProvider, query: 'Aus' },
    `GET ${LEADS}/autocomplete/location?query=Aus&locationType=All&limit=5`,
  ),
  provider(
    'suggestCategories',
    { ...ofProvider, query: 'drain', limit: 8 },
    `GET ${LEADS}/autocomplete/categoryName?query=drain&limit=8`,
  ),
  provider(
    'suggestCategories',
    { ...ofProvider, query: 'drain' },
    `GET ${LEADS}/autocomplete/categoryName?query=drain&limit=5`,
  ),
  provider(
    'suggestMembers',
    { ...ofProvider, query: 'Dana W', limit: 8 },
    `GET ${OFFICE}/v2/leads/serviceprovider/4711042/autocomplete/memberName?query=Dana%20W&limit=8`,
  ),
  provider(
    'suggestMembers',
    { ...ofProvider, query: 'Dana' },
    `GET ${OFFICE}/v2/leads/serviceprovider/4711042/autocomplete/memberName?query=Dana&limit=5`,
  ),
];

const LEAD = '/gateway/lead/office/v2/leads/90412001';
const LIST = `POST ${OFFICE}/v6/leads/serviceProvider/4711042`;
const start = { offset: 0, sort: 'NewestOldest', limit: 5 };
const sources = ['Redemption', 'RequestAQuote', 'SR_RAQ', 'HA_OL_RAQ', 'ProDirMsgCallOptIn', 'ProDirMsgCallOptOut'];
const filters = { archived: false, hasUnreadMessages: null, displayLead: true, sources };
const asked = {
  offset: 20,
  sort: 'ServiceProviderLeadStatusAsc',
  limit: 10,
  businessName: 'Bluebird Plumbing & Drain',
  featuredLeadId: '90412012',
  filters: {
    archived: true,
    hasUnreadMessages: true,
    displayLead: false,
    sources: ['Redemption'],
    serviceProviderLeadStatuses: ['Initial', 'Selling'],
    dateRange: { startDate: '2026-11-01T05:00:00.000Z', endDate: '2026-11-19T05:59:59.999Z' },
    categoryIds: ['10214', '10300'],
    name: 'Dana',
    contactInformationIds: ['81', '82'],
    cityState: { city: 'Austin', stateAbbr: 'TX' },
    postalCode: '02108',
  },
} as const;
const note = 'Gate code 12 — "left" door\n';

const DASHBOARD_FORMS = [
  provider('serviceProvider', ofProvider, 'GET /gateway/office-home/v4/service_provider?serviceProviderIds=4711042'),
  provider('leads', { ...ofProvider, ...asked }, LIST, asked),
  provider('leads', ofProvider, LIST, { ...start, filters }),
  // With only one filter, and an unknown name.
  provider(
    'leads',
    {
      serviceProviderId: 4711042,
      businessName: undefined,
      featuredLeadId: undefined,
      filters: { postalCode: '02108' },
    },
    LIST,
    { ...start, filters: { ...filters, postalCode: '02108' } },
  ),
  provider('providerLead', ofLead, `GET ${LEAD}?spId=4711042`),
  provider('markRead', { ...ofLead, read: false }, `POST ${OFFICE}/v2/leads/serviceprovider/4711042/read`, {
    leadId,
    read: false,
  }),
  provider('saveNote', { ...ofLead, note }, `POST ${LEAD}/note`, { ...ofProvider, note }),
  // With an empty note.
  provider('saveNote', { ...ofLead, note: '' }, `POST ${LEAD}/note`, { ...ofProvider, note: '' }),
  provider('setStatus', { ...ofLead, status: 'ClosedWon' }, `POST ${LEAD}/status`, {
    ...ofProvider,
    status: 'ClosedWon',
  }),
  provider('archive', { ...ofLead, archived: false }, `POST ${LEADS}/archive`),
];

const NUMBERS = '/gateway/service-provider-management/v1/all-call-tracker/pro-registered-phone-number';
const rated = { leadId, rating: 2, reason: 'Other', notes: 'Wrong city' } as const;
const best = { leadId, rating: 5, reason: 'Other' } as const;
const number = { name: 'Office', phoneNumber: '5125550177' };

const FORM_FORMS = [
  provider('sendFeedback', { ...ofProvider, ...rated }, `POST ${LEADS}/feedback`, rated),
  provider('sendFeedback', { ...ofProvider, ...best }, `POST ${LEADS}/feedback`, best),
  provider(
    'providerCategories',
    ofProvider,
    'GET /gateway/service-provider-profile/v1/service_provider/4711042/categories',
  ),
  provider('registerNumber', { ...ofProvider, brand: 'OTHER', ...number }, `POST ${NUMBERS}`, {
    spId: ID,
    brand: 'OTHER',
    ...number,
  }),
  provider('registerNumber', { ...ofProvider, ...number }, `POST ${NUMBERS}`, { spId: ID, brand: 'ADS', ...number }),
  // With the provider as spId, its name in version 0.1.
  provider('registerNumber', { spId: ID, ...number }, `POST ${NUMBERS}`, { spId: ID, brand: 'ADS', ...number }),
  provider('registeredNumbers', { ...ofProvider, brand: 'OTHER' }, `GET ${NUMBERS}?spId=4711042&brand=OTHER`),
  provider('registeredNumbers', ofProvider, `GET ${NUMBERS}?spId=4711042&brand=ADS`),
  // With the provider as spId, its name in version 0.1.
  provider('registeredNumbers', { spId: ID }, `GET ${NUMBERS}?spId=4711042&brand=ADS`),
];

const CENTER = '/gateway/message-center';
const CONTACT = `POST ${V1}/contact`;
const text = { text: 'On my way', senderEntityId: ID, receiverEntityId: 'u1' };
const told = { ...text, leadId, tracking: { page: 'thread', seq: 2 } };
const thread = { ...ofProvider, userId: 'u1' };
const contact = {
  payloads: [{ contactPlacementType: 44, serviceProviderIds: [ID, '5200001'] }],
  contactType: 'MessageSent',
  entityId: 'm1',
} as const;
const wholeContact = {
  ...contact,
  postalCode: '02108',
  campaignId: 'fall',
  sessionStartTimestamp: '2026-11-18T20:20:00.000Z',
  categoryId: '10214',
  contactType: 1,
  entityType: 'call',
} as const;

const MESSAGE_FORMS = [
  provider('sendMessage', told, `POST ${CENTER}/v1/messages`),
  provider('sendMessage', text, `POST ${CENTER}/v1/messages`),
  provider(
    'phoneNumbers',
    { ...ofProvider, leadIds: [leadId, 90412002] },
    `GET ${CENTER}/v2/lead/phone_number?serviceProviderId=4711042&leadIds=90412001&leadIds=90412002`,
  ),
  provider(
    'activities',
    {
      interactorId: ID,
      interactorType: 'Associate',
      activityTypes: ['GenericMessage:v1', 'Call:v2'],
      limit: 9,
      offset: 18,
      sortDirection: 'Oldest',
      includeRequestorActivities: false,
    },
    `GET ${CENTER}/v2/interactions/activities?interactorId=4711042&interactorType=Associate&activityTypes=GenericMessage:v1&activityTypes=Call:v2&limit=9&offset=18&sortDirection=Oldest&includeRequestorActivities=false`,
  ),
  provider(
    'activities',
    { interactorId: ID },
    `GET ${CENTER}/v2/interactions/activities?interactorId=4711042&interactorType=ServiceProvider&activityTypes=GenericMessage:v1&limit=4&offset=0&sortDirection=Newest&includeRequestorActivities=true`,
  ),
  provider('markThreadRead', { ...thread, read: true }, `PUT ${CENTER}/v1/messages/thread/read`),
  provider('chatSession', thread, `GET ${CENTER}/v1/chat/session?serviceProviderId=4711042&userId=u1`),
  member('createContact', wholeContact, CONTACT),
  member('createContact', contact, CONTACT, { ...contact, entityType: 'message' }),
  // With the service provider of the message.
  provider('createContact', { ...contact, ...ofProvider }, CONTACT, { ...contact, entityType: 'message' }),
];

const DRAFT = '/gateway/review/api/v1/draft-review';
const BY_EMAIL = 'POST /gateway/review/api/v1/review/request-by-email';
const source = { reviewSource: 'app', reviewSourceVersion: '3.1' };
const draft = {
  draftReview: { text: 'Quick and clean', published: false },
  draftRatings: [{ name: 'Price', value: 4 }],
  categories: [{ id: '10214' }],
};
const emptyDraft = { draftReview: {}, draftRatings: [], categories: [] };
const dana = { firstName: 'Dana', lastName: 'Whitfield', phoneNumber: '(512) 555-0142' };
const boardForm = {
  ...dana,
  email: 'dana@example.com',
  reviewRequest: {
    serviceProviderId: 4711042,
    postalCode: '02108',
    descriptionOfWork: 'Cleared a drain',
    workCompleted: 'yes' as const,
    categoryIds: ['10214', '10202'],
  },
};
const gatewayVariant = {
  ...ofProvider,
  ...dana,
  postalCode: '02108',
  emailAddress: 'dana@example.com',
  descriptionOfWork: '',
  workCompleted: true,
  categories: ['10214', '10202'],
};
const someProvider = formsOf('ServiceProvider', null);

const REVIEW_FORMS = [
  provider('getOrCreateDraftReview', { ...ofProvider, ...source }, `POST ${DRAFT}/get-or-create`),
  provider('getOrCreateDraftReview', ofProvider, `POST ${DRAFT}/get-or-create`, {
    ...ofProvider,
    reviewSource: 'site-member',
    reviewSourceVersion: '2.0',
  }),
  provider('updateDraftReview', { ...ofProvider, draftReviewId: '31', ...draft }, `PUT ${DRAFT}/31`, draft),
  someProvider('updateDraftReview', { draftReviewId: 31, ...emptyDraft }, `PUT ${DRAFT}/31`, emptyDraft),
  provider('requestReviewByEmail', boardForm, BY_EMAIL),
  // In the flat form of the gateway variant.
  provider('requestReviewByEmail', gatewayVariant, BY_EMAIL),
  provider(
    'categories',
    { ...ofProvider, categoryIds: ['10214', 10300] },
    'GET /gateway/review/api/v1/category?categoryIds=10214&categoryIds=10300',
  ),
  someProvider('categories', { categoryIds: ['10214'] }, 'GET /gateway/review/api/v1/category?categoryIds=10214'),
];

export const OFFICE_FORMS = [
  ...OFFICE_LEAD_FORMS,
  ...DASHBOARD_FORMS,
  ...FORM_FORMS,
  ...MESSAGE_FORMS,
  ...REVIEW_FORMS,
];
