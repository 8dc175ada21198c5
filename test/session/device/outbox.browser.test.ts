import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announceSignOut, clearDevice, TEXTS_DATABASE } from '../../../src/session/clear-device.js';
import { sweepDevice } from '../../../src/session/device.js';
import { withTexts } from '../../../src/session/text-database.js';
import { aText, bodiesOf, cleanDevice, onDevice, pageOf, THREAD, valuesOnDevice } from './outbox-stage.js';

const DAY = 24 * 3_600_000;

beforeEach(cleanDevice);
afterEach(async () => {
  vi.restoreAllMocks();
  await cleanDevice();
});

const clockAt = (ms: number) => vi.spyOn(Date, 'now').mockReturnValue(ms);

async function waiting() {
  const page = pageOf();
  const text = aText('to Dana');
  await page.outbox.save(THREAD, 'a', text);
  return { ...page, text };
}

describe('a waiting message', () => {
  it('is found after a reload, oldest first, with its client ID, under a key without other ids', async () => {
    const { outbox } = pageOf();
    const now = Date.now();
    await outbox.save(THREAD, 'b', aText('second', { createdAt: now }));
    await outbox.save(THREAD, 'a', aText('first', { createdAt: now - 1 }));
    const again = await pageOf().outbox.all(THREAD);
    expect(again.map(([clientId, { body }]) => [clientId, body])).toEqual([
      ['a', 'first'],
      ['b', 'second'],
    ]);
    const key = /^lead-widgets\/[a-z\d]{8,14}\/[a-z\d]{8,14}\/[ab]$/;
    for (const each of Object.keys((await onDevice()) ?? {})) expect(each).toMatch(key);
  });

  it('belongs to one conversation, and another owner can neither find nor delete it', async () => {
    const { outbox } = await waiting();
    await outbox.save('4711042/~u4', 'b', aText('to somebody else'));
    expect(await bodiesOf(outbox)).toEqual(['to Dana']);
    expect(await bodiesOf(outbox, '4711042/~u4')).toEqual(['to somebody else']);
    const { outbox: stranger } = pageOf('another owner');
    expect(await stranger.all(THREAD)).toEqual([]);
    await stranger.drop(THREAD, 'a');
    expect([await stranger.statusOf(THREAD, 'a'), await bodiesOf(outbox)]).toEqual(['waiting', ['to Dana']]);
  });

  it('is deleted in every tab after one tab drops it', async () => {
    const { outbox } = await waiting();
    const other = pageOf().outbox;
    await other.all(THREAD);
    expect(await other.statusOf(THREAD, 'a')).toBe('waiting');
    await outbox.drop(THREAD, 'a');
    expect([await other.statusOf(THREAD, 'a'), await outbox.statusOf(THREAD, 'a')]).toEqual(['gone', 'gone']);
    expect(await bodiesOf(other)).toEqual([]);
  });

  it.each(['sent', 'dropped'] as const)(
    'that is marked as %s leaves a mark without its text for a day',
    async (status) => {
      const { outbox } = await waiting();
      const other = pageOf().outbox;
      await other.all(THREAD);
      await outbox.mark(THREAD, 'a', status);
      expect([await other.statusOf(THREAD, 'a'), await bodiesOf(pageOf().outbox)]).toEqual([status, []]);
      expect(JSON.stringify(await valuesOnDevice())).not.toContain('Dana');
      clockAt(Date.now() + DAY);
      sweepDevice();
      await vi.waitFor(async () => expect(await valuesOnDevice()).toEqual([]));
    },
  );

  it('that one tab has sent is not marked as dropped by another tab', async () => {
    const { outbox } = await waiting();
    await outbox.mark(THREAD, 'a', 'sent');
    await pageOf().outbox.mark(THREAD, 'a', 'dropped');
    expect(await outbox.statusOf(THREAD, 'a')).toBe('sent');
  });

  it('is reported as stored or not by save()', async () => {
    const { outbox } = pageOf();
    expect(await outbox.save(THREAD, 'a', aText('to Dana'))).toBe(true);
    vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new Error('Storage is blocked.');
    });
    expect(await outbox.save(THREAD, 'b', aText('to Dana'))).toBe(false);
  });

  it('is found for 24 hours after it was written, even if it is stored again', async () => {
    const { outbox, text } = await waiting();
    clockAt(text.createdAt + DAY - 1);
    await outbox.save(THREAD, 'a', { ...text, hasFailed: true });
    expect(await bodiesOf(pageOf().outbox)).toEqual(['to Dana']);
    clockAt(text.createdAt + DAY);
    expect(await bodiesOf(pageOf().outbox)).toEqual([]);
  });

  it('is removed by a sweep after 24 hours, for any owner', async () => {
    const text = aText('to Dana');
    await pageOf().outbox.save(THREAD, 'a', text);
    await pageOf('another owner').outbox.save(THREAD, 'b', aText('later', { createdAt: text.createdAt + 1000 }));
    clockAt(text.createdAt + DAY);
    sweepDevice();
    await vi.waitFor(async () => expect(await valuesOnDevice()).toMatchObject([{ body: 'later' }]));
  });
});

it.each([
  ['whose body is not a string', { body: 7, createdAt: Date.now(), isPosted: true, hasFailed: false }],
  ['without a time', { body: 'to Dana', isPosted: true, hasFailed: false }],
  ['that is not an object', 'to Dana'],
])('an entry %s is deleted, and the other messages are found', async (_what, entry) => {
  await waiting();
  const [key = ''] = Object.keys((await onDevice()) ?? {});
  await withTexts('readwrite', (texts) => void texts.put(entry, key.replace(/a$/, 'damaged')));
  expect([await bodiesOf(pageOf().outbox), Object.keys((await onDevice()) ?? {})]).toEqual([['to Dana'], [key]]);
});

