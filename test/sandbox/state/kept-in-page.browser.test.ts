import { expect, it } from 'vitest';
import { createGateway } from '../../../src/gateway.js';
import { createSandbox, keepInIndexedDb, SANDBOX_LEADS } from '../../../src/sandbox.js';

const of = { serviceProviderId: '4711042', leadId: SANDBOX_LEADS.newest };

function start(name: string) {
  const sandbox = createSandbox({ keep: keepInIndexedDb(name) });
  return { sandbox, gateway: createGateway({ fetch: sandbox.fetch }) };
}

it('a sandbox in IndexedDB goes on where it ended, each name for itself', async () => {
  const name = `test-${crypto.randomUUID()}`;
  const first = start(name);
  await first.gateway.saveNote({ ...of, note: 'Kept in the page.' });
  await first.sandbox.kept();

  expect((await start(name).gateway.providerLead(of)).notes).toBe('Kept in the page.');
  expect((await start(`${name}-other`).gateway.providerLead(of)).notes).not.toBe('Kept in the page.');
});
