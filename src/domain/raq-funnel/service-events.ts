import type { FunnelState } from '../../contract/raq-funnel.js';
import type { EventOf } from './event-of.js';
import { placeService } from './taxonomy-rule.js';

/** A taxonomy result, for a service that was chosen or that the entry named (Spec §4 Funnel). Another service asks other questions. */
export function afterService(state: FunnelState, { node, parentName }: EventOf<'service-found'>): FunnelState {
  if (state.leadId !== '') return state;
  const form = placeService(state.form, state.provider, node, parentName);
  const isSame = form.categoryId === state.form.categoryId && form.taskCategoryId === state.form.taskCategoryId;
  if (isSame) return { ...state, form };
  return {
    ...state,
    form,
    alternatives: null,
    ...(state.step === 'service' && { reached: 'service', screen: 0 }),
  };
}
