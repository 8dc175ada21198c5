import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSandbox, SANDBOX_SCENARIOS, type SandboxOptions } from '../../../src/sandbox.js';
import { watchLeftBehind } from '../../message-thread/chat/left-behind.js';
import { listen, upTo } from '../../message-thread/chat/stage.js';
import { PROVIDER, type SandboxStage, sandboxStage } from './sandbox-stage.js';

const DANA = { conversationId: `CH-${PROVIDER}-u42`, identity: `provider-${PROVIDER}`, getToken: async () => 'token' };
const photo = () => new File(['x'.repeat(3000)], 'x.png', { type: 'image/png' });

const chatOf = (options: SandboxOptions = {}) => createSandbox({ mirror: false, ...options }).chat;

describe('chat controls', () => {
  let stage: SandboxStage;
  let controls: SandboxStage['sandbox']['chatControls'];

  beforeEach(async () => {
    stage = await sandboxStage({ mirror: false });
    controls = stage.sandbox.chatControls;
  });

  afterEach(() => {
    vi.useRealTimers();
    return stage.end();
  });

  async function opened() {
    const thread = await stage.open();
    return { thread, heard: listen(thread) };
  }

  test.each([
    ['open', 'init-failed', () => stage.open()],
    ['recent', 'offline', async () => (await stage.open()).recent(5)],
    ['earlier', 'offline', async () => (await stage.open()).earlier(5, 5)],
    ['sendMedia', 'offline', async () => (await stage.open()).sendMedia(photo(), { clientId: 'p' })],
  ] as const)('failNext() makes %s fail once with %s, or with the code given', async (call, code, act) => {
    controls.failNext(call);
    controls.failNext(call, 'rejected');
    await expect(act()).rejects.toMatchObject({ name: 'ChatError', code, retryable: true });
    await expect(act()).rejects.toMatchObject({ code: 'rejected', retryable: false });
    await expect(act()).resolves.toBeDefined();
  });

  test('drop() delays pages until the connection is restored, and makes uploads and read marks fail', async () => {
    const { thread, heard } = await opened();
    controls.drop();
    controls.drop();
    expect(thread.connection).toBe('reconnecting');
    const page = thread.recent(5);
    await expect(thread.sendMedia(photo(), { clientId: 'p' })).rejects.toMatchObject({ code: 'offline' });
    await expect(thread.markAllRead()).rejects.toMatchObject({ code: 'offline' });
    await expect(stage.open()).rejects.toMatchObject({ code: 'init-failed', retryable: true });
    controls.restore();
    expect([(await page).messages, heard.events.connection]).toEqual([[], ['reconnecting', 'online']]);
  });

  test('drop() aborts an upload, which succeeds when it is sent again', async () => {
    const { thread, heard } = await opened();
    controls.bytesPerSecond = 10_000;
    const onProgress = () => controls.drop();
    const sending = thread.sendMedia(photo(), { clientId: 'p', onProgress });
    await expect(sending).rejects.toMatchObject({ code: 'offline', retryable: true });
    controls.restore();
    await thread.sendMedia(photo(), { clientId: 'p' });
    expect(heard.indexes).toEqual([0]);
  });

  test('die() closes every thread, and threads can be opened again', async () => {
    const threads = [await stage.open(), await stage.open()];
    const heard = threads.map(listen);
    controls.die('token');
    expect(threads.map(({ connection }) => connection)).toEqual(['closed', 'closed']);
    const told = heard.map(({ events }) => [...events.connection, ...events.fatal.map(({ code }) => code)]);
    expect([told, (await stage.open()).connection]).toEqual([Array(2).fill(['closed', 'token']), 'online']);
  });

  test('a listener removed during an event does not receive that event', async () => {
    const { thread, heard } = await opened();
    thread.on('added', () => thread.close());
    const late: number[] = [];
    thread.on('added', ({ index }) => late.push(index));
    await stage.backstage.write('last');
    expect([heard.bodies, late]).toEqual([['last'], []]);
  });

  test('autoReply() makes the customer read, type and write until it is turned off', async () => {
    vi.useFakeTimers();
    const { thread, heard } = await opened();
    await stage.customer.autoReply(true);
    await thread.sendMedia(photo(), { clientId: 'one' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(heard.events.peerRead).toHaveLength(1);
    expect(heard.events.typing.map(({ active }) => active)).toEqual([true, false]);
    expect(heard.events.added.map(({ author }) => author?.split('-')[0])).toEqual(['provider', 'member']);
    await stage.customer.autoReply(false);
    await thread.sendMedia(photo(), { clientId: 'two' });
    await vi.advanceTimersByTimeAsync(5000);
    expect(heard.indexes).toEqual([0, 1, 2]);
  });
});

describe('open()', () => {
  test('requests a token once, with the reason start', async () => {
    const getToken = vi.fn(async () => 'token');
    (await chatOf().open({ ...DANA, getToken })).close();
    expect(getToken.mock.calls).toEqual([['start']]);
  });

  test.each([
    ['a token that fails', { getToken: () => Promise.reject(new Error('signed out')) }, 'token'],
    ['an empty token', { getToken: async () => '' }, 'token'],
    ['another customer', { identity: 'member-u43' }, 'not-found'],
    ['another provider', { identity: 'provider-1' }, 'not-found'],
    ['an unknown identity', { identity: 'nobody' }, 'not-found'],
  ])('rejects %s', (_, more, code) =>
    expect(chatOf().open({ ...DANA, ...more })).rejects.toMatchObject({ code, retryable: code === 'token' }),
  );

  test('can be aborted while its token is pending', async () => {
    const opening = { ...DANA, signal: AbortSignal.timeout(20), getToken: () => new Promise<string>(() => {}) };
    await expect(chatOf().open(opening)).rejects.toMatchObject({ code: 'aborted' });
  });
});

describe('chat scenarios', () => {
  const outcome = (options: SandboxOptions) =>
    chatOf(options)
      .open(DANA)
      .then(
        async (thread) => (await thread.recent(30)).messages.length,
        ({ code }) => code,
      );

  test('each scenario affects the chat as it affects the gateway', async () => {
    const fair = SANDBOX_SCENARIOS.filter((name) => name !== 'slow');
    const outcomes = await Promise.all(fair.map(async (scenario) => [scenario, await outcome({ scenario })]));
    expect(Object.fromEntries(outcomes)).toEqual({
      default: 28,
      empty: 0,
      busy: 30,
      offline: 'init-failed',
      failing: 'init-failed',
      unauthorized: 'token',
      challenge: 28,
      unpurchased: 28,
    });
  });

  test('simulated failures of one operation or a few calls affect only the gateway, not the chat', async () => {
    expect(await outcome({ scenario: { operation: 'chatSession', fault: { status: 503 } } })).toBe(28);
    expect(await outcome({ scenario: { fault: { status: 503, times: 2 } } })).toBe(28);
    expect(await outcome({ scenario: { name: 'busy', faults: [{ fault: { drop: true } }] } })).toBe('init-failed');
  });

  test('the busy scenario has ten thousand messages with one customer, each once, and some unread', async () => {
    const thread = await chatOf({ scenario: 'busy' }).open(DANA);
    let page = await thread.recent(1000);
    const indexes = page.messages.map(({ index }) => index);
    while (page.hasEarlier) {
      page = await thread.earlier(page.messages[0]?.index ?? 0, 1000);
      indexes.unshift(...page.messages.map(({ index }) => index));
    }
    expect(indexes).toEqual(upTo(10_000));
    expect(thread.lastReadIndex).toBeGreaterThan(9950);
    expect(thread.lastReadIndex).toBeLessThan(9997);
  });
});

test('opening and closing a thread five times leaves no timer, object URL or channel', async () => {
  const left = watchLeftBehind();
  const channels = vi.spyOn(BroadcastChannel.prototype, 'close');
  try {
    const sandbox = createSandbox();
    for (const at of upTo(5)) {
      const thread = await sandbox.chat.open(DANA);
      const { messages } = await thread.recent(30);
      await thread.mediaUrls(messages.flatMap(({ media }) => media.map(({ id }) => id)));
      await sandbox.customer({ serviceProviderId: PROVIDER, userId: 'u42' }).typing(true);
      await thread.sendMedia(photo(), { clientId: `p${at}` });
      thread.typing();
      expect(left.objectUrls()).toBe(2 + at);
      thread.close();
    }
    expect([[left.timers(), left.objectUrls()], channels.mock.calls.length]).toEqual([[0, 0], 5]);
  } finally {
    left.end();
    channels.mockRestore();
  }
});
