import { type ConversationRef, customerIdentity } from '../chat/conversation-ref.js';
import type { StoredMessage } from '../chat/stored-message.js';
import type { LeadRecord } from '../seed/lead-record.js';
import type { SandboxState } from './sandbox-state.js';

export const MESSAGE_ACTIVITY = 'GenericMessage';

/** The leads that a customer has with a provider. */
export function leadsOfCustomer(records: readonly LeadRecord[], userId: string): LeadRecord[] {
  return records.filter(({ lead }) => lead.customerInfo?.userId != null && String(lead.customerInfo.userId) === userId);
}

/**
 * Takes note of a message, wherever it was written: it shows among the activities, and one of the customer is unread on the
 * board until somebody says otherwise.
 */
export function noteMessage(
  { data, leadsOf }: Pick<SandboxState, 'data' | 'leadsOf'>,
  ref: ConversationRef,
  { id, author, createdAt }: StoredMessage,
): void {
  const { serviceProviderId, userId } = ref;
  // Another tab may have written it: its number is not given again here.
  data.lastId = Math.max(data.lastId, Number(/^m(\d+)$/.exec(id)?.[1] ?? 0));
  const isCustomer = author === customerIdentity(ref);
  const interactorId = isCustomer ? userId : serviceProviderId;
  data.activities.push({ serviceProviderId, activityType: MESSAGE_ACTIVITY, createdAt, interactorId });
  if (!isCustomer) return;
  const book = leadsOf(serviceProviderId);
  for (const { id } of leadsOfCustomer(book.records, userId)) book.change(id, { hasUnreadMessages: true });
}
