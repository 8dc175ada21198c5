import type { Failure } from './run-call.js';

/** The calls of a funnel that a screen shows the standing of; those of one provider bear its id. */
export type FunnelTaskName =
  | 'topServices'
  | 'findServices'
  | 'chooseService'
  | 'provider'
  | 'city'
  | 'eligibility'
  | 'alternatives'
  | 'createLead'
  | 'lead'
  | 'suggestions'
  | 'assign'
  | 'recipients'
  | 'updatePhone'
  | `hired ${string}`
  | `reviews ${string}`;

/** How a call stands. */
export interface FunnelTask {
  readonly phase: 'idle' | 'busy' | 'failed' | 'done';
  readonly failure: Failure | null;
}

export const IDLE: FunnelTask = { phase: 'idle', failure: null };
