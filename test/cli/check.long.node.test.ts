import { describe, expect, test } from 'vitest';
import { QUESTIONS } from '../../src/cli/check/questions.js';
import { CALLS_BY_TAG } from '../../src/gateway/calls-by-tag.js';
import { createGateway } from '../../src/gateway/create-gateway.js';
import { answerOf, broken, check, reported, sandbox, serve, watched } from './check-stage.js';
import type { RunOptions } from './run-cli.js';

describe('check of the sandbox over HTTP', () => {
  test('passes for every read and preflights every write', async () => {
    const { code, out } = await check(await serve(sandbox()));
    expect(code).toBe(0);
    expect(out).toContain('No problems found.');
    for (const call of ['serviceProvider', 'leads', 'leadForPage', 'chatSession', 'suggestions', 'categories']) {
      expect(out).toMatch(new RegExp(`^${call} +200 +ok +ok +ok +ok +\\d+$`, 'm'));
    }
    expect(out).toMatch(/^markThreadRead +not made: requires --write +ok$/m);
    expect(out).toMatch(/^Date readable +yes$/m);
    expect(out).toMatch(/^511 +not tested: add --challenge-url with an address that answers 511$/m);
  });

  test('passes with --write, --unauthorized-url and --challenge-url', async () => {
    const args = ['--write', '--unauthorized-url', '/weather/unauthorized', '--challenge-url', '/weather/challenge'];
    const { code, out } = await check(await serve(sandbox()), args);
    expect(code).toBe(0);
    for (const call of ['createLead', 'assignLead', 'lead', 'setStatus', 'markThreadRead']) {
      expect(out).toMatch(new RegExp(`^${call} +20[04] +ok +ok +ok +ok +\\d+$`, 'm'));
    }
    expect(out).toMatch(/^same X-Request-Id twice +one lead$/m);
    expect(out).toMatch(/^401 +401 +ok +\d+$/m);
    expect(out).toMatch(/^511 +511 +ok +\d+$/m);
    expect(out).not.toContain('requires --write');
  });

  test('with --write creates one request and restores every lead', async () => {
    const origin = await serve(sandbox());
    const board = async () => {
      const gateway = createGateway({ url: origin, authMode: 'none' });
      const { leads } = await gateway.leads({ serviceProviderId: '7001', limit: 20 });
      return { leads, projects: (await gateway.projects({})).totalCount };
    };
    const before = await board();
    await check(origin, ['--write']);
    const after = await board();
    const made = after.leads.filter(({ leadId }) => !before.leads.some((lead) => lead.leadId === leadId));
    expect(made.map(({ description }) => description)).toEqual(['Created by lead-widgets check. You can delete it.']);
    expect(after.leads.slice(1, 20)).toEqual(before.leads.slice(0, 19));
    expect(after.projects).toBe(before.projects + 1);
  });

  test('without --write sends no write call', async () => {
    const methods = new Set<string>();
    await check(
      await watched(({ method, url }) =>
        methods.add(`${method} ${new URL(url).pathname.split('/').slice(-2).join('/')}`),
      ),
    );
    const writes = [...methods].filter((each) => /^(?:POST|PUT)/.test(each));
    expect(writes.sort()).toEqual([
      'POST reviews/getByServiceProviderId',
      'POST serviceProvider/7001',
      'POST serviceProviders/details',
      'POST serviceproviders/suggestion',
    ]);
  });

  test('with only the raq-funnel tag sends no provider calls', async () => {
    const callers = new Set<string | null>();
    const origin = await watched(({ method, headers }) => {
      if (method !== 'OPTIONS') callers.add(headers.get('X-Caller-Type'));
    });
    const args = ['--tag', 'raq-funnel', '--postal-code', '78704', '--auth-mode', 'session', '--token', 'abc'];
    const { calls, code } = await reported(origin, [...args, '--challenge-url', '/weather/challenge']);
    expect([code, [...callers]]).toEqual([0, ['Member']]);
    const tried = new Map(calls.map(({ call, answered }) => [call, answered]));
    expect(tried.has('an unknown lead')).toBe(false);
    expect([tried.get('an unknown path'), tried.get('511')]).toEqual(['404', '511']);
  });
});

test('every call that a widget makes is checked', () => {
  const made = Object.values(CALLS_BY_TAG).flatMap((calls) => [...calls]);
  expect(QUESTIONS.map(({ call }) => call).sort()).toEqual([...new Set(made)].sort());
});

