import { atom } from 'jotai/vanilla';
import { nextFunnel } from '../funnel/funnel-rules.js';
import type { FunnelEvent, FunnelState } from '../funnel-types.js';
import { stepPlace } from '../step/steps.js';
import { persistFunnel } from './persisted.js';
import { FUNNEL_PAGE, type FunnelRef, funnelOfAtom, patchFunnelAtom } from './store.js';

/** Applies an event to a funnel. Tells the host about a new step, and stores the answers. */
export const sendFunnelEventAtom = atom(
  null,
  (get, set, { ref, event }: { readonly ref: FunnelRef; readonly event: FunnelEvent }): void => {
    const funnel = get(funnelOfAtom)(ref.id);
    if (funnel === null) return;
    const state = nextFunnel(funnel.state, event);
    if (state === funnel.state) return;
    set(patchFunnelAtom, { id: ref.id, change: () => ({ state }) });
    persistFunnel(get, ref.options.persistedAs, { ...funnel, state });
    // The start of a funnel tells the host its step, and a summary that is shown again is no completion.
    if (state.step === funnel.state.step || event.type === 'rehydrated') return;
    emitStep(ref, state);
    const { leadId } = state;
    if (state.step === 'summary') ref.session.emit('funnel-complete', leadId === '' ? {} : { leadId });
  },
);

/** Tells the host which step is shown. */
function emitStep({ session }: FunnelRef, state: FunnelState): void {
  const { index, total } = stepPlace(state);
  const { step } = state;
  session.emit('funnel-step', { step, index, total });
  session.emit('analytics', { name: 'funnel-step', ...FUNNEL_PAGE, value: step });
}

export const emitStepAtom = atom(null, (get, _set, ref: FunnelRef): void => {
  const state = get(funnelOfAtom)(ref.id)?.state;
  if (state !== undefined) emitStep(ref, state);
});
