import type { Peer } from './peer.js';
import type { SyncEvent, SyncObject } from './sync-store.js';

export interface Disorder {
  /** `reversed`: what came last goes out first. */
  readonly order?: 'kept' | 'reversed';
  /** How often each goes out; once by default, and 0 loses them. */
  readonly copies?: number;
}

export interface Delivery {
  /** Sends an event to everybody who subscribed to its object, or keeps it while events are held. */
  publish(object: SyncObject, event: SyncEvent, peers: Iterable<Peer>): void;
  /** From now on events wait. Calls are answered as before, so that a client may learn of a change earlier by asking. */
  hold(): void;
  /** Sends what waits, and holds no longer. */
  release(disorder?: Disorder): void;
}

/** Tells one client of a change. */
export function sendEvent(peer: Peer, { type, fields }: SyncEvent): void {
  peer.notify('twilio.sync.event', { event_type: type, event: fields });
}

/** The way that events take to the clients. */
export function createDelivery(): Delivery {
  let held: (() => void)[] | undefined;
  return {
    publish(object, event, peers) {
      for (const peer of peers) {
        if (!peer.subscriptions.has(object.sid)) continue;
        if (held) held.push(() => sendEvent(peer, event));
        else sendEvent(peer, event);
      }
    },
    hold() {
      held ??= [];
    },
    release({ order = 'kept', copies = 1 } = {}) {
      const waiting = held ?? [];
      held = undefined;
      const ordered = order === 'reversed' ? waiting.reverse() : waiting;
      for (const send of ordered) for (let copy = 0; copy < copies; copy += 1) send();
    },
  };
}
