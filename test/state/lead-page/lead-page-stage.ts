import * as v from 'valibot';
import type { CallOptions } from '../../../src/contract/calls/call.js';
import { GatewayError, type GatewayErrorDetails } from '../../../src/contract/gateway-error.js';
import { type WireLeadPage, wireLeadPage } from '../../../src/contract/wire/office-leads.js';
import { createReplayQueue } from '../../../src/gateway/transport/replay-queue.js';
import { createSession } from '../../../src/session/session.js';
import { leadKey } from '../../../src/state/lead/lead-ref.js';
import { leadPageAtomOf, loadLeadPageAtom } from '../../../src/state/lead-page/lead-page.js';
import { aRequester, OWNER, SP, settle } from '../stage.js';

export const LEAD = { spId: SP, leadId: 'a' };

/** Contact data that stand nowhere else. */
export const MARKERS = ['Zzyzx', '5125550199', 'zz.top@example.com', '77 Hidden Road'] as const;
const [lastName, phone, email, firstLine] = MARKERS;

/** What the gateway answers, contact and all, whether the lead is purchased or not. */
export function aLeadPage(fields: object = {}): WireLeadPage {
  return v.parse(wireLeadPage, {
    leadId: 'a',
    purchased: false,
    sentDate: '2026-11-18T20:00:00Z',
    purchaserCount: 1,
    price: 39,
    info: { title: 'Clear a drain', description: 'Slow.', urgency: 'ThisWeek', category: { id: 1, name: 'Drains' } },
    address: { firstLine, city: 'Austin', state: 'TX', postalCode: '78704' },
    user: { firstName: 'Maria', lastName, phone, email },
    ...fields,
  });
}

interface StagedLoad {
  readonly input: object;
  readonly options: CallOptions;
  answer(fields?: object): Promise<void>;
  fail(details?: Partial<GatewayErrorDetails>): Promise<void>;
  challenge(): Promise<void>;
}

/** A session over a gateway that knows the lead page alone, and answers when the test likes. */
export function pageStage() {
  const loads: StagedLoad[] = [];
  const challenges = createReplayQueue();
  const page = aRequester();
  const leadForPage = (input: object, options: CallOptions = {}) =>
    new Promise<WireLeadPage>((resolve, reject) => {
      const { requestId = '' } = options;
      const settled = (act: () => void) => {
        act();
        return settle();
      };
      const failure = (details: Partial<GatewayErrorDetails>) =>
        new GatewayError({ kind: 'http', operation: 'leadForPage', requestId, ...details });
      loads.push({
        input,
        options,
        answer: (fields) => settled(() => resolve(aLeadPage(fields))),
        fail: (details = { status: 503 }) => settled(() => reject(failure(details))),
        challenge: () =>
          settled(() => {
            if (options.replay) challenges.add({ ...options.replay, operation: 'leadForPage', requestId });
            reject(failure({ kind: 'challenge', status: 511 }));
          }),
      });
    });
  const session = createSession({ gateway: { leadForPage }, challenges, owner: OWNER });
  const { store } = session;

  async function load(lead = LEAD, { requester } = page): Promise<StagedLoad> {
    void store.set(loadLeadPageAtom, { lead, requester });
    await settle();
    const last = loads.at(-1);
    if (last === undefined) throw new Error('leadForPage was not called');
    return last;
  }

  return {
    session,
    store,
    challenges,
    loads,
    page,
    load,
    shown: (lead = LEAD) => store.get(leadPageAtomOf(leadKey(lead))),
  };
}
