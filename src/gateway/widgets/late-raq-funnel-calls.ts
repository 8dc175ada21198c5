import type { Gateway } from '../../contract/gateway.js';
import type { Bind } from '../bind.js';
import { createLeadV1, createLeadV3, createLeadVersion } from '../calls/create-lead.js';
import {
  assignLeadV1,
  assignLeadV2,
  followUpDeals,
  lead,
  sendHandyLead,
  sendNotification,
  updatePhone,
} from '../calls/customer-request.js';
import {
  combinedProviderDetails,
  comparison,
  eligibility,
  leadProviders,
  markHired,
  providerDetails,
  reviewsByProvider,
  sendProSelection,
  suggestionsV1,
  suggestionsV4,
} from '../calls/service-providers.js';
import { cityByPostalCode, taxonomyCategory } from '../calls/services-and-places.js';
import { bindVersions } from '../calls/versions.js';

/** The calls of a funnel after its first question. */
export function lateRaqFunnelCalls(bind: Bind) {
  return {
    createLead: bindVersions(bind, { v1: createLeadV1, v3: createLeadV3 }, createLeadVersion),
    suggestions: bindVersions(bind, { v1: suggestionsV1, v4: suggestionsV4 }, () => 'v4'),
    assignLead: bindVersions(bind, { v1: assignLeadV1, v2: assignLeadV2 }, () => 'v2'),
    taxonomyCategory: bind(taxonomyCategory),
    cityByPostalCode: bind(cityByPostalCode),
    eligibility: bind(eligibility),
    providerDetails: bind(providerDetails),
    lead: bind(lead),
    combinedProviderDetails: bind(combinedProviderDetails),
    comparison: bind(comparison),
    leadProviders: bind(leadProviders),
    markHired: bind(markHired),
    reviewsByProvider: bind(reviewsByProvider),
    sendProSelection: bind(sendProSelection),
    sendNotification: bind(sendNotification),
    sendHandyLead: bind(sendHandyLead),
    followUpDeals: bind(followUpDeals),
    updatePhone: bind(updatePhone),
  } satisfies Partial<Gateway>;
}
