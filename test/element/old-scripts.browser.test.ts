import { afterEach, beforeEach, expect, it } from 'vitest';
import { createGateway } from '../../src/gateway.js';

const broken: readonly object[] = [Array.prototype, String.prototype, Number.prototype];

/** What Prototype 1.6 has put on every array and text of the page. */
beforeEach(() => {
  for (const prototype of broken) {
    Object.defineProperty(prototype, 'toJSON', { configurable: true, value: () => 'spoilt' });
  }
});

afterEach(() => {
  for (const prototype of broken) Reflect.deleteProperty(prototype, 'toJSON');
});

it('bodies go out whole in a page whose old script has given arrays a toJSON', async () => {
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
