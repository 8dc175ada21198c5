import type { DeferredAction, PathlessOperations } from './calls/call.js';
import type { LeadGateway } from './calls/lead-gateway.js';
import type { MessageCenter } from './calls/message-center.js';
import type { ProviderDashboard } from './calls/provider-dashboard.js';
import type { ReviewGateway } from './calls/review-gateway.js';

/**
 * Every call, by the operation's name. A host may hand in an object of its own:
 * it needs the methods of the widgets that it serves, no more.
 */
export interface Gateway extends LeadGateway, ProviderDashboard, MessageCenter, ReviewGateway, PathlessOperations {}

export type Operation = keyof Gateway;

/** The deferred actions of a gateway: in memory, at most twenty. */
export interface ReplayQueue {
  readonly size: number;
  add(action: QueuedAction): void;
  /** Empties the queue and dispatches all that was in it, in order. */
  replayAll(): Promise<void>;
  clear(): void;
}

export interface QueuedAction extends DeferredAction {
  readonly operation: string;
  readonly requestId: string;
}
