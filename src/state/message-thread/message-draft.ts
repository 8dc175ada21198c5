import { atom } from 'jotai/vanilla';
import type { ThreadRef } from '../../contract/message-thread.js';
import { sessionAtom } from '../../session/session.js';
import { threadKey } from './message-thread.js';

const nameOf = (ref: ThreadRef) => `message ${threadKey(ref)}`;

/** The stored draft of a message to a customer, or an empty text. */
export const persistedMessageDraftAtom = atom(
  null,
  (get, _set, ref: ThreadRef): string => get(sessionAtom)?.device.drafts.get(nameOf(ref)) ?? '',
);

/** Stores the draft of a message for a day. An empty text removes it. */
export const persistMessageDraftAtom = atom(
  null,
  (get, _set, { ref, draft }: { readonly ref: ThreadRef; readonly draft: string }): void =>
    get(sessionAtom)?.device.drafts.set(nameOf(ref), draft === '' ? null : draft),
);
