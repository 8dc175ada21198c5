import type { Conversation, Conversations, MediaRecord } from './conversations.js';
import { ok, refused, type TunnelAnswer, type TunnelRequest } from './tunnel.js';

/** What the tunnelled REST calls of Conversations need besides the conversations. */
export interface RestServices {
  readonly conversations: Conversations;
  /** Absolute address of the media service, which the SDK reaches by HTTP of its own. */
  readonly mediaUrl: string;
  readonly mediaOf: (sid: string) => MediaRecord | undefined;
  readonly tellTyping: (conversation: Conversation, identity: string) => void;
}

const HOST = 'https://aim.us1.twilio.com/Client/v1';
const PAGE = 50;
/** Seconds for which the SDK is silent after it has told of typing. */
const TYPING_TIMEOUT = 5;

const configuration = (identity: string, { conversations, mediaUrl }: RestServices): TunnelAnswer =>
  ok({
    identity,
    url: 'https://aim.us1.twilio.com/Client/v2/Configuration',
    options: {
      consumption_report_interval: 'PT5S',
      http_cache_interval: 'PT5S',
      my_conversations_page_size: PAGE,
      media_attachments_count_limit: 10,
      media_attachment_size_limit_in_mb: 150,
      media_attachments_total_size_limit_in_mb: 1500,
      email_histories_allowed_mime_types: [],
      email_bodies_allowed_mime_types: [],
    },
    sync_objects: {
      my_conversations: conversations.conversationsOf(identity).name,
      my_user_info: conversations.infoOf(identity).name,
    },
    links: {
      my_conversations: `${HOST}/MyConversations`,
      conversations: `${HOST}/Conversations`,
      users: `${HOST}/Users`,
      current_user: `${HOST}/Users/${identity}`,
      typing: `${HOST}/Typing`,
      media_service: mediaUrl,
      media_set_service: `${mediaUrl}Set`,
      messages_receipts: `${HOST}/Conversations/%s/Messages/%s/Receipts`,
    },
  });

const linksOf = ({ document, messages, roster }: Conversation) => ({
  conversation: document.name,
  messages: messages.name,
  participants: roster.name,
});

function myConversations({ identity, params }: TunnelRequest, { conversations }: RestServices): TunnelAnswer {
  const start = Number(params['PageToken'] ?? 0);
  const mine = conversations.ofMember(identity);
  const rows = mine.slice(start, start + PAGE).map((one) => ({
    conversation_sid: one.sid,
    status: 'joined',
    sync_objects: linksOf(one),
    last_read_message_index: conversations.readBy(one.sid, identity),
    notification_level: 'default',
  }));
  return ok({ conversations: rows, meta: { next_token: start + PAGE < mine.length ? String(start + PAGE) : null } });
}

function post(request: TunnelRequest, one: Conversation, { conversations, mediaOf }: RestServices): TunnelAnswer {
  const { body, attributes, media_sids: sids } = request.body;
  const media = (Array.isArray(sids) ? sids : []).map((sid) => mediaOf(String(sid)));
  if (media.includes(undefined)) return refused(400, 'There is no such media.');
  const message = conversations.post(one.sid, {
    author: request.identity,
    body: typeof body === 'string' ? body : '',
    attributes: typeof attributes === 'string' ? JSON.parse(attributes) : {},
    media: media.filter((record) => record !== undefined),
  });
  return { status: 201, body: { ...message, conversation_sid: one.sid } };
}

function readUpTo(request: TunnelRequest, one: Conversation, { conversations }: RestServices): TunnelAnswer {
  const index = request.body['last_read_message_index'];
  if (typeof index === 'number') conversations.read(one.sid, request.identity, index);
  const horizon = conversations.readBy(one.sid, request.identity) ?? -1;
  const unread = [...one.messages.items.keys()].filter((key) => Number(key) > horizon).length;
  return ok({ unread_messages_count: unread });
}

export function answerConversations(request: TunnelRequest, services: RestServices): TunnelAnswer | undefined {
  const { method, identity } = request;
  if (request.path === '/Client/v2/Configuration') return configuration(identity, services);
  const path = request.path.replace(/^\/Client\/v1/, '');
  if (path === '/MyConversations') return myConversations(request, services);
  if (path === '/Typing') {
    const typed = services.conversations.find(String(request.body['ChannelSid']));
    if (!typed) return refused(404, 'There is no such conversation.');
    services.tellTyping(typed, identity);
    return ok({ typing_timeout: TYPING_TIMEOUT });
  }
  const [, area, sid = '', rest] = /^\/(MyConversations|Conversations)\/([^/]+)(\/Messages)?$/.exec(path) ?? [];
  if (area === undefined) return undefined;
  const one = services.conversations.find(decodeURIComponent(sid));
  if (!one?.members.some((member) => member.identity === identity)) return refused(404, 'No such conversation.');
  if (area === 'MyConversations') return readUpTo(request, one, services);
  if (rest !== undefined && method === 'POST') return post(request, one, services);
  return ok({ sid: one.sid, status: 'joined', participants_count: one.members.length, sync_objects: linksOf(one) });
}
