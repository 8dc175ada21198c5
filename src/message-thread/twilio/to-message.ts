import type { AggregatedDeliveryReceipt, Message } from '@twilio/conversations';
import * as v from 'valibot';
import type { ChatMessage, Delivery } from '../../gateway/chat/chat.js';
import { readAs } from '../../web/read-as.js';

function deliveryOf(receipt: AggregatedDeliveryReceipt | null): Delivery {
  if (receipt === null) return 'sent';
  if (receipt.failed !== 'none' || receipt.undelivered !== 'none') return 'failed';
  if (receipt.read !== 'none') return 'read';
  return receipt.delivered === 'none' ? 'sent' : 'delivered';
}

function clientIdOf({ attributes }: Message): { readonly clientId?: string } {
  return readAs(attributesSchema, attributes) ?? {};
}

const attributesSchema = v.object({ clientId: v.string() });

/** A message of the SDK as plain data. Read marks come from the read horizon. */
export function toMessage(message: Message): ChatMessage {
  const createdAt = message.dateCreated?.getTime() ?? 0;
  return {
    id: message.sid,
    index: message.index,
    author: message.author,
    body: message.body ?? '',
    createdAt,
    updatedAt: message.dateUpdated?.getTime() ?? createdAt,
    media: (message.attachedMedia ?? []).map(({ sid: id, filename, contentType, size }) => {
      return { id, filename, contentType, size };
    }),
    delivery: deliveryOf(message.aggregatedDeliveryReceipt),
    ...clientIdOf(message),
  };
}
