import type { Getter, Setter } from 'jotai/vanilla';
import { ChatError } from '../contract/chat.js';
import { withoutOutgoing } from '../domain/message-thread/outgoing.js';
import { isOnline } from './connectivity.js';
import {
  liveThreadsAtom,
  patchThreadAtom,
  type Sender,
  sentFilesAtom,
  threadKey,
  threadOfAtom,
} from './message-thread.js';
import { putOutgoing, type Sending } from './message-thread-outgoing.js';

/** Sends a photo through the chat. */
export async function deliverFile(get: Getter, set: Setter, message: Sending): Promise<void> {
  const { ref, asker, clientId } = message;
  const key = threadKey(ref);
  const live = get(liveThreadsAtom).get(key);
  const file = get(sentFilesAtom).get(clientId);
  if (live === undefined || file === undefined || live.chat === null) {
    putOutgoing(set, key, clientId, { phase: 'failed' });
    return;
  }
  const upload = new AbortController();
  const ended = live.ended.signal;
  live.uploads.set(clientId, upload);
  putOutgoing(set, key, clientId, { progress: null });
  try {
    const { index } = await live.chat.sendMedia(file, {
      clientId,
      signal: upload.signal,
      onProgress: (loaded, total) => putOutgoing(set, key, clientId, { progress: total > 0 ? loaded / total : null }),
    });
    get(sentFilesAtom).delete(clientId);
    const { messages, outgoing } = get(threadOfAtom)(key);
    const echo = messages.find((each) => each.index === index);
    if (echo !== undefined) {
      if (outgoing.some((each) => each.clientId === clientId)) tellMedia(message, echo.id);
      set(patchThreadAtom, { key, change: (thread) => ({ outgoing: withoutOutgoing(thread.outgoing, clientId) }) });
    } else putOutgoing(set, key, clientId, { phase: 'sent', index, progress: 1 });
  } catch (error) {
    // Closed under way, or offline: the photo is still there. One that was cancelled is not.
    const isOver = ended.aborted || (error instanceof ChatError && error.code === 'aborted');
    const waits = !isOver && error instanceof ChatError && error.code === 'offline' && !isOnline();
    if (!isOver && !waits) asker.emit('widget-error', { operation: 'sendMedia', kind: 'chat' });
    putOutgoing(set, key, clientId, { phase: waits ? 'waiting' : 'failed', progress: null });
  } finally {
    live.uploads.delete(clientId);
  }
}

/** A file has come back from the chat. */
export function tellMedia({ asker, leadId }: Pick<Sender, 'asker' | 'leadId'>, messageId: string): void {
  asker.emit('message-sent', { messageId, ...(leadId === undefined ? {} : { leadId }), kind: 'media' });
}
