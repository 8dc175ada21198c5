import { atom } from 'jotai/vanilla';
import { analyticsOf } from '../../element/events/analytics.js';
import { runCall, type WidgetSession } from '../../element/run-call.js';
import { HIDE_INSURANCE_PREFERENCE, INSURANCE_DELAY_MS } from '../../gateway/limits.js';
import { keyedAtom } from '../../session/keyed-atom.js';
import { type LeadKey, type LeadRef, leadKey } from '../../session/lead-ref.js';
import { type Store, sessionAtom } from '../../session/session.js';
import { hideInsurance, isInsuranceHiddenAtom } from './insurance-hidden.js';

/**
 * The steps of the insurance offer of a lead. `question` asks whether to hide it for one lead or for all. `transition`
 * comes before the link to the insurer. `closed` shows nothing.
 */
export type InsuranceStep = 'offer' | 'question' | 'thanks' | 'transition' | 'link' | 'closed';

const stepsByKeyAtom = keyedAtom<LeadKey, InsuranceStep>();
/** Providers that want no offer, because the device may not be able to store it. */
const declinedAtom = keyedAtom<string, true>();

export const insuranceStepAtomOf = (lead: LeadRef) =>
  atom((get): InsuranceStep => {
    const step = get(stepsByKeyAtom).get(leadKey(lead));
    if (step === 'thanks' || step === 'closed') return step;
    return get(declinedAtom).has(lead.spId) || get(isInsuranceHiddenAtom)(lead) ? 'closed' : (step ?? 'offer');
  });

/** 'Dismiss': asks whether to hide it for one lead or for all. */
export function questionInsurance(store: Store, lead: LeadRef) {
  store.set(stepsByKeyAtom, leadKey(lead), 'question');
}

/** 'Not for this job': hides the offer for this lead on this device. */
export function hideForLead(store: Store, lead: LeadRef) {
  hideInsurance(store, lead);
  confirmInsurance(store, lead);
}

/** 'Not at all': hides the offer for all leads of the provider, on this device and in the gateway's preferences. */
export async function hideForAll(session: WidgetSession, lead: LeadRef) {
  const { store } = session;
  const { spId } = lead;
  hideInsurance(store, { spId, leadId: '' });
  confirmInsurance(store, lead);
  store.set(declinedAtom, spId, true);
  const send = (requestId?: string): Promise<unknown> =>
    runCall(session, {
      operation: 'addDisplayPreferences',
      call: (add, options) =>
        add({ serviceProviderId: spId, displayPreferences: [HIDE_INSURANCE_PREFERENCE] }, options),
      requestId,
      replay: { run: send },
    });
  await send();
}

/** 'Get covered': shows the transition for two seconds, then the link. */
export function followInsurance(session: WidgetSession, lead: LeadRef) {
  const { store } = session;
  session.emit('analytics', analyticsOf('insurance-click', { leadId: lead.leadId }));
  store.set(stepsByKeyAtom, leadKey(lead), 'transition');
  store.get(sessionAtom)?.later(INSURANCE_DELAY_MS, () => leaveStep(store, lead, 'transition', 'link'));
}

function confirmInsurance(store: Store, lead: LeadRef) {
  store.set(stepsByKeyAtom, leadKey(lead), 'thanks');
  store.get(sessionAtom)?.later(INSURANCE_DELAY_MS, () => leaveStep(store, lead, 'thanks', 'closed'));
}

/** Goes to a step only from the expected one, because the person may have chosen another. */
function leaveStep(store: Store, lead: LeadRef, from: InsuranceStep, to: InsuranceStep) {
  if (store.get(stepsByKeyAtom).get(leadKey(lead)) === from) store.set(stepsByKeyAtom, leadKey(lead), to);
}

/** Starts the offer again, unless it shows the thanks or is closed. */
export function restartInsurance(store: Store, lead: LeadRef) {
  const key = leadKey(lead);
  const step = store.get(stepsByKeyAtom).get(key);
  if (step !== 'thanks' && step !== 'closed') store.set(stepsByKeyAtom, key, null);
}
