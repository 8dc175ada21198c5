import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  loadEarlier,
  openThread,
  restartThread,
  setThreadLead,
} from '../../../src/message-thread/conversation/open.js';
import { settle } from '../../stage/stage.js';
import * as stage from './message-thread-stage.js';

afterEach(() => vi.restoreAllMocks());

describe('opening a thread', () => {
  it('loads the phone numbers, the lead, the activities and the chat, and marks all messages as read', async () => {
    const { on } = await stage.anOpenThread();
    await vi.waitFor(() => expect(on.to('/messages/thread/read').length).toBe(1));
    const asked = on.requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`);
    expect(asked.slice(0, 4).toSorted()).toEqual([
      'GET /gateway/lead/office/v2/leads/90412001',
      'GET /gateway/message-center/v1/chat/session',
      'GET /gateway/message-center/v2/interactions/activities',
      'GET /gateway/message-center/v2/lead/phone_number',
    ]);
    expect(asked.slice(4)).toEqual(['PUT /gateway/message-center/v1/messages/thread/read']);
    expect(new URL(on.to('/activities')[0]?.url ?? '').searchParams.get('limit')).toBe('4');
    await settle();
    expect(on.thread()).toMatchObject({
      phase: 'ready',
      identity: `provider-${stage.SP_ID}`,
      memberName: 'Dana Whitfield',
      hasHistory: true,
      hasEarlier: false,
      unread: { index: 25, count: 3, hasMore: false },
      numbers: [{ phoneNumber: expect.stringMatching(/^\d{10}$/), temporary: true, expired: false }],
    });
    expect(stage.bodies(on, stage.DANA).at(-1)).toMatch(/^Gate code/);
  });

  it('without a lead requests neither phone numbers nor a lead', async () => {
    const { on } = await stage.openEmpty();
    await settle();
    expect([on.to('/phone_number').length, on.to(`/${stage.LEAD_ID}`).length]).toEqual([0, 0]);
    expect(on.thread(stage.NOBODY)).toMatchObject({ phase: 'ready', memberName: '', messages: [], unread: null });
  });

  it.each([
    ['of another customer', ['somebody'], false],
    ['that names no customer', [undefined], true],
    ['of this customer', [stage.DANA], true],
    ['of others before one of this customer', ['somebody', stage.DANA], true],
  ])('with an activity %s sets hasHistory accordingly', async (_, interactors, hasHistory) => {
    const on = stage.threadStage();
    const createDate = '2026-11-18T14:15:00-06:00';
    const activities = interactors.map((interactorId) => ({
      activityType: 'GenericMessage',
      interactorId,
      createDate,
    }));
    on.setFault(({ url }) => (url.includes('/activities') ? Response.json({ activities }) : undefined));
    await stage.anOpenThread(on);
    await settle();
    expect(on.thread(stage.DANA).hasHistory).toBe(hasHistory);
  });

  it('continues if phone numbers, lead and activities fail, and reports each error to the host', async () => {
    const on = stage.threadStage();
    on.setFault(({ url }) => (/phone_number|activities|office/.test(url) ? stage.refusal(500) : undefined));
    await stage.anOpenThread(on);
    await vi.waitFor(() => expect(on.page.told('widget-error').length).toBe(3));
    expect(on.thread()).toMatchObject({ phase: 'ready', numbers: [], hasHistory: false });
  });

  it.each(['session', 'open', 'recent'] as const)(
    'fails if the %s call fails, leaves no chat open, and can be restarted',
    async (call) => {
      const on = stage.threadStage();
      if (call === 'session')
        on.setFault(({ url }) => (url.includes('/chat/session') ? stage.refusal(500) : undefined));
      else on.controls.failNext(call);
      const { request } = await stage.anOpenThread(on);
      expect(on.thread().phase).toBe('failed');
      expect(on.page.told('widget-error')).toMatchObject([{ operation: 'chatSession' }]);
      expect(on.chats.map(({ connection }) => connection)).toEqual(call === 'recent' ? ['closed'] : []);
      on.setFault(null);
      await restartThread(request);
      expect(on.thread().phase).toBe('ready');
    },
  );

  it('creates one chat if restarted twice at the same time, and requests a session for each token', async () => {
    const { on, request } = await stage.anOpenThread();
    const before = on.to('/chat/session').length;
    const tokens = [await on.opened[0]?.getToken('renew'), await on.opened[0]?.getToken('renew')];
    expect(tokens).toEqual([expect.stringMatching(/^sandbox-chat-/), expect.stringMatching(/^sandbox-chat-/)]);
    expect(on.to('/chat/session').length).toBe(before + 2);
    await Promise.all([restartThread(request), restartThread(request)]);
    expect(on.thread().phase).toBe('ready');
    expect(on.chats.filter(({ connection }) => connection !== 'closed').length).toBe(1);
  });

  it('continues after a challenge is replayed', async () => {
    const on = stage.threadStage();
    on.setFault(({ url }) => (url.includes('/chat/session') ? stage.refusal(511) : undefined));
    await stage.anOpenThread(on);
    expect(on.page.told('challenge-required').length).toBe(1);
    on.setFault(null);
    await on.session.challenges.replayAll();
    const ids = on.to('/chat/session').map(({ headers }) => headers.get('X-Request-Id'));
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
    await vi.waitFor(() => expect(on.thread().phase).toBe('ready'));
  });
});

it('a dead thread keeps its messages and unread mark, and a restart adds each missed message once', async () => {
  const { on, request } = await stage.anOpenThread();
  const count = on.thread().messages.length;
  on.controls.die();
  expect(on.thread()).toMatchObject({ phase: 'dead', connection: 'closed' });
  await on.customer().say('Are you there?');
  expect(on.thread().messages.length).toBe(count);
  await restartThread(request);
  expect(on.thread()).toMatchObject({ phase: 'ready', unread: { index: 25, count: 3, hasMore: false } });
  expect(stage.bodies(on, stage.DANA).slice(count)).toEqual(['Are you there?']);
});

const ref = { spId: stage.SP_ID, userId: stage.NOBODY };
const tell = async (on: stage.ThreadStage, from: number, to: number) => {
  for (let at = from; at < to; at += 1) await on.customer(stage.NOBODY).say(`${at}`);
};
const numbers = (from: number, to: number) => [...Array(to - from).keys()].map((at) => `${from + at}`);
const readAll = async (on: stage.ThreadStage) => {
  while (on.thread(stage.NOBODY).hasEarlier) await loadEarlier(on.page.session, ref);
};

describe('a conversation that continues elsewhere', () => {
  it('is complete when it is opened again, for any number of missed messages', async () => {
    const on = stage.threadStage();
    await tell(on, 0, 10);
    (await stage.openEmpty(on)).close();
    await tell(on, 10, 80);
    await stage.openEmpty(on);
    expect(stage.bodies(on)).toEqual(numbers(50, 80));
    await readAll(on);
    expect(stage.bodies(on)).toEqual(numbers(0, 80));
  });

  it('is complete after a chat restart, and failed messages stay', async () => {
    const on = stage.threadStage();
    await tell(on, 0, 10);
    const { request } = await stage.openEmpty(on);
    on.setFault(({ url }) => (url.endsWith('/v1/messages') ? stage.refusal(500) : undefined));
    stage.say(on, 'Mine');
    await vi.waitFor(() => expect(stage.phases(on)).toEqual(['failed']));
    on.controls.die();
    await tell(on, 10, 80);
    await restartThread(request);
    await readAll(on);
    expect([stage.bodies(on), stage.phases(on)]).toEqual([numbers(0, 80), ['failed']]);
  });

  it('keeps loaded pages if the newest page meets them, and drops removed messages', async () => {
    const on = stage.threadStage();
    await tell(on, 0, 70);
    const { request } = await stage.openEmpty(on);
    await readAll(on);
    on.controls.die();
    await on.customer(stage.NOBODY).remove(60);
    await tell(on, 70, 75);
    await restartThread(request);
    expect(stage.bodies(on)).toEqual(numbers(0, 75).filter((text) => text !== '60'));
    expect(on.thread(stage.NOBODY).hasEarlier).toBe(false);
  });
});

it('changing the lead of a thread loads its phone numbers without restarting the chat or an upload', async () => {
  const { on, request } = await stage.openEmpty();
  on.controls.bytesPerSecond = 4000;
  stage.say(on, '', stage.NOBODY, stage.aPhoto());
  await vi.waitFor(() => expect(stage.last(on)?.progress).toBeGreaterThan(0));
  setThreadLead({ ...request, leadId: stage.LEAD_ID });
  await vi.waitFor(() => expect(on.thread(stage.NOBODY).numbers.length).toBe(1));
  await vi.waitFor(() => expect(stage.phases(on)).toEqual([]), { timeout: 3000 });
  expect([on.opened.length, on.thread(stage.NOBODY).messages.length, on.to('/phone_number').length]).toEqual([1, 1, 1]);
});

it('the status of the phone numbers goes from unasked to loading, failed and known', async () => {
  const on = stage.threadStage();
  on.setFault(({ url }) => (url.includes('/phone_number') ? stage.refusal(500) : undefined));
  const request = on.request(stage.NOBODY, stage.LEAD_ID);
  expect(on.thread(stage.NOBODY).numbersAre).toBe('unasked');
  openThread(request);
  expect(on.thread(stage.NOBODY).numbersAre).toBe('loading');
  await vi.waitFor(() => expect(on.thread(stage.NOBODY).numbersAre).toBe('failed'));
  on.setFault(null);
  await restartThread(request);
  await vi.waitFor(() => expect(on.thread(stage.NOBODY).numbersAre).toBe('known'));
});

it('a late response for the previous lead does not set the phone numbers of the current one', async () => {
  const on = stage.threadStage();
  let answer = (_: Response) => {};
  const held = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  on.setFault(({ url }) => (url.includes('/phone_number') ? held : undefined));
  const { request } = await stage.anOpenThread(on);
  const late = { leadId: stage.LEAD_ID, phoneNumber: '5125550100', maskedNumber: null, maskedNumberActive: null };
  setThreadLead({ ...request, leadId: undefined });
  answer(Response.json({ phoneNumbers: [late] }));
  await settle();
  expect(on.thread()).toMatchObject({ numbers: [], numbersAre: 'unasked' });
});
