import { Client } from '@twilio/conversations';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { faraway } from '../../twilsock/remote.js';
import { listen, pause, writeMany } from '../chat/stage.js';
import { PROVIDER, type TwilioStage, type TwilioStageOptions, twilioStage } from './twilio-stage.js';

const soon = { timeout: 9000 };

const makeStage = (options?: TwilioStageOptions) => twilioStage(faraway(location.origin, crypto.randomUUID()), options);

describe('Twilio tokens', { timeout: 20_000 }, () => {
  let stage: TwilioStage;

  afterEach(() => {
    vi.restoreAllMocks();
    return stage.end();
  });

  async function opened(options?: TwilioStageOptions) {
    stage = await makeStage(options);
    await writeMany(stage.backstage, 3);
    const thread = await stage.open();
    await thread.recent(30);
    return { thread, heard: listen(thread), ...stage };
  }

  async function openWith(getToken: (reason: 'start' | 'renew') => Promise<string>) {
    const { chat, service, conversationId } = stage;
    return chat.open({ conversationId, identity: PROVIDER, endpoint: await service.endpoint(), getToken });
  }

  test('a token is renewed after the service’s warning, and the connection stays online', async () => {
    const { heard, service, asked, backstage } = await opened();
    await service.warnOfExpiry();
    await expect.poll(() => asked, soon).toEqual(['start', 'renew']);
    await backstage.write('after');
    await expect.poll(() => heard.indexes, soon).toEqual([3]);
    expect(heard.events.connection).toEqual([]);
  });

  test('a conversation that ends during a token renewal causes no unhandled rejection', async () => {
    const rejected: unknown[] = [];
    const onRejection = (event: PromiseRejectionEvent) => {
      event.preventDefault();
      rejected.push(event.reason);
    };
    window.addEventListener('unhandledrejection', onRejection);
    const { service } = await opened();
    const over = vi.fn();
    const { updateToken } = Client.prototype;
    vi.spyOn(Client.prototype, 'updateToken').mockImplementation(function (this: Client, token) {
      const updated = updateToken.call(this, token);
      stage.chat.shutdown();
      updated.then(over, over);
      return updated;
    });
    await service.warnOfExpiry();
    await expect.poll(() => over.mock.calls.length, soon).toBe(1);
    await stage.end();
    window.removeEventListener('unhandledrejection', onRejection);
    expect(rejected).toEqual([]);
  });

  test('a token is renewed before its own expiry if no warning arrives, and the connection stays online', async () => {
    stage = await makeStage({ timing: { renewalLeadMs: 60_000 } });
    await stage.service.setTimes({ warningMs: 0 });
    stage.tokenLifeMs = 8000;
    const heard = listen(await stage.open());
    stage.tokenLifeMs = 3_600_000;
    await pause(9500);
    expect([stage.asked, heard.events.connection]).toEqual([['start', 'renew'], []]);
    await stage.backstage.write('after the first token');
    await expect.poll(() => heard.indexes, soon).toEqual([0]);
  });

  test('after a token expires, the connection returns with a new token and reports everything missed', async () => {
    const { thread, heard, service, asked, backstage } = await opened();
    await service.expireTokens();
    await backstage.write('away', 'customer');
    await backstage.edit(1, 'edited while away');
    await backstage.remove(0);
    await backstage.read(1);
    await expect.poll(() => heard.indexes, soon).toEqual([3]);
    await expect.poll(() => heard.events.removed, soon).toEqual([{ index: 0 }]);
    const edits = () => heard.events.updated.map(({ index, body }) => [index, body]);
    await expect.poll(edits, soon).toContainEqual([1, 'edited while away']);
    await expect.poll(() => heard.events.peerRead.map(({ index }) => index), soon).toEqual([1]);
    await expect.poll(() => thread.connection, soon).toBe('online');
    expect([asked, heard.events.connection]).toEqual([
      ['start', 'renew'],
      ['reconnecting', 'online'],
    ]);
    await backstage.write('live again');
    await expect.poll(() => heard.indexes, soon).toEqual([3, 4]);
  });

  test('pages loaded before a token expires still receive updates after it', async () => {
    stage = await makeStage();
    await writeMany(stage.backstage, 70);
    const thread = await stage.open();
    await thread.earlier((await thread.recent(30)).messages[0]?.index ?? 0, 30);
    const heard = listen(thread);
    await stage.service.expireTokens();
    await expect.poll(() => heard.events.connection.at(-1), soon).toBe('online');
    await stage.backstage.edit(15, 'an old one');
    await expect.poll(() => heard.events.updated.map(({ index }) => index), soon).toEqual([15]);
  });

  test('an expired token from the host is replaced by a new one', async () => {
    stage = await makeStage();
    const ended = await stage.service.token(PROVIDER, -5000);
    const reasons: string[] = [];
    const thread = await openWith(async (reason) => {
      reasons.push(reason);
      return reason === 'start' ? ended : stage.service.token(PROVIDER);
    });
    expect([thread.connection, reasons]).toEqual(['online', ['start', 'renew']]);
  });

  test.each<[string, () => Promise<string>]>([
    ['whose token is refused twice', async () => 'not-a-token'],
    ['that has no token', () => Promise.reject(new Error('signed out'))],
    ['that never provides a token', () => new Promise(() => {})],
  ])('a host %s makes open() reject, and can open again', async (_, getToken) => {
    stage = await makeStage({ timing: { startMs: 1500 } });
    await expect(openWith(getToken)).rejects.toMatchObject({ code: 'token', retryable: true });
    expect((await stage.open()).connection).toBe('online');
  });

  test('an expired token without a replacement closes the thread, which can be opened again', async () => {
    stage = await makeStage();
    const first = await stage.service.token(PROVIDER);
    const thread = await openWith(async () => first);
    const heard = listen(thread);
    await stage.service.expireTokens();
    await expect.poll(() => heard.events.fatal.map(({ code }) => code), { timeout: 14_000 }).toEqual(['token']);
    expect([thread.connection, heard.events.connection]).toEqual(['closed', ['reconnecting', 'closed']]);
    expect((await stage.open()).connection).toBe('online');
  });

  test('an unreachable service rejects with init-failed and leaves no socket', async () => {
    stage = await makeStage({ timing: { startMs: 1500 } });
    await stage.service.refuseSockets(true);
    await expect(stage.open()).rejects.toMatchObject({ code: 'init-failed', retryable: true });
    await stage.service.refuseSockets(false);
    await pause(1500);
    expect(await stage.service.openSockets()).toBe(0);
  });

  test('a provider with 120 other conversations gets the right one', async () => {
    stage = await makeStage();
    const { service } = stage;
    await Promise.all(Array.from({ length: 120 }, () => service.createConversation([PROVIDER, 'somebody'])));
    await stage.backstage.write('here');
    const { messages } = await (await stage.open()).recent(5);
    expect(messages.map(({ body }) => body)).toEqual(['here']);
  });
});
