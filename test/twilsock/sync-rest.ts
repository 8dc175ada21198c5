import { ok, refused, type TunnelAnswer, type TunnelRequest } from './http-shapes.js';
import { lastEventId, revisionOf, type SyncItem, type SyncObject, type SyncStore } from './sync-store.js';

const HOST = 'https://cds.us1.twilio.com';

function itemOf(object: SyncObject, { key, data, eventId, updated }: SyncItem) {
  return {
    [object.kind === 'list' ? 'index' : 'key']: key,
    url: `${urlOf(object)}/Items/${key}`,
    revision: revisionOf(eventId),
    last_event_id: eventId,
    data,
    date_created: updated,
    date_updated: updated,
    date_expires: null,
  };
}

const urlOf = ({ kind, sid }: SyncObject) => `${HOST}/v3/${kind[0]?.toUpperCase()}${kind.slice(1)}s/${sid}`;

function describe(object: SyncObject, withItems: boolean) {
  return {
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
  };
}

const compare = (a: string | number, b: string | number) => (a < b ? -1 : Number(a > b));

function pageOf(object: SyncObject, params: TunnelRequest['params']): TunnelAnswer {
  const one = params['Index'] === undefined ? params['Key'] : Number(params['Index']);
  if (one !== undefined) {
    const item = object.items.get(typeof one === 'string' ? decodeURIComponent(one) : one);
    const meta = { previous_token: null, next_token: null };
    return ok({ items: item ? [itemOf(object, item)] : [], meta });
  }
  const down = params['Order'] === 'desc';
  const sorted = [...object.items.values()].sort((a, b) => compare(a.key, b.key) * (down ? -1 : 1));
  const { From, PageSize = '50' } = params;
  const from = From === undefined ? undefined : object.kind === 'list' ? Number(From) : decodeURIComponent(From);
  const isAt = ({ key }: SyncItem) => from === undefined || (down ? compare(key, from) <= 0 : compare(key, from) >= 0);
  const start = sorted.findIndex(isAt);
  const skipped = start < 0 ? sorted.length : start;
  const items = sorted.slice(skipped, skipped + Number(PageSize));
  const hasMore = skipped + items.length < sorted.length;
  return ok({
    items: items.map((item) => itemOf(object, item)),
    meta: { previous_token: skipped > 0 ? 'before' : null, next_token: hasMore ? 'after' : null },
  });
}

/** Answers what the SDK asks of Sync; undefined for what is none of its business. */
export function answerSync(store: SyncStore, { method, path, params }: TunnelRequest): TunnelAnswer | undefined {
  const [, name, items] = /^\/v3\/(?:Documents|Lists|Maps)\/([^/]+)(\/Items)?$/.exec(path) ?? [];
  if (name === undefined || method !== 'GET') return undefined;
  const object = store.find(decodeURIComponent(name));
  if (!object) return refused(404, 'There is no such object.');
  return items ? pageOf(object, params) : ok(describe(object, params['Include'] === 'items'));
}
