import { baseAddressOfPage, parsedUrl } from '../../web/platform.js';
import type { AnyCall } from '../call.js';
import type { Caller, GatewayOptions, HeaderNames } from '../options.js';

/**
 * Returns the address in front of `/gateway/…`, without a slash at its end.
 * @param url as the host gave it. By default, the page's own origin, even if a `<base>` points elsewhere
 */
export function baseAddress(url: string | undefined): string {
  // Without a bound, many slashes take time that grows with their square.
  const address = (url ?? '').replace(/\/{1,9}$/, '');
  if (/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address) || typeof document === 'undefined') return address;
  const isElsewhere = !baseAddressOfPage().startsWith(`${location.origin}/`);
  return isElsewhere && /^http/.test(location.origin) ? location.origin + address : address;
}

/** Whether an address has a user name or a password. Browsers refuse such a call with an error that quotes both. */
export function hasUserInfo(url: string): boolean {
  const { username = '', password = '' } = parsedUrl(url.trim(), 'http://page') ?? {};
  return username + password !== '';
}

/** Whether an address in front of `/gateway/…` can be read. In curly quotes it would be a path of the page. */
export function isReadableAddress(url: string): boolean {
  return !/[\s"'<>‘’“”„«»]/.test(url.trim()) && /^http/.test(parsedUrl(url, 'http://page')?.protocol ?? '');
}

/** The parts of a definition that decide where a call goes. */
type CallPlace = Pick<AnyCall, 'operation' | 'path'>;

type AddressOptions = Pick<GatewayOptions, 'url' | 'paths'>;

export function callerIdOf(input: object): string | undefined {
  return fieldOf(input, 'serviceProviderId');
}

/** Returns the address of a call. Fills the `{name}` parts of its path from the input; `{id}` is the provider's id. */
export function addressOf(options: AddressOptions, target: CallPlace, input: object): string {
  const filled = (templateOf(options, target) ?? '').replace(PLACES, (_whole, name: string) =>
    encodeURIComponent(placeOf(input, name) ?? ''),
  );
  return baseAddress(options.url) + filled;
}

/** Says that the address cannot be read, or which part of the path cannot be filled. If it were empty or only dots, the call would go to another path. */
export function pathFaultOf(options: AddressOptions, target: CallPlace, input: object): string | undefined {
  if (!isReadableAddress(options.url ?? '')) return 'the address of the gateway cannot be read';
  if (hasUserInfo(options.url ?? '')) return 'the address of the gateway has a user name or a password';
  const template = templateOf(options, target);
  if (template === undefined) return `paths.${target.operation} is missing`;
  const names = [...template.matchAll(PLACES)].map(([, name = '']) => name);
  const missing = names.find((name) => /^\.{0,2}$/.test(placeOf(input, name) ?? ''));
  return missing === undefined ? undefined : `the path needs ${missing}`;
}

const PLACES = /\{(\w+)\}/g;

/** The path of a call before it is filled: `/gateway/lead/v1/lead/{leadId}`; the host's own if it gave one. */
export function templateOf({ paths }: AddressOptions, { operation, path }: CallPlace): string | undefined {
  return paths?.[operation] ?? path;
}

function placeOf(input: object, name: string): string | undefined {
  return fieldOf(input, name) ?? (name === 'id' ? callerIdOf(input) : undefined);
}

function fieldOf(input: object, name: string): string | undefined {
  const value: unknown = Reflect.get(input, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value) : undefined;
}

/** Adds a query to an address. Lists repeat their key, and fields that are not set are left out. */
export function withQuery(url: string, query: object = {}): string {
  const fields = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const each of Array.isArray(value) ? value : [value]) {
      if (each !== undefined && each !== null) fields.append(name, String(each));
    }
  }
  const text = fields.toString();
  return text === '' ? url : `${url}${url.includes('?') ? '&' : '?'}${text}`;
}

/**
 * A call follows no redirect: its token, ids and text would go to an address that the host has not named, and `fetch`
 * cannot follow redirects within one other origin only.
 */
export const NO_REDIRECTS = { redirect: 'manual' } as const satisfies RequestInit;

declare const __VERSION__: string;

const HEADER_NAMES: HeaderNames = {
  proxyVersion: 'X-Proxy-Version',
  requestId: 'X-Request-Id',
  sourceApplication: 'X-Source-Application',
  applicationVersion: 'X-Application-Version',
  callerType: 'X-Caller-Type',
  callerId: 'X-Caller-Id',
};

const PROXY_VERSION = '1';
const SOURCE_APPLICATION = 'lead-widgets';

interface CallIdentity {
  readonly requestId: string;
  readonly caller: Caller;
  readonly callerId: string | number | undefined;
}

export function callHeaders(options: GatewayOptions, identity: CallIdentity): Record<string, string> {
  const names = { ...HEADER_NAMES, ...options.headerNames };
  return {
    [names.proxyVersion]: PROXY_VERSION,
    [names.requestId]: identity.requestId,
    [names.sourceApplication]: options.sourceApplication ?? SOURCE_APPLICATION,
    [names.applicationVersion]: options.applicationVersion ?? __VERSION__,
    [names.callerType]: identity.caller,
    ...(identity.callerId === undefined ? {} : { [names.callerId]: String(identity.callerId) }),
    ...(options.locale === undefined ? {} : { 'Accept-Language': options.locale }),
  };
}

/** Names the first header whose value cannot be sent. Does not quote the value. */
export function headerFaultOf(headers: Record<string, string>): string | undefined {
  const bad = Object.entries(headers).find(([name, value]) => {
    try {
      new Headers([[name, value]]);
      return false;
    } catch {
      return true;
    }
  });
  return bad === undefined ? undefined : `the header ${bad[0]} cannot hold its value`;
}

/**
 * Returns a body as JSON. Old scripts (Prototype before 1.7) add a `toJSON` to arrays that turns them into strings.
 * It is ignored here.
 */
export function jsonText(body: unknown): string {
  return JSON.stringify(body, function (this: object, name, value: unknown): unknown {
    const raw: unknown = Reflect.get(this, name);
    return Array.isArray(raw) ? raw : value;
  });
}
