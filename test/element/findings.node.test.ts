import { expect, test } from 'vitest';
import { type DiagnosisInput, findingsOf } from '../../src/element/diagnosis/findings.js';

const well: DiagnosisInput = {
  tag: 'lead-board',
  facts: {
    gateway: 'address',
    gatewayOrigin: 'https://office.example',
    authMode: 'session',
    locale: 'en-US',
    width: 640,
    isReady: true,
  },
  isWithheld: false,
  hasAuth: false,
  unknownValues: [],
  missing: [],
  gatewayMistake: undefined,
  idleOpeners: [],
  gatewayUrl: 'https://office.example',
  version: '1.2.3',
  faults: [],
  hasAnswer: true,
  blocked: [],
  hasStorage: true,
  copies: [],
  invalidMessages: [],
  broken: [],
  pageOrigin: 'https://cms.example',
};
type Fault = DiagnosisInput['faults'][number];
const failed = (...faults: readonly Partial<Fault>[]) => ({
  faults: faults.map((fault): Fault => ({ operation: 'leads', kind: 'http', ...fault })),
});
const facts = (changed: Partial<DiagnosisInput['facts']>) => ({ facts: { ...well.facts, ...changed } });
const found = (signs: Partial<DiagnosisInput>) => findingsOf({ ...well, ...signs });
const codes = (signs: Partial<DiagnosisInput>) => found(signs).map(({ code }) => code);

test('a correct embed has no findings', () => expect(found({})).toEqual([]));

