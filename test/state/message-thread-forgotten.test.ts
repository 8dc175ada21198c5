import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepMessageDraftAtom, keptMessageDraftAtom } from '../../src/state/message-draft.js';
import { sentFilesAtom } from '../../src/state/message-thread.js';
import { restartThreadAtom } from '../../src/state/message-thread-open.js';
import { forgetStores } from '../../src/state/sign-out.js';
import { holdSends, ref } from './message-thread-sending.js';
import {
  aPhoto,
  NOBODY,
  openEmpty,
  phases,
  refusal,
  say,
  type ThreadStage,
  threadStage,
} from './message-thread-stage.js';
import { settle } from './stage.js';

afterEach(() => vi.restoreAllMocks());

describe('a draft', () => {
  const kept = (on: ThreadStage) => on.store.set(keptMessageDraftAtom, ref);

  it('is kept for a day, by conversation, and forgotten when it is empty', () => {
    const on = threadStage();
    on.store.set(keepMessageDraftAtom, { ref, draft: 'half a\nmessage' });
    expect(kept(on)).toBe('half a\nmessage');
    expect(on.store.set(keptMessageDraftAtom, { ...ref, userId: 'other' })).toBe('');
    vi.useFakeTimers({ now: Date.now() + 24 * 3_600_000 + 1 });
    expect(kept(on)).toBe('');
    vi.useRealTimers();
    on.store.set(keepMessageDraftAtom, { ref, draft: '' });
    expect(kept(on)).toBe('');
  });

  it('leaves the device with a 401', async () => {
    const on = threadStage();
    on.store.set(keepMessageDraftAtom, { ref, draft: 'private' });
    on.setFault(({ url }) => (url.includes('/chat/session') ? refusal(401) : undefined));
    await openEmpty(on);
    expect(kept(on)).toBe('');
  });
});

describe('signing out', () => {
  it('closes the chat, empties the thread, forgets files and drafts', async () => {
    const on = threadStage();
    await openEmpty(on);
    await on.customer(NOBODY).say('Hello');
    on.controls.failNext('sendMedia');
    say(on, '', NOBODY, aPhoto());
    await vi.waitFor(() => expect(phases(on)).toEqual(['failed']));
    on.store.set(keepMessageDraftAtom, { ref, draft: 'private' });
    forgetStores();
    expect(on.thread(NOBODY)).toMatchObject({ phase: 'signed-out', messages: [], outgoing: [], numbers: [] });
    expect(on.chats.map(({ connection }) => connection)).toEqual(['closed']);
    expect(on.store.get(sentFilesAtom).size).toBe(0);
    expect(on.store.set(keptMessageDraftAtom, ref)).toBe('');
  });

  it('lets nothing in that was asked for before', async () => {
    const on = threadStage();
    await openEmpty(on);
    const hold = holdSends(on);
    say(on, 'private');
    await settle();
    forgetStores();
    hold.release();
    await settle();
    await on.customer(NOBODY).say('after it');
    expect(on.thread(NOBODY)).toMatchObject({ phase: 'signed-out', messages: [], outgoing: [] });
  });

  it('can be followed by a new start of the same widget, which ends with it', async () => {
    const on = threadStage();
    const { request, close } = await openEmpty(on);
    forgetStores();
    await on.store.set(restartThreadAtom, request);
    expect(on.thread(NOBODY).phase).toBe('ready');
    close();
    expect(on.chats.map(({ connection }) => connection)).toEqual(['closed', 'closed']);
  });
});
