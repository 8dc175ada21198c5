import { atom, type Getter, type Setter } from 'jotai/vanilla';
import type { Operation } from '../contract/gateway.js';
import { createRequestId } from '../contract/request-id.js';
import { assignLeadInput } from '../domain/raq-funnel/assign-lead-input.js';
import { ask, deferred } from './asker.js';
import { lateMethodOf } from './late-method.js';
import { tellFunnelAtom } from './raq-funnel.js';
import { runFunnelCall } from './raq-funnel-run.js';
import { type FunnelRef, funnelOfAtom, patchFunnelAtom, taskOf } from './raq-funnel-store.js';
import { connectionAtom } from './store.js';

/**
 * Sends the request to the providers that are ticked; nobody ticked is no call. What is told to others afterwards stops
 * nothing (Spec §7 Lead gateway, assign).
 */
export const assignLeadAtom = atom(null, (get, set, ref: FunnelRef): Promise<void> => assignLead(get, set, ref));

// A function of its own, because an atom cannot set itself: the replay runs it again.
async function assignLead(get: Getter, set: Setter, ref: FunnelRef): Promise<void> {
  const funnel = get(funnelOfAtom)(ref.id);
  if (funnel === null || funnel.state.step !== 'suggestions' || taskOf(funnel, 'assign').phase === 'busy') return;
  const chosen = assignLeadInput(funnel.state);
  // Version 1 knows no HA providers: those hear of it by their selection alone.
  const input = ref.options.assignVersion === 'v1' ? { ...chosen, haServiceProviderIds: [] } : chosen;
  const { leadId, serviceProviderIds, haServiceProviderIds, serviceRequestId } = input;
  if (serviceProviderIds.length + haServiceProviderIds.length > 0) {
    // The same choice again is the same decision.
    const text = JSON.stringify(input);
    const requestId = funnel.choice?.text === text ? funnel.choice.requestId : createRequestId();
    set(patchFunnelAtom, { id: ref.id, change: () => ({ choice: { text, requestId } }) });
    const isWanted = () => get(funnelOfAtom)(ref.id)?.state.step === 'suggestions';
    const done = await runFunnelCall(get, set, ref, {
      name: 'assign',
      operation: 'assignLead',
      call: async () => {
        const assign = await lateMethodOf(get(connectionAtom), 'assignLead');
        const replay = deferred(ref.asker, 'assignLead', () => assignLead(get, set, ref), isWanted);
        const version = ref.options.assignVersion;
        await assign(input, { requestId, replay, ...(version === undefined ? {} : { version }) });
        return true;
      },
    });
    if (done === undefined) return;
    ref.asker.emit('lead-assigned', { leadId, serviceProviderIds, haServiceProviderIds });
  }
  void tellOthers(get, ref, leadId, chosen.haServiceProviderIds, serviceRequestId);
  const isSent = serviceProviderIds.length + chosen.haServiceProviderIds.length > 0;
  set(tellFunnelAtom, { ref, event: isSent ? { type: 'assigned' } : { type: 'went-on', questions: [] } });
}

/** Notifications after the choice; each failure is the host's to hear and nobody's to wait for (decision 63). */
async function tellOthers(
  get: Getter,
  { asker, options }: FunnelRef,
  leadId: string,
  haServiceProviderIds: readonly string[],
  serviceRequestId: string | undefined,
): Promise<void> {
  const connection = get(connectionAtom);
  const tell = (operation: Operation, run: () => Promise<unknown>) => ask(asker, operation, run);
  const all: Promise<unknown>[] = [];
  if (haServiceProviderIds.length > 0 && serviceRequestId !== undefined) {
    all.push(
      tell('sendProSelection', async () =>
        (await lateMethodOf(connection, 'sendProSelection'))({ serviceRequestId, haServiceProviderIds }),
      ),
    );
  }
  if (options.createFields['skipHaOLNotification'] !== true) {
    all.push(
      tell('sendNotification', async () => (await lateMethodOf(connection, 'sendNotification'))({ leadIds: [leadId] })),
    );
  }
  if (options.isHandy) {
    all.push(tell('sendHandyLead', async () => (await lateMethodOf(connection, 'sendHandyLead'))({ leadId })));
  }
  await Promise.all(all);
}
