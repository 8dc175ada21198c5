import { getDotPath, type InferOutput, safeParse } from 'valibot';
import { isRecord } from '../../web/read-as.js';
import type { AnswerSchema } from '../call.js';

/** The checked answer, or the first field that does not fit. */
export type Decoded<Output> =
  | { readonly fits: true; readonly value: Output }
  | { readonly fits: false; readonly field: string | undefined; readonly cause?: unknown };

/** Checks a parsed answer against its schema. The answer may be wrapped as `{ "body": … }`. */
export function decode<Schema extends AnswerSchema>(schema: Schema, json: unknown): Decoded<InferOutput<Schema>> {
  const result = safeParse(schema, unwrap(json), { abortEarly: true });
  if (result.success) return { fits: true, value: result.output };
  return { fits: false, field: getDotPath(result.issues[0]) ?? undefined };
}

function unwrap(json: unknown): unknown {
  return isRecord(json) && Object.hasOwn(json, 'body') ? json['body'] : json;
}

/** Returns the gateway's message from the body of a failure, if there is one. */
export function customMessage(json: unknown): string | undefined {
  const [message] = [unwrap(json), json]
    .flatMap((body) => (isRecord(body) ? [body['message']] : []))
    .filter(isSentence);
  return message;
}

/** No text, or the standard text of a status, which servers send by default. That of a 404 says that a value is unknown. */
const NO_SENTENCE =
  /^(?:bad (?:request|gateway)|unauthorized|forbidden|too many requests|internal server error|service unavailable|gateway timeout)?\.?$/i;

function isSentence(value: unknown): value is string {
  return typeof value === 'string' && !NO_SENTENCE.test(value.trim());
}
