import type { Json } from './schemas.js';

/** The headers that a gateway on another origin must send. */
export const CORS = {
  allowMethods: ['GET', 'POST', 'PUT'],
  allowHeaders: [
    'Authorization',
    'Content-Type',
    'X-Proxy-Version',
    'X-Request-Id',
    'X-Source-Application',
    'X-Application-Version',
    'X-Caller-Type',
    'X-Caller-Id',
  ],
  exposeHeaders: ['Date', 'Retry-After'],
};

const listed = (names: readonly string[]) => names.map((name) => `\`${name}\``).join(', ');

/** The introduction that OpenAPI tools show first, in Markdown. */
export const ABOUT = `The calls that the widgets of \`lead-widgets\` make, and the answers that they accept. Build these calls on your server, or map them to the ones you have.

## Address

Every path starts with \`/gateway\`, below the address in \`gateway-url\`. Without \`gateway-url\` that is the origin of the page. A host whose gateway differs sets \`paths\`, \`headerNames\` and \`transforms\` in the client's options.

A list in the query repeats its name, once for each entry: \`leadIds=1&leadIds=2\`. Names have no brackets, and entries are not joined by commas. An empty list is left out. In a body, a list is a JSON array.

## Answers

- Send JSON in UTF-8. Any status from 200 to 299 counts as success, unless an operation says otherwise.
- An answer may come plain, as described here, or wrapped as \`{ "body": … }\`. The client accepts both.
- Fields that are not described are ignored. Fields that are not required may be missing or null.
- Ids may be strings or whole numbers.
- Where an operation has no answer, send 204. A 200 or 201 with an empty body or any JSON is fine too. A page of HTML is an error.
- An answer that does not fit is an error of kind \`contract\`. It names the first field that does not fit.

## Names in the calls

- \`AL\` and \`HA\` (\`serviceProviderType\`) are two kinds of pros: \`AL\` are your own, \`HA\` those of a partner network. They are kept apart in \`alServiceProviderIds\`, \`haServiceProviderIds\` and \`sendProSelection\`. With one kind of pros, answer \`AL\` for all.
- \`taxonomyName\` of \`autocomplete\` is always \`HA Task\`: the services that a customer can ask for. With one list of services, ignore it. \`ol\` is only a part of two paths.
- \`results[].id\` of \`autocomplete\` is the service that is chosen. \`results[].categoryId\` is the category above it, which is shown next to its name.
- \`sendHandyLead\` hands a request to a handyman service. It is called only with the feature \`handy\`.
- The \`status\` of a lead is shown in other words: \`Initial\` as New, \`ContactAndQualify\` as Not Contacted, \`Selling\` as Contacted, \`InProgressWon\` as Scheduled, \`ClosedWon\` as Closed won, \`ClosedDidntWin\` as Closed lost.

## Sign-in

Each operation says who calls: a service provider (\`X-Caller-Type: ServiceProvider\`, with \`X-Caller-Id\`) or a customer (\`Member\`).

- \`auth-mode="session"\`: calls carry the cookies of the gateway's origin. If the host gives a token (\`auth\`), calls carry \`Authorization: Bearer <token>\` and no cookies.
- \`auth-mode="one-time"\`, the default of \`<raq-funnel>\`: calls of a customer carry \`Authorization: OneTime <token>\` and no cookies. Calls of a provider carry cookies, as in a session.
- \`auth-mode="none"\`: calls carry neither.

After a 401 the client asks the host for a new token once, and tries again with it.

## One decision, one effect

\`X-Request-Id\` is a new UUID for each decision of a person. A retry, a replay after a challenge and a reload of the page send the same id again. Store the ids of writing calls for at least 24 hours. If you receive an id again, do nothing and send the first answer. Then a lost reply makes one lead, not two.

A GET call, and \`leads\`, which reads by POST, is sent at most three times. It is sent again after a lost connection, a timeout (15 seconds), 408, 502, 503 and 504, and after a 429 with \`Retry-After\`. A \`Retry-After\` of more than 10 seconds ends this. Other POST calls and PUT calls are sent again only after a 401, once, with a new token.

## Challenges

The status 511 asks the person to pass a challenge first. The action waits in a queue, and the page gets the event \`challenge-required\`. After the challenge, the host calls \`replayChallenges()\`, and the client sends the same call with the same \`X-Request-Id\`.

## CORS

A gateway on another origin than the page sends these headers on every answer, on 4xx, 5xx and 511 too. Without them on an error, the browser shows a dropped connection and the widget cannot say what went wrong.

- \`Access-Control-Allow-Origin\`: the origin of the page. With cookies \`*\` does not work. Add \`Vary: Origin\`.
- \`Access-Control-Allow-Credentials\`: \`true\`, for cookies.
- \`Access-Control-Expose-Headers\`: ${listed(CORS.exposeHeaders)}. The lead page reads \`Date\` to know whether a lead is still for sale.

A preflight (\`OPTIONS\`) comes without cookies and without a token. Answer it with 204 and also send:

- \`Access-Control-Allow-Methods\`: ${listed(CORS.allowMethods)}
- \`Access-Control-Allow-Headers\`: ${listed(CORS.allowHeaders)}

Do not redirect. The client follows no redirect, and treats it as an error.
`;

