import { afterEach, describe, expect, it, vi } from 'vitest';
import { leadsAtom } from '../../../src/lead-card/lead/lead-state.js';
import { liveThreadsAtom } from '../../../src/message-thread/conversation/conversation-state.js';
import { markThreadRead, openThread } from '../../../src/message-thread/conversation/open.js';
import { leadKey } from '../../../src/session/lead-ref.js';
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

const lead = { spId: SP_ID, leadId: LEAD_ID };

describe('what comes into an open thread', () => {
  it('is shown, changed and taken out as the chat says', async () => {
    const { on } = await openEmpty();
    await on.customer(NOBODY).say('One');
    await on.customer(NOBODY).say('Two');
    expect(bodies(on)).toEqual(['One', 'Two']);
    await on.customer(NOBODY).edit(0, 'Uno');
    expect(bodies(on)).toEqual(['Uno', 'Two']);
    await on.customer(NOBODY).remove(0);
    expect(bodies(on)).toEqual(['Two']);
  });

  it('while the link was away comes in order once it is back', async () => {
    const { on } = await openEmpty();
    on.controls.drop();
    expect(on.thread(NOBODY).connection).toBe('reconnecting');
    for (const text of ['One', 'Two', 'Three']) await on.customer(NOBODY).say(text);
    expect(bodies(on)).toEqual([]);
    on.controls.restore();
    expect(on.thread(NOBODY).connection).toBe('online');
    expect(bodies(on)).toEqual(['One', 'Two', 'Three']);
  });

  it('says who is typing until a message comes, and how far the customer has read', async () => {
    const { on } = await openEmpty();
    await on.customer(NOBODY).typing(true);
    expect(on.thread(NOBODY).isPeerTyping).toBe(true);
    await on.customer(NOBODY).say('Hello');
    expect(on.thread(NOBODY).isPeerTyping).toBe(false);
    await on.customer(NOBODY).read();
    expect(on.thread(NOBODY).peerReadIndex).toBe(0);
  });
});

describe('read marks', () => {
  it('take the dot off every lead of that customer in the same store', async () => {
    const { on } = await anOpenThread();
    await vi.waitFor(() => expect(on.store.get(leadsAtom).get(leadKey(lead))?.hasUnreadMessages).toBe(false));
    const list = await on.gateway.leads({ serviceProviderId: SP_ID });
    expect(list.leads.find(({ leadId }) => leadId === LEAD_ID)?.hasUnreadMessages).toBe(false);
  });

  it('that are lost leave the dot, and the next one is asked for anew', async () => {
    const on = threadStage();
    on.setFault(({ url }) => (url.endsWith('/thread/read') ? refusal(500) : undefined));
    const { request } = await anOpenThread(on);
    await vi.waitFor(() => expect(on.page.told('widget-error').length).toBe(1));
    await vi.waitFor(() => expect(on.store.get(leadsAtom).get(leadKey(lead))?.hasUnreadMessages).toBe(true));
    on.setFault(null);
    markThreadRead(request.session, request.ref);
    await vi.waitFor(() => expect(on.store.get(leadsAtom).get(leadKey(lead))?.hasUnreadMessages).toBe(false));
  });
});

describe('two widgets with one conversation', () => {
  it('share one chat, which ends with the second of them', async () => {
    const on = threadStage();
    const first = await anOpenThread(on);
    const second = await anOpenThread(on);
    expect([on.opened.length, on.to('/chat/session').length]).toEqual([1, 1]);
    first.close();
    first.close();
    expect(on.chats[0]?.connection).toBe('online');
    second.close();
    expect(on.chats[0]?.connection).toBe('closed');
    expect(on.store.get(liveThreadsAtom).size).toBe(0);
  });
});

describe('a thread that is closed', () => {
  it('before the chat has started leaves none', async () => {
    const on = threadStage();
    on.controls.latencyMs = 30;
    const close = openThread(on.request(DANA, LEAD_ID));
    await vi.waitFor(() => expect(on.opened.length).toBe(1));
    close();
    await new Promise((resolve) => setTimeout(resolve, 60));
    expect(on.chats.every(({ connection }) => connection === 'closed')).toBe(true);
    expect(on.page.told('widget-error')).toEqual([]);
  });

  it('and opened again marks what is unread by then, not what was', async () => {
    const on = threadStage();
    const first = await anOpenThread(on);
    await vi.waitFor(() => expect(on.to('/thread/read').length).toBe(1));
    first.close();
    expect(on.thread().phase).toBe('loading');
    await on.customer().say('One more thing.');
    await anOpenThread(on);
    expect(on.thread().unread).toEqual({ index: 28, count: 1, hasMore: false });
  });

  it('five times leaves no listener and no chat', async () => {
    const listeners = [vi.spyOn(globalThis, 'addEventListener'), vi.spyOn(globalThis, 'removeEventListener')];
    const on = threadStage();
    for (let time = 0; time < 5; time += 1) (await anOpenThread(on)).close();
    expect(on.chats.map(({ connection }) => connection)).toEqual(Array(5).fill('closed'));
    expect(listeners.map(({ mock }) => mock.calls.length)).toEqual([5, 5]);
  });
});
