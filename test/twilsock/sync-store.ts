import { randomUUID } from 'node:crypto';

export type Json = Readonly<Record<string, unknown>>;
export type SyncKind = 'document' | 'list' | 'map';

/** What happened to an object, as it is pushed to those who subscribed to it, and replayed to those who come back. */
export interface SyncEvent {
  readonly id: number;
  readonly type: string;
  readonly fields: Json;
}

export interface SyncItem {
  readonly key: string | number;
  readonly data: Json;
  readonly eventId: number;
  readonly updated: string;
}

export interface SyncObject {
  readonly kind: SyncKind;
  readonly sid: string;
  readonly name: string;
  data: Json;
  nextIndex: number;
  updated: string;
  readonly items: Map<string | number, SyncItem>;
  readonly log: SyncEvent[];
}

export interface SyncStore {
  create(kind: SyncKind, name: string, data?: Json): SyncObject;
  find(idOrName: string): SyncObject | undefined;
  setDocument(object: SyncObject, data: Json): void;
  /** Adds an item to a list, and tells its index. */
  push(list: SyncObject, data: Json): number;
  /** Sets an item, which may be new in a map. */
  setItem(object: SyncObject, key: string | number, data: Json): void;
  removeItem(object: SyncObject, key: string | number): void;
}

const PREFIX = { document: 'ET', list: 'ES', map: 'MP' } as const;
const newSid = (prefix: string) => `${prefix}${randomUUID().replaceAll('-', '')}`;

export const lastEventId = (object: SyncObject): number => object.log.at(-1)?.id ?? 0;
export const revisionOf = (eventId: number): string => eventId.toString(16);

/**
 * The Sync side of the service: documents, lists and maps, each with a log of its own.
 * @param onEvent is told of every change, once it is made
 */
export function createSyncStore(onEvent: (object: SyncObject, event: SyncEvent) => void): SyncStore {
  const objects = new Map<string, SyncObject>();

  function record(object: SyncObject, type: string, fields: (eventId: number) => Json): void {
    const id = lastEventId(object) + 1;
    object.updated = new Date().toISOString();
    const own = { [`${object.kind}_sid`]: object.sid, [`${object.kind}_revision`]: revisionOf(id) };
    const event = { id, type, fields: { id, date_created: object.updated, ...own, ...fields(id) } };
    object.log.push(event);
    onEvent(object, event);
  }

  function writeItem(object: SyncObject, key: string | number, data: Json, verb: 'added' | 'updated'): void {
    record(object, `${object.kind}_item_${verb}`, (eventId) => {
      const name = object.kind === 'list' ? 'item_index' : 'item_key';
      object.items.set(key, { key, data, eventId, updated: object.updated });
      return { [name]: key, item_revision: revisionOf(eventId), item_data: data };
    });
  }

  return {
    create(kind, name, data = {}) {
      const sid = newSid(PREFIX[kind]);
      const updated = new Date().toISOString();
      const object: SyncObject = { kind, sid, name, data, nextIndex: 0, updated, items: new Map(), log: [] };
      objects.set(sid, object);
      objects.set(name, object);
      return object;
    },
    find: (idOrName) => objects.get(idOrName),
    setDocument(object, data) {
      record(object, 'document_updated', () => {
        object.data = data;
        return { document_data: data };
      });
    },
    push(list, data) {
      const index = list.nextIndex;
      list.nextIndex += 1;
      writeItem(list, index, data, 'added');
      return index;
    },
    setItem: (object, key, data) => writeItem(object, key, data, object.items.has(key) ? 'updated' : 'added'),
    removeItem(object, key) {
      const item = object.items.get(key);
      if (!item) return;
      object.items.delete(key);
      const name = object.kind === 'list' ? 'item_index' : 'item_key';
      record(object, `${object.kind}_item_removed`, () => ({ [name]: key, item_data: item.data }));
    },
  };
}
