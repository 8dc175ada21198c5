/** One way to break a gateway: what it does to a good answer, and what the check calls it. */
export interface Broken {
  readonly how: string;
  /** @returns what is answered instead */
  readonly answer: (request: Request, good: (request?: Request) => Promise<Response>) => Promise<Response>;
  /** Name and call of a finding. */
  readonly found: readonly [name: string, call: string];
  /** The whole set of names, where there is no other. */
  readonly only?: true;
  /** Whether it is told as a note, and the exit code stays 0. */
  readonly isNote?: true;
  readonly args?: readonly string[];
  /** What the sentence says. */
  readonly says?: string;
}

type Change = (response: Response, request: Request) => Response | Promise<Response>;

const isPreflight = (request: Request) => request.method === 'OPTIONS';
const path = (request: Request) => new URL(request.url).pathname;
const isLeads = (request: Request) => path(request).includes('/v6/leads/serviceProvider/');

/** Changes what comes back where a condition holds. */
const where =
  (holds: (request: Request, response: Response) => boolean, change: Change): Broken['answer'] =>
  async (request, good) => {
    const response = await good();
    return holds(request, response) ? change(response, request) : response;
  };

const onCalls = (change: Change) => where((request) => !isPreflight(request), change);
const onPreflight = (change: Change) => where(isPreflight, change);
const onLeads = (change: Change) => where((request) => isLeads(request) && !isPreflight(request), change);

/** Lets the list of leads answer another question than the one that was asked. */
const asked =
  (change: (body: Json) => object): Broken['answer'] =>
  async (request, good) => {
    if (!isLeads(request) || isPreflight(request)) return good();
    const { url, method, headers } = request;
    const body = JSON.stringify(change(await request.clone().json()));
    return good(new Request(url, { method, headers, body }));
  };

/** Refuses the list where its body names a field. */
const refusing =
  (field: string): Broken['answer'] =>
  async (request, good) => {
    const isRefused = isLeads(request) && !isPreflight(request) && (await request.clone().text()).includes(field);
    const response = await good();
    return isRefused ? withStatus(response, 400, `{"message":"${field} is not allowed"}`) : response;
  };

/** What stands for a filter that is not followed. */
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

// biome-ignore lint/suspicious/noExplicitAny: these answers are taken apart on purpose
type Json = any;

const withStatus = (response: Response, status: number, body: string | null = '{}') =>
  new Response(body, { status, headers: response.headers });

const withoutOrigin: Change = (response) => withHeaders(response, { 'Access-Control-Allow-Origin': undefined });

const SIGNED_OUT = ['--unauthorized-url', '/weather/unauthorized'];
const CHALLENGED = ['--challenge-url', '/weather/challenge'];

const firstLead = (change: (lead: Json) => void) =>
  withJson((json) => {
    change(json.leads[0]);
    return json;
  });

