import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { removeReply, savedRepliesAtom, saveReply } from '../../../src/message-thread/tools/quick-replies.js';
import { MAX_REPLY_LENGTH } from '../../../src/message-thread/tools/quick-reply-rules.js';
import { pageStorage } from '../../stage/device-stage.js';
import { aWidget, SP, stage } from '../../stage/stage.js';

beforeEach(() => {
  pageStorage('localStorage');
  pageStorage('sessionStorage');
});
afterEach(() => vi.unstubAllGlobals());

function aPerson() {
  const { store } = stage();
  const { session } = aWidget(store);
  return {
    save: (text: string) => saveReply(session, SP, text),
    remove: (text: string) => removeReply(session, SP, text),
    saved: () => store.get(savedRepliesAtom)(SP),
  };
}

it('a provider can save 20 quick replies, and one more only after removing one', () => {
  const { save, remove, saved } = aPerson();
  const twenty = [...Array(20).keys()].map((at) => `Reply ${at}`);
  for (const text of twenty) save(text);
  save('One too many');
  expect(saved()).toEqual([...twenty].reverse());
  remove('Reply 7');
  save('Instead');
  expect([saved().length, saved()[0]]).toEqual([20, 'Instead']);
});

it('saving a reply again moves it to the front, and a reply that is too long is not saved', () => {
  const { save, saved } = aPerson();
  const longest = 'x'.repeat(MAX_REPLY_LENGTH);
  for (const text of ['One', 'Two', 'One', longest, `${longest}x`]) save(text);
  expect(saved()).toEqual([longest, 'One', 'Two']);
});
