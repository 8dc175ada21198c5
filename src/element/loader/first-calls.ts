import {
  CHAT_SESSION_PATH,
  dropPreloaded,
  LEADS_PATH,
  leadsBody,
  PROVIDER_LEAD_PATH,
  pageSizeOf,
  preload,
} from '../../gateway/transport/preloaded.js';
import {
  addressOf,
  callHeaders,
  jsonText,
  NO_REDIRECTS,
  pathFaultOf,
  withQuery,
} from '../../gateway/transport/request-parts.js';
import { supportedLocale } from '../../i18n/locale.js';
import { createRequestId } from '../../web/request-id.js';
import { sharedPage } from '../page/page.js';

interface FirstCall {
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

type Attribute = (name: string) => string;

const lead = (read: Attribute): FirstCall => ({ path: PROVIDER_LEAD_PATH, query: { spId: read('sp-id') } });

/** The first call of the tags that can make it before their code loads, from their attributes. */
const firstCalls: Readonly<Record<string, (read: Attribute) => FirstCall>> = {
  'lead-board': (read) => ({
    path: LEADS_PATH,
    body: leadsBody({
      limit: pageSizeOf(Number(read('page-size'))),
      featuredLeadId: read('lead-id') || undefined,
    }),
  }),
  'lead-card': lead,
  'lead-page': lead,
  'message-thread': (read) => ({
    path: CHAT_SESSION_PATH,
    query: { serviceProviderId: read('sp-id'), userId: read('user-id') },
  }),
};

/** With these attributes the first call is different, or only the widget's own code can make it. */
const UNKNOWN = ['url-sync', 'new-messages', 'one-time-token', 'demo'];
/** A page with fifty cards must not request fifty leads before it knows which ones are visible. */
const MAX_PRELOADED = 4;
const HOST_PROPERTIES = ['gateway', 'auth', 'fetch'] as const;

/**
 * Makes the first calls of widgets while their code loads, if the page's HTML names the gateway and everything else
 * that the call needs. Without a gateway it makes no call, because a script may still set one. The widget uses the
 * answer if it makes the same call. Otherwise the answer is discarded.
 */
export function makeFirstCalls(elements: readonly Element[]): void {
  const { seen, signedOutAt = 0, signOuts } = sharedPage();
  signOuts.add(dropPreloaded);
  for (const element of elements.slice(0, MAX_PRELOADED)) {
    if (customElements.get(element.localName) !== undefined) continue;
    if ((seen?.get(element) ?? 0) < signedOutAt) continue;
    try {
      makeFirstCall(element);
    } catch {
      // The widget itself reports a value that no header can contain.
    }
  }
  // The first Intl object of a page is slow. While the code loads, nobody waits for it.
  Intl.DateTimeFormat().format();
}

function makeFirstCall(element: Element): void {
  const values = settingsOf(element);
  const call = firstCalls[element.localName]?.(values.own);
  const serviceProviderId = values.own('sp-id');
  if (call === undefined || !values.isAll || serviceProviderId === '') return;
  const place = { operation: element.localName, path: call.path };
  const input = { serviceProviderId, leadId: values.own('lead-id') };
  const isComplete =
    pathFaultOf({ url: values.gatewayUrl }, place, input) === undefined &&
    Object.values(call.query ?? {}).every(Boolean);
  if (!isComplete) return;
  const { sourceApplication, applicationVersion, locale } = values;
  const identity = { requestId: createRequestId(), caller: 'ServiceProvider', callerId: serviceProviderId } as const;
  const headers = callHeaders({ sourceApplication, applicationVersion, locale }, identity);
  const { body } = call;
  const method = body ? 'POST' : 'GET';
  const url = withQuery(addressOf({ url: values.gatewayUrl }, place, input), call.query);
  const init: RequestInit = {
    method,
    headers: body ? { 'Content-Type': 'application/json', ...headers } : headers,
    credentials: values.authMode === 'none' ? 'omit' : 'include',
    cache: 'no-store',
    ...NO_REDIRECTS,
    ...(body ? { body: jsonText(body) } : {}),
  };
  preload(url, init, () => element.isConnected);
}

/** The settings from the HTML of an element, from the `<lead-gateway>`s around it and from `configure`. */
function settingsOf(element: Element) {
  const page = sharedPage().settings;
  const levels = [element, ...gatewaysAround(element)];
  const from = (name: string) => levels.map((level) => level.getAttribute(name)?.trim()).find(Boolean);
  const authMode = from('auth-mode') ?? page.authMode ?? 'session';
  const gatewayUrl = from('gateway-url') ?? page.gatewayUrl;
  return {
    own: (name: string) => element.getAttribute(name)?.trim() ?? '',
    authMode,
    gatewayUrl,
    sourceApplication: from('source-application') ?? page.sourceApplication,
    applicationVersion: from('application-version') ?? page.applicationVersion,
    locale: supportedLocale(
      from('locale') ?? page.locale ?? (element.closest<HTMLElement>('[lang]')?.lang || navigator.language),
    ),
    isAll:
      gatewayUrl !== undefined &&
      // A registered `<lead-gateway>` may have properties that this code cannot read.
      (levels.length === 1 || customElements.get('lead-gateway') === undefined) &&
      /^(?:session|none)$/.test(authMode) &&
      HOST_PROPERTIES.every((name) => page[name] === undefined) &&
      levels.every((level) => isPlain(level)),
  };
}

function gatewaysAround(element: Element): Element[] {
  const around = element.parentElement?.closest('lead-gateway');
  return around ? [around, ...gatewaysAround(around)] : [];
}

/** A property that was set before the upgrade is an own property of the element. */
function isPlain(element: Element): boolean {
  return Object.keys(element).length === 0 && UNKNOWN.every((name) => !element.hasAttribute(name));
}
