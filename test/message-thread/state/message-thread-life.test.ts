import { afterEach, describe, expect, it, vi } from 'vitest';
import { leadsAtom } from '../../../src/lead-card/lead/lead-state.js';
import { liveThreadsAtom } from '../../../src/message-thread/conversation/conversation-state.js';
import { markThreadRead, openThread } from '../../../src/message-thread/conversation/open.js';
import { leadKey } from '../../../src/session/lead-ref.js';
import * as stage from './message-thread-stage.js';

afterEach(() => vi.restoreAllMocks());

const lead = { spId: stage.SP_ID, leadId: stage.LEAD_ID };

describe('an open thread', () => {
  it('shows, updates and removes messages, and shows missed ones in order after a reconnect', async () => {
    const { on } = await stage.openEmpty();
    await on.customer(stage.NOBODY).say('One');
    await on.customer(stage.NOBODY).say('Two');
    expect(stage.bodies(on)).toEqual(['One', 'Two']);
    await on.customer(stage.NOBODY).edit(0, 'Uno');
    expect(stage.bodies(on)).toEqual(['Uno', 'Two']);
    await on.customer(stage.NOBODY).remove(0);
    expect(stage.bodies(on)).toEqual(['Two']);
    on.controls.drop();
    expect(on.thread(stage.NOBODY).connection).toBe('reconnecting');
    for (const text of ['Three', 'Four']) await on.customer(stage.NOBODY).say(text);
    expect(stage.bodies(on)).toEqual(['Two']);
    on.controls.restore();
    expect([on.thread(stage.NOBODY).connection, stage.bodies(on)]).toEqual(['online', ['Two', 'Three', 'Four']]);
  });

  it('shows that the customer types until a message arrives, and how far they have read', async () => {
    const { on } = await stage.openEmpty();
    await on.customer(stage.NOBODY).typing(true);
    expect(on.thread(stage.NOBODY).isPeerTyping).toBe(true);
    await on.customer(stage.NOBODY).say('Hello');
    expect(on.thread(stage.NOBODY).isPeerTyping).toBe(false);
    await on.customer(stage.NOBODY).read();
    expect(on.thread(stage.NOBODY).peerReadIndex).toBe(0);
  });
});

it('marking a thread as read removes the unread dot of its lead', async () => {
  const { on } = await stage.anOpenThread();
  await vi.waitFor(() => expect(on.store.get(leadsAtom).get(leadKey(lead))?.hasUnreadMessages).toBe(false));
  const list = await on.gateway.leads({ serviceProviderId: stage.SP_ID });
  expect(list.leads.find(({ leadId }) => leadId === stage.LEAD_ID)?.hasUnreadMessages).toBe(false);
});

it('a failed read call keeps the unread dot, and the next one removes it', async () => {
  const on = stage.threadStage();
  on.setFault(({ url }) => (url.endsWith('/thread/read') ? stage.refusal(500) : undefined));
  const { request } = await stage.anOpenThread(on);
  await vi.waitFor(() => expect(on.page.told('widget-error').length).toBe(1));
  await vi.waitFor(() => expect(on.store.get(leadsAtom).get(leadKey(lead))?.hasUnreadMessages).toBe(true));
  on.setFault(null);
  markThreadRead(request.session, request.ref);
  await vi.waitFor(() => expect(on.store.get(leadsAtom).get(leadKey(lead))?.hasUnreadMessages).toBe(false));
});

it('two widgets with one conversation share one chat, which closes with the second widget', async () => {
  const on = stage.threadStage();
  const first = await stage.anOpenThread(on);
  const second = await stage.anOpenThread(on);
  expect([on.opened.length, on.to('/chat/session').length]).toEqual([1, 1]);
  first.close();
  first.close();
  expect(on.chats[0]?.connection).toBe('online');
  second.close();
  expect([on.chats[0]?.connection, on.store.get(liveThreadsAtom).size]).toEqual(['closed', 0]);
});

it('a thread closed before the chat has started leaves no open chat', async () => {
  const on = stage.threadStage();
  on.controls.latencyMs = 30;
  const close = openThread(on.request(stage.DANA, stage.LEAD_ID));
  await vi.waitFor(() => expect(on.opened.length).toBe(1));
  close();
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(on.chats.every(({ connection }) => connection === 'closed')).toBe(true);
  expect(on.page.told('widget-error')).toEqual([]);
});

it('a thread opened again marks only the messages that are unread now', async () => {
  const on = stage.threadStage();
  const first = await stage.anOpenThread(on);
  await vi.waitFor(() => expect(on.to('/thread/read').length).toBe(1));
  first.close();
  expect(on.thread().phase).toBe('loading');
  await on.customer().say('One more thing.');
  await stage.anOpenThread(on);
  expect(on.thread().unread).toEqual({ index: 28, count: 1, hasMore: false });
});

it('opening and closing a thread five times leaves no listener and no open chat', async () => {
  const listeners = [vi.spyOn(globalThis, 'addEventListener'), vi.spyOn(globalThis, 'removeEventListener')];
  const on = stage.threadStage();
  for (let time = 0; time < 5; time += 1) (await stage.anOpenThread(on)).close();
  expect(on.chats.map(({ connection }) => connection)).toEqual(Array(5).fill('closed'));
  expect(listeners.map(({ mock }) => mock.calls.length)).toEqual([5, 5]);
});
