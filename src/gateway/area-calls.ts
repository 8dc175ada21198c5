import type { LeadGateway } from '../contract/calls/lead-gateway.js';
import type { MessageCenter } from '../contract/calls/message-center.js';
import type { ProviderDashboard } from '../contract/calls/provider-dashboard.js';
import type { ReviewGateway } from '../contract/calls/review-gateway.js';
import type { Bind } from './bind.js';
import { createLeadV1, createLeadV3, createLeadVersion } from './create-lead.js';
import { dashboardCalls } from './dashboard-calls.js';
import { sendFeedback } from './lead-feedback.js';
import * as leadGateway from './lead-gateway.js';
import * as messageCenter from './message-center.js';
import * as providerProfile from './provider-profile.js';
import * as reviewGateway from './review-gateway.js';
import { bindVersions } from './versions.js';

/** Every call of the lead gateway. Spec §7 Lead gateway. */
export function leadGatewayCalls(bind: Bind): LeadGateway {
  const { leadForPageV1, leadForPageV2, suggestionsV1, suggestionsV4, assignLeadV1, assignLeadV2 } = leadGateway;
  return {
    reviewsByProvider: bind(leadGateway.reviewsByProvider),
    leadProviders: bind(leadGateway.leadProviders),
    leadForPage: bindVersions(bind, { v1: leadForPageV1, v2: leadForPageV2 }, () => 'v2'),
    providerDetails: bind(leadGateway.providerDetails),
    taxonomyCategory: bind(leadGateway.taxonomyCategory),
    combinedProviderDetails: bind(leadGateway.combinedProviderDetails),
    cityByPostalCode: bind(leadGateway.cityByPostalCode),
    suggestions: bindVersions(bind, { v1: suggestionsV1, v4: suggestionsV4 }, () => 'v4'),
    eligibility: bind(leadGateway.eligibility),
    comparison: bind(leadGateway.comparison),
    createLead: bindVersions(bind, { v1: createLeadV1, v3: createLeadV3 }, createLeadVersion),
    requestReview: bind(leadGateway.requestReview),
    lead: bind(leadGateway.lead),
    assignLead: bindVersions(bind, { v1: assignLeadV1, v2: assignLeadV2 }, () => 'v2'),
    projects: bind(leadGateway.projects),
    topCategories: bind(leadGateway.topCategories),
    autocomplete: bind(leadGateway.autocomplete),
    sendHandyLead: bind(leadGateway.sendHandyLead),
    sendNotification: bind(leadGateway.sendNotification),
    addDisplayPreferences: bind(leadGateway.addDisplayPreferences),
    followUpDeals: bind(leadGateway.followUpDeals),
    contactsByIds: bind(leadGateway.contactsByIds),
    opportunityLeads: bind(leadGateway.opportunityLeads),
    sendProSelection: bind(leadGateway.sendProSelection),
    seoCityByPostalCode: bind(leadGateway.seoCityByPostalCode),
    markHired: bind(leadGateway.markHired),
    suggestLocations: bind(leadGateway.suggestLocations),
    suggestCategories: bind(leadGateway.suggestCategories),
    suggestMembers: bind(leadGateway.suggestMembers),
    updatePhone: bind(leadGateway.updatePhone),
  };
}

/** Every call of the provider's dashboard. Spec §7 Provider dashboard. */
export function providerDashboardCalls(bind: Bind): ProviderDashboard {
  return {
    ...dashboardCalls(bind),
    sendFeedback: bind(sendFeedback),
    providerCategories: bind(providerProfile.providerCategories),
    registerNumber: bind(providerProfile.registerNumber),
    registeredNumbers: bind(providerProfile.registeredNumbers),
  };
}

/** Every call of the message center. Spec §7 Message center. */
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

/** Every call of the review gateway. Spec §7 Review. */
export function reviewGatewayCalls(bind: Bind): ReviewGateway {
  return {
    getOrCreateDraftReview: bind(reviewGateway.getOrCreateDraftReview),
    updateDraftReview: bind(reviewGateway.updateDraftReview),
    requestReviewByEmail: bind(reviewGateway.requestReviewByEmail),
    categories: bind(reviewGateway.categories),
  };
}
