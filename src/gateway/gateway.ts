import type { DeferredAction, MethodsOf } from './call.js';
import type * as contact from './calls/contact.js';
import type * as customer from './calls/customer.js';
import type * as dashboardForms from './calls/dashboard-forms.js';
import type * as messageCenter from './calls/message-center.js';
import type * as officeLeads from './calls/office-leads.js';
import type * as pathless from './calls/pathless.js';
import type * as providerDashboard from './calls/provider-dashboard.js';
import type * as providers from './calls/providers.js';
import type * as requests from './calls/requests.js';
import type * as reviewGateway from './calls/review-gateway.js';
import type * as servicesAndPlaces from './calls/services-and-places.js';

/** The calls below `/gateway/lead`. */
export interface LeadGateway
  extends MethodsOf<typeof requests, keyof typeof requests.requestCalls>,
    MethodsOf<typeof providers, keyof typeof providers.providerCalls>,
    MethodsOf<typeof servicesAndPlaces, keyof typeof servicesAndPlaces.serviceAndPlaceCalls>,
    MethodsOf<typeof customer, keyof typeof customer.customerCalls>,
    MethodsOf<typeof officeLeads, keyof typeof officeLeads.officeLeadCalls> {}

/** The calls of the provider's dashboard. */
export interface ProviderDashboard
  extends MethodsOf<typeof providerDashboard, keyof typeof providerDashboard.providerDashboardCalls>,
    MethodsOf<typeof dashboardForms, keyof typeof dashboardForms.dashboardFormCalls> {}

/** The calls below `/gateway/message-center`, and the contact that is recorded after a message. */
export interface MessageCenter
  extends MethodsOf<typeof messageCenter, Exclude<keyof typeof messageCenter.messageCenterCalls, 'createContact'>>,
    MethodsOf<typeof contact, 'createContact'> {}

/** The calls below `/gateway/review/api`. */
export interface ReviewGateway extends MethodsOf<typeof reviewGateway, keyof typeof reviewGateway.reviewGatewayCalls> {}

/**
 * Operations that the specification names without a path. The host gives each path in `paths`. Without one, the call
 * rejects with kind `configuration` and says which path is missing.
 */
export interface PathlessOperations extends MethodsOf<typeof pathless, keyof typeof pathless.pathlessCalls> {}

/**
 * All calls of the gateway by name. Each rejects with a `GatewayError`. A host may pass its own object, which needs only
 * the methods of the widgets in use.
 */
export interface Gateway extends LeadGateway, ProviderDashboard, MessageCenter, ReviewGateway, PathlessOperations {}

export type Operation = keyof Gateway;

/** The deferred actions of a gateway, in memory, at most 20. */
export interface ReplayQueue {
  readonly size: number;
  add(action: QueuedAction): void;
  /** Empties the queue and runs its actions in order. */
  replayAll(): Promise<void>;
  clear(): void;
}

export interface QueuedAction extends DeferredAction {
  readonly operation: string;
  readonly requestId: string;
}
