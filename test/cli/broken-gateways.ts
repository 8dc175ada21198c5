/** A broken gateway, and the finding that check reports for it. */
export type Broken = readonly [
  how: string,
  name: string,
  call: string,
  /** Returns the response that replaces the correct one. */
  answer: (request: Request, good: (request?: Request) => Promise<Response>) => Promise<Response>,
  more?: {
    readonly says?: string;
    readonly args?: readonly string[];
    readonly hasOthers?: true;
    readonly isNote?: true;
  },
];

type Answer = Broken[3];
type Change = (response: Response, request: Request) => Response | Promise<Response>;

const isPreflight = (request: Request) => request.method === 'OPTIONS';
const path = (request: Request) => new URL(request.url).pathname;
const isLeads = (request: Request) => path(request).includes('/v6/leads/serviceProvider/');

const where =
  (holds: (request: Request, response: Response) => boolean, change: Change): Answer =>
  async (request, good) => {
    const response = await good();
    return holds(request, response) ? change(response, request) : response;
  };

const onCalls = (change: Change) => where((request) => !isPreflight(request), change);
const onPreflight = (change: Change) => where(isPreflight, change);
const onLeads = (change: Change) => where((request) => isLeads(request) && !isPreflight(request), change);

/** Changes the request body before the lead list answers it. */
const asked =
  (change: (body: Json) => object): Answer =>
  async (request, good) => {
    if (!isLeads(request) || isPreflight(request)) return good();
    const { url, method, headers } = request;
    const body = JSON.stringify(change(await request.clone().json()));
    return good(new Request(url, { method, headers, body }));
  };

const refusing =
  (field: string): Answer =>
  async (request, good) => {
    const isRefused = isLeads(request) && !isPreflight(request) && (await request.clone().text()).includes(field);
    const response = await good();
    return isRefused ? withStatus(response, 400, `{"message":"${field} is not allowed"}`) : response;
  };

/** The values of filters when they are ignored. */
const UNFILTERED: Readonly<Record<string, unknown>> = { archived: false, hasUnreadMessages: null };

const withHeaders = (response: Response, headers: Record<string, string | undefined>) => {
  const all = new Headers(response.headers);
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) all.delete(name);
    else all.set(name, value);
  }
  return new Response(response.status === 204 ? null : response.body, { status: response.status, headers: all });
};

const withJson = (change: (json: Json) => unknown) => async (response: Response) => {
  const json = await response.json();
  return new Response(JSON.stringify(change(json)), { status: response.status, headers: response.headers });
};

// biome-ignore lint/suspicious/noExplicitAny: these responses are modified on purpose
type Json = any;

const withStatus = (response: Response, status: number, body: string | null = '{}') =>
  new Response(body, { status, headers: response.headers });

const ORIGIN = 'Access-Control-Allow-Origin';
const ALLOWED = 'Access-Control-Allow-Headers';
const header = (name: string, value?: string) => (response: Response) => withHeaders(response, { [name]: value });
const status =
  (code: number, body = '{}', headers: Record<string, string> = {}) =>
  (response: Response) =>
    withHeaders(withStatus(response, code, body), headers);
const withoutOrigin = header(ORIGIN);
const onStatus = (code: number, change: Change) => where((_, answer) => answer.status === code, change);
const onPath = (end: string, change: Change) =>
  where((request) => path(request).endsWith(end) && !isPreflight(request), change);

const OTHERS = { hasOthers: true } as const;
const SIGNED_OUT = { args: ['--unauthorized-url', '/weather/unauthorized'] };
const CHALLENGED = { args: ['--challenge-url', '/weather/challenge'] };
const LIMITS = 'leads: limit and offset';
const TWICE = 'same X-Request-Id twice';

const firstLead = (change: (lead: Json) => void) =>
  withJson((json) => {
    change(json.leads[0]);
    return json;
  });

