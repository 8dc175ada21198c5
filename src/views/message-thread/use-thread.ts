import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo, useRef } from 'react';
import type { ThreadRef } from '../../contract/message-thread.js';
import { type MessageThread, type OpenThread, threadAtomOf, threadKey } from '../../state/message-thread.js';
import { openThreadAtom, talkAboutAtom } from '../../state/message-thread-open.js';
import { useWidget } from '../widget/widget-context.js';
import type { MessageThreadSettings } from './message-thread-settings.js';

export interface ThreadInUse {
  readonly ref: ThreadRef;
  readonly thread: MessageThread;
  /** Who asks, and what for. */
  readonly request: OpenThread;
}

/** Opens a conversation while its view is there. */
export function useThread({ spId, userId, leadId, chat, contact }: MessageThreadSettings): ThreadInUse {
  const { asker } = useWidget();
  const ref = useMemo(() => ({ spId, userId }), [spId, userId]);
  const thread = useAtomValue(useMemo(() => threadAtomOf(threadKey(ref)), [ref]));
  const open = useSetAtom(openThreadAtom);
  const talkAbout = useSetAtom(talkAboutAtom);
  const request = useMemo(() => ({ ref, leadId, asker, chat, contact }), [ref, leadId, asker, chat, contact]);
  const latest = useRef(request);
  latest.current = request;
  // Another lead of the same customer is the same conversation: what is on its way goes on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: opened anew for these alone
  useEffect(() => open(latest.current), [open, ref, chat]);
  useEffect(() => talkAbout(request), [talkAbout, request]);
  return { ref, thread, request };
}
