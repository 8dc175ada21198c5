import { describe, expect, test } from 'vitest';
import { type DiagnosisInput, findingsOf } from '../../src/elements/diagnosis/findings.js';

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
  missing: [],
  misnamed: undefined,
  faults: [],
  blocked: [],
  hasStorage: true,
  copies: [],
  broken: [],
  pageOrigin: 'https://cms.example',
};
const facts = (changed: Partial<DiagnosisInput['facts']>) => ({ facts: { ...well.facts, ...changed } });
const found = (signs: Partial<DiagnosisInput>) => findingsOf({ ...well, ...signs });
const codes = (signs: Partial<DiagnosisInput>) => found(signs).map(({ code }) => code);

test('an embed with nothing wrong has no finding', () => {
  expect(found({})).toEqual([]);
});

describe('each thing that can be wrong is named, with the line that mends it', () => {
  test.each<[string, Partial<DiagnosisInput>, RegExp]>([
    ['missing-attribute', { missing: ['sp-id'] }, /Write <lead-board sp-id="…">/],
    [
      'blocked-by-csp',
      { blocked: ['connect-src https://office.example'] },
      /Add https:\/\/office\.example to connect-src/,
    ],
    ['token-refused', { faults: [{ operation: 'leads', kind: 'http', status: 401 }] }, /SameSite=None; Secure/],
    [
      'gateway-unreachable',
      { faults: [{ operation: 'leads', kind: 'network' }] },
      /Allow-Origin: https:\/\/cms\.example/,
    ],
    ['gateway-unreachable', { faults: [{ operation: 'leads', kind: 'timeout' }] }, /errors too/],
    ['code-missing', { faults: [{ operation: 'load', kind: 'network' }] }, /script-src/],
    ['gateway-refused', { faults: [{ operation: 'leads', kind: 'http', status: 500 }] }, /requestId of widget-error/],
    ['challenge-waiting', { faults: [{ operation: 'leads', kind: 'challenge', status: 511 }] }, /replayChallenges\(\)/],
    ['answer-unknown', { faults: [{ operation: 'leads', kind: 'contract' }] }, /Check gateway-url/],
    ['chat-unavailable', { faults: [{ operation: 'chat', kind: 'chat' }] }, /tsock/],
    ['token-withheld', { isWithheld: true }, /where gateway-url is given/],
    ['bad-gateway-url', { misnamed: 'badGatewayUrl' }, /straight quotes: gateway-url="https:\/\/…"/],
    ['empty-gateway', { misnamed: 'emptyGateway' }, /^Put <lead-board> between <lead-gateway> and <\/lead-gateway>\.$/],
    ['storage-blocked', { hasStorage: false }, /allow-same-origin/],
    ['defined-twice', { copies: ['0.0.9'] }, /Load one version/],
    ['broken-by-script', { broken: ['Function.prototype.bind'] }, /Remove or update that script/],
    ['too-narrow', facts({ width: 180 }), /280 px or more/],
  ])('%s', (code, signs, mend) => {
    const [finding, ...others] = found(signs);
    expect(others).toEqual([]);
    expect(finding?.code).toBe(code);
    expect(finding?.mend).toMatch(mend);
  });
});

test('a one-time token and a source of tokens are named where one is refused', () => {
  const refused = { faults: [{ operation: 'createLead', kind: 'auth' as const, status: 401 }] };
  expect(found({ ...refused, ...facts({ authMode: 'one-time' }) })[0]?.mend).toMatch(/fresh one-time-token/);
  expect(found({ ...refused, ...facts({ authMode: 'none' }) })[0]?.mend).toMatch(/set auth-mode/);
});

test.each<Partial<DiagnosisInput['faults'][number]>>([
  { kind: 'network' },
  { kind: 'contract' },
  { kind: 'http', status: 404 },
])('where nobody names a gateway and the page’s own origin does not answer as one, that comes first: %o', (fault) => {
  const faults = [{ operation: 'leads', kind: 'http' as const, ...fault }];
  const [first] = found({ faults, ...facts({ gateway: 'page', isReady: false }) });
  expect(first?.code).toBe('no-gateway');
  expect(first?.mend).toMatch(/Set gateway-url/);
});

test('a page’s own origin that has not answered yet, or refused, is not called no gateway', () => {
  const waiting = facts({ gateway: 'page', isReady: false });
  expect(codes(waiting)).toEqual([]);
  expect(codes({ ...waiting, faults: [{ operation: 'leads', kind: 'http', status: 500 }] })).toEqual([
    'gateway-refused',
  ]);
});

test('a call that the policy has stopped is one finding, not a gateway that cannot be reached too', () => {
  const faults = [{ operation: 'leads', kind: 'network' as const }];
  expect(codes({ faults, blocked: ['connect-src https://office.example'] })).toEqual(['blocked-by-csp']);
});

test('what the policy refuses the page’s other scripts is no finding of a widget', () => {
  expect(codes({ blocked: ['connect-src https://tracker.example', 'img-src https://ads.example'] })).toEqual([]);
});

test('a conversation needs its chat service and its photos', () => {
  const refused = ['connect-src wss://tsock.us1.twilio.com', 'img-src https://media.us1.twilio.com'];
  expect(codes({ tag: 'message-thread', blocked: refused })).toEqual(['blocked-by-csp', 'blocked-by-csp']);
});

test('two operations that failed for one reason are one finding', () => {
  const faults = ['leads', 'serviceProvider'].map((operation) => ({ operation, kind: 'auth' as const, status: 401 }));
  expect(codes({ faults })).toEqual(['token-refused']);
});

test('the page’s own origin that has answered is a gateway like any other; a widget without its box is not narrow', () => {
  expect(codes(facts({ gateway: 'page' }))).toEqual([]);
  expect(codes(facts({ width: 0 }))).toEqual([]);
  expect(codes(facts({ width: undefined }))).toEqual([]);
});