describe('a request of check', () => {
  async function headersOf(args: readonly string[], options: RunOptions = {}): Promise<Headers[]> {
    const seen: Headers[] = [];
    const origin = await watched(({ method, url, headers }) => {
      if (method !== 'OPTIONS' && url.includes('/v1/topCategories')) seen.push(headers);
    });
    await check(origin, args, options);
    return seen;
  }

  test('has the headers of a widget on a page of --origin', async () => {
    const [headers] = await headersOf(['--origin', 'http://localhost:8080']);
    expect(Object.fromEntries(headers ?? [])).toMatchObject({
      origin: 'http://localhost:8080',
      'x-proxy-version': '1',
      'x-request-id': expect.stringMatching(/^[\da-f-]{36}$/),
      'x-source-application': 'lead-widgets',
      'x-caller-type': 'Member',
    });
  });

  test('sends --token as Bearer or OneTime, and no cookie with it', async () => {
    const [bearer] = await headersOf(['--token', 'abc', '--auth-mode', 'session'], {
      env: { LEAD_WIDGETS_COOKIE: 'a=b' },
    });
    expect([bearer?.get('Authorization'), bearer?.get('Cookie')]).toEqual(['Bearer abc', null]);
    const funnel = ['--auth-mode', 'one-time', '--tag', 'raq-funnel'];
    const [once, refused] = await headersOf(funnel, { env: { LEAD_WIDGETS_ONE_TIME_TOKEN: 'abc' } });
    expect(once?.get('Authorization')).toBe('OneTime abc');
    expect(refused?.get('Authorization')).toBe('OneTime lead-widgets-check-invalid');
  });

  test('uses the auth mode of its tag, unless --auth-mode sets one', async () => {
    const seen = new Map<string, string | null>();
    const origin = await watched(({ method, url, headers }) => {
      const call = new URL(url).pathname.split('/').at(-1) ?? '';
      if (method !== 'OPTIONS' && !seen.has(call)) seen.set(call, headers.get('Authorization'));
    });
    const tokens = ['--token', 'abc', '--one-time-token', 'def'];
    const { out } = await check(origin, tokens);
    expect(out).toContain('auth-mode session, and one-time for the funnel');
    expect([seen.get('topCategories'), seen.get('service_provider')]).toEqual(['OneTime def', 'Bearer abc']);
    seen.clear();
    expect((await check(origin, [...tokens, '--auth-mode', 'session'])).out).toContain('auth-mode session\n');
    expect([seen.get('topCategories'), seen.get('service_provider')]).toEqual(['Bearer abc', 'Bearer abc']);
    expect(await check(origin, ['--auth-mode', 'one-time', '--token', 'abc'])).toMatchObject({
      code: 2,
      err: expect.stringContaining('--one-time-token'),
    });
  });

  test('sends --cookie with session calls, but not with preflights', async () => {
    const cookies: (string | null)[] = [];
    const origin = await watched(({ method, headers }) => {
      if (method === 'OPTIONS') cookies.push(headers.get('Cookie'));
    });
    await check(origin, ['--cookie', 'session=1']);
    expect(new Set(cookies)).toEqual(new Set([null]));
    const [headers] = await headersOf(['--cookie', 'session=1', '--auth-mode', 'session']);
    expect(headers?.get('Cookie')).toBe('session=1');
  });

  test('does not print a token or cookie in its report', async () => {
    const origin = await broken(answerOf('server-error'));
    const { out, err } = await check(origin, ['--token', 'very-secret', '--cookie', 'also=secret']);
    expect(out + err).not.toContain('secret');
  });
});

describe('a gateway that requires a sign-in', () => {
  /** Responds with `status` if the token or cookie is wrong. */
  const guarded = (status: number, isSignedIn: (headers: Headers) => boolean) =>
    broken(async (request, good) => {
      const answer = await good();
      if (request.method === 'OPTIONS' || isSignedIn(request.headers)) return answer;
      return new Response('{}', { status, headers: answer.headers });
    });
  const byToken = (headers: Headers) => headers.get('Authorization') === 'Bearer abc';
  const byEither = (headers: Headers) => byToken(headers) || headers.get('Authorization') === 'OneTime def';
  const byCookie = (headers: Headers) => headers.get('Cookie') === 'session=1';

  test.each([
    ['a token', byToken, ['--token', 'abc', '--auth-mode', 'session']],
    ['a cookie', byCookie, ['--cookie', 'session=1', '--auth-mode', 'session']],
    ['a token and a one-time token', byEither, ['--token', 'abc', '--one-time-token', 'def']],
  ])('passes with %s, and its 401 is tested with a wrong sign-in', async (_, isSignedIn, args) => {
    const { code, calls, findings } = await reported(await guarded(401, isSignedIn), args);
    expect([code, findings]).toEqual([0, []]);
    expect(calls.find(({ call }) => call === '401')).toMatchObject({ answered: '401', cors: 'ok' });
  });

  test('is reported as signed-out for each call without a sign-in', async () => {
    const { code, names, calls } = await reported(await guarded(401, byToken));
    expect([code, [...names]]).toEqual([1, ['signed-out']]);
    expect(calls.find(({ call }) => call === 'leads')?.answered).toBe('401');
  });

  test('that accepts any token is reported in a note', async () => {
    const { code, findings } = await reported(await serve(sandbox()), ['--token', 'abc']);
    expect([code, findings.map(({ name, isNote }) => [name, isNote])]).toEqual([0, [['not-401', true]]]);
  });
});
