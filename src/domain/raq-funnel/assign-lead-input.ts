import type { FunnelState } from '../../contract/raq-funnel.js';

/** What `assignLead` is sent; ids as texts. */
export interface AssignInput {
  readonly leadId: string;
  readonly serviceProviderIds: readonly string[];
  readonly haServiceProviderIds: readonly string[];
  /** Undefined where the gateway gave none. */
  readonly serviceRequestId: string | undefined;
}

/** The input of `assignLead`: the chosen providers in the gateway's order, AL and HA apart. Spec §4 Funnel, §7 Lead gateway */
export function assignLeadInput({ leadId, form }: Pick<FunnelState, 'leadId' | 'form'>): AssignInput {
  return {
    leadId,
    serviceProviderIds: form.selectedAdditionalSpListWithGatewayOrder,
    haServiceProviderIds: form.selectedAdditionalHaSpListWithGatewayOrder,
    serviceRequestId: form.serviceRequestId || undefined,
  };
}
