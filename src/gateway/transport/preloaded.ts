import { BOARD_PAGE_SIZE, GATEWAY_PAGE_SIZE } from '../lead-limits.js';
import { DEFAULT_FILTERS, LEAD_SORTS, type LeadsInput, type SentFilters } from '../lead-query.js';

/** How long a preloaded answer is stored for its widget, in milliseconds. */
const CACHE_MS = 15_000;

interface PreloadedRequest {
  readonly answer: Promise<Response>;
  /** The gateway's log has this id, not the one that the widget made later. */
  readonly requestId: string | null;
  readonly ended: AbortController;
  /** False once the widget has left the page. */
  isWanted(): boolean;
}

const preloaded = new Map<string, PreloadedRequest>();

/** The loader knows no other name for this header, and preloads no request where a host has set one. */
export const REQUEST_ID = 'x-request-id';

/** Headers that the platform or a single try adds. They are ignored when calls are compared. */
const PER_TRY_HEADERS = /^(?:accept|content-type|x-request-id)$/;

/**
 * Sends the first request of a widget while its code loads.
 * @throws TypeError if the request is invalid
 */
export function preload(url: string, init: RequestInit, isWanted: () => boolean): void {
  const key = keyOf(url, init);
  if (preloaded.has(key)) return;
  const ended = new AbortController();
  const answer = fetch(url, { ...init, signal: ended.signal });
  // A failure reaches only the widget that takes the answer.
  answer.catch(() => {});
  preloaded.set(key, { answer, requestId: new Headers(init.headers).get(REQUEST_ID), ended, isWanted });
  setTimeout(() => preloaded.delete(key), CACHE_MS);
}

/**
 * Takes the answer of the same call if the loader has made it already. Good or bad, it counts as the first try.
 * Each one is taken once.
 */
export function takePreloaded(url: string, init: RequestInit = {}): PreloadedRequest | undefined {
  const key = preloaded.size === 0 ? '' : keyOf(url, init);
  const request = preloaded.get(key);
  preloaded.delete(key);
  return request?.isWanted() ? request : undefined;
}

/** Drops all answers after a sign-out. */
export async function dropPreloaded(): Promise<void> {
  for (const { ended } of preloaded.values()) ended.abort();
  preloaded.clear();
}

function keyOf(url: string, { method = 'GET', body, credentials, headers }: RequestInit): string {
  const fixed = [...new Headers(headers)].filter(([name]) => !PER_TRY_HEADERS.test(name));
  return [method, url, credentials, body, ...fixed].join('\n');
}

/** What the first calls of the widgets send. The loader needs it without the schemas of the answers. */

export const LEADS_PATH = '/gateway/lead/office/v6/leads/serviceProvider/{serviceProviderId}';
export const PROVIDER_LEAD_PATH = '/gateway/lead/office/v2/leads/{leadId}';
export const CHAT_SESSION_PATH = '/gateway/message-center/v1/chat/session';

/** Drops fields that the host has set to undefined. */
function setFields(filters: Partial<SentFilters> = {}): Partial<SentFilters> {
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

type LeadsBody = Omit<LeadsInput, 'serviceProviderId' | 'filters'> & { readonly filters: SentFilters };

/** Returns the body of a call for a page of leads. */
export function leadsBody({
  offset = 0,
  sort = LEAD_SORTS[0],
  limit = GATEWAY_PAGE_SIZE,
  businessName,
  featuredLeadId,
  filters,
}: Omit<LeadsInput, 'serviceProviderId'>): LeadsBody {
  return {
    offset,
    sort,
    limit,
    businessName,
    featuredLeadId,
    filters: { ...DEFAULT_FILTERS, ...setFields(filters) },
  };
}

const LARGEST_PAGE = 100;

/** A whole number of leads from 1 to 100. Any other value is ignored. */
export function pageSizeOf(size: number | undefined): number {
  if (size === undefined || !Number.isInteger(size) || size < 1) return BOARD_PAGE_SIZE;
  return Math.min(size, LARGEST_PAGE);
}