it('messages of a refused sign-in are marked as failed, but not those of another owner', async () => {
  const { session, outbox } = pageOf();
  await outbox.save(THREAD, 'a', aText('to Dana', { isPosted: true }));
  await pageOf('another owner').outbox.save(THREAD, 'b', aText('of another'));
  await session.device.holdTexts();
  expect((await pageOf().outbox.all(THREAD)).map(([, text]) => text)).toMatchObject([
    { body: 'to Dana', isPosted: true, hasFailed: true },
  ]);
  expect((await pageOf('another owner').outbox.all(THREAD))[0]?.[1].hasFailed).toBe(false);
});

it('a sign-out deletes the messages of every session from the device', async () => {
  await pageOf().outbox.save(THREAD, 'a', aText('to Dana'));
  await pageOf('another owner').outbox.save(THREAD, 'b', aText('of another'));
  clearDevice();
  await vi.waitFor(async () => expect(await onDevice()).toBeNull());
  expect(await bodiesOf(pageOf().outbox)).toEqual([]);
});

it('a sign-out of one session deletes its messages up to that time, and none of another session', async () => {
  const { session, outbox } = pageOf();
  const now = Date.now();
  await outbox.save(THREAD, 'a', aText('before', { createdAt: now - 1 }));
  await outbox.save(THREAD, 'b', aText('at once', { createdAt: now }));
  await outbox.save(THREAD, 'c', aText('after', { createdAt: now + 1 }));
  await pageOf('another owner').outbox.save(THREAD, 'd', aText('of another', { createdAt: now - 1 }));
  await session.device.clear(now);
  expect(await bodiesOf(pageOf().outbox)).toEqual(['after']);
  expect(await bodiesOf(pageOf('another owner').outbox)).toEqual(['of another']);
});

it.each(['every session', 'this session only'])('a missed sign-out of %s makes messages unreadable', async (whose) => {
  const { session, text } = await waiting();
  const scope = whose === 'every session' ? '' : session.device.scope;
  announceSignOut({ at: text.createdAt + 1, scope });
  expect(await bodiesOf(pageOf().outbox)).toEqual([]);
});

/** Opens the database, but delays its success event until the outbox has timed out. */
async function openLate(): Promise<void> {
  const { open } = IDBFactory.prototype;
  const held: { request?: IDBOpenDBRequest; onsuccess?: () => void } = {};
  vi.spyOn(indexedDB, 'open').mockImplementation((name, version) => {
    const request = open.call(indexedDB, name, version);
    held.request = request;
    return new Proxy(request, {
      get: (target, key) => Reflect.get(target, key),
      set: (target, key, value) => Reflect.set(key === 'onsuccess' ? held : target, key, value),
    });
  });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const saving = pageOf().outbox.save(THREAD, 'a', aText('to Dana'));
  vi.advanceTimersByTime(2001);
  vi.useRealTimers();
  expect(await saving).toBe(false);
  await vi.waitFor(() => expect(held.request?.readyState).toBe('done'));
  held.onsuccess?.();
}

it('a page that opens the database too late does not block its deletion', async () => {
  await openLate();
  const deletion = await new Promise((resolve) => {
    const deleting = indexedDB.deleteDatabase(TEXTS_DATABASE);
    deleting.onsuccess = () => resolve('done');
    deleting.onblocked = () => resolve('blocked');
  });
  expect(deletion).toBe('done');
});

it('an ended session does not write, drop or find messages', async () => {
  const { session, outbox } = await waiting();
  session.end();
  await outbox.save(THREAD, 'a', aText('after it'));
  await outbox.save(THREAD, 'new', aText('after it'));
  await outbox.drop(THREAD, 'a');
  expect([await outbox.all(THREAD), await outbox.statusOf(THREAD, 'a')]).toEqual([[], 'waiting']);
  expect(await valuesOnDevice()).toMatchObject([{ body: 'to Dana' }]);
});

it('a session that ends while the database is opening writes and finds nothing', async () => {
  const { session, outbox } = pageOf();
  const keeping = outbox.save(THREAD, 'a', aText('too late'));
  const reading = outbox.all(THREAD);
  session.end();
  await keeping;
  expect([await reading, await valuesOnDevice()]).toEqual([[], []]);
});

it('a sign-out while a message is being written leaves none of it', async () => {
  const { session, outbox } = pageOf();
  const keeping = outbox.save(THREAD, 'a', aText('too late'));
  session.end();
  clearDevice();
  await keeping;
  await vi.waitFor(async () => expect(await valuesOnDevice()).toEqual([]));
});

it('the outbox stores nothing and throws no error if the database is blocked', async () => {
  for (const method of ['open', 'deleteDatabase'] as const) {
    vi.spyOn(indexedDB, method).mockImplementation(() => {
      throw new DOMException('blocked', 'SecurityError');
    });
  }
  const { session, outbox } = await waiting();
  await outbox.drop(THREAD, 'b');
  expect([await outbox.all(THREAD), await outbox.statusOf(THREAD, 'a')]).toEqual([[], 'waiting']);
  await session.device.holdTexts();
  await session.device.clear(Date.now());
  clearDevice();
});

it('clearing and sweeping create no database if there is none', async () => {
  const { session } = pageOf();
  await session.device.holdTexts();
  await session.device.clear(Date.now());
  sweepDevice();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await onDevice()).toBeNull();
});
