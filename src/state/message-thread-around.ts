import { atom } from 'jotai/vanilla';
import { toLead } from '../domain/lead/to-lead.js';
import { contactNumbers } from '../domain/message-thread/numbers.js';
import { ask, methodOf } from './asker.js';
import { epochAtom } from './epoch.js';
import { putLeadsAtom } from './lead.js';
import { confirmationsAtom } from './lead-confirmed.js';
import { liveThreadsAtom, type OpenThread, patchThreadAtom, threadKey } from './message-thread.js';
import { connectionAtom } from './store.js';

/** The interactions that are messages of before (decided beside the specification: any of them counts). */
const HISTORY_ACTIVITY = 'GenericMessage';

/**
 * What stands around a conversation: the customer's numbers and the lead where there is one, and whether anything was written
 * before (Spec §4 Message thread). A failure leaves its part out, and is told to the host.
 */
export const loadAroundThreadAtom = atom(null, (get, set, { ref, leadId, asker }: OpenThread): void => {
  const { spId } = ref;
  const key = threadKey(ref);
  const gateway = get(connectionAtom)?.gateway;
  const epoch = get(epochAtom);
  const isStale = () => get(epochAtom) !== epoch;

  void ask(asker, 'activities', async () => methodOf(gateway, 'activities')({ interactorId: spId })).then((outcome) => {
    if (outcome.kind !== 'done' || isStale()) return;
    const hasHistory = outcome.value.activities.some(({ activityType }) => activityType.startsWith(HISTORY_ACTIVITY));
    set(patchThreadAtom, { key, change: { hasHistory } });
  });
  set(patchThreadAtom, { key, change: { numbersAre: leadId === undefined ? 'unasked' : 'loading' } });
  if (leadId === undefined) return;
  const isOther = () => {
    const live = get(liveThreadsAtom).get(key);
    return live !== undefined && live.request.leadId !== leadId;
  };
  void ask(asker, 'phoneNumbers', async () =>
    methodOf(gateway, 'phoneNumbers')({ serviceProviderId: spId, leadIds: [leadId] }),
  ).then((outcome) => {
    if (isStale() || isOther()) return;
    if (outcome.kind === 'done') {
      set(patchThreadAtom, { key, change: { numbers: contactNumbers(outcome.value), numbersAre: 'known' } });
    } else set(patchThreadAtom, { key, change: { numbersAre: 'failed' } });
  });
  const asked = get(confirmationsAtom).ask();
  void ask(asker, 'providerLead', async () =>
    methodOf(gateway, 'providerLead')({ serviceProviderId: spId, leadId }),
  ).then((outcome) => {
    if (outcome.kind === 'done' && !isStale()) set(putLeadsAtom, { spId, leads: [toLead(outcome.value)], asked });
  });
});
