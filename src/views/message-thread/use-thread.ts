import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useMemo } from 'react';
import type { ThreadRef } from '../../contract/message-thread.js';
import { type MessageThread, type OpenThread, threadAtomOf, threadKey } from '../../state/message-thread.js';
import { openThreadAtom } from '../../state/message-thread-open.js';
import { useWidget } from '../widget/widget-context.js';
import type { MessageThreadSettings } from './message-thread-settings.js';

export interface ThreadInUse {
  readonly ref: ThreadRef;
  readonly thread: MessageThread;
  /** Who asks, and what for. */
  readonly request: OpenThread;
}

/** Opens a conversation while its view is there. */
export function useThread({ spId, userId, leadId, chat }: MessageThreadSettings): ThreadInUse {
  const { asker } = useWidget();
  const ref = useMemo(() => ({ spId, userId }), [spId, userId]);
  const thread = useAtomValue(useMemo(() => threadAtomOf(threadKey(ref)), [ref]));
  const open = useSetAtom(openThreadAtom);
  const request = useMemo(() => ({ ref, leadId, asker, chat }), [ref, leadId, asker, chat]);
  useEffect(() => open(request), [open, request]);
  return { ref, thread, request };
}
