import { atom } from 'jotai/vanilla';
import { HIDE_INSURANCE_PREFERENCE, INSURANCE_DELAY_MS } from '../contract/limits.js';
import { createRequestId } from '../contract/request-id.js';
import { analyticsOf } from './analytics.js';
import { type Asker, ask, deferred } from './asker.js';
import { hideInsurance, isInsuranceHidden } from './insurance-hidden.js';
import { lateMethodOf } from './late-method.js';
import { type LeadKey, type LeadRef, leadKey } from './lead-ref.js';
import { sessionMapAtom } from './session-map.js';
import { connectionAtom } from './store.js';

/**
 * The insurance offer of a lead (Spec §4 Insurance banner): the offer, the question of how far to hide it, the thanks
 * for the answer, the transition to the insurer, the link to the insurer's page, and nothing.
 */
export type InsuranceStep = 'offer' | 'question' | 'thanks' | 'transition' | 'link' | 'closed';

const stepsByKeyAtom = sessionMapAtom<LeadKey, InsuranceStep>();
/** Providers that want no offer at all; beside what the device keeps, which may be nothing. */
const unwillingAtom = sessionMapAtom<string, true>();

export const insuranceStepAtomOf = (lead: LeadRef) =>
  atom((get): InsuranceStep => {
    const step = get(stepsByKeyAtom).get(leadKey(lead));
    if (step === 'thanks' || step === 'closed') return step;
    return get(unwillingAtom).has(lead.spId) || isInsuranceHidden(lead) ? 'closed' : (step ?? 'offer');
  });

/** 'Dismiss': asks for how many leads. */
export const questionInsuranceAtom = atom(null, (_get, set, lead: LeadRef) => {
  set(stepsByKeyAtom, leadKey(lead), 'question');
});

/** 'Not for this job': hides it for this lead, on this device. */
export const hideForLeadAtom = atom(null, (_get, set, lead: LeadRef) => {
  hideInsurance(lead);
  set(thankAtom, lead);
});

/** 'Not at all': hides it for all leads of the provider, on this device and by the gateway's preference. */
export const hideForAllAtom = atom(null, async (get, set, { lead, asker }: { lead: LeadRef; asker: Asker }) => {
  const { spId } = lead;
  hideInsurance({ spId, leadId: '' });
  set(thankAtom, lead);
  set(unwillingAtom, spId, true);
  const requestId = createRequestId();
  const send = async (): Promise<void> => {
    const replay = deferred(asker, 'addDisplayPreferences', send);
    await ask(asker, 'addDisplayPreferences', async () => {
      const add = await lateMethodOf(get(connectionAtom), 'addDisplayPreferences');
      const displayPreferences = [HIDE_INSURANCE_PREFERENCE];
      return add({ serviceProviderId: spId, displayPreferences }, { requestId, replay });
    });
  };
  await send();
});

/** 'Get covered': says for two seconds where it leads, then gives the link. */
export const followInsuranceAtom = atom(null, (_get, set, { lead, asker }: { lead: LeadRef; asker: Asker }) => {
  asker.emit('analytics', analyticsOf('insurance-click', { leadId: lead.leadId }));
  set(stepsByKeyAtom, leadKey(lead), 'transition');
  setTimeout(() => set(leaveAtom, { lead, from: 'transition', to: 'link' }), INSURANCE_DELAY_MS);
});

const thankAtom = atom(null, (_get, set, lead: LeadRef) => {
  set(stepsByKeyAtom, leadKey(lead), 'thanks');
  setTimeout(() => set(leaveAtom, { lead, from: 'thanks', to: 'closed' }), INSURANCE_DELAY_MS);
});

/** Goes on only where it still stands: a sign-out or another choice may have come between. */
const leaveAtom = atom(
  null,
  (get, set, { lead, from, to }: { lead: LeadRef; from: InsuranceStep; to: InsuranceStep }) => {
    if (get(stepsByKeyAtom).get(leadKey(lead)) === from) set(stepsByKeyAtom, leadKey(lead), to);
  },
);

/** The offer begins anew: what was asked or shown has been left. Thanks and what is hidden stay. */
export const restartInsuranceAtom = atom(null, (get, set, lead: LeadRef) => {
  const key = leadKey(lead);
  const step = get(stepsByKeyAtom).get(key);
  if (step !== 'thanks' && step !== 'closed') set(stepsByKeyAtom, key, null);
});
