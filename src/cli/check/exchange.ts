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

interface Silence {
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
function namesToAllow({ headers }: Sent): string[] {
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
      says: `The TLS connection failed (${code}). For your own certificate authority, set NODE_EXTRA_CA_CERTS.`,
    };
  }
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return { name: 'unreachable', says: 'The host name was not found.' };
  if (code === 'ECONNREFUSED') return { name: 'unreachable', says: 'No server listens at this address.' };
  const reason = code || (cause instanceof Error ? cause.message : 'unknown reason');
  return { name: 'unreachable', says: `The connection was lost (${reason}).` };
}

/** Undefined for a text that is not JSON. An empty text is JSON without a value. */
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
      const says = `The answer is wrapped as { "${wrapper}": … }. Send it without a wrapper, or as { "body": … }.`;
      return { field: wrapper, fault: { name: 'envelope', says } };
    }
    const field = decoded.field ?? 'the entire body';
    return { field, fault: { name: 'shape', says: `The first invalid field is ${field}.` } };
  }
  if (success === undefined || status === success) return { value: decoded.value };
  return {
    field: 'status',
    fault: { name: 'shape', says: `The status is ${status}, but only ${success} counts as success.` },
  };
}

/** The name of a field that holds the whole answer. */
function wrapperOf(schema: AnswerSchema, json: unknown): string | undefined {
  if (!isRecord(json)) return undefined;
  return Object.entries(json).find(([, inner]) => inner !== undefined && decode(schema, inner).fits)?.[0];
}

/** The CORS headers of any answer, so that a page may read it. */
export function corsFaults({ headers }: Exchange, { origin, hasCookies }: Sent): Fault[] {
  const allowed = headers.get('Access-Control-Allow-Origin');
  if (allowed === null) {
    const says = `There is no Access-Control-Allow-Origin. A browser hides the answer from ${origin}.`;
    return [{ name: 'cors-missing', says }];
  }
  if (allowed === '*' && hasCookies) {
    const says = `Access-Control-Allow-Origin is *, which browsers refuse for a call with cookies. Send ${origin}.`;
    return [{ name: 'cors-wildcard', says }];
  }
  if (allowed !== '*' && allowed !== origin) {
    const says = `Access-Control-Allow-Origin is ${allowed}, not ${origin}. If this is not your page, set --origin.`;
    return [{ name: 'cors-other-origin', says }];
  }
  if (hasCookies && headers.get('Access-Control-Allow-Credentials') !== 'true') {
    return [
      {
        name: 'cors-no-credentials',
        says: 'Access-Control-Allow-Credentials: true is missing for a call with cookies.',
      },
    ];
  }
  const varies = listOf(headers.get('Vary'));
  if (allowed === '*' || varies.includes('origin') || varies.includes('*')) return [];
  const says = 'Vary: Origin is missing. A cache could send one page the headers for another page.';
  return [{ name: 'vary-missing', says, isNote: true }];
}

/** Whether the browser would let a call go out after this answer to its preflight. */
export function preflightFaults(answer: Exchange, sent: Sent): Fault[] {
  const { status, headers } = answer;
  if (status >= 300 && status < 400) {
    return [
      {
        name: 'preflight-redirect',
        says: `OPTIONS is answered with ${status}, a redirect. Browsers do not follow it.`,
      },
    ];
  }
  if (status < 200 || status > 299) {
    return [
      { name: 'preflight-status', says: `OPTIONS is answered with ${status}. Answer 204, and require no sign-in.` },
    ];
  }
  const cors = corsFaults(answer, sent)
    .filter(({ isNote }) => isNote !== true)
    .map(({ name, says }) => ({ name: `preflight-${name}`, says: `In the answer to OPTIONS: ${says}` }));
  const any = !sent.hasCookies;
  const methods = listOf(headers.get('Access-Control-Allow-Methods'));
  const allowed = listOf(headers.get('Access-Control-Allow-Headers'));
  // A browser lets GET and POST pass without being named, and Authorization never by a star.
  const needsMethod = !['GET', 'POST'].includes(sent.method) && !methods.includes(sent.method.toLowerCase());
  const missing = namesToAllow(sent).filter(
    (name) => !allowed.includes(name) && !(any && allowed.includes('*') && name !== 'authorization'),
  );
  return [
    ...cors,
    ...(needsMethod && !(any && methods.includes('*'))
      ? [{ name: 'preflight-method', says: `Access-Control-Allow-Methods does not name ${sent.method}.` }]
      : []),
    ...(missing.length > 0
      ? [{ name: 'preflight-headers', says: `Access-Control-Allow-Headers does not name ${missing.join(', ')}.` }]
      : []),
  ];
}

/** Whether a page can read the gateway's time, which decides if a lead is for sale. */
export function dateFaults({ headers }: Exchange, { hasCookies }: Sent): Fault[] {
  const date = headers.get('Date');
  if (date === null || Number.isNaN(new Date(date).getTime())) {
    return [{ name: 'date-missing', says: 'The answer has no valid Date header.' }];
  }
  const exposed = listOf(headers.get('Access-Control-Expose-Headers'));
  if (exposed.includes('date') || (exposed.includes('*') && !hasCookies)) return [];
  return [
    { name: 'date-not-exposed', says: 'Access-Control-Expose-Headers does not name Date, so a page cannot read it.' },
  ];
}

/** A status other than success. */
export function statusFault({ status, headers, message }: Exchange): Fault | undefined {
  if (status >= 200 && status < 300) return undefined;
  const quoted = message === undefined ? '' : ` It says: ${sentenceOf(message.slice(0, 150))}`;
  if (status >= 300 && status < 400) {
    const to = headers.get('Location') ?? 'nowhere';
    return {
      name: 'redirect',
      says: `Answered ${status} to ${withoutQuery(to)}. Answer the call directly. Without a sign-in, answer 401.`,
    };
  }
  if (status === 401) {
    return {
      name: 'signed-out',
      says: `Answered 401.${quoted} Add --cookie or --token for providers, and --one-time-token for a funnel.`,
    };
  }
  if (status === 404) return { name: 'not-found', says: `Answered 404.${quoted} Does this path exist?` };
  if (status === 511) return { name: 'challenged', says: 'Answered 511. Try again after the challenge.' };
  if (status >= 500) return { name: 'server-error', says: `Answered ${status}.${quoted}` };
  return { name: 'refused', says: `Answered ${status}.${quoted}` };
}

/** The gateway's message with a period, because another sentence may follow. */
function sentenceOf(message: string): string {
  const text = message.replaceAll(/\p{Cc}/gu, ' ').trimEnd();
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** A query may hold personal data. */
function withoutQuery(address: string): string {
  return address.split(/[?#]/)[0] ?? '';
}

function listOf(header: string | null): string[] {
  return (header ?? '').split(',').flatMap((each) => each.trim().toLowerCase() || []);
}
