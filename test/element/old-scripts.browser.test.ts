import { afterEach, beforeEach, expect, it } from 'vitest';
import { createGateway } from '../../src/gateway.js';

const broken: readonly object[] = [Array.prototype, String.prototype, Number.prototype];

/** Adds toJSON like Prototype 1.6. */
beforeEach(() => {
  for (const prototype of broken) {
    Object.defineProperty(prototype, 'toJSON', { configurable: true, value: () => 'spoilt' });
  }
});

afterEach(() => {
  for (const prototype of broken) Reflect.deleteProperty(prototype, 'toJSON');
});

it('request bodies are unchanged if an old script has added toJSON to arrays', async () => {
  let sent: string | undefined;
  const gateway = createGateway({
    fetch: async (_address, init) => {
      sent = String(init?.body);
      return new Response('{"leads":[],"pagination":{"totalNumber":0}}');
    },
  });
  const name = 'Dana “the boss” \n Whitfield';
  await gateway.leads({ serviceProviderId: '7001', filters: { sources: ['SR_RAQ', 'RequestAQuote'], name } });
  for (const prototype of broken) Reflect.deleteProperty(prototype, 'toJSON');
  expect(JSON.parse(sent ?? '')).toEqual({
    offset: 0,
    sort: 'NewestOldest',
    limit: 5,
    filters: {
      archived: false,
      hasUnreadMessages: null,
      displayLead: true,
      sources: ['SR_RAQ', 'RequestAQuote'],
      name,
    },
  });
});
