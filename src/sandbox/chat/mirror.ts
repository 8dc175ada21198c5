import * as v from 'valibot';
import { type ChatChange, chatChange } from './stored-message.js';

export interface MirrorOptions {
  readonly conversationId: string;
  /** Ignore sandboxes with another seed or scenario: they have other messages. */
  readonly group: string;
  /** Something has happened in another tab. */
  readonly onChange: (change: ChatChange) => void;
  /** Everything since the seed, for a tab that opens later. */
  readonly changes: () => readonly ChatChange[];
}

const hello = v.object({ kind: v.literal('hello') });
const envelope = v.object({ group: v.string(), change: v.union([chatChange, hello]) });

/**
 * Shares the events of a conversation with other tabs of this origin. Receives theirs while it is held. Uses
 * `BroadcastChannel('sandbox:' + conversationId)`, if the platform has channels.
 */
export function createMirror({ conversationId, group, onChange, changes }: MirrorOptions) {
  const name = `sandbox:${conversationId}`;
  let channel: BroadcastChannel | undefined;
  let holders = 0;

  function send(to: BroadcastChannel, change: ChatChange | v.InferOutput<typeof hello>): void {
    try {
      to.postMessage({ group, change });
    } catch (error) {
      // Node posts no Blobs where more than two are on a channel.
      if (change.kind === 'added' && change.files.length > 0) send(to, { ...change, files: [] });
      else console.info('The sandbox could not tell other tabs of a message.', error);
    }
  }

  function receive(data: unknown): void {
    const result = v.safeParse(envelope, data);
    if (!result.success || result.output.group !== group || channel === undefined) return;
    const { change } = result.output;
    if (change.kind !== 'hello') onChange(change);
    else for (const each of changes()) send(channel, each);
  }

  function openChannel(): void {
    if (typeof BroadcastChannel === 'undefined') return;
    channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }) => receive(data);
    // In Node an open channel keeps the process alive.
    if ('unref' in channel && typeof channel.unref === 'function') channel.unref();
    send(channel, { kind: 'hello' });
  }

  return {
    post(change: ChatChange): void {
      if (channel !== undefined) {
        send(channel, change);
      } else if (typeof BroadcastChannel !== 'undefined') {
        const oneTimeChannel = new BroadcastChannel(name);
        send(oneTimeChannel, change);
        oneTimeChannel.close();
      }
    },
    /** @returns a function that releases it; the last one closes the channel */
    hold(): () => void {
      holders += 1;
      if (holders === 1) openChannel();
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        holders -= 1;
        if (holders > 0) return;
        channel?.close();
        channel = undefined;
      };
    },
  };
}
