import type { LeadGateway } from '../contract/calls/lead-gateway.js';
import type { MessageCenter } from '../contract/calls/message-center.js';
import type { ProviderDashboard } from '../contract/calls/provider-dashboard.js';
import type { ReviewGateway } from '../contract/calls/review-gateway.js';
import type { Bind } from './bind.js';
import { createLeadV1, createLeadV3, createLeadVersion } from './calls/create-lead.js';
import * as customerRequest from './calls/customer-request.js';
import { getOrCreateDraftReview, updateDraftReview } from './calls/draft-review.js';
import { sendFeedback } from './calls/lead-feedback.js';
import * as messageCenter from './calls/message-center.js';
import * as officeLeads from './calls/office-leads.js';
import * as providerProfile from './calls/provider-profile.js';
import { categories, requestReviewByEmail } from './calls/review-request.js';
import * as serviceProviders from './calls/service-providers.js';
import * as services from './calls/services.js';
import * as servicesAndPlaces from './calls/services-and-places.js';
import { bindVersions } from './calls/versions.js';
import { dashboardCalls } from './widgets/dashboard-calls.js';

/** Every call of the lead gateway. */
export function leadGatewayCalls(bind: Bind): LeadGateway {
  const { leadForPageV1, leadForPageV2 } = officeLeads;
  const { suggestionsV1, suggestionsV4 } = serviceProviders;
  const { assignLeadV1, assignLeadV2 } = customerRequest;
  return {
    reviewsByProvider: bind(serviceProviders.reviewsByProvider),
    leadProviders: bind(serviceProviders.leadProviders),
    leadForPage: bindVersions(bind, { v1: leadForPageV1, v2: leadForPageV2 }, () => 'v2'),
    providerDetails: bind(serviceProviders.providerDetails),
    taxonomyCategory: bind(servicesAndPlaces.taxonomyCategory),
    combinedProviderDetails: bind(serviceProviders.combinedProviderDetails),
    cityByPostalCode: bind(servicesAndPlaces.cityByPostalCode),
    suggestions: bindVersions(bind, { v1: suggestionsV1, v4: suggestionsV4 }, () => 'v4'),
    eligibility: bind(serviceProviders.eligibility),
    comparison: bind(serviceProviders.comparison),
    createLead: bindVersions(bind, { v1: createLeadV1, v3: createLeadV3 }, createLeadVersion),
    requestReview: bind(officeLeads.requestReview),
    lead: bind(customerRequest.lead),
    assignLead: bindVersions(bind, { v1: assignLeadV1, v2: assignLeadV2 }, () => 'v2'),
    projects: bind(customerRequest.projects),
    topCategories: bind(services.topCategories),
    autocomplete: bind(services.autocomplete),
    sendHandyLead: bind(customerRequest.sendHandyLead),
    sendNotification: bind(customerRequest.sendNotification),
    addDisplayPreferences: bind(officeLeads.addDisplayPreferences),
    followUpDeals: bind(customerRequest.followUpDeals),
    contactsByIds: bind(customerRequest.contactsByIds),
    opportunityLeads: bind(serviceProviders.opportunityLeads),
    sendProSelection: bind(serviceProviders.sendProSelection),
    seoCityByPostalCode: bind(servicesAndPlaces.seoCityByPostalCode),
    markHired: bind(serviceProviders.markHired),
    suggestLocations: bind(officeLeads.suggestLocations),
    suggestCategories: bind(officeLeads.suggestCategories),
    suggestMembers: bind(officeLeads.suggestMembers),
    updatePhone: bind(customerRequest.updatePhone),
  };
}

/** Every call of the provider's dashboard. */
export function providerDashboardCalls(bind: Bind): ProviderDashboard {
  return {
    ...dashboardCalls(bind),
    sendFeedback: bind(sendFeedback),
    providerCategories: bind(providerProfile.providerCategories),
    registerNumber: bind(providerProfile.registerNumber),
    registeredNumbers: bind(providerProfile.registeredNumbers),
  };
}

/** Every call of the message center. */
export function messageCenterCalls(bind: Bind): MessageCenter {
  const { createContactAsMember, createContactAsProvider, contactSender } = messageCenter;
  return {
    sendMessage: bind(messageCenter.sendMessage),
    phoneNumbers: bind(messageCenter.phoneNumbers),
    activities: bind(messageCenter.activities),
    markThreadRead: bind(messageCenter.markThreadRead),
    chatSession: bind(messageCenter.chatSession),
    createContact: bindVersions(
      bind,
      { member: createContactAsMember, provider: createContactAsProvider },
      contactSender,
    ),
  };
}

/** Every call of the review gateway. */
export function reviewGatewayCalls(bind: Bind): ReviewGateway {
  return {
    getOrCreateDraftReview: bind(getOrCreateDraftReview),
    updateDraftReview: bind(updateDraftReview),
    requestReviewByEmail: bind(requestReviewByEmail),
    categories: bind(categories),
  };
}
