import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it } from 'vitest';
import { connect, forgetConnections } from '../../src/gateway/connections.js';
import { dashboardCalls } from '../../src/gateway/dashboard-calls.js';

setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');

async function collectGarbage(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  if (typeof collect === 'function') collect();
}

afterEach(forgetConnections);

describe('the shared clients of a page', () => {
  it('stay who they are through a sign-out, so that a card added later still shares with the board', () => {
    const board = connect({ url: '/a' }, dashboardCalls);
    forgetConnections();
    expect(connect({ url: '/a' }, dashboardCalls)).toBe(board);
  });

  it('are others after a sign-out where a one-time token is a part of their settings', () => {
    const before = connect({ authMode: 'one-time', oneTimeToken: 't' }, dashboardCalls);
    forgetConnections();
    expect(connect({ authMode: 'one-time', oneTimeToken: 't' }, dashboardCalls)).not.toBe(before);
  });

  it('are let go once no widget holds them, but for the last few', async () => {
    const auths = [...Array(30).keys()].map(() => new WeakRef({ getToken: () => 'token' }));
    const held = connect({ url: '/held' }, dashboardCalls);
    const made = auths.map((auth) => new WeakRef(connect({ auth: auth.deref() }, dashboardCalls)));
    await collectGarbage();
    connect({ url: '/another' }, dashboardCalls);
    await collectGarbage();
    const living = (references: readonly WeakRef<object>[]) => references.filter((each) => each.deref() !== undefined);
    expect(living(made).length).toBeLessThan(9);
    expect(living(made).length).toBeGreaterThan(0);
    expect(living(auths).length).toBeLessThan(9);
    expect(connect({ url: '/held' }, dashboardCalls)).toBe(held);
  });
});
