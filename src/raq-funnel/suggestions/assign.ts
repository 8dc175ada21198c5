import { runCall } from '../../element/run-call.js';
import { createRequestId } from '../../web/request-id.js';
import { isOwnProviderAssigned } from '../contact/consent.js';
import { assignLeadInput } from '../state/create-lead-input.js';
import { sendFunnelEvent } from '../state/funnel-state.js';
import { runFunnelCall } from '../state/run.js';
import { type FunnelRef, funnelOf, patchFunnel, taskOf } from '../state/store.js';

/** Sends the request to the selected providers. Without any, no call is made. Notifications follow and never block. */
export async function assignLead(ref: FunnelRef): Promise<void> {
  const funnel = funnelOf(ref);
  if (funnel === null || funnel.state.step !== 'suggestions' || taskOf(funnel, 'assign').phase === 'busy') return;
  const chosen = assignLeadInput(funnel.state);
  // Version 1 has no HA providers. They hear of the request through `sendProSelection`.
  const input = ref.options.assignVersion === 'v1' ? { ...chosen, haServiceProviderIds: [] } : chosen;
  const { leadId, serviceProviderIds, haServiceProviderIds, serviceRequestId } = input;
  if (serviceProviderIds.length + haServiceProviderIds.length > 0) {
    // The same selection keeps its request id.
    const text = JSON.stringify(input);
    const requestId = funnel.choice?.text === text ? funnel.choice.requestId : createRequestId();
    patchFunnel(ref, () => ({ choice: { text, requestId } }));
    const isWanted = () => funnelOf(ref)?.state.step === 'suggestions';
    const done = await runFunnelCall(ref, {
      name: 'assign',
      operation: 'assignLead',
      call: async (assign, options) => {
        const version = ref.options.assignVersion;
        await assign(input, { ...options, ...(version === undefined ? {} : { version }) });
        return true;
      },
      requestId,
      again: () => assignLead(ref),
      isWanted,
      isWrite: true,
    });
    if (done === undefined) return;
    ref.session.emit('lead-assigned', { leadId, serviceProviderIds, haServiceProviderIds });
  }
  void notifyOthers(ref, leadId, chosen.haServiceProviderIds, serviceRequestId);
  const isSent = serviceProviderIds.length + chosen.haServiceProviderIds.length > 0;
  sendFunnelEvent(ref, isSent ? { type: 'assigned' } : { type: 'went-on', questions: [] });
}

/** Goes on to the summary without another provider. The funnel's own provider is notified. */
export function skipProviders(ref: FunnelRef): void {
  const state = funnelOf(ref)?.state;
  if (state?.step !== 'suggestions') return;
  if (isOwnProviderAssigned(state)) void notifyOthers(ref, state.leadId, [], undefined);
  sendFunnelEvent(ref, { type: 'went-on', questions: [] });
}

/** Sends the notifications after an assignment. Failures block nothing: the host hears of them, the summary shows the second. */
async function notifyOthers(
  ref: FunnelRef,
  leadId: string,
  haServiceProviderIds: readonly string[],
  serviceRequestId: string | undefined,
): Promise<void> {
  const { session, options } = ref;
  const notifyPros = (requestId?: string): Promise<unknown> =>
    runCall(session, {
      operation: 'sendProSelection',
      call: (send, calling) => send({ serviceRequestId: serviceRequestId ?? '', haServiceProviderIds }, calling),
      requestId,
      replay: { run: notifyPros },
    });
  const notify = (requestId?: string): Promise<unknown> =>
    runFunnelCall(ref, {
      name: 'notify',
      operation: 'sendNotification',
      call: (send, calling) => send({ leadIds: [leadId] }, calling),
      requestId,
      again: notify,
      isWrite: true,
    });
  const notifyHandy = (requestId?: string): Promise<unknown> =>
    runCall(session, {
      operation: 'sendHandyLead',
      call: (send, calling) => send({ leadId }, calling),
      requestId,
      replay: { run: notifyHandy },
    });
  await Promise.all([
    haServiceProviderIds.length > 0 && serviceRequestId !== undefined ? notifyPros() : null,
    options.createFields['skipHaOLNotification'] === true ? null : notify(),
    options.isHandy ? notifyHandy() : null,
  ]);
}
