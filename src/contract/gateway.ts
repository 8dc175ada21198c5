import type { LeadFilters, LeadSort } from './lead-query.js';
import type { WireLead, WireLeads } from './wire/lead.js';
import type { WireServiceProviders } from './wire/service-provider.js';

/** Ids may be given as strings or integers. */
export type Id = string | number;

/** What a 511 defers: the whole action, so that a replay ends where the first try would have (decisions of the wire). */
export interface DeferredAction {
  run(): Promise<unknown>;
  /** False once whoever asked is gone; the action is then dropped. */
  isAlive?(): boolean;
}

export interface CallOptions {
  readonly signal?: AbortSignal | undefined;
  /** One id for one decision of a person: kept by a retry and by a replay, so that the gateway can drop a double. */
  readonly requestId?: string | undefined;
  /** What to replay after a challenge; the call itself when nothing is given. */
  readonly replay?: DeferredAction | undefined;
}

type Call<Input, Answer> = (input: Input, options?: CallOptions) => Promise<Answer>;

export interface LeadsInput {
  readonly serviceProviderId: Id;
  readonly offset?: number;
  readonly sort?: LeadSort;
  readonly limit?: number;
  readonly businessName?: string | undefined;
  readonly featuredLeadId?: Id | undefined;
  readonly filters?: Partial<LeadFilters>;
}

export interface OfOneLead {
  readonly serviceProviderId: Id;
  readonly leadId: Id;
}

/**
 * The calls that widgets make, by the operation's name. A host may hand in an object of its own:
 * it needs the methods of the widgets that it serves, no more.
 */
export interface Gateway {
  serviceProvider: Call<{ readonly serviceProviderId: Id }, WireServiceProviders>;
  leads: Call<LeadsInput, WireLeads>;
  providerLead: Call<OfOneLead, WireLead>;
  markRead: Call<OfOneLead & { readonly read: boolean }, undefined>;
  saveNote: Call<OfOneLead & { readonly note: string }, undefined>;
  setStatus: Call<OfOneLead & { readonly status: string }, undefined>;
  archive: Call<OfOneLead & { readonly archived: boolean }, undefined>;
}

export type Operation = keyof Gateway;

/** The deferred actions of a gateway (Spec §4 Challenge replay): in memory, at most twenty. */
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
  /** Called when the action falls out of the full queue. */
  onDropped?(): void;
}
