import { afterEach, describe, expect, it, vi } from 'vitest';
import { restartThread } from '../../../src/message-thread/conversation/open.js';
import { settle } from '../../stage/stage.js';
import {
  anOpenThread,
  bodies,
  DANA,
  LEAD_ID,
  NOBODY,
  openEmpty,
  refusal,
  SP_ID,
  threadStage,
} from './message-thread-stage.js';

afterEach(() => vi.restoreAllMocks());

describe('opening a thread', () => {
  it('asks for numbers, the lead, what was written before and the chat, then marks everything read', async () => {
    const { on } = await anOpenThread();
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
  });

  it('shows messages, name, numbers, the unread mark and that there was something before', async () => {
    const { on } = await anOpenThread();
    await settle();
    const { phase, identity, memberName, numbers, hasHistory, unread, hasEarlier } = on.thread();
    expect({ phase, identity, memberName, hasHistory, hasEarlier }).toEqual({
      phase: 'ready',
      identity: `provider-${SP_ID}`,
      memberName: 'Dana Whitfield',
      hasHistory: true,
      hasEarlier: false,
    });
    expect(unread).toEqual({ index: 25, count: 3, hasMore: false });
    expect(numbers).toEqual([{ phoneNumber: expect.stringMatching(/^\d{10}$/), temporary: true, expired: false }]);
    expect(bodies(on, DANA).at(-1)).toMatch(/^Gate code/);
  });

  it('without a lead asks neither for numbers nor for a lead', async () => {
    const { on } = await openEmpty();
    await settle();
    expect([on.to('/phone_number').length, on.to(`/${LEAD_ID}`).length]).toEqual([0, 0]);
    expect(on.thread(NOBODY)).toMatchObject({ phase: 'ready', memberName: '', messages: [], unread: null });
  });

  it.each([
    ['of another customer', [['GenericMessage', 'somebody']], false],
    ['that names no customer', [['GenericMessage', undefined]], true],
    ['of this customer', [['GenericMessage', DANA]], true],
    [
      'of others before one of this customer',
      [
        ['GenericMessage', 'somebody'],
        ['GenericMessage', DANA],
      ],
      true,
    ],
  ])('an activity %s tells whether there are archived messages', async (_, given, hasHistory) => {
    const on = threadStage();
    const activities = given.map(([activityType, interactorId]) => ({
      activityType,
      interactorId,
      createDate: '2026-11-18T14:15:00-06:00',
    }));
    on.setFault(({ url }) => (url.includes('/activities') ? Response.json({ activities }) : undefined));
    await anOpenThread(on);
    await settle();
    expect(on.thread(DANA).hasHistory).toBe(hasHistory);
  });

  it('goes on without numbers, lead and activities where these fail, and tells the host', async () => {
    const on = threadStage();
    on.setFault(({ url }) => (/phone_number|activities|office/.test(url) ? refusal(500) : undefined));
    await anOpenThread(on);
    await vi.waitFor(() => expect(on.page.told('widget-error').length).toBe(3));
    expect(on.thread()).toMatchObject({ phase: 'ready', numbers: [], hasHistory: false });
  });

  it('fails with the session, says why, and starts again', async () => {
    const on = threadStage();
    on.setFault(({ url }) => (url.includes('/chat/session') ? refusal(500) : undefined));
    const { request } = await anOpenThread(on);
    expect(on.thread()).toMatchObject({ phase: 'failed', failure: { status: 500 } });
    on.setFault(null);
    await restartThread(request);
    expect(on.thread()).toMatchObject({ phase: 'ready', failure: null });
  });

  it.each(['open', 'recent'] as const)(
    'fails with the chat at %s, says so to the host, and leaves nothing open',
    async (call) => {
      const on = threadStage();
      on.controls.failNext(call);
      const { request } = await anOpenThread(on);
      expect(on.thread().phase).toBe('failed');
      expect(on.page.told('widget-error')).toEqual([{ operation: 'chatSession', kind: 'chat' }]);
      expect(on.chats.map(({ connection }) => connection)).toEqual(call === 'open' ? [] : ['closed']);
      await restartThread(request);
      expect(on.thread().phase).toBe('ready');
    },
  );

  it('twice at a time keeps one chat', async () => {
    const { on, request } = await anOpenThread();
    await Promise.all([restartThread(request), restartThread(request)]);
    expect(on.thread().phase).toBe('ready');
    expect(on.chats.filter(({ connection }) => connection !== 'closed').length).toBe(1);
  });

  it('that a challenge holds up goes on once it is replayed', async () => {
    const on = threadStage();
    on.setFault(({ url }) => (url.includes('/chat/session') ? refusal(511) : undefined));
    await anOpenThread(on);
    expect(on.page.told('challenge-required').length).toBe(1);
    on.setFault(null);
    await on.gateway.challenges.replayAll();
    const ids = on.to('/chat/session').map(({ headers }) => headers.get('X-Request-Id'));
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
    await vi.waitFor(() => expect(on.thread().phase).toBe('ready'));
  });

  it('hands the first token to the chat, and asks for another session when the chat asks again', async () => {
    const { on } = await anOpenThread();
    const before = on.to('/chat/session').length;
    const tokens = [await on.opened[0]?.getToken('renew'), await on.opened[0]?.getToken('renew')];
    expect(tokens).toEqual([expect.stringMatching(/^sandbox-chat-/), expect.stringMatching(/^sandbox-chat-/)]);
    expect(on.to('/chat/session').length).toBe(before + 2);
  });
});

describe('a thread that dies', () => {
  it('keeps its messages, and starts again with those that came meanwhile, each once', async () => {
    const { on, request } = await anOpenThread();
    const count = on.thread().messages.length;
    on.controls.die();
    expect(on.thread()).toMatchObject({ phase: 'dead', connection: 'closed' });
    expect(on.thread().messages.length).toBe(count);
    await on.customer().say('Are you there?');
    expect(on.thread().messages.length).toBe(count);
    await restartThread(request);
    expect(on.thread().phase).toBe('ready');
    expect(bodies(on, DANA).slice(count)).toEqual(['Are you there?']);
  });

  it('keeps the unread mark where it was', async () => {
    const { on, request } = await anOpenThread();
    on.controls.die();
    await restartThread(request);
    expect(on.thread().unread).toEqual({ index: 25, count: 3, hasMore: false });
  });
});
