import { atom } from 'jotai/vanilla';
import type { ThreadRef } from '../contract/message-thread.js';
import { keepDraft, keptDraft } from './dated-draft.js';
import { threadKey } from './message-thread.js';

/** What was being written to a customer before the thread was closed or the page was loaded again; empty for nothing. */
export const keptMessageDraftAtom = atom(null, (_get, _set, ref: ThreadRef): string => keptDraft(threadKey(ref)) ?? '');

/** Keeps what is being written to a customer for a day; an empty text forgets it. */
export const keepMessageDraftAtom = atom(
  null,
  (_get, _set, { ref, draft }: { readonly ref: ThreadRef; readonly draft: string }): void =>
    keepDraft(threadKey(ref), draft === '' ? null : draft),
);
