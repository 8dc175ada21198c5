import type { DeferredAction } from './methods/call.js';
import type { CustomerCalls } from './methods/customer.js';
import type { DashboardFormCalls } from './methods/dashboard-forms.js';
import type { MessageCenter } from './methods/message-center.js';
import type { OfficeLeadCalls } from './methods/office-leads.js';
import type { PathlessOperations } from './methods/pathless.js';
import type { DashboardCalls } from './methods/provider-dashboard.js';
import type { ProviderCalls } from './methods/providers.js';
import type { RequestCalls } from './methods/requests.js';
import type { ReviewGateway } from './methods/review-gateway.js';
import type { ServiceAndPlaceCalls } from './methods/services-and-places.js';

/** The calls below `/gateway/lead`. */
export interface LeadGateway
  extends RequestCalls,
    ProviderCalls,
    ServiceAndPlaceCalls,
    CustomerCalls,
    OfficeLeadCalls {}

/** The calls of the provider's dashboard. */
export interface ProviderDashboard extends DashboardCalls, DashboardFormCalls {}

/**
 * All calls of the gateway by name. A host may pass its own object, which needs only the methods
 * of the widgets in use.
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
