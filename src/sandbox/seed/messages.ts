import * as v from 'valibot';
import type { SeededConversation } from '../chat/conversation.js';
import {
  type ConversationRef,
  conversationIdOf,
  customerIdentity,
  fromBase64,
  providerIdentity,
} from '../chat/stored-message.js';
import { createRandom, HOUR, MINUTE, newestInstant, type Random, startOfDayBefore } from './dates.js';
import fixtures from './fixtures/conversations.json' with { type: 'json' };
import pictures from './fixtures/pictures.json' with { type: 'json' };
import type { LeadRecord } from './lead-record.js';

/** One message; `{name}` is the customer's first name. */
const lineEntries = {
  by: v.picklist(['customer', 'provider']),
  text: v.string(),
  /** A picture that the customer sends. */
  picture: v.optional(v.picklist(['sink', 'trap', 'heater'])),
};

const exchange = v.array(
  v.object({
    ...lineEntries,
    /** The delay after the previous line: minutes, some hours, or until the next morning. */
    pace: v.optional(v.picklist(['soon', 'later', 'nextDay']), 'soon'),
  }),
);

const { design, scripts } = v.parse(
  v.object({
    /** The fixed conversations, by lead. `before` is in minutes before the newest lead. */
    design: v.record(v.string(), v.array(v.object({ ...lineEntries, before: v.number() }))),
    /** The lines for jobs of one kind. Each conversation uses a random part of them. The last script is for all other jobs. */
    scripts: v.array(
      v.object({
        /** The ids of its categories. */
        jobs: v.array(v.number()),
        openings: v.array(exchange),
        /** Exchanges in order. Each may be left out. */
        rounds: v.array(exchange),
        /** The last, unread lines of the customer. */
        news: v.array(exchange),
      }),
    ),
  }),
  fixtures,
);

type Line = v.InferOutput<typeof exchange>[number];
type DatedLine = Omit<Line, 'pace'> & { readonly at: number };

/** Leads with these statuses have messages. */
const TALKED_ABOUT = 'InProgressWon';
const LONG_THREAD = 10_000;

export const NO_MESSAGES: SeededConversation = { messages: [], files: [], read: {} };

export function hasMessages({ lead }: LeadRecord): boolean {
  return lead.customerInfo?.userId != null && (lead.hasUnreadMessages === true || lead.status === TALKED_ABOUT);
}

/**
 * The messages of a lead. They depend only on the lead, the seed and the clock.
 * @param options `isLong` makes ten thousand messages
 */
export function seedMessages(
  ref: ConversationRef,
  record: LeadRecord,
  { seed, now, isLong }: { readonly seed: number; readonly now: Date; readonly isLong: boolean },
): SeededConversation {
  const random = createRandom(Math.imul(seed, 31) + (Number(record.id) || 0));
  const isUnread = record.lead.hasUnreadMessages === true;
  const newest = newestInstant(now);
  const lines = isLong
    ? longThread(now.getTime(), random)
    : (design[record.id]?.map(({ before, ...line }) => ({ ...line, at: newest - before * MINUTE })) ??
      datedLines(record, now.getTime(), isUnread, random));
  return toConversation(ref, lines, isUnread);
}

function datedLines({ lead, createdAt }: LeadRecord, now: number, isUnread: boolean, random: Random): DatedLine[] {
  const script = scripts.find(({ jobs }) => jobs.includes(Number(lead.category?.id))) ?? scripts.at(-1);
  const name = lead.customerInfo?.firstName || 'there';
  const lines: DatedLine[] = [];
  let at = createdAt + (2 + random.below(18)) * MINUTE;
  for (const { pace, text, ...line } of script ? linesOf(script, isUnread, random) : []) {
    at = lines.length === 0 ? at : after(at, pace, random);
    if (at >= now) break;
    lines.push({ ...line, text: text.replaceAll('{name}', name), at });
  }
  if (!isUnread) return lines;
  // The messages of a lead of today are cut short, but the last one must be the customer's.
  while (lines.at(-1)?.by === 'provider') lines.pop();
  if (lines.length >= 2) return lines;
  const first = Math.min(createdAt + MINUTE, now - 2);
  return [
    { by: 'customer', text: 'Hello, did you get my request?', at: first },
    { by: 'customer', text: 'I am at home all day.', at: first + 1 },
  ];
}

function linesOf({ openings, rounds, news }: (typeof scripts)[number], isUnread: boolean, random: Random): Line[] {
  const lines = [random.pick(openings), ...rounds.filter(() => random.chance(0.7))].flat();
  return isUnread ? [...lines, ...random.pick(news)] : lines;
}

function after(at: number, pace: Line['pace'], random: Random): number {
  if (pace === 'soon') return at + (1 + random.below(6)) * MINUTE;
  const later = at + HOUR + random.below(120) * MINUTE;
  const night = startOfDayBefore(at, 0) + 21 * HOUR;
  if (pace === 'later' && later < night) return later;
  return startOfDayBefore(at, -1) + 8 * HOUR + random.below(150) * MINUTE;
}

function longThread(now: number, random: Random): DatedLine[] {
  const lines = scripts.flatMap(({ openings, rounds }) => [...openings, ...rounds].flat());
  return [...Array(LONG_THREAD).keys()].map((index) => {
    const { by, text } = lines[random.below(lines.length)] ?? { by: 'customer', text: 'Hello' };
    const isLast = index >= LONG_THREAD - 3;
    const at = now - (LONG_THREAD - index) * 37 * MINUTE;
    return { by: isLast ? 'customer' : by, text: `${index + 1}. ${text.replaceAll('{name}', 'Dana')}`, at };
  });
}

function toConversation(ref: ConversationRef, lines: readonly DatedLine[], isUnread: boolean): SeededConversation {
  const id = conversationIdOf(ref);
  const sides = { provider: providerIdentity(ref), customer: customerIdentity(ref) };
  const files: SeededConversation['files'][number][] = [];
  const messages = lines.map(({ by, text, at, picture }, index) => {
    const media = [];
    if (picture !== undefined) {
      const bytes = fromBase64(pictures[picture]);
      const file = { id: `${id}-${index}-${picture}`, contentType: 'image/png' };
      files.push({ ...file, bytes });
      media.push({ ...file, filename: `${picture}.png`, size: bytes.length });
    }
    return { id: `${id}-${index}`, index, author: sides[by], body: text, createdAt: at, updatedAt: at, media };
  });
  const last = lines.length - 1;
  const lastRead = isUnread ? lines.findLastIndex(({ by }) => by === 'provider') : last;
  return {
    messages,
    files,
    read: { ...(lastRead >= 0 && { [sides.provider]: lastRead }), ...(last >= 0 && { [sides.customer]: last }) },
  };
}
