import type { Id, OfLead } from '../wire/ids.js';
import type { AssignLeadInput, CreateLeadInput, WireCreatedLead, WireFunnelLead } from '../wire/requests.js';
import type { Call, VersionOptions } from './call.js';

/** Calls that make, read and assign a customer's request. */
export interface RequestCalls {
  /**
   * POST `/gateway/lead/v3/lead` (v3, the default) or `/gateway/lead/v1/lead` (v1, for an address that is an id).
   * Sends the create payload; `urgency` is `NA`, `showAddress` whether a first line is given, unless told. Returns the
   * id of the new lead. A repeated `requestId` makes no second lead. Fails with a `GatewayError`.
   */
  createLead: Call<CreateLeadInput, WireCreatedLead, VersionOptions<'v1' | 'v3'>>;
  /**
   * GET `/gateway/lead/v1/lead/{leadId}`. Sends only the id in the path. Returns the lead for the customer who
   * made it. Fails with a `GatewayError`.
   */
  lead: Call<OfLead, WireFunnelLead>;
  /**
   * POST `/gateway/lead/v2/lead/{leadId}/assign` (v2, the default) or `/gateway/lead/v1/lead/{leadId}/assign` (v1).
   * Sends `serviceProviderIds`, in v2 as integers with `haServiceProviderIds` and `serviceRequestId`. Returns nothing.
   * Fails with a `GatewayError`.
   */
  assignLead: Call<AssignLeadInput, undefined, VersionOptions<'v1' | 'v2'>>;
  /**
   * POST `/gateway/lead/v1/handy/sendLead`. Sends `leadId`. Returns nothing. Fails with a `GatewayError`.
   */
  sendHandyLead: Call<OfLead, undefined>;
  /**
   * POST `/gateway/lead/v1/lead/send-ol-notification`. Sends `leadIds`. Returns nothing; the assigned providers are
   * told. Fails with a `GatewayError`.
   */
  sendNotification: Call<{ readonly leadIds: readonly Id[] }, undefined>;
}
