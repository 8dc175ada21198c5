import type { LeadFeedback } from '../../contract/lead.js';
import type { ThreadRef } from '../../contract/message-thread.js';
import type { LeadFact } from './edit.js';

/** What another tab tells: a changed lead, or a conversation that was read. */
export type Told =
  | { readonly key: `${string}/${string}`; readonly edit: LeadFact; readonly madeAt: number }
  | { readonly readThread: ThreadRef };

/** Reads a message of another tab, which may run another version. Null where it is not one of ours. */
export function toldOf(message: unknown): Told | null {
  if (!isRecord(message)) return null;
  if ('readThread' in message) return threadOf(message.readThread);
  if (!('key' in message && 'edit' in message && 'madeAt' in message)) return null;
  const { key, madeAt } = message;
  const edit = factOf(message.edit);
  const isWhole = edit !== null && isKey(key) && typeof madeAt === 'number' && Number.isFinite(madeAt);
  return isWhole ? { key, edit, madeAt } : null;
}

function threadOf(ref: unknown): Told | null {
  if (!isRecord(ref) || !('spId' in ref && 'userId' in ref)) return null;
  const { spId, userId } = ref;
  return typeof spId === 'string' && typeof userId === 'string' ? { readThread: { spId, userId } } : null;
}

function factOf(edit: unknown): LeadFact | null {
  if (!isRecord(edit) || !('field' in edit && 'value' in edit)) return null;
  const { field, value } = edit;
  if (field === 'status' || field === 'notes') return typeof value === 'string' ? { field, value } : null;
  if (field === 'read' || field === 'archived') return typeof value === 'boolean' ? { field, value } : null;
  const feedback = field === 'feedback' ? feedbackOf(value) : null;
  return feedback && { field: 'feedback', value: feedback };
}

function feedbackOf(value: unknown): LeadFeedback | null {
  if (!isRecord(value) || !('rating' in value && 'reason' in value)) return null;
  const { rating, reason } = value;
  return typeof rating === 'number' && typeof reason === 'string' ? { rating, reason } : null;
}

const isRecord = (value: unknown): value is object => typeof value === 'object' && value !== null;

const isKey = (key: unknown): key is `${string}/${string}` => typeof key === 'string' && /^[^/]+\/[^/]+$/.test(key);
