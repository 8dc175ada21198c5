import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTwilioChat } from '../../../src/message-thread/twilio/twilio.js';
import { faraway } from '../../twilsock/remote.js';
import { listen, pause, writeMany } from '../chat/stage.js';
import { PROVIDER, type TwilioStage, twilioStage } from './twilio-stage.js';

const soon = { timeout: 9000 };
const comeBack = () => document.dispatchEvent(new Event('visibilitychange'));
let stage: TwilioStage;

beforeEach(async () => {
  stage = await twilioStage(faraway(location.origin, crypto.randomUUID()), { timing: { probeMs: 400 } });
});

afterEach(() => stage.end());

test('a link that is found dead when the page comes back is built anew, with what was missed', async () => {
  await writeMany(stage.backstage, 3);
  const thread = await stage.open();
  await thread.recent(30);
  const heard = listen(thread);
  await stage.service.stallSockets();
  await stage.backstage.write('nobody hears this');
  comeBack();
  await expect.poll(() => heard.events.connection, soon).toEqual(['reconnecting']);
  await expect.poll(() => heard.indexes, soon).toEqual([3]);
  await expect.poll(() => thread.connection, soon).toBe('online');
  expect([heard.events.connection, stage.asked]).toEqual([
    ['reconnecting', 'online'],
    ['start', 'renew'],
  ]);
});

test('a link that is only slow when the page comes back is kept', async () => {
  const thread = await stage.open();
  const heard = listen(thread);
  await stage.service.delayAnswers(1000);
  comeBack();
  await pause(100);
  await stage.service.delayAnswers(0);
  await expect.poll(() => heard.events.connection, soon).toEqual(['reconnecting', 'online']);
  expect(stage.asked).toEqual(['start']);
});

test('a live link stays as it is when the page comes back', async () => {
  const thread = await stage.open();
  const heard = listen(thread);
  comeBack();
  window.dispatchEvent(new Event('online'));
  await pause(600);
  expect([heard.events.connection, stage.asked]).toEqual([[], ['start']]);
});

test('nothing of a conversation is kept in the page', async () => {
  const thread = await stage.open();
  await stage.backstage.write('a secret');
  await thread.recent(30);
  const kept = [sessionStorage, localStorage].flatMap((storage) => Object.values({ ...storage }));
  expect(kept.filter((text) => /secret|provider-1001|CH[0-9a-f]{32}/.test(String(text)))).toEqual([]);
});

test('157 286 400 bytes go through with their progress, and one more is refused', { timeout: 60_000 }, async () => {
  const thread = await stage.open();
  const heard = listen(thread);
  const progress: number[] = [];
  const megabyte = new Uint8Array(1_048_576).fill(7);
  const bytes = Array<Uint8Array<ArrayBuffer>>(150).fill(megabyte);
  const largest = new File(bytes, 'largest.jpg', { type: 'image/jpeg' });
  await thread.sendMedia(largest, { clientId: 'largest', onProgress: (loaded) => progress.push(loaded) });
  await expect.poll(() => heard.events.added[0]?.media[0]?.size, soon).toBe(157_286_400);
  expect(progress.length).toBeGreaterThan(2);
  expect([progress.at(-1), progress.toSorted((a, b) => a - b)]).toEqual([157_286_400, progress]);
  const tooLarge = new File([...bytes, 'x'], 'larger.jpg', { type: 'image/jpeg' });
  await expect(thread.sendMedia(tooLarge, { clientId: 'larger' })).rejects.toMatchObject({ code: 'too-large' });
});

test('a page whose policy refuses the socket is told so at once', async () => {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `connect-src 'self' ws://${location.hostname}:* http://${location.hostname}:*`;
  document.head.append(policy);
  const since = performance.now();
  const getToken = () => stage.service.token(PROVIDER);
  const opening = createTwilioChat().open({ conversationId: stage.conversationId, identity: PROVIDER, getToken });
  await expect(opening).rejects.toMatchObject({
    code: 'init-failed',
    retryable: false,
    message: expect.stringContaining('wss://tsock.us1.twilio.com'),
  });
  expect(performance.now() - since).toBeLessThan(5000);
});
