import * as v from 'valibot';
import { ChatError } from '../../gateway/chat/chat.js';
import { readAs } from '../../web/read-as.js';

/** The HTTP status of an SDK error: `status` for socket calls, `code` for media calls. */
function statusOf(error: unknown): number | undefined {
  const { status, code } = readAs(errorSchema, error) ?? {};
  return (status ?? code) || undefined;
}

/** A value of another type counts as missing. */
const number = v.fallback(v.optional(v.number()), undefined);
const errorSchema = v.object({ status: number, code: number });

/**
 * Converts an error of the SDK. Its text stays in `cause`, because it may name people.
 * @param doing the failed action, for the message
 */
export function toChatError(error: unknown, doing: string): ChatError {
  if (error instanceof ChatError) return error;
  const options = { cause: error };
  const status = statusOf(error);
  if (status === undefined) return new ChatError('offline', `${doing} got no answer.`, true, options);
  const sentence = `${doing} was answered with ${status}.`;
  if (status === 401) return new ChatError('token', sentence, true, options);
  if (status === 404) return new ChatError('not-found', sentence, false, options);
  if (status === 413) return new ChatError('too-large', sentence, false, options);
  return new ChatError('rejected', sentence, status === 429 || status >= 500, options);
}

export function aborted(): ChatError {
  return new ChatError('aborted', 'It was given up.', true);
}