function refusingRepeats(): Answer {
  const seen = new Set<string>();
  return onPath('/v3/lead', (response, request) => {
    const id = request.headers.get('X-Request-Id') ?? '';
    const isSeen = seen.has(id);
    seen.add(id);
    return isSeen ? withStatus(response, 409) : response;
  });
}

const withPagination = (totalNumber: (leads: readonly unknown[]) => unknown) =>
  onLeads(withJson((json) => ({ ...json, pagination: { totalNumber: totalNumber(json.leads) } })));

const SOME_HEADERS =
  'Content-Type, X-Proxy-Version, X-Source-Application, X-Application-Version, X-Caller-Type, X-Caller-Id';
const withDate = firstLead((lead) => Object.assign(lead, { createDate: '2026-11-18' }));
const slow: Answer = async (request, good) => {
  if (path(request).endsWith('/autocomplete')) await new Promise((resolve) => setTimeout(resolve, 1500));
  return good();
};
const dropping = onPath('/chat/session', () => Promise.reject(new TypeError('Failed to fetch')));
const otherFilters = (change: (filters: Json) => object) =>
  asked(({ filters, ...body }) => ({ ...body, filters: { ...filters, ...change(filters) } }));

export const BROKEN_GATEWAYS: readonly Broken[] = [
  ['a date without an offset', 'shape', 'leads', onLeads(withDate), { ...OTHERS, says: 'leads.0.createDate' }],
  ['a number as a string', 'shape', 'leads', withPagination(() => '270'), { says: 'pagination.totalNumber' }],
  ['the body is the list itself', 'shape', 'leads', onLeads(withJson((json) => json.leads)), OTHERS],
  [
    'another envelope',
    'envelope',
    'leads',
    onLeads(withJson((data) => ({ data }))),
    { ...OTHERS, says: '{ "data": … }' },
  ],
  ['no allowed origin', 'cors-missing', 'providerLead', onStatus(200, withoutOrigin), OTHERS],
  ['an error without an allowed origin', 'cors-missing-on-error', 'an unknown lead', onStatus(404, withoutOrigin)],
  ['a 401 without an allowed origin', 'cors-missing-on-401', '401', onStatus(401, withoutOrigin), SIGNED_OUT],
  ['a 511 without an allowed origin', 'cors-missing-on-511', '511', onStatus(511, withoutOrigin), CHALLENGED],
  ['a wildcard origin for calls with cookies', 'cors-wildcard', 'leads', onCalls(header(ORIGIN, '*')), OTHERS],
  [
    'another allowed origin',
    'cors-other-origin',
    'leads',
    onCalls(header(ORIGIN, 'https://other.example')),
    { ...OTHERS, says: 'https://other.example, not http://localhost:5173' },
  ],
  [
    'no allowed credentials',
    'cors-no-credentials',
    'leads',
    onCalls(header('Access-Control-Allow-Credentials')),
    OTHERS,
  ],
  ['OPTIONS answers 405', 'preflight-status', 'leads', onPreflight(status(405))],
  ['OPTIONS redirects', 'preflight-redirect', 'leads', onPreflight(status(301, '', { Location: '/login' }))],
  [
    'OPTIONS does not allow a header of the widgets',
    'preflight-headers',
    'leads',
    onPreflight(header(ALLOWED, SOME_HEADERS)),
    { says: 'does not name x-request-id.' },
  ],
  ['wildcard headers for calls with cookies', 'preflight-headers', 'leads', onPreflight(header(ALLOWED, '*'))],
  [
    'OPTIONS does not allow PUT',
    'preflight-method',
    'markThreadRead',
    onPreflight(header('Access-Control-Allow-Methods', 'GET, POST')),
  ],
  ['OPTIONS without an allowed origin', 'preflight-cors-missing', 'leads', onPreflight(withoutOrigin)],
  [
    'Date is not exposed',
    'date-not-exposed',
    'Date readable',
    onCalls(header('Access-Control-Expose-Headers', 'Retry-After')),
  ],
  ['HTML', 'not-json', 'leads', onLeads(status(200, '<!doctype html><title>Hi</title>')), { ...OTHERS, says: 'HTML' }],
  ['truncated JSON', 'not-json', 'leads', onLeads(status(200, '{"leads":[')), OTHERS],
  [
    'a login page',
    'redirect',
    'leads',
    onCalls(status(302, '{}', { Location: '/login?next=secret' })),
    { ...OTHERS, says: '302 to /login.' },
  ],
  [
    'every call fails with 500',
    'server-error',
    'serviceProvider',
    onCalls(status(500, '{"message":"The database is away."}')),
    { ...OTHERS, says: 'The database is away.' },
  ],
  ['a call does not exist', 'not-found', 'leads', onLeads(status(404)), OTHERS],
  ['suggestions do not exist', 'not-found', 'suggestLocations', onPath('/location', status(404)), { isNote: true }],
  ['401 although the page is signed in', 'signed-out', 'leads', onLeads(status(401)), OTHERS],
  ['a call exceeds the timeout', 'timeout', 'autocomplete', slow, { args: ['--timeout', '700'] }],
  ['a call drops the connection', 'unreachable', 'chatSession', dropping],
  ['403 without a sign-in', 'not-401', '401', onStatus(401, status(403)), { ...SIGNED_OUT, says: 'answers 403.' }],
  ['403 for a challenge', 'not-511', '511', onStatus(511, status(403)), CHALLENGED],
  [
    'a repeated X-Request-Id creates another lead',
    'request-id-ignored',
    TWICE,
    onPath(
      '/v3/lead',
      withJson(() => ({ leadId: String(Math.random()) })),
    ),
    { ...OTHERS, args: ['--write'] },
  ],
  ['a repeated X-Request-Id is refused', 'request-id-refused', TWICE, refusingRepeats(), { args: ['--write'] }],
  ['limit is ignored', 'limit-ignored', LIMITS, asked((body) => ({ ...body, limit: 20 })), OTHERS],
  ['offset is ignored', 'offset-ignored', LIMITS, asked((body) => ({ ...body, offset: 0 })), OTHERS],
  ['the total counts only the page', 'total-of-page', LIMITS, withPagination(({ length }) => length)],
  ...(['NewestOldest', 'OldestNewest'] as const).map(
    (sort, at, both): Broken => [
      `always sorted ${sort}`,
      'sort-ignored',
      'leads: sort',
      asked((body) => ({ ...body, sort })),
      { says: both[1 - at] ?? '' },
    ],
  ),
  [
    'featuredLeadId is ignored',
    'featured-ignored',
    'leads: featuredLeadId',
    asked(({ featuredLeadId: _ignored, ...body }) => body),
    { says: 'lead-id', isNote: true },
  ],
  [
    'featuredLeadId is refused',
    'refused',
    'leads: featuredLeadId',
    refusing('featuredLeadId'),
    { says: 'It says: featuredLeadId is not allowed.' },
  ],
  ...[
    ...['archived', 'hasUnreadMessages', 'serviceProviderLeadStatuses', 'categoryIds', 'dateRange', 'name'],
    ...['cityState', 'postalCode', 'contactInformationIds'],
  ].map(
    (name): Broken => [
      `the filter ${name} is ignored`,
      'filter-ignored',
      `leads: filter ${name}`,
      otherFilters(() => ({ [name]: UNFILTERED[name] })),
    ],
  ),
  [
    'the filter postalCode finds nothing',
    'filter-empty',
    'leads: filter postalCode',
    otherFilters(({ postalCode }) => (postalCode ? { postalCode: '00000' } : {})),
  ],
  [
    'a filter is refused',
    'refused',
    'leads: filter dateRange',
    refusing('dateRange'),
    { says: 'dateRange is not allowed' },
  ],
];
