import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  loadEarlier,
  openThread,
  restartThread,
  setThreadLead,
} from '../../../src/message-thread/conversation/open.js';
import { settle } from '../../stage/stage.js';
import { last } from './message-thread-sending.js';
import {
  anOpenThread,
  aPhoto,
  bodies,
  LEAD_ID,
  NOBODY,
  openEmpty,
  phases,
  refusal,
  SP_ID,
  say,
  type ThreadStage,
  threadStage,
} from './message-thread-stage.js';

afterEach(() => vi.restoreAllMocks());

const ref = { spId: SP_ID, userId: NOBODY };
const tell = async (on: ThreadStage, from: number, to: number) => {
  for (let at = from; at < to; at += 1) await on.customer(NOBODY).say(`${at}`);
};
const numbers = (from: number, to: number) => [...Array(to - from).keys()].map((at) => `${from + at}`);
const readAll = async (on: ThreadStage) => {
  while (on.thread(NOBODY).hasEarlier) await loadEarlier(on.page.session, ref);
};

describe('a conversation that goes on elsewhere', () => {
  it('is whole when it is opened again, however much came between', async () => {
    const on = threadStage();
    await tell(on, 0, 10);
    (await openEmpty(on)).close();
    await tell(on, 10, 80);
    await openEmpty(on);
    expect(bodies(on)).toEqual(numbers(50, 80));
    await readAll(on);
    expect(bodies(on)).toEqual(numbers(0, 80));
  });

  it('is whole when the chat starts again, and what waits is still there', async () => {
    const on = threadStage();
    await tell(on, 0, 10);
    const { request } = await openEmpty(on);
    on.setFault(({ url }) => (url.endsWith('/v1/messages') ? refusal(500) : undefined));
    say(on, 'Mine');
    await vi.waitFor(() => expect(phases(on)).toEqual(['failed']));
    on.controls.die();
    await tell(on, 10, 80);
    await restartThread(request);
    await readAll(on);
    expect([bodies(on), phases(on)]).toEqual([numbers(0, 80), ['failed']]);
  });

  it('keeps the pages that were read when the newest one meets them, and knows what was removed', async () => {
    const on = threadStage();
    await tell(on, 0, 70);
    const { request } = await openEmpty(on);
    await readAll(on);
    on.controls.die();
    await on.customer(NOBODY).remove(60);
    await tell(on, 70, 75);
    await restartThread(request);
    expect(bodies(on)).toEqual(numbers(0, 75).filter((text) => text !== '60'));
    expect(on.thread(NOBODY).hasEarlier).toBe(false);
  });
});

describe('the mark of what is unread', () => {
  it('stands where reading ended once older pages have come, with the right count', async () => {
    const on = threadStage();
    await tell(on, 0, 10);
    (await openEmpty(on)).close();
    await tell(on, 10, 60);
    await openEmpty(on);
    expect(on.thread(NOBODY).unread).toEqual({ index: 10, count: 30, hasMore: true });
    await loadEarlier(on.page.session, ref);
    expect(on.thread(NOBODY).unread).toEqual({ index: 10, count: 50, hasMore: false });
  });
});

describe('another lead of the same customer', () => {
  it('lets an upload go on, and changes what stands around alone', async () => {
    const on = threadStage();
    const request = on.request(NOBODY, undefined);
    openThread(request);
    await vi.waitFor(() => expect(on.thread(NOBODY).phase).toBe('ready'));
    on.controls.bytesPerSecond = 4000;
    say(on, '', NOBODY, aPhoto());
    await vi.waitFor(() => expect(last(on)?.progress).toBeGreaterThan(0));
    setThreadLead({ ...request, leadId: LEAD_ID });
    await vi.waitFor(() => expect(on.thread(NOBODY).numbers.length).toBe(1));
    await vi.waitFor(() => expect(phases(on)).toEqual([]), { timeout: 3000 });
    expect([on.opened.length, on.thread(NOBODY).messages.length]).toEqual([1, 1]);
    expect(on.to('/phone_number').length).toBe(1);
  });
});

describe('the numbers of a customer', () => {
  it('are asked for, known, or could not be had', async () => {
    const on = threadStage();
    on.setFault(({ url }) => (url.includes('/phone_number') ? refusal(500) : undefined));
    const request = on.request(NOBODY, LEAD_ID);
    expect(on.thread(NOBODY).numbersAre).toBe('unasked');
    openThread(request);
    expect(on.thread(NOBODY).numbersAre).toBe('loading');
    await vi.waitFor(() => expect(on.thread(NOBODY).numbersAre).toBe('failed'));
    on.setFault(null);
    await restartThread(request);
    await vi.waitFor(() => expect(on.thread(NOBODY).numbersAre).toBe('known'));
  });

  it('of the lead before are not taken for those of the one that is shown', async () => {
    const on = threadStage();
    let answer = (_: Response) => {};
    on.setFault(({ url }) =>
      url.includes('/phone_number')
        ? new Promise<Response>((resolve) => {
            answer = resolve;
          })
        : undefined,
    );
    const { request } = await anOpenThread(on);
    const late = { leadId: LEAD_ID, phoneNumber: '5125550100', maskedNumber: null, maskedNumberActive: null };
    setThreadLead({ ...request, leadId: undefined });
    answer(Response.json({ phoneNumbers: [late] }));
    await settle();
    expect(on.thread()).toMatchObject({ numbers: [], numbersAre: 'unasked' });
  });
});
