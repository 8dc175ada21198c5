import { type Json, newSid, type SyncObject, type SyncStore } from './sync.js';

export interface MediaRecord {
  readonly sid: string;
  readonly filename: string | null;
  readonly contentType: string;
  readonly size: number;
}

/** How far a message has come by SMS or the like; each is `none`, `some` or `all`. */
export type Receipt = Readonly<Partial<Record<'sent' | 'delivered' | 'read' | 'failed' | 'undelivered', string>>>;

export interface NewMessage {
  readonly author: string;
  readonly body?: string;
  readonly attributes?: Json;
  readonly media?: readonly MediaRecord[];
  /** Milliseconds since 1970; now unless told. */
  readonly createdAt?: number | undefined;
}

export interface Conversation {
  readonly sid: string;
  readonly document: SyncObject;
  readonly messages: SyncObject;
  readonly roster: SyncObject;
  readonly members: readonly { readonly sid: string; readonly identity: string }[];
}

export function createConversations(store: SyncStore) {
  const all = new Map<string, Conversation>();

  const mapNamed = (name: string) => store.find(name) ?? store.create('map', name);

  const conversationsOf = (identity: string) => mapNamed(`${identity}.conversations`);

  function infoOf(identity: string): SyncObject {
    const map = mapNamed(`${identity}.info`);
    if (map.items.size === 0) {
      store.setItem(map, 'friendlyName', { value: identity });
      store.setItem(map, 'attributes', { value: '{}' });
    }
    return map;
  }

  function need(sid: string): Conversation {
    const found = all.get(sid);
    if (!found) throw new Error(`There is no conversation ${sid}.`);
    return found;
  }

  function item(sid: string, index: number): Json {
    const found = need(sid).messages.items.get(index);
    if (!found) throw new Error(`There is no message ${index}.`);
    return found.data;
  }

  return {
    find: (sid: string) => all.get(sid),
    ofMember: (identity: string) =>
      [...all.values()].filter(({ members }) => members.some((m) => m.identity === identity)),
    conversationsOf,
    infoOf,

    create(identities: readonly string[]): string {
      const sid = newSid('CH');
      const messages = store.create('list', `${sid}.messages`);
      const roster = store.create('map', `${sid}.roster`);
      const members = identities.map((identity) => ({ sid: newSid('MB'), identity }));
      const dates = { dateCreated: new Date().toISOString(), dateUpdated: new Date().toISOString() };
      const streams = { messages: messages.name, roster: roster.name };
      const state = { current: 'active', dateUpdated: dates.dateUpdated };
      const document = store.create('document', `${sid}.channel`, { ...streams, ...dates, attributes: '{}', state });
      all.set(sid, { sid, document, messages, roster, members });
      for (const { sid: member, identity } of members) {
        store.setItem(roster, member, { identity, type: 'chat', attributes: '{}', lastConsumedMessageIndex: null });
        store.setItem(conversationsOf(identity), sid, { channel: document.name, status: 'joined', ...streams });
        infoOf(identity);
      }
      return sid;
    },

    post(sid: string, { author, body = '', attributes = {}, media = [], createdAt = Date.now() }: NewMessage) {
      const conversation = need(sid);
      const timestamp = new Date(createdAt).toISOString();
      const memberSid = conversation.members.find(({ identity }) => identity === author)?.sid;
      const id = newSid('IM');
      const index = store.push(conversation.messages, {
        sid: id,
        author,
        text: body,
        attributes: JSON.stringify(attributes),
        timestamp,
        dateUpdated: timestamp,
        memberSid,
        type: media.length > 0 ? 'media' : 'text',
        medias: media.map((one) => ({ ...one, category: 'media' })),
      });
      const lastMessage = { index, timestamp };
      store.setDocument(conversation.document, { ...conversation.document.data, lastMessage });
      return { sid: id, index };
    },

    edit(sid: string, index: number, body: string): void {
      const data = { ...item(sid, index), text: body, dateUpdated: new Date().toISOString() };
      store.setItem(need(sid).messages, index, data);
    },

    receipt(sid: string, index: number, receipt: Receipt): void {
      const none = { sent: 'none', delivered: 'none', read: 'none', failed: 'none', undelivered: 'none' };
      store.setItem(need(sid).messages, index, { ...item(sid, index), delivery: { total: 1, ...none, ...receipt } });
    },

    remove: (sid: string, index: number) => store.removeItem(need(sid).messages, index),

    dismiss(sid: string, identity: string): void {
      const conversation = need(sid);
      const member = conversation.members.find((one) => one.identity === identity);
      all.set(sid, { ...conversation, members: conversation.members.filter((one) => one !== member) });
      if (member) store.removeItem(conversation.roster, member.sid);
      store.removeItem(conversationsOf(identity), sid);
    },

    read(sid: string, identity: string, index: number): void {
      const { roster, members } = need(sid);
      const member = members.find((one) => one.identity === identity);
      const known = member && roster.items.get(member.sid)?.data;
      if (!member || !known || Number(known['lastConsumedMessageIndex'] ?? -1) >= index) return;
      const horizon = { lastConsumedMessageIndex: index, lastConsumptionTimestamp: new Date().toISOString() };
      store.setItem(roster, member.sid, { ...known, ...horizon });
      const mine = conversationsOf(identity);
      store.setItem(mine, sid, { ...mine.items.get(sid)?.data, lastConsumedMessageIndex: index });
    },

    readBy(sid: string, identity: string): number | null {
      const data = conversationsOf(identity).items.get(sid)?.data;
      return typeof data?.['lastConsumedMessageIndex'] === 'number' ? data['lastConsumedMessageIndex'] : null;
    },
  };
}

export type Conversations = ReturnType<typeof createConversations>;
