import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pauseOutbox, settleOutbox } from '../../../src/message-thread/conversation/send.js';
import * as later from '../../../src/message-thread/tools/schedule.js';
import { bodyOf, last, NOBODY, openEmpty, phases, sends, type ThreadStage } from './message-thread-stage.js';

const ELEVEN_PM = new Date('2026-11-19T05:00:00Z');
const EIGHT_AM = new Date('2026-11-19T14:00:00Z').getTime();
const timeZone = 'America/Chicago';

beforeEach(() => vi.useFakeTimers({ now: ELEVEN_PM, toFake: ['Date', 'setInterval', 'clearInterval'] }));
afterEach(() => vi.useRealTimers());

function schedule(on: ThreadStage, text = 'Good morning') {
  const { chat: _chat, ...sender } = on.request(NOBODY, undefined);
  later.sendInMorning({ ...sender, text, timeZone });
  return { ...sender, clientId: last(on)?.clientId ?? '' };
}
const until = (ms: number) => vi.advanceTimersByTime(ms - Date.now());

it('a scheduled message waits until 8 AM in the customer’s time zone and is sent once', async () => {
  const { on, request } = await openEmpty();
  schedule(on);
  expect([phases(on), last(on)?.scheduled]).toEqual([['waiting'], { at: EIGHT_AM, timeZone }]);
  settleOutbox(request);
  until(EIGHT_AM - 1000);
  expect([phases(on), sends(on).length]).toEqual([['waiting'], 0]);
  until(EIGHT_AM + 60_000);
  await vi.waitFor(() => expect(sends(on).length).toBe(1));
  expect(await bodyOf(sends(on)[0])).toMatchObject({ text: 'Good morning' });
  until(EIGHT_AM + 600_000);
  await vi.waitFor(() => expect(phases(on)).toEqual([]));
  expect(sends(on).length).toBe(1);
});

it('a scheduled message is sent even if its thread was closed', async () => {
  const { on, close } = await openEmpty();
  schedule(on);
  close();
  until(EIGHT_AM + 60_000);
  await vi.waitFor(() => expect(sends(on).length).toBe(1));
});

it('a scheduled message moves to the next morning if the device slept until night', async () => {
  const { on } = await openEmpty();
  schedule(on);
  vi.setSystemTime(EIGHT_AM + 15 * 3_600_000);
  vi.advanceTimersByTime(30_000);
  expect([last(on)?.scheduled?.at, sends(on).length]).toEqual([EIGHT_AM + 24 * 3_600_000, 0]);
});

it('a scheduled message can be sent immediately, or canceled, which returns its text', async () => {
  const { on } = await openEmpty();
  const one = schedule(on, 'One');
  const two = schedule(on, 'Two');
  void later.sendScheduled(one);
  later.cancelScheduled(two);
  await vi.waitFor(() => expect(phases(on)).toEqual([]));
  expect([...on.store.get(later.returnedAtom).values()]).toEqual(['Two']);
  until(EIGHT_AM + 60_000);
  expect(await Promise.all(sends(on).map(bodyOf))).toEqual([expect.objectContaining({ text: 'One' })]);
});

it('a scheduled message is not sent after the session has ended', async () => {
  const { on } = await openEmpty();
  schedule(on);
  await on.session.end();
  until(EIGHT_AM + 60_000);
  await Promise.resolve();
  expect(sends(on).length).toBe(0);
});

it('a scheduled message fails and is not sent automatically after the sign-in has expired', async () => {
  const { on, request } = await openEmpty();
  schedule(on);
  pauseOutbox(request);
  expect([phases(on), last(on)?.scheduled]).toEqual([['failed'], undefined]);
  until(EIGHT_AM + 60_000);
  expect(sends(on).length).toBe(0);
});
