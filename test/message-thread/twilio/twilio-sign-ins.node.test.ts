import { afterEach, describe, expect, test } from 'vitest';
import { listen, pause } from '../chat/stage.js';
import { nodeStage } from './node-stage.js';
import { PROVIDER, type TwilioStage } from './twilio-stage.js';

const soon = { timeout: 9000 };
/** Long enough that nothing ends by itself while a test looks. */
const lingering = { timing: { lingerMs: 60_000 } };

describe('sign-ins with Twilio', { timeout: 20_000 }, () => {
  let stage: TwilioStage;

  afterEach(() => stage.end());

  /** A sign-in of the same person, and why it was asked for tokens. */
  async function signIn() {
    const { chat, service, conversationId } = stage;
    const endpoint = await service.endpoint();
    const ending = new AbortController();
    const asked: string[] = [];
    const open = () =>
      chat.open({
        conversationId,
        identity: PROVIDER,
        endpoint,
        session: ending.signal,
        getToken(reason) {
          asked.push(reason);
          return service.token(PROVIDER);
        },
      });
    return { asked, open, end: () => ending.abort() };
  }

  const sockets = () => stage.service.openSockets();

  test('two sign-ins of the same identity at the same endpoint have a connection and a token each', async () => {
    stage = await nodeStage(lingering);
    const [one, other] = [await signIn(), await signIn()];
    const heard = [listen(await one.open()), listen(await other.open())];
    await stage.open();
    expect([await sockets(), one.asked, other.asked, stage.asked]).toEqual([3, ['start'], ['start'], ['start']]);
    await stage.backstage.write('Hello');
    await expect.poll(() => heard.map(({ bodies }) => bodies), soon).toEqual([['Hello'], ['Hello']]);
  });

  test('the end of a sign-in ends its connection at once, whoever holds it, and no other', async () => {
    stage = await nodeStage(lingering);
    const [one, other] = [await signIn(), await signIn()];
    const [first, second, kept] = [await one.open(), await one.open(), await other.open()];
    second.close();
    const heard = [listen(first), listen(kept)];
    one.end();
    expect(first.connection).toBe('closed');
    await expect.poll(sockets, soon).toBe(1);
    await stage.backstage.write('after it');
    await expect.poll(() => heard[1]?.bodies, soon).toEqual(['after it']);
    expect([heard[0]?.bodies, heard[0]?.events.fatal, kept.connection]).toEqual([[], [], 'online']);
  });

  test('the end of a sign-in ends a connection that nobody holds any more, but which lingers', async () => {
    stage = await nodeStage(lingering);
    const one = await signIn();
    (await one.open()).close();
    expect(await sockets()).toBe(1);
    one.end();
    await expect.poll(sockets, soon).toBe(0);
  });

  test('a sign-in that has ended is never asked for another token', async () => {
    stage = await nodeStage(lingering);
    const [one, other] = [await signIn(), await signIn()];
    await one.open();
    await other.open();
    one.end();
    await expect.poll(sockets, soon).toBe(1);
    await stage.service.warnOfExpiry();
    await stage.service.expireTokens();
    await expect.poll(() => other.asked.length, soon).toBeGreaterThan(1);
    expect(one.asked).toEqual(['start']);
  });

  test('a sign-in that ends while its conversation is being opened leaves no connection', async () => {
    stage = await nodeStage(lingering);
    const one = await signIn();
    const opening = one.open();
    // Sooner than the connection is there.
    await expect.poll(() => one.asked, { ...soon, interval: 1 }).toEqual(['start']);
    one.end();
    await expect(opening).rejects.toMatchObject({ name: 'ChatError' });
    await pause(500);
    await expect.poll(sockets, soon).toBe(0);
  });

  test('a sign-in that has ended opens nothing, and is asked for no token', async () => {
    stage = await nodeStage(lingering);
    const one = await signIn();
    one.end();
    await expect(one.open()).rejects.toMatchObject({ code: 'aborted' });
    expect([await sockets(), one.asked]).toEqual([0, []]);
  });
});
