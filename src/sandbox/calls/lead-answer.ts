import type { LeadRecord, SandboxLead } from '../seed/lead-record.js';

/** The lead as it is answered: contact data of a lead that is not purchased stays here (decisions.md 22). */
export function leadAnswer({ lead }: LeadRecord, purchased: boolean): SandboxLead & { readonly purchased: boolean } {
  if (purchased || lead.customerInfo == null) return { ...lead, purchased };
  const { userId, firstName, city, state, postalCode } = lead.customerInfo;
  return { ...lead, purchased, customerInfo: { userId, firstName, city, state, postalCode } };
}