test.each<[string, Partial<DiagnosisInput>, RegExp]>([
  ['missing-attribute', { missing: ['sp-id'] }, /Write <lead-board sp-id="…">/],
  [
    'blocked-by-csp',
    { blocked: ['connect-src https://office.example'] },
    /Add https:\/\/office\.example to connect-src/,
  ],
  ['token-refused', failed({ status: 401 }), /SameSite=None; Secure/],
  ['gateway-unreachable', failed({ kind: 'network' }), /Allow-Origin: https:\/\/cms\.example/],
  ['gateway-unreachable', failed({ kind: 'timeout' }), /including errors/],
  [
    'gateway-unreachable',
    { ...facts({ gatewayOrigin: 'http://localhost:5174' }), ...failed({ kind: 'network' }) },
    /Allow https:\/\/cms\.example to use the local network/,
  ],
  ['code-missing', failed({ operation: 'load', kind: 'network' }), /script-src/],
  [
    'unknown-value',
    failed({ status: 404, path: 'sp-id' }),
    /Correct sp-id\. If it is already correct, check gateway-url/,
  ],
  ['unknown-value', failed({ operation: 'configure', kind: 'contract', path: 'lead' }), /Compare lead with its type/],
  ['gateway-refused', failed({ status: 500 }), /requestId of widget-error/],
  ['challenge-waiting', failed({ kind: 'challenge', status: 511 }), /replayChallenges\(\)/],
  ['answer-unknown', failed({ kind: 'contract' }), /Check gateway-url/],
  ['chat-unavailable', failed({ operation: 'chat', kind: 'chat' }), /tsock/],
  ['bad-gateway-url', { gatewayUrl: 'https://office.example/gateway' }, /Remove \/gateway/],
  ['bad-gateway-url', { gatewayUrl: 'http://office.example', ...failed({ kind: 'network' }) }, /Write https:\/\//],
  ['bad-gateway-url', { gatewayUrl: 'https://office.example/api/gateway/' }, /Remove \/gateway/],
  ['bad-gateway-url', { gatewayUrl: 'office.example.com/api' }, /^Write https:\/\/ before it\.$/],
  ['bad-gateway-url', { gatewayUrl: 'localhost:5174' }, /^Write https:\/\/ before it\.$/],
  ['token-failed', failed({ kind: 'auth' }), /only the token/],
  ['answer-unknown', failed({ kind: 'contract', path: 'leads.0.createDate' }), /transforms/],
  [
    'gateway-refused',
    failed({ status: 404, path: 'GET /gateway/lead/v1/lead/{leadId}' }),
    /createGateway\(\{ paths \}\)/,
  ],
  ['unknown-value', { unknownValues: [['auth-mode', 'session or none']] }, /^Write session or none\.$/],
  ['unknown-opener', { idleOpeners: [['quote', undefined]] }, /^Write id="quote" on the tag/],
  ['unknown-opener', { idleOpeners: [['quote', 'raq-funnel']] }, /^Write <raq-funnel presentation="modal">\.$/],
  ['unknown-opener', { idleOpeners: [['quote', 'div']] }, /^Write id="quote" on a <raq-funnel presentation="modal">/],
  ['token-refused', failed({ status: 403 }), /^Set sp-id to the provider/],
  ['token-refused', { hasAuth: true, ...failed({ status: 401 }) }, /a new one if the reason is unauthorized/],
  ['unknown-placeholder', { invalidMessages: ['leadsFor {name}'] }, /^Remove \{name\} from your text\.$/],
  ['defined-twice', { copies: ['1.2.3'] }, /Load lead-widgets.js once/],
  ['token-withheld', { isWithheld: true }, /where you set gateway-url/],
  ['bad-gateway-url', { gatewayMistake: 'badGatewayUrl' }, /straight quotes: gateway-url="https:\/\/…"/],
  [
    'empty-gateway',
    { gatewayMistake: 'emptyGateway' },
    /^Put <lead-board> between <lead-gateway> and <\/lead-gateway>\.$/,
  ],
  ['storage-blocked', { hasStorage: false }, /allow-same-origin/],
  ['defined-twice', { copies: ['0.0.9'] }, /Load one version/],
  ['broken-by-script', { broken: ['Function.prototype.bind'] }, /Remove or update that script/],
  ['too-narrow', facts({ width: 180 }), /200 px or more/],
])('%s is the only finding and has the expected fix', (code, signs, mend) => {
  const [finding, ...others] = found(signs);
  expect(others).toEqual([]);
  expect(finding?.code).toBe(code);
  expect(finding?.mend).toMatch(mend);
});

test('a token request blocked by the policy is reported as token-failed with the blocked origin', () => {
  const [first, second] = found({ ...failed({ kind: 'auth' }), blocked: ['connect-src https://page.example'] });
  expect([first?.code, second]).toEqual(['token-failed', undefined]);
  expect(first?.mend).toContain('connect-src https://page.example');
});

test.each([401, 403, 404, 500])('HTTP %i from an invalid gateway-url is not a separate finding', (status) =>
  expect(codes({ gatewayUrl: 'office.example.com', ...failed({ status }) })).toEqual(['bad-gateway-url']),
);

test('a missing token is a separate finding next to an invalid gateway-url', () => {
  const found = codes({ gatewayUrl: 'office.example.com', ...failed({ kind: 'auth' }) });
  expect(found).toEqual(['bad-gateway-url', 'token-failed']);
});

test('a finding contains the field, the origin or the path of the failure', () => {
  const about = (fault: Partial<DiagnosisInput['faults'][number]>) =>
    found(failed({ kind: 'http', ...fault }))[0]?.problem;
  expect(about({ kind: 'contract', path: 'leads.0.createDate' })).toContain('leads.0.createDate');
  expect(about({ kind: 'network' })).toContain('leads to https://office.example had no answer');
  expect(about({ status: 404, path: 'POST /gateway/x/{serviceProviderId}' })).toContain('POST /gateway/x');
});

test.each(['/', '/api', 'https://office.example', 'https://office.example:8443/leads', './proxy', ''])(
  'the gateway-url %o is valid',
  (gatewayUrl) => expect(found({ gatewayUrl })).toEqual([]),
);

test('the fix for a refused token depends on the auth mode', () => {
  const refused = failed({ operation: 'createLead', kind: 'auth', status: 401 });
  expect(found({ ...refused, ...facts({ authMode: 'one-time' }) })[0]?.mend).toMatch(/fresh one-time-token/);
  expect(found({ ...refused, ...facts({ authMode: 'none' }) })[0]?.mend).toMatch(/set auth-mode/);
});

test.each<Partial<Fault>>([{ kind: 'network' }, { kind: 'contract' }, { status: 404 }])(
  'a page that does not answer as a gateway, without gateway-url, is the first finding: %o',
  (fault) => {
    const [first] = found({ ...failed(fault), ...facts({ gateway: 'page' }), hasAnswer: false });
    expect(first?.code).toBe('no-gateway');
    expect(first?.mend).toMatch(/Set gateway-url/);
  },
);

test('a page that is slow, answers with an error or succeeds is not reported as no-gateway', () => {
  const waiting = { ...facts({ gateway: 'page', isReady: false }), hasAnswer: false };
  expect([codes(waiting), codes({ ...waiting, ...failed({ status: 500 }) })]).toEqual([[], ['gateway-refused']]);
  const lacksOneCall = { ...facts({ gateway: 'page' }), ...failed({ status: 404, path: 'GET /gateway/x' }) };
  expect(codes(lacksOneCall)).toEqual(['gateway-refused']);
  expect([codes(facts({ gateway: 'page' })), codes(facts({ width: 0 }))]).toEqual([[], []]);
  expect(codes(facts({ width: undefined }))).toEqual([]);
});

test('a blocked call is one finding, each blocked chat origin is one, and other blocked origins are none', () => {
  const stopped = { ...failed({ kind: 'network' }), blocked: ['connect-src https://office.example'] };
  expect(codes(stopped)).toEqual(['blocked-by-csp']);
  expect(codes({ blocked: ['connect-src https://tracker.example', 'img-src https://ads.example'] })).toEqual([]);
  const refused = ['connect-src wss://tsock.us1.twilio.com', 'img-src https://media.us1.twilio.com'];
  expect(codes({ tag: 'message-thread', blocked: refused })).toEqual(['blocked-by-csp', 'blocked-by-csp']);
});

test('two operations that failed for the same reason are one finding', () => {
  const refused = { kind: 'auth', status: 401 } as const;
  expect(codes(failed(refused, { operation: 'serviceProvider', ...refused }))).toEqual(['token-refused']);
});