const header = (name: string, description: string, schema: Json, required = true) => ({
  name,
  in: 'header',
  required,
  description,
  schema,
});

const callerId = 'Id of the provider that the call speaks for.';

/** The headers of every call. */
export const PARAMETERS = {
  ProxyVersion: header('X-Proxy-Version', 'Version of these calls.', { type: 'string', const: '1' }),
  RequestId: header(
    'X-Request-Id',
    'One UUID for one decision of a person. A retry, a replay and a reload send it again. Answer a repeated id of a writing call with the first answer.',
    { type: 'string', format: 'uuid' },
  ),
  SourceApplication: header('X-Source-Application', '`lead-widgets`, unless the host sets another name.', {
    type: 'string',
    examples: ['lead-widgets'],
  }),
  ApplicationVersion: header('X-Application-Version', 'Version of the package, unless the host sets another.', {
    type: 'string',
    examples: ['1.0.0'],
  }),
  CallerIsProvider: header('X-Caller-Type', 'A service provider calls.', { type: 'string', const: 'ServiceProvider' }),
  CallerIsMember: header('X-Caller-Type', 'A customer calls.', { type: 'string', const: 'Member' }),
  CallerIsEither: header('X-Caller-Type', 'A service provider or a customer calls.', {
    type: 'string',
    enum: ['ServiceProvider', 'Member'],
  }),
  CallerId: header('X-Caller-Id', callerId, { type: 'string', minLength: 1 }),
  CallerIdIfKnown: header(
    'X-Caller-Id',
    `${callerId} Missing if it is not known.`,
    { type: 'string', minLength: 1 },
    false,
  ),
};

export const SECURITY = {
  session: {
    type: 'apiKey',
    in: 'cookie',
    name: 'session',
    description: 'The session cookie of your own sign-in. You choose its name.',
  },
  bearer: {
    type: 'http',
    scheme: 'bearer',
    description: 'A token that the host gives (`auth`), in the mode `session`. Such a call carries no cookies.',
  },
  oneTime: {
    type: 'apiKey',
    in: 'header',
    name: 'Authorization',
    description:
      '`OneTime <token>`, in the mode `one-time`, on calls of a customer. Such a call carries no cookies. The token is from the attribute `one-time-token` or from the host (`auth`).',
  },
};

/** How provider calls and customer calls can authenticate. */
export const SECURITY_OF = {
  ServiceProvider: [{ session: [] }, { bearer: [] }],
  Member: [{ session: [] }, { bearer: [] }, { oneTime: [] }],
};

export const HEADERS = {
  Date: {
    description: "The gateway's time. The lead page reads it.",
    schema: { type: 'string', examples: ['Wed, 18 Nov 2026 20:20:00 GMT'] },
  },
  RetryAfter: {
    description:
      'Seconds to wait, or a date. GET calls and `leads` are tried again after it, if it is 10 seconds or less.',
    schema: { type: 'string', examples: ['5'] },
  },
};

const failure = (description: string, message: string | undefined, headers: Json = {}) => ({
  description,
  headers: { Date: { $ref: '#/components/headers/Date' }, ...headers },
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Failure' },
      ...(message !== undefined && { example: { message } }),
    },
  },
});

const RETRY_AFTER = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } };

export const RESPONSES = {
  Unauthorized: failure(
    'Nobody is signed in, or the token has ended. The client asks the host for a new token once. Otherwise the widget asks the person to sign in again, and keeps what was typed.',
    undefined,
  ),
  NotFound: failure('There is no such lead, provider, or other thing.', 'There is no lead 90412001.'),
  Unprocessable: failure(
    'What was sent cannot be used. The widget shows the `message` to the person.',
    'Please enter a valid phone number.',
  ),
  TooManyRequests: failure(
    'Too many calls. With `Retry-After`, a GET call or `leads` is tried again.',
    'Please try again in a minute.',
    RETRY_AFTER,
  ),
  ChallengeRequired: failure(
    'The person must pass a challenge first. The action waits, and the page gets the event `challenge-required`. The body may be any JSON. Send the CORS headers with this answer too.',
    undefined,
  ),
  OtherFailure: failure(
    'Any other status is an error too. The funnel and the lead page have a sentence for 400, 401, 403, 408, 429, 500, 502, 503 and 504. The other widgets say what did not work, such as "Sorry, something went wrong. Please try again later." on a board. A `message` wins over both.',
    'Services are down until 6 PM.',
    RETRY_AFTER,
  ),
};

/** The schema of error answers. */
export const FAILURE_SCHEMA = {
  type: 'object',
  description: 'A failure. It may be wrapped as `{ "body": … }` too, and it may be empty.',
  properties: {
    message: { type: 'string', description: 'A sentence for the person. It is shown instead of the usual one.' },
  },
};
