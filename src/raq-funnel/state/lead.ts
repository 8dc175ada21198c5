import { sendFunnelEvent } from './funnel-state.js';
import { runFunnelCall } from './run.js';
import { type FunnelRef, funnelOf } from './store.js';

/**
 * Makes sure that service and place of the request are known, and loads them if only its id is.
 * @param again runs the action again after a replay
 */
export async function hasLead(
  ref: FunnelRef,
  again: (requestId: string) => Promise<unknown>,
  requestId?: string,
): Promise<boolean> {
  const state = funnelOf(ref)?.state;
  if (state === undefined) return false;
  const { leadId, form } = state;
  if (leadId === '') return false;
  if (form.categoryId !== '' && form.postalCode !== '') return true;
  const lead = await runFunnelCall(ref, {
    name: 'lead',
    operation: 'lead',
    call: (method, options) => method({ leadId }, options),
    requestId,
    again,
  });
  if (lead === undefined) return false;
  const { postalAddress, category } = lead;
  sendFunnelEvent(ref, {
    type: 'lead-loaded',
    leadId,
    categoryId: category.id,
    categoryName: category.name ?? '',
    postalCode: postalAddress.postalCode,
    advertisingZone: postalAddress.advertisingZone ?? '',
  });
  return true;
}
