import { atom } from 'jotai/vanilla';
import type { ThreadRef } from '../../contract/message-thread.js';
import { sessionAtom } from '../../session/session.js';
import { threadKey } from './message-thread.js';

const nameOf = (ref: ThreadRef) => `message ${threadKey(ref)}`;

/** What was being written to a customer before the thread was closed or the page was loaded again; empty for nothing. */
export const keptMessageDraftAtom = atom(
  null,
  (get, _set, ref: ThreadRef): string => get(sessionAtom)?.device.drafts.get(nameOf(ref)) ?? '',
);

/** Keeps what is being written to a customer for a day; an empty text removes it. */
export const keepMessageDraftAtom = atom(
  null,
  (get, _set, { ref, draft }: { readonly ref: ThreadRef; readonly draft: string }): void =>
    get(sessionAtom)?.device.drafts.set(nameOf(ref), draft === '' ? null : draft),
);
