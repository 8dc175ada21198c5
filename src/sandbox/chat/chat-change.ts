import * as v from 'valibot';
import { looseMessage } from './stored-message.js';

/**
 * What happens in a conversation, in the form in which tabs tell each other. Messages go by their ids: places are each
 * tab's own.
 */
export const chatChange = v.variant('kind', [
  v.object({
    kind: v.literal('added'),
    message: looseMessage,
    files: v.array(v.object({ id: v.string(), blob: v.blob() })),
  }),
  v.object({ kind: v.literal('updated'), message: looseMessage }),
  v.object({ kind: v.literal('removed'), id: v.string() }),
  v.object({ kind: v.literal('typing'), identity: v.string(), active: v.boolean() }),
  /** Somebody has read up to and with this message. */
  v.object({ kind: v.literal('read'), identity: v.string(), id: v.string() }),
]);

export type ChatChange = v.InferOutput<typeof chatChange>;
