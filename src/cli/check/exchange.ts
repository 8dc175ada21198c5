import type { InferOutput } from 'valibot';
import type { AnswerSchema, CallDefinition } from '../../gateway/call.js';
import type { GatewayOptions } from '../../gateway/options.js';
import { createAuthorizer } from '../../gateway/transport/auth.js';
import { customMessage, decode } from '../../gateway/transport/decode.js';
import { requestOf } from '../../gateway/transport/make-call.js';
import { jsonText } from '../../gateway/transport/request-parts.js';
import { isRecord } from '../../web/read-as.js';

/** Something that the widgets cannot work with. */
export interface Fault {
  /** A stable name, for a CI job that looks for it. */
  readonly name: string;
  /** What is wrong, and what to do. */
  readonly says: string;
  /** A note does no harm by itself. */
  readonly isNote?: true;
}

/** A page in front of the gateway, as far as HTTP shows it. */
export interface Page {
  readonly options: GatewayOptions;
  readonly origin: string;
  /** The cookies of a signed-in page. */
  readonly cookie: string | undefined;
  readonly timeoutMs: number;
}

export interface Sent {
  readonly url: string;
  readonly method: string;
  /** Without those that the browser adds. */
  readonly headers: Headers;
  readonly body: string | undefined;
  readonly origin: string;
  /** Whether the page sends its cookies along. */
  readonly hasCookies: boolean;
}

export interface Exchange {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The gateway's own sentence, from the body of a failure. */
  readonly message: string | undefined;
  readonly ms: number;
}

export interface Silence {
  readonly fault: Fault;
  readonly ms: number;
}

/** A call with the headers and the credentials that a widget would send. */
export async function callOf<Input extends object, Schema extends AnswerSchema>(
  { options, origin, cookie }: Page,
  definition: CallDefinition<string, Input, Schema>,
  input: Input,
  requestId: string,
): Promise<Sent> {
  const { url, headers: named, body, caller } = requestOf(options, definition, input, requestId);
  const { credentials, authorization } = await createAuthorizer(options).credentialsFor(caller);
  const headers = new Headers(named);
  if (authorization !== undefined) headers.set('Authorization', authorization);
  if (body !== undefined) headers.set('Content-Type', 'application/json');
  const hasCookies = credentials === 'include';
  if (hasCookies && cookie !== undefined) headers.set('Cookie', cookie);
  return {
    url,
    method: definition.method,
    headers,
    body: body === undefined ? undefined : jsonText(body),
    origin,
    hasCookies,
  };
}

export function send({ url, method, headers, body, origin }: Sent, { timeoutMs }: Page): Promise<Exchange | Silence> {
  const all = new Headers(headers);
  all.set('Origin', origin);
  all.set('Accept', 'application/json');
  return exchange(url, { method, headers: all, ...(body !== undefined && { body }) }, timeoutMs);
}

/** Asks whether the call may be made, as a browser does before it. */
export function preflight(sent: Sent, { timeoutMs }: Page): Promise<Exchange | Silence> {
  const headers = new Headers({
    Origin: sent.origin,
    'Access-Control-Request-Method': sent.method,
    'Access-Control-Request-Headers': namesToAllow(sent).join(','),
  });
  return exchange(sent.url, { method: 'OPTIONS', headers }, timeoutMs);
}

/** The header names that a browser puts into a preflight, in its order. */
export function namesToAllow({ headers }: Sent): string[] {
  return [...headers.keys()].filter((name) => name !== 'cookie' && name !== 'origin').sort();
}

async function exchange(url: string, init: RequestInit, timeoutMs: number): Promise<Exchange | Silence> {
  const began = performance.now();
  const passed = () => Math.round(performance.now() - began);
  try {
    const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
    const text = await response.text();
    const message = customMessage(parsed(text)?.json);
    return { status: response.status, headers: response.headers, text, message, ms: passed() };
  } catch (error) {
    return { fault: silenceFault(error, timeoutMs), ms: passed() };
  }
}

const TLS = /CERT|SSL|TLS|EPROTO|UNABLE_TO_(?:GET|VERIFY)/;

function silenceFault(error: unknown, timeoutMs: number): Fault {
  if (error instanceof Error && error.name === 'TimeoutError') {
    return { name: 'timeout', says: `There was no answer within ${timeoutMs / 1000} seconds.` };
  }
  const cause: unknown = error instanceof Error ? error.cause : undefined;
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  if (TLS.test(code)) {
    return {
      name: 'tls',
      says: `The certificate or the TLS connection is not accepted (${code}). For an authority of your own, set NODE_EXTRA_CA_CERTS.`,
    };
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return { name: 'unreachable', says: 'The name of the host is not known.' };
  if (code === 'ECONNREFUSED') return { name: 'unreachable', says: 'Nobody listens at this address.' };
  const reason = code || (cause instanceof Error ? cause.message : 'no reason was given');
  return { name: 'unreachable', says: `The connection broke off (${reason}).` };
}

/** Undefined for a text that is not JSON. An empty text is no value. */
function parsed(text: string): { readonly json: unknown } | undefined {
  try {
    return { json: text.trim() === '' ? undefined : JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** A checked answer, or what does not fit. */
export type Read<Output> = { readonly value: Output } | { readonly field: string; readonly fault: Fault };

/** Checks an answer as the client does. */
export function readAnswer<Schema extends AnswerSchema>(
  { answer, success }: Pick<CallDefinition<string, never, Schema>, 'answer' | 'success'>,
  { text, status }: Exchange,
): Read<InferOutput<Schema>> {
  const body = parsed(text);
  if (body === undefined) {
    const what = text.trimStart().startsWith('<') ? 'HTML' : 'text';
    return { field: what, fault: { name: 'not-json', says: `The answer is ${what}, not JSON.` } };
  }
  const decoded = decode(answer, body.json);
  if (!decoded.fits) {
    const wrapper = wrapperOf(answer, body.json);
    if (wrapper !== undefined) {
      const says = `The answer is wrapped as { "${wrapper}": … }. Send it plain, or as { "body": … }.`;
      return { field: wrapper, fault: { name: 'envelope', says } };
    }
    const field = decoded.field ?? 'the whole body';
    return { field, fault: { name: 'shape', says: `The first field that does not fit: ${field}.` } };
  }
  if (success === undefined || status === success) return { value: decoded.value };
  return {
    field: 'status',
    fault: { name: 'shape', says: `The status is ${status}; only ${success} is success here.` },
  };
}

/** The name of a field that holds the whole answer. */
function wrapperOf(schema: AnswerSchema, json: unknown): string | undefined {
  if (!isRecord(json)) return undefined;
  return Object.entries(json).find(([, inner]) => inner !== undefined && decode(schema, inner).fits)?.[0];
}

/** Calls at the same time: a gateway under test is not to be pushed. */
const AT_ONCE = 4;

export async function inTurns<T>(all: readonly T[], act: (one: T) => Promise<unknown>): Promise<void> {
  const left = [...all];
  const worker = async () => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await act(next);
  };
  await Promise.all(Array(AT_ONCE).fill(0).map(worker));
}
