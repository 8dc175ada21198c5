import { callsOf } from '../bind.js';
import { followUpDeals, updatePhone } from '../calls/customer.js';
import {
  combinedProviderDetails,
  comparison,
  eligibility,
  leadProviders,
  markHired,
  providerDetails,
  reviewsByProvider,
  sendProSelection,
  suggestions,
} from '../calls/providers.js';
import { assignLead, createLead, lead, sendHandyLead, sendNotification } from '../calls/requests.js';
import { cityByPostalCode, taxonomyCategory } from '../calls/services-and-places.js';

/** The calls of a funnel after its first question. */
export const lazyRaqFunnelCalls = callsOf({
  createLead,
  suggestions,
  assignLead,
  taxonomyCategory,
  cityByPostalCode,
  eligibility,
  providerDetails,
  lead,
  combinedProviderDetails,
  comparison,
  leadProviders,
  markHired,
  reviewsByProvider,
  sendProSelection,
  sendNotification,
  sendHandyLead,
  followUpDeals,
  updatePhone,
});
