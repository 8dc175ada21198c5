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
import { requestCalls } from '../calls/requests.js';
import { cityByPostalCode, taxonomyCategory } from '../calls/services-and-places.js';

/** The calls of a funnel after its first question. */
export const lazyRaqFunnelCalls = callsOf({
  ...requestCalls,
  suggestions,
  taxonomyCategory,
  cityByPostalCode,
  eligibility,
  providerDetails,
  combinedProviderDetails,
  comparison,
  leadProviders,
  markHired,
  reviewsByProvider,
  sendProSelection,
  followUpDeals,
  updatePhone,
});
