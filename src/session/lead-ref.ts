/** A lead of one provider. Each provider has its own status, notes and flags of a lead. */
export interface LeadRef {
  readonly spId: string;
  readonly leadId: string;
}

export type LeadKey = `${string}/${string}`;

export function leadKey({ spId, leadId }: LeadRef): LeadKey {
  return `${encodeURIComponent(spId)}/${encodeURIComponent(leadId)}`;
}

/** The provider and the customer of a thread. */
export interface ThreadRef {
  readonly spId: string;
  readonly userId: string;
}
