import type { ChatMessage, Delivery } from '../../gateway/chat/chat.js';
import { dateTimeFormat } from '../../i18n/format.js';
import type { ThreadMessages } from '../message.js';

const MINUTE_MS = 60_000;

/** Estimates: characters in a line, its height, the space around a bubble and the height of an image, in px. */
const ESTIMATED_PX = { line: 44, height: 22, around: 30, image: 220 } as const;

/** The height of a message before it is drawn, in px. */
export function estimatedHeight(message: ChatMessage | undefined): number {
  const { body = '', media = [] } = message ?? {};
  const lines = Math.ceil(body.length / ESTIMATED_PX.line);
  return ESTIMATED_PX.around + lines * ESTIMATED_PX.height + media.length * ESTIMATED_PX.image;
}

export interface Bubble {
  readonly isOwn: boolean;
  /** A day separator is shown above it. */
  readonly startsDay: boolean;
  /** The unread mark is shown above it. */
  readonly startsUnread: boolean;
  /** It continues the group above: same author, same minute. */
  readonly joins: boolean;
  /** The next message begins another group, so its time is always visible. */
  readonly endsGroup: boolean;
}

/**
 * How the message at a position is drawn. Depends only on its neighbors, so that long threads cost no more than short ones.
 * @param dayOf names the day of an instant (milliseconds since 1970) in the viewer's time zone
 * @param unreadFrom index of the first unread message when the thread opened; null if none
 */
export function bubbleAt(
  messages: ThreadMessages,
  at: number,
  view: { readonly identity: string | null; readonly unreadFrom: number | null; dayOf(instant: number): string },
): Bubble {
  const message = messages[at];
  if (message === undefined) throw new RangeError(`There is no message at ${at}.`);
  const startsDay = (place: number) => {
    const [before, after] = [messages[place - 1], messages[place]];
    return !before || !after || view.dayOf(before.createdAt) !== view.dayOf(after.createdAt);
  };
  const startsUnread = (place: number) => isUnreadStart(messages, place, view.unreadFrom);
  const startsGroup = (place: number) => {
    const [before, after] = [messages[place - 1], messages[place]];
    return !before || !after || startsDay(place) || startsUnread(place) || !isOneGroup(before, after);
  };
  return {
    isOwn: message.author === view.identity,
    startsDay: startsDay(at),
    startsUnread: startsUnread(at),
    joins: !startsGroup(at),
    endsGroup: startsGroup(at + 1),
  };
}

function isUnreadStart(messages: ThreadMessages, at: number, unreadFrom: number | null): boolean {
  const message = messages[at];
  if (unreadFrom === null || message === undefined || message.index < unreadFrom) return false;
  const before = messages[at - 1];
  return before === undefined || before.index < unreadFrom;
}

function isOneGroup(one: ChatMessage, next: ChatMessage): boolean {
  return one.author === next.author && Math.floor(one.createdAt / MINUTE_MS) === Math.floor(next.createdAt / MINUTE_MS);
}

/** The delivery state of an own message: from the service, raised by what the customer has read. */
export function deliveryOf(
  { delivery, index }: Pick<ChatMessage, 'delivery' | 'index'>,
  peerReadIndex: number,
): Delivery {
  return delivery === 'failed' || index > peerReadIndex ? delivery : 'read';
}

/** @param timeZone an IANA name; the viewer's own zone when undefined or unknown */
export function createMessageTimes(locale: string, timeZone: string | undefined) {
  const made = (options: Intl.DateTimeFormatOptions) => dateTimeFormat(locale, options, timeZone);
  const date = made({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
  const thisYear = made({ weekday: 'long', month: 'long', day: 'numeric' });
  const time = made({ hour: 'numeric', minute: '2-digit' });
  const key = made({ year: 'numeric', month: 'numeric', day: 'numeric' });
  const year = made({ year: 'numeric' });
  const days = new Map<number, string>();
  return {
    /** 'Monday, June 1, 2020 3:00 PM' */
    full: (instant: number) => `${date.format(instant)} ${time.format(instant).replace(/[\u202f\u2009]/g, '\u00a0')}`,
    /** 'Friday, November 20' in this year, 'Friday, November 20, 2025' in another. */
    day: (instant: number, now: number) =>
      (year.format(instant) === year.format(now) ? thisYear : date).format(instant),
    /** A key that is equal for two instants on the same day. */
    dayOf(instant: number): string {
      // Time zones differ by multiples of 15 minutes, so the day is cached per quarter of an hour.
      const quarter = Math.floor(instant / 900_000);
      const known = days.get(quarter);
      if (known !== undefined) return known;
      const day = key.format(instant);
      days.set(quarter, day);
      return day;
    },
  };
}

export type MessageTimes = ReturnType<typeof createMessageTimes>;
