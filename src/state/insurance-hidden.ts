import { deviceStorage } from './device.js';
import { type LeadRef, leadKey } from './lead-ref.js';

/** What hides the insurance offer stands under the ids of provider and lead; without a lead it hides every one. */
const KEPT = 'lead-widgets/no-insurance/';

/** Whether the person has hidden the offer for this lead or for all of the provider's leads (Spec §4 Insurance banner). */
export function isInsuranceHidden({ spId, leadId }: LeadRef): boolean {
  return ['', leadId].some((each) => deviceStorage.get(KEPT + leadKey({ spId, leadId: each })));
}

/** @param leadId empty for all of the provider's leads */
export function hideInsurance(lead: LeadRef): void {
  deviceStorage.set(KEPT + leadKey(lead), '1');
}
