import { randomUUID } from 'node:crypto';
import { ok, refused, type TunnelAnswer, type TunnelRequest } from './tunnel.js';

export type Json = Readonly<Record<string, unknown>>;
type Kind = 'document' | 'list' | 'map';
type Key = string | number;

/** What happened to an object, as it is pushed to those who subscribed to it, and replayed to those who come back. */
export interface SyncEvent {
  readonly id: number;
  readonly type: string;
  readonly fields: Json;
}

interface SyncItem {
  readonly key: Key;
  readonly data: Json;
  readonly eventId: number;
  readonly updated: string;
}

export interface SyncObject {
  readonly kind: Kind;
  readonly sid: string;
  readonly name: string;
  data: Json;
  nextIndex: number;
  updated: string;
  readonly items: Map<Key, SyncItem>;
  readonly log: SyncEvent[];
}

const PREFIX = { document: 'ET', list: 'ES', map: 'MP' } as const;
export const newSid = (prefix: string) => `${prefix}${randomUUID().replaceAll('-', '')}`;
export const lastEventId = (object: SyncObject): number => object.log.at(-1)?.id ?? 0;
const revisionOf = (eventId: number): string => eventId.toString(16);

/**
 * The Sync side of the service: documents, lists and maps, each with a log of its own.
 * @param onEvent is told of every change, once it is made
 */
export function createSyncStore(onEvent: (object: SyncObject, event: SyncEvent) => void) {
  const objects = new Map<string, SyncObject>();
  const keyName = ({ kind }: SyncObject) => (kind === 'list' ? 'item_index' : 'item_key');

  function record(object: SyncObject, type: string, fields: (eventId: number) => Json): void {
    const id = lastEventId(object) + 1;
    object.updated = new Date().toISOString();
    const own = { [`${object.kind}_sid`]: object.sid, [`${object.kind}_revision`]: revisionOf(id) };
    const event = { id, type, fields: { id, date_created: object.updated, ...own, ...fields(id) } };
    object.log.push(event);
    onEvent(object, event);
  }

  const setItem = (object: SyncObject, key: Key, data: Json) =>
    record(object, `${object.kind}_item_${object.items.has(key) ? 'updated' : 'added'}`, (eventId) => {
      object.items.set(key, { key, data, eventId, updated: object.updated });
      return { [keyName(object)]: key, item_revision: revisionOf(eventId), item_data: data };
    });

  return {
    create(kind: Kind, name: string, data: Json = {}): SyncObject {
      const sid = newSid(PREFIX[kind]);
      const updated = new Date().toISOString();
      const object: SyncObject = { kind, sid, name, data, nextIndex: 0, updated, items: new Map(), log: [] };
      objects.set(sid, object);
      objects.set(name, object);
      return object;
    },
    find: (idOrName: string) => objects.get(idOrName),
    setDocument: (object: SyncObject, data: Json) =>
      record(object, 'document_updated', () => {
        object.data = data;
        return { document_data: data };
      }),
    push(list: SyncObject, data: Json): number {
      const index = list.nextIndex;
      list.nextIndex += 1;
      setItem(list, index, data);
      return index;
    },
    setItem,
    removeItem(object: SyncObject, key: Key): void {
      const item = object.items.get(key);
      if (!item) return;
      object.items.delete(key);
      record(object, `${object.kind}_item_removed`, () => ({ [keyName(object)]: key, item_data: item.data }));
    },
  };
}

export type SyncStore = ReturnType<typeof createSyncStore>;

const urlOf = ({ kind, sid }: SyncObject) =>
  `https://cds.us1.twilio.com/v3/${kind[0]?.toUpperCase()}${kind.slice(1)}s/${sid}`;

const itemOf = (object: SyncObject, { key, data, eventId, updated }: SyncItem) => ({
  [object.kind === 'list' ? 'index' : 'key']: key,
  url: `${urlOf(object)}/Items/${key}`,
  revision: revisionOf(eventId),
  last_event_id: eventId,
  data,
  date_created: updated,
  date_updated: updated,
  date_expires: null,
});

const describe = (object: SyncObject, withItems: boolean) => ({
  sid: object.sid,
  unique_name: object.name,
  url: urlOf(object),
  revision: revisionOf(lastEventId(object)),
  last_event_id: lastEventId(object),
  date_updated: object.updated,
  date_expires: null,
  links: { items: `${urlOf(object)}/Items`, context: `${urlOf(object)}/Context` },
  ...(object.kind === 'document' ? { data: object.data } : {}),
  ...(withItems ? { items: [...object.items.values()].map((item) => itemOf(object, item)) } : {}),
});

const compare = (a: Key, b: Key) => (a < b ? -1 : Number(a > b));

function pageOf(
  object: SyncObject,
  { Index, Key, Order, From, PageSize = '50' }: TunnelRequest['params'],
): TunnelAnswer {
  const keyOf = (text: string | undefined) =>
    text === undefined ? undefined : object.kind === 'list' ? Number(text) : decodeURIComponent(text);
  const one = keyOf(Index ?? Key);
  if (one !== undefined) {
    const item = object.items.get(one);
    return ok({ items: item ? [itemOf(object, item)] : [], meta: { previous_token: null, next_token: null } });
  }
  const turn = Order === 'desc' ? -1 : 1;
  const sorted = [...object.items.values()].sort((a, b) => compare(a.key, b.key) * turn);
  const from = keyOf(From);
  const start = sorted.findIndex(({ key }) => from === undefined || compare(key, from) * turn >= 0);
  const skipped = start < 0 ? sorted.length : start;
  const items = sorted.slice(skipped, skipped + Number(PageSize));
  const hasMore = skipped + items.length < sorted.length;
  return ok({
    items: items.map((item) => itemOf(object, item)),
    meta: { previous_token: skipped > 0 ? 'before' : null, next_token: hasMore ? 'after' : null },
  });
}

export function answerSync(store: SyncStore, { method, path, params }: TunnelRequest): TunnelAnswer | undefined {
  const [, name, items] = /^\/v3\/(?:Documents|Lists|Maps)\/([^/]+)(\/Items)?$/.exec(path) ?? [];
  if (name === undefined || method !== 'GET') return undefined;
  const object = store.find(decodeURIComponent(name));
  if (!object) return refused(404, 'There is no such object.');
  return items ? pageOf(object, params) : ok(describe(object, params['Include'] === 'items'));
}
