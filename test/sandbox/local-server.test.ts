import { expect, it } from 'vitest';
import { gatewayHandler } from '../../examples/server/gateway-handler.js';
import { createLocalServer } from '../../examples/server/local-server.js';
import { createSandbox, isSandboxScenario, SANDBOX_LEADS } from '../../src/sandbox.js';
import { callsOf, session } from './ask.js';

it('the local server reads a large body and refuses it with 400', async () => {
  const server = await createLocalServer({ fetch: gatewayHandler({ createSandbox, isSandboxScenario }) });
  const ask = session((request) => fetch(request), server.origin);
  const answer = await callsOf(ask).saveNote(SANDBOX_LEADS.newest, 'x'.repeat(1_100_000));
  expect(answer.status).toBe(400);
  await server.close();
});

it('the local server aborts a call when the client disconnects', async () => {
  let handled: (signal: AbortSignal) => void = () => {};
  const arrived = new Promise<AbortSignal>((resolve) => {
    handled = resolve;
  });
  const patient = await createLocalServer({
    fetch({ signal }) {
      handled(signal);
      return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    },
  });
  const leave = new AbortController();
  const call = fetch(patient.origin, { signal: leave.signal }).catch((error) => error.name);
  const signal = await arrived;
  expect(signal.aborted).toBe(false);
  leave.abort();
  expect(await call).toBe('AbortError');
  await expect.poll(() => signal.aborted).toBe(true);
  await patient.close();
});
