import { runCall } from '../../element/run-call.js';
import type { WirePhoneNumbers } from '../../gateway/calls/message-center.js';
import { activities, phoneNumbers } from '../../gateway/calls/message-center.js';
import { providerLead } from '../../gateway/calls/provider-dashboard.js';
import { toLead } from '../../lead-card/lead/lead.js';
import { confirmationsAtom, putLeads } from '../../lead-card/lead/lead-state.js';
import type { ContactNumber } from '../message.js';
import { liveThreadsAtom, type OpenThread, patchThread, threadKey } from './conversation-state.js';

/** The interactions that count as archived messages. */
const HISTORY_ACTIVITY = 'GenericMessage';

/**
 * Loads the customer's numbers, the lead and whether there are archived messages. A part that fails is not shown; the
 * host gets a `widget-error`.
 */
export function loadAroundThread(request: OpenThread): void {
  const { ref, leadId, session } = request;
  const { store } = session;
  void loadActivities(request);
  patchThread(store, threadKey(ref), { numbersAre: leadId === undefined ? 'unasked' : 'loading' });
  if (leadId === undefined) return;
  void loadNumbers({ ...request, leadId });
  void loadLead({ ...request, leadId });
}

interface AboutLead extends OpenThread {
  readonly leadId: string;
}

/** Looks for archived messages. An activity without a customer counts, because the gateway need not name them. */
async function loadActivities(request: OpenThread, requestId?: string): Promise<void> {
  const { ref, session } = request;
  const { store } = session;
  const outcome = await runCall(session, {
    definition: activities,
    call: (send, options) => send({ interactorId: ref.spId }, options),
    requestId,
    replay: { run: (again) => loadActivities(request, again) },
  });
  if (outcome.kind !== 'done') return;
  const hasHistory = outcome.value.activities.some(
    ({ activityType, interactorId }) =>
      activityType.startsWith(HISTORY_ACTIVITY) && (interactorId ?? ref.userId) === ref.userId,
  );
  patchThread(store, threadKey(ref), { hasHistory });
}

async function loadNumbers(request: AboutLead, requestId?: string): Promise<void> {
  const { ref, leadId, session } = request;
  const { store } = session;
  const key = threadKey(ref);
  const isWanted = () => {
    const live = store.get(liveThreadsAtom).get(key);
    return live === undefined || live.request.leadId === leadId;
  };
  const outcome = await runCall(session, {
    definition: phoneNumbers,
    call: (send, options) => send({ serviceProviderId: ref.spId, leadIds: [leadId] }, options),
    requestId,
    replay: { run: (again) => loadNumbers(request, again), isWanted },
  });
  if (!isWanted()) return;
  if (outcome.kind === 'done') {
    patchThread(store, key, { numbers: contactNumbers(outcome.value), numbersAre: 'known' });
  } else patchThread(store, key, { numbersAre: 'failed' });
}

/** A temporary number is a link only while it is active. */
export function contactNumbers({ phoneNumbers }: WirePhoneNumbers): readonly ContactNumber[] {
  return phoneNumbers.flatMap(({ phoneNumber, maskedNumber, maskedNumberActive }) => {
    const number = maskedNumber || phoneNumber;
    if (!number) return [];
    const temporary = Boolean(maskedNumber);
    return [{ phoneNumber: number, temporary, expired: temporary && maskedNumberActive !== true }];
  });
}

async function loadLead(request: AboutLead, requestId?: string): Promise<void> {
  const { ref, leadId, session } = request;
  const { store } = session;
  const { spId } = ref;
  const requestedAt = store.get(confirmationsAtom).nextTime();
  const outcome = await runCall(session, {
    definition: providerLead,
    call: (send, options) => send({ serviceProviderId: spId, leadId }, options),
    requestId,
    replay: { run: (again) => loadLead(request, again) },
  });
  if (outcome.kind === 'done') putLeads(store, { spId, leads: [toLead(outcome.value)], requestedAt });
}
