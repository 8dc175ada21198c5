import type { FunnelEvent } from '../funnel/event.js';
import type { FunnelState } from '../funnel/funnel.js';
import { nextFunnel } from '../funnel/funnel-rules.js';
import { stepPlace } from '../step/steps.js';
import { persistFunnel } from './persisted.js';
import { FUNNEL_PAGE, type FunnelRef, funnelOf, patchFunnel } from './store.js';

/** Applies an event to a funnel. Tells the host about a new step, and stores the answers. */
export function sendFunnelEvent(ref: FunnelRef, event: FunnelEvent): void {
  const funnel = funnelOf(ref);
  if (funnel === null) return;
  const state = nextFunnel(funnel.state, event);
  if (state === funnel.state) return;
  patchFunnel(ref, () => ({ state }));
  persistFunnel(ref.session.store, ref.options.persistedAs, { ...funnel, state });
  // The start of a funnel tells the host its step, and a summary that is shown again is no completion.
  if (state.step === funnel.state.step || event.type === 'rehydrated') return;
  emit(ref, state);
  const { leadId } = state;
  if (state.step === 'summary') ref.session.emit('funnel-complete', leadId === '' ? {} : { leadId });
}

function emit({ session }: FunnelRef, state: FunnelState): void {
  const { index, total } = stepPlace(state);
  const { step } = state;
  session.emit('funnel-step', { step, index, total });
  session.emit('analytics', { name: 'funnel-step', ...FUNNEL_PAGE, value: step });
}

/** Tells the host which step is shown. */
export function emitStep(ref: FunnelRef): void {
  const state = funnelOf(ref)?.state;
  if (state !== undefined) emit(ref, state);
}
