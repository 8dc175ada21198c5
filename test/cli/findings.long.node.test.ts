import { createServer } from 'node:https';
import { describe, expect, test } from 'vitest';
import { BROKEN_GATEWAYS } from './broken-gateways.js';
import { answerOf, broken, check, reported, sandbox, serve, servers, watched } from './check-stage.js';

describe('check findings', () => {
  const rows = BROKEN_GATEWAYS.map(([how, name, call, answer, more = {}]) => [how, name, call, answer, more] as const);

  test.each(rows)('%s: %s', async (_, name, call, answer, { args, says = '', isNote, hasOthers }) => {
    const report = await reported(await broken(answer), args);
    const finding = report.findings.find((each) => each.name === name && each.call === call);
    expect(finding?.says, JSON.stringify(report.findings)).toContain(says);
    expect(finding?.isNote).toBe(isNote ?? false);
    expect([report.code, report.ok]).toEqual(isNote ? [0, true] : [1, false]);
    const grave = new Set(report.findings.flatMap((each) => (each.isNote ? [] : each.name)));
    if (!hasOthers && !isNote) expect(grave).toEqual(new Set([name]));
  });

  test('no server listens at the address: unreachable', async () => {
    const origin = await serve(async () => new Response());
    await servers.pop()?.close();
    const { code, findings, calls } = await reported(origin);
    expect([code, calls.length]).toEqual([1, 1]);
    expect(findings).toEqual([
      {
        name: 'unreachable',
        call: 'serviceProvider',
        address: 'GET /gateway/office-home/v4/service_provider',
        says: 'No server listens at this address.',
        isNote: false,
      },
    ]);
  });

  test('TLS without a certificate: tls', async () => {
    const server = createServer((_, response) => response.end());
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const { findings } = await reported(`https://127.0.0.1:${port}`);
    server.close();
    expect(findings.map(({ name }) => name)).toEqual(['tls']);
  });

  test('a gateway that never responds: timeout, reported once', async () => {
    const { findings, calls } = await reported(await serve(() => new Promise(() => {})), ['--timeout', '200']);
    expect(findings.map(({ name }) => name)).toEqual(['timeout']);
    expect(calls).toHaveLength(1);
  });
});

describe('the report of check', () => {
  test('lists a finding of many calls once, with the number of calls', async () => {
    const { out, code } = await check(await broken(answerOf('preflight-status')));
    expect(code).toBe(1);
    expect(out).toContain('1 to fix:');
    expect(out.match(/preflight-status: /g)).toHaveLength(1);
    expect(out).toMatch(/\(serviceProvider, leads, topCategories and \d+ more\)/);
  });

  test('leaves out a call excluded with --without', async () => {
    const { calls } = await reported(await serve(sandbox()), ['--without', 'suggestLocations']);
    expect(calls.map(({ call }) => call)).not.toContain('suggestLocations');
  });

  test('shows the path of the first invalid field in its column', async () => {
    const { out } = await check(await broken(answerOf('shape')));
    expect(out).toMatch(/^leads +200 +leads\.0\.createDate +ok +ok +ok/m);
  });

  test('removes control characters from a message of the gateway', async () => {
    const origin = await broken(async () =>
      Response.json({ message: 'Away.\u001b[2J\u0007Everything fits.' }, { status: 503 }),
    );
    const { out } = await check(origin);
    expect(out).toContain('It says: Away. [2J Everything fits.');
    expect(out.replaceAll('\n', '')).not.toMatch(/\p{Cc}/u);
  });

  test.each([
    ['No such call', 'It says: No such call. Does this path exist?'],
    ['No such call!', 'It says: No such call! Does this path exist?'],
    ['No such call.\u0007\n', 'It says: No such call. Does this path exist?'],
  ])('ends a message of the gateway with punctuation before the next sentence: %j', async (message, told) => {
    const { findings } = await reported(await broken(async () => Response.json({ message }, { status: 404 })), [
      '--tag',
      'lead-page',
      '--lead-id',
      '1',
    ]);
    expect(findings.find(({ name }) => name === 'not-found')?.says).toContain(told);
  });

  test('shows a harmless finding as a note, and the exit code stays 0', async () => {
    const origin = await broken(async (_, good) => {
      const response = await good();
      const headers = new Headers(response.headers);
      headers.delete('Vary');
      return new Response(response.body, { status: response.status, headers });
    });
    const { code, out } = await check(origin);
    expect(code).toBe(0);
    expect(out).toContain('Notes:');
    expect(out).toContain('vary-missing');
  });

  test('says why no request was created with --write', async () => {
    const { out } = await check(await serve(sandbox()), ['--tag', 'raq-funnel', '--write']);
    expect(out).toMatch(/^createLead +not made: add --postal-code$/m);
    expect(out).toMatch(/^assignLead +not made: createLead created no request$/m);
    expect(out).toMatch(/\nNo request was created: add --postal-code\.\n$/);
    expect(out).not.toContain('requires --write');
  });

  test('marks an empty list, and autocomplete is queried with an existing service', async () => {
    const queries: (string | null)[] = [];
    const origin = await watched(({ url }) => {
      const { pathname, searchParams } = new URL(url);
      if (pathname.endsWith('/v2/autocomplete')) queries.push(searchParams.get('query'));
    });
    const funnel = ['--tag', 'raq-funnel', '--postal-code', '78704'];
    expect((await check(origin, funnel)).out).toMatch(/^autocomplete +200 +ok +ok/m);
    expect(new Set(queries)).toEqual(new Set(['Drain']));
    expect((await check(`${origin}/weather/empty`)).out).toMatch(/^leads +200 +ok \(empty\) +ok/m);
  });
});
