import { atom } from 'jotai/vanilla';
import { DRAFT_KEPT_HOURS } from '../contract/limits.js';
import type { ThreadRef } from '../contract/message-thread.js';
import { tabStorage } from './device.js';
import { KEPT_DRAFTS } from './kept-drafts.js';
import { threadKey } from './message-thread.js';

const KEPT_MS = DRAFT_KEPT_HOURS * 3_600_000;

/** What was being written to a customer before the thread was closed or the page was loaded again; empty for nothing. */
export const keptMessageDraftAtom = atom(null, (_get, _set, ref: ThreadRef): string => {
  const [, at, draft = ''] = /^(\d+) (.*)$/s.exec(tabStorage.get(KEPT_DRAFTS + threadKey(ref)) ?? '') ?? [];
  return Date.now() - Number(at) < KEPT_MS ? draft : '';
});

/** Keeps what is being written to a customer for a day; an empty text forgets it. */
export const keepMessageDraftAtom = atom(
  null,
  (_get, _set, { ref, draft }: { readonly ref: ThreadRef; readonly draft: string }): void =>
    void tabStorage.set(KEPT_DRAFTS + threadKey(ref), draft === '' ? null : `${Date.now()} ${draft}`),
);
