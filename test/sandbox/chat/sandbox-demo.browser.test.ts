import { afterEach, beforeEach, expect, test } from 'vitest';
import '../../../src/elements/lead-gateway.js';
import type { ChatClient } from '../../../src/chat.js';
import { gatewayContext } from '../../../src/element/page/context.js';
import type { WidgetSettings } from '../../../src/element/page/settings.js';

type Given = WidgetSettings & { readonly chat?: ChatClient };

let outer: HTMLElement;
let inner: HTMLElement;

beforeEach(() => {
  outer = document.createElement('lead-gateway');
  inner = document.createElement('div');
  outer.append(inner);
  document.body.append(outer);
});

afterEach(() => outer.remove());

/** What a widget inside is given. */
function settings(): Given {
  const found: Given[] = [];
  const callback = (value: Given) => found.push(value);
  inner.dispatchEvent(
    Object.assign(new Event('context-request', { bubbles: true, composed: true }), {
      context: gatewayContext,
      callback,
    }),
  );
  return found[0] ?? {};
}

const dana = {
  conversationId: 'CH-4711042-u42',
  identity: 'provider-4711042',
  getToken: async () => 'token',
};

test('a demo gives the widgets inside the sandbox’s chat, over the conversations of its gateway', async () => {
  outer.setAttribute('demo', '');
  const { chat, fetch } = settings();
  const thread = await chat?.open(dana);
  const added: string[] = [];
  thread?.on('added', ({ body }) => added.push(body));
  await fetch?.('/gateway/message-center/v1/messages', {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'X-Proxy-Version': '1',
      'X-Request-Id': '1',
      'X-Source-Application': 'test',
      'X-Application-Version': '1',
      'X-Caller-Type': 'ServiceProvider',
      'X-Caller-Id': '4711042',
    },
    body: JSON.stringify({ text: 'Hello', senderEntityId: '4711042', receiverEntityId: 'u42' }),
  });
  expect(added).toEqual(['Hello']);
  thread?.close();
});

test('the chat of a demo is the same one until its scenario changes', async () => {
  outer.setAttribute('demo', '');
  const { chat } = settings();
  outer.setAttribute('locale', 'es-US');
  expect(settings().chat === chat).toBe(true);
  outer.setAttribute('demo', 'failing');
  expect(settings().chat === chat).toBe(false);
  await expect(settings().chat?.open(dana)).rejects.toMatchObject({ code: 'init-failed' });
});

test('a chat of the host’s own is handed on as it is, in a demo too', () => {
  const own: ChatClient = { open: () => Promise.reject(new Error('not asked')) };
  Object.assign(outer, { chat: own });
  expect(settings().chat === own).toBe(true);
  outer.setAttribute('demo', '');
  expect(settings().chat === own).toBe(true);
  Object.assign(outer, { chat: undefined });
  expect(settings().chat === own).toBe(false);
});