export const BROKEN_GATEWAYS: readonly Broken[] = [
  {
    how: 'an entry of a list has a date without an offset',
    answer: onLeads(firstLead((lead) => Object.assign(lead, { createDate: '2026-11-18' }))),
    found: ['shape', 'leads'],
    says: 'leads.0.createDate',
  },
  {
    how: 'the ids are missing',
    answer: onLeads(firstLead((lead) => delete lead.leadId)),
    found: ['shape', 'leads'],
    says: 'leads.0.leadId',
  },
  {
    how: 'a number is sent as a text',
    answer: onLeads(withJson((json) => ({ ...json, pagination: { totalNumber: '270' } }))),
    found: ['shape', 'leads'],
    says: 'pagination.totalNumber',
    only: true,
  },
  {
    how: 'the list is the whole body',
    answer: onLeads(withJson((json) => json.leads)),
    found: ['shape', 'leads'],
    says: 'leads',
  },
  {
    how: 'the envelope has another name',
    answer: onLeads(withJson((json) => ({ data: json }))),
    found: ['envelope', 'leads'],
    says: '{ "data": … }',
  },
  {
    how: 'good answers have no Access-Control-Allow-Origin',
    answer: where((request, { ok }) => !isPreflight(request) && ok, withoutOrigin),
    found: ['cors-missing', 'providerLead'],
  },
  {
    how: 'error answers have no Access-Control-Allow-Origin',
    answer: where((_, { status }) => status === 404, withoutOrigin),
    found: ['cors-missing-on-error', 'a lead that is not there'],
    only: true,
  },
  {
    how: 'a 401 has no Access-Control-Allow-Origin',
    answer: where((_, { status }) => status === 401, withoutOrigin),
    args: SIGNED_OUT,
    found: ['cors-missing-on-401', '401'],
    only: true,
  },
  {
    how: 'a 511 has no Access-Control-Allow-Origin',
    answer: where((_, { status }) => status === 511, withoutOrigin),
    args: CHALLENGED,
    found: ['cors-missing-on-511', '511'],
    only: true,
  },
  {
    how: 'the origin is a star, for calls with cookies',
    answer: onCalls((response) => withHeaders(response, { 'Access-Control-Allow-Origin': '*' })),
    found: ['cors-wildcard', 'leads'],
  },
  {
    how: 'another origin is allowed',
    answer: onCalls((response) => withHeaders(response, { 'Access-Control-Allow-Origin': 'https://other.example' })),
    found: ['cors-other-origin', 'leads'],
    says: 'https://other.example, not http://localhost:5173',
  },
  {
    how: 'the origin stands there twice',
    answer: onCalls((response, request) => {
      const origin = request.headers.get('Origin');
      return withHeaders(response, { 'Access-Control-Allow-Origin': `${origin}, ${origin}` });
    }),
    found: ['cors-other-origin', 'leads'],
  },
  {
    how: 'credentials are not allowed',
    answer: onCalls((response) => withHeaders(response, { 'Access-Control-Allow-Credentials': undefined })),
    found: ['cors-no-credentials', 'leads'],
  },
  {
    how: 'OPTIONS is answered 405',
    answer: onPreflight((response) => withStatus(response, 405)),
    found: ['preflight-status', 'leads'],
    only: true,
  },
  {
    how: 'OPTIONS asks for a sign-in',
    answer: onPreflight((response) => withStatus(response, 401)),
    found: ['preflight-status', 'serviceProvider'],
    says: '401',
    only: true,
  },
  {
    how: 'OPTIONS is redirected',
    answer: onPreflight((response) => withHeaders(withStatus(response, 301), { Location: '/login' })),
    found: ['preflight-redirect', 'leads'],
    only: true,
  },
  {
    how: 'a header that the widgets send is not allowed',
    answer: onPreflight((response) =>
      withHeaders(response, {
        'Access-Control-Allow-Headers':
          'Content-Type, X-Proxy-Version, X-Source-Application, X-Application-Version, X-Caller-Type, X-Caller-Id',
      }),
    ),
    found: ['preflight-headers', 'leads'],
    says: 'does not name x-request-id.',
    only: true,
  },
  {
    how: 'headers are a star, for calls with cookies',
    answer: onPreflight((response) => withHeaders(response, { 'Access-Control-Allow-Headers': '*' })),
    found: ['preflight-headers', 'leads'],
    only: true,
  },
  {
    how: 'PUT is not allowed',
    answer: onPreflight((response) => withHeaders(response, { 'Access-Control-Allow-Methods': 'GET, POST' })),
    found: ['preflight-method', 'markThreadRead'],
    only: true,
  },
  {
    how: 'the preflight has no Access-Control-Allow-Origin',
    answer: onPreflight(withoutOrigin),
    found: ['preflight-cors-missing', 'leads'],
    only: true,
  },
  {
    how: 'Date is not exposed',
    answer: onCalls((response) => withHeaders(response, { 'Access-Control-Expose-Headers': 'Retry-After' })),
    found: ['date-not-exposed', 'Date readable'],
    only: true,
  },
  {
    how: 'HTML comes instead of JSON',
    answer: onLeads((response) => withStatus(response, 200, '<!doctype html><title>Welcome</title>')),
    found: ['not-json', 'leads'],
    says: 'HTML',
  },
  {
    how: 'the JSON breaks off',
    answer: onLeads((response) => withStatus(response, 200, '{"leads":[')),
    found: ['not-json', 'leads'],
  },
  {
    how: 'a call leads to a login page',
    answer: onCalls((response) => withHeaders(withStatus(response, 302), { Location: '/login?next=secret' })),
    found: ['redirect', 'leads'],
    says: '302 to /login.',
  },
  {
    how: 'every call fails with 500',
    answer: onCalls((response) => withStatus(response, 500, '{"message":"The database is away."}')),
    found: ['server-error', 'serviceProvider'],
    says: 'The database is away.',
  },
  {
    how: 'a call is not there',
    answer: where(
      (request) => path(request).endsWith('/location') && !isPreflight(request),
      (response) => withStatus(response, 404),
    ),
    found: ['not-found', 'suggestLocations'],
    only: true,
  },
  {
    how: 'it says 401 to a page that is signed in',
    answer: onLeads((response) => withStatus(response, 401)),
    found: ['signed-out', 'leads'],
  },
  {
    how: 'a call is slower than the time-out',
    answer: async (request, good) => {
      if (path(request).endsWith('/autocomplete')) await new Promise((resolve) => setTimeout(resolve, 1500));
      return good();
    },
    args: ['--timeout', '700'],
    found: ['timeout', 'autocomplete'],
    only: true,
  },
  {
    how: 'a call drops the connection',
    answer: async (request, good) => {
      if (path(request).endsWith('/chat/session') && !isPreflight(request)) throw new TypeError('Failed to fetch');
      return good();
    },
    found: ['unreachable', 'chatSession'],
    only: true,
  },
  {
    how: 'a missing sign-in is answered 403',
    answer: where(
      (_, { status }) => status === 401,
      (response) => withStatus(response, 403),
    ),
    args: SIGNED_OUT,
    found: ['not-401', '401'],
    says: 'it answers 403',
    only: true,
  },
  {
    how: 'a challenge is answered 403',
    answer: where(
      (_, { status }) => status === 511,
      (response) => withStatus(response, 403),
    ),
    args: CHALLENGED,
    found: ['not-511', '511'],
    only: true,
  },
  {
    how: 'a repeated X-Request-Id makes another lead',
    answer: where(
      (request) => path(request).endsWith('/v3/lead') && !isPreflight(request),
      withJson(() => ({ leadId: String(Math.random()) })),
    ),
    args: ['--write'],
    found: ['request-id-ignored', 'same X-Request-Id twice'],
  },
  {
    how: 'a repeated X-Request-Id is refused',
    answer: (() => {
      const seen = new Set<string>();
      return where(
        (request) => {
          const id = request.headers.get('X-Request-Id') ?? '';
          const isSeen = path(request).endsWith('/v3/lead') && !isPreflight(request) && seen.has(id);
          seen.add(id);
          return isSeen;
        },
        (response) => withStatus(response, 409),
      );
    })(),
    args: ['--write'],
    found: ['request-id-refused', 'same X-Request-Id twice'],
    only: true,
  },
  {
    how: 'the list ignores limit',
    answer: asked((body) => ({ ...body, limit: 20 })),
    found: ['limit-ignored', 'leads: limit and offset'],
  },
  {
    how: 'the list ignores offset',
    answer: asked((body) => ({ ...body, offset: 0 })),
    found: ['offset-ignored', 'leads: limit and offset'],
  },
  {
    how: 'the total counts the leads of the page',
    answer: onLeads(withJson((json) => ({ ...json, pagination: { totalNumber: json.leads.length } }))),
    found: ['total-of-page', 'leads: limit and offset'],
    only: true,
  },
  {
    how: 'the list ignores sort',
    answer: asked((body) => ({ ...body, sort: 'NewestOldest' })),
    found: ['sort-ignored', 'leads: sort'],
    says: 'OldestNewest',
    only: true,
  },
  {
    how: 'the list comes in no order',
    answer: asked((body) => ({ ...body, sort: 'OldestNewest' })),
    found: ['sort-ignored', 'leads: sort'],
    says: 'NewestOldest',
    only: true,
  },
  {
    how: 'the list ignores featuredLeadId',
    answer: asked(({ featuredLeadId: _ignored, ...body }) => body),
    found: ['featured-ignored', 'leads: featuredLeadId'],
    says: 'lead-id',
    isNote: true,
  },
  {
    how: 'featuredLeadId is refused',
    answer: refusing('featuredLeadId'),
    found: ['refused', 'leads: featuredLeadId'],
    says: 'It says: featuredLeadId is not allowed.',
    only: true,
  },
  ...[
    'archived',
    'hasUnreadMessages',
    'serviceProviderLeadStatuses',
    'categoryIds',
    'dateRange',
    'name',
    'cityState',
    'postalCode',
    'contactInformationIds',
  ].map(
    (name): Broken => ({
      how: `the list ignores the filter ${name}`,
      answer: asked(({ filters, ...body }) => ({ ...body, filters: { ...filters, [name]: UNFILTERED[name] } })),
      found: ['filter-ignored', `leads: filter ${name}`],
      only: true,
    }),
  ),
  {
    how: 'a filter by postal code finds nothing',
    answer: asked(({ filters, ...body }) => ({
      ...body,
      filters: { ...filters, ...(filters.postalCode && { postalCode: '00000' }) },
    })),
    found: ['filter-empty', 'leads: filter postalCode'],
    only: true,
  },
  {
    how: 'a filter is refused',
    answer: refusing('dateRange'),
    found: ['refused', 'leads: filter dateRange'],
    says: 'dateRange is not allowed',
    only: true,
  },
];
