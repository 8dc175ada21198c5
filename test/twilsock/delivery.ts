import type { Peer } from './peer.js';
import { lastEventId, type SyncEvent, type SyncObject, type SyncStore } from './sync.js';
import { ok, refused, type TunnelAnswer, type TunnelRequest } from './tunnel.js';

export interface Disorder {
  /** `reversed`: what came last goes out first. */
  readonly order?: 'kept' | 'reversed';
  /** How often each goes out; once by default, and 0 loses them. */
  readonly copies?: number;
}

const sendEvent = (peer: Peer, { type, fields }: SyncEvent) =>
  peer.notify('twilio.sync.event', { event_type: type, event: fields });

export function createDelivery() {
  let held: (() => void)[] | undefined;
  return {
    publish(object: SyncObject, event: SyncEvent, peers: Iterable<Peer>): void {
      for (const peer of peers) {
        if (!peer.subscriptions.has(object.sid)) continue;
        if (held) held.push(() => sendEvent(peer, event));
        else sendEvent(peer, event);
      }
    },
    /** From now on events wait. Calls are answered as before, so that a client may learn of a change by asking. */
    hold(): void {
      held ??= [];
    },
    release({ order = 'kept', copies = 1 }: Disorder = {}): void {
      const waiting = held ?? [];
      held = undefined;
      const ordered = order === 'reversed' ? waiting.reverse() : waiting;
      for (const send of ordered) for (let copy = 0; copy < copies; copy += 1) send();
    },
  };
}

interface Wish {
  readonly object_sid: string;
  readonly last_event_id?: number;
}

const isWish = (value: unknown): value is Wish =>
  typeof value === 'object' && value !== null && 'object_sid' in value && typeof value.object_sid === 'string';

/**
 * Answers `POST /v4/Subscriptions`. After its answer the client gets what it missed of each object, then the word that
 * the subscription stands.
 */
export function answerSubscriptions(store: SyncStore, peer: Peer, request: TunnelRequest): TunnelAnswer | undefined {
  if (request.path !== '/v4/Subscriptions') return undefined;
  const { action, correlation_id, requests } = request.body;
  if (!Array.isArray(requests)) return refused(400, 'Which objects?');
  const tell = (event_type: string, event: unknown) =>
    peer.notify('twilio.sync.event', { event_type, correlation_id, event });

  function establish({ object_sid, last_event_id: known = 0 }: Wish): void {
    const object = store.find(object_sid);
    if (!object) {
      tell('subscription_failed', { object_sid, error: { status: 404, code: 54_000, message: 'Not found' } });
      return;
    }
    peer.subscriptions.add(object_sid);
    for (const event of object.log) if (event.id > known) sendEvent(peer, event);
    const last_event_id = lastEventId(object);
    tell('subscription_established', { object_sid, replay_status: 'completed', last_event_id });
  }

  function cancel({ object_sid }: Wish): void {
    peer.subscriptions.delete(object_sid);
    tell('subscription_canceled', { object_sid });
  }

  setTimeout(() => requests.filter(isWish).forEach(action === 'establish' ? establish : cancel));
  return ok({ max_batch_size: 100, estimated_delivery_in_ms: 5000 });
}
