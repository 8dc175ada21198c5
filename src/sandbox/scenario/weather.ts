import { CHALLENGE_STATUS } from '../../contract/gateway-error.js';
import type { Answer } from '../router/answer.js';
import { pause } from './pause.js';
import type { Fault } from './scenarios.js';

/** What the faults need to know of a call. */
export interface Exposed {
  readonly writes: boolean;
  readonly requestId: string;
  readonly signal: AbortSignal;
}

/** Lets the faults of a scenario happen to a call; an answer takes the place of the call's own. */
export type Weather = (call: Exposed) => Promise<Answer | undefined>;

export function createWeather(faults: readonly Fault[]): Weather {
  const challenged = new Set<string>();

  async function strike(fault: Fault, call: Exposed): Promise<Answer | undefined> {
    switch (fault.kind) {
      case 'delay':
        await pause(fault.milliseconds, call.signal);
        return undefined;
      case 'drop':
        throw new TypeError('Failed to fetch');
      case 'status':
        return { status: fault.status, body: {} };
      case 'challenge':
        if (!call.writes || call.requestId === '' || challenged.has(call.requestId)) return undefined;
        challenged.add(call.requestId);
        return { status: CHALLENGE_STATUS, body: {} };
    }
  }

  return async (call) => {
    for (const fault of faults) {
      const answer = await strike(fault, call);
      if (answer !== undefined) return answer;
    }
    return undefined;
  };
}
