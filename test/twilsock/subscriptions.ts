import { sendEvent } from './delivery.js';
import { ok, refused, type TunnelAnswer, type TunnelRequest } from './http-shapes.js';
import type { Peer } from './peer.js';
import { lastEventId, type SyncStore } from './sync-store.js';

interface Wish {
  readonly object_sid: string;
  readonly last_event_id?: number;
}

const isWish = (value: unknown): value is Wish =>
  typeof value === 'object' && value !== null && 'object_sid' in value && typeof value.object_sid === 'string';

function establish(
  store: SyncStore,
  peer: Peer,
  { object_sid: sid, last_event_id: known = 0 }: Wish,
  id: unknown,
): void {
  const object = store.find(sid);
  const tell = (event_type: string, event: unknown) =>
    peer.notify('twilio.sync.event', { event_type, correlation_id: id, event });
  if (!object) {
    tell('subscription_failed', { object_sid: sid, error: { status: 404, code: 54_000, message: 'Not found' } });
    return;
  }
  peer.subscriptions.add(sid);
  for (const event of object.log) if (event.id > known) sendEvent(peer, event);
  const last_event_id = lastEventId(object);
  tell('subscription_established', { object_sid: sid, replay_status: 'completed', last_event_id });
}

/**
 * Answers `POST /v4/Subscriptions`. After its answer the client gets what it missed of each object, then the word that
 * the subscription stands.
 */
export function answerSubscriptions(
  store: SyncStore,
  peer: Peer,
  { path, body }: TunnelRequest,
): TunnelAnswer | undefined {
  if (path !== '/v4/Subscriptions') return undefined;
  const { action, correlation_id: id, requests } = body;
  if (!Array.isArray(requests)) return refused(400, 'Which objects?');
  setTimeout(() => {
    for (const wish of requests.filter(isWish)) {
      if (action === 'establish') {
        establish(store, peer, wish, id);
        continue;
      }
      peer.subscriptions.delete(wish.object_sid);
      const event = { object_sid: wish.object_sid };
      peer.notify('twilio.sync.event', { event_type: 'subscription_canceled', correlation_id: id, event });
    }
  });
  return ok({ max_batch_size: 100, estimated_delivery_in_ms: 5000 });
}
