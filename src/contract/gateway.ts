import type { DeferredAction, PathlessOperations } from './calls/call.js';
import type { LeadGateway } from './calls/lead-gateway.js';
import type { MessageCenter } from './calls/message-center.js';
import type { ProviderDashboard } from './calls/provider-dashboard.js';
import type { ReviewGateway } from './calls/review-gateway.js';

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
