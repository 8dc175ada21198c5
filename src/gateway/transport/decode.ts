import { getDotPath, type InferOutput, safeParse } from 'valibot';
import type { AnswerSchema } from '../call.js';

/** An answer that fits, or the first field that does not. */
export type Decoded<Output> =
  | { readonly fits: true; readonly value: Output }
  | { readonly fits: false; readonly field: string | undefined; readonly cause?: unknown };

/** The door: checks a parsed answer against its schema, plain or wrapped as `{ "body": … }`. */
export function decode<Schema extends AnswerSchema>(schema: Schema, json: unknown): Decoded<InferOutput<Schema>> {
  const result = safeParse(schema, unwrap(json), { abortEarly: true });
  if (result.success) return { fits: true, value: result.output };
  return { fits: false, field: getDotPath(result.issues[0]) ?? undefined };
}

export function unwrap(json: unknown): unknown {
  return isRecord(json) && Object.hasOwn(json, 'body') ? json['body'] : json;
}

/** The gateway's own sentence in the body of a failure, if it has one. */
export function customMessage(json: unknown): string | undefined {
  const [message] = [unwrap(json), json]
    .flatMap((body) => (isRecord(body) ? [body['message']] : []))
    .filter(isSentence);
  return message;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSentence(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}
