import { atom, type Getter, type Setter } from 'jotai/vanilla';
import { runCall } from '../../element/run-call.js';
import { confirmationsAtom, putLeadsAtom } from '../../lead-card/lead/lead-state.js';
import { toLead } from '../../lead-card/lead/to-lead.js';
import { contactNumbers } from '../list/numbers.js';
import { liveThreadsAtom, type OpenThread, patchThreadAtom, threadKey } from './conversation-state.js';

/** The interactions that count as archived messages. */
const HISTORY_ACTIVITY = 'GenericMessage';

/**
 * Loads what is shown around a conversation: the customer's numbers, the lead if there is one, and whether there are
 * archived messages. A part that fails is left out, and the host hears of it.
 */
export const loadAroundThreadAtom = atom(null, (get, set, request: OpenThread): void => {
  const { ref, leadId } = request;
  void loadActivities(get, set, request);
  set(patchThreadAtom, { key: threadKey(ref), change: { numbersAre: leadId === undefined ? 'unasked' : 'loading' } });
  if (leadId === undefined) return;
  void loadNumbers(get, set, { ...request, leadId });
  void loadLead(get, set, { ...request, leadId });
});

interface AboutLead extends OpenThread {
  readonly leadId: string;
}

/**
 * The newest activities with the provider's customers. One that names no customer counts, because the gateway need not
 * name them.
 */
async function loadActivities(get: Getter, set: Setter, request: OpenThread, requestId?: string): Promise<void> {
  const { ref, session } = request;
  const outcome = await runCall(session, {
    operation: 'activities',
    call: (activities, options) => activities({ interactorId: ref.spId }, options),
    requestId,
    replay: { run: (again) => loadActivities(get, set, request, again) },
  });
  if (outcome.kind !== 'done') return;
  const hasHistory = outcome.value.activities.some(
    ({ activityType, interactorId }) =>
      activityType.startsWith(HISTORY_ACTIVITY) && (interactorId ?? ref.userId) === ref.userId,
  );
  set(patchThreadAtom, { key: threadKey(ref), change: { hasHistory } });
}

async function loadNumbers(get: Getter, set: Setter, request: AboutLead, requestId?: string): Promise<void> {
  const { ref, leadId, session } = request;
  const key = threadKey(ref);
  const isWanted = () => {
    const live = get(liveThreadsAtom).get(key);
    return live === undefined || live.request.leadId === leadId;
  };
  const outcome = await runCall(session, {
    operation: 'phoneNumbers',
    call: (phoneNumbers, options) => phoneNumbers({ serviceProviderId: ref.spId, leadIds: [leadId] }, options),
    requestId,
    replay: { run: (again) => loadNumbers(get, set, request, again), isWanted },
  });
  if (!isWanted()) return;
  if (outcome.kind === 'done') {
    set(patchThreadAtom, { key, change: { numbers: contactNumbers(outcome.value), numbersAre: 'known' } });
  } else set(patchThreadAtom, { key, change: { numbersAre: 'failed' } });
}

async function loadLead(get: Getter, set: Setter, request: AboutLead, requestId?: string): Promise<void> {
  const { ref, leadId, session } = request;
  const { spId } = ref;
  const requestedAt = get(confirmationsAtom).nextTime();
  const outcome = await runCall(session, {
    operation: 'providerLead',
    call: (providerLead, options) => providerLead({ serviceProviderId: spId, leadId }, options),
    requestId,
    replay: { run: (again) => loadLead(get, set, request, again) },
  });
  if (outcome.kind === 'done') set(putLeadsAtom, { spId, leads: [toLead(outcome.value)], requestedAt });
}
