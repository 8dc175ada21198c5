import type { ThreadRef } from '../../contract/message-thread.js';

/** A lead of one provider. Each provider has its own status, notes and flags of a lead. */
export interface LeadRef {
  readonly spId: string;
  readonly leadId: string;
}

export type LeadKey = `${string}/${string}`;

export function leadKey({ spId, leadId }: LeadRef): LeadKey {
  return `${encodeURIComponent(spId)}/${encodeURIComponent(leadId)}`;
}

/** The name of the draft of a lead's notes on the device. */
export const noteDraftName = (key: LeadKey) => `note ${key}`;

/** The name of the draft of a message to a customer on the device. */
export const messageDraftName = ({ spId, userId }: ThreadRef) => `message ${leadKey({ spId, leadId: `~${userId}` })}`;
