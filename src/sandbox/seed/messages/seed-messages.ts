import type { SeededConversation } from '../../chat/conversation.js';
import {
  type ConversationRef,
  conversationIdOf,
  customerIdentity,
  providerIdentity,
} from '../../chat/stored-message.js';
import { createRandom, HOUR, MINUTE, newestInstant, type Random, startOfDayBefore } from '../dates.js';
import type { LeadRecord } from '../lead-record.js';
import { DRAWN_MESSAGES } from './drawn-messages.js';
import { DRAIN_MESSAGES, HEATER_MESSAGES, PIPE_MESSAGES } from './job-messages.js';
import { messagePicture } from './message-pictures.js';
import { answers, type ConversationScript, type Line, type Pace, says, shows, walkThrough } from './message-script.js';

/** Lines about the visit, for all other categories. */
const VISIT_MESSAGES: ConversationScript = {
  jobs: [10247, 10260],
  openings: [
    [
      says('Hi, I just sent you a request. Do you work on Saturdays?'),
      answers('Hi {name}, we do until noon. What time would suit you?'),
      says('The earlier the better.'),
    ],
    [
      answers('Hello {name}, thank you for your request. Could you send us the street and a number to call?'),
      says('It is all in the request, I think. Call any time after lunch.'),
    ],
  ],
  rounds: [
    [
      says('Somebody else told me that this needs two people. Is that right?', 'later'),
      answers('For the first hour, yes. After that one stays.'),
    ],
    [
      answers('Is there a place to park a van near the door?'),
      says('The driveway is long enough. Mind the basketball hoop.'),
    ],
    [
      shows('heater', 'This stands right beside it, if that matters.'),
      answers('It does, thank you: it shares the line.', 'later'),
    ],
    [
      answers('The visit is $95 and counts toward the work if you go ahead.', 'nextDay'),
      says('Fair. Card or check?'),
      answers('Both are fine.'),
    ],
    [
      answers('We are ten minutes away.', 'nextDay'),
      says('I see the van, the gate is open.'),
      answers('Finished and tested. The report is in your mail.', 'later'),
      says('Thank you, very tidy work.'),
    ],
  ],
  news: [
    [says('Could you come a day earlier? The delivery has been moved.', 'later')],
    [says('I forgot to ask: is there a warranty?', 'nextDay'), says('And for how long?')],
    [says('It makes a humming noise now. Is that how it should be?', 'nextDay')],
  ],
};

/** Lines about fixtures that a customer can see and choose. */
const FIXTURE_MESSAGES: ConversationScript = {
  jobs: [10231, 10236, 10237, 10251],
  openings: [
    [
      says('Hello! Do you install things that I bought myself?'),
      answers('Hello {name}, we do. The warranty on the part is then yours, on the work ours.'),
      says('Fair enough.'),
    ],
    [
      answers('Hi {name}, thank you for your request. Do you have the new one already?'),
      says('Not yet. I would take your advice.'),
    ],
  ],
  rounds: [
    [
      shows('sink', 'That is the sink. One hole, and a second one with a cap.'),
      answers('Perfect, both kinds fit there.'),
    ],
    [
      answers('For a family of four we mostly put in the 3/4 horsepower one. It is a lot quieter.', 'later'),
      says('Quiet is good. The baby sleeps next door.'),
    ],
    [says('Can you take the old one with you?'), answers('Of course, that is part of it.')],
    [
      answers('$185 for the work, and about an hour. Does Wednesday morning suit you?', 'nextDay'),
      says('Wednesday is trash day, the driveway is full of cans. Thursday?'),
      answers('Thursday at 10 it is.'),
    ],
    [
      says('It looks great, thank you! One last thing: which filter do I buy later?', 'nextDay'),
      answers('The one with the blue cap, every six months. I wrote the number on the inside of the door.'),
    ],
  ],
  news: [
    [says('It drips a little at the base. Is that normal in the first days?', 'nextDay')],
    [says('The store only has it in chrome. Would you wait for the nickel one?', 'later')],
    [
      says('I found another quote that is $30 less.', 'later'),
      says('But I liked how fast you answered.'),
      says('Can you meet it?'),
    ],
  ],
};

const SCRIPTS: readonly ConversationScript[] = [
  DRAIN_MESSAGES,
  HEATER_MESSAGES,
  FIXTURE_MESSAGES,
  PIPE_MESSAGES,
  VISIT_MESSAGES,
];
/** Leads with these statuses have messages. */
const TALKED_ABOUT = 'InProgressWon';
const LONG_THREAD = 10_000;

interface DatedLine extends Pick<Line, 'by' | 'text' | 'picture'> {
  readonly at: number;
}

export const NO_MESSAGES: SeededConversation = { messages: [], files: [], read: {} };

/** Whether a lead starts with messages. */
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
  if (isLong) return toConversation(ref, longThread(now.getTime(), random), isUnread);
  const drawn = DRAWN_MESSAGES.get(record.id);
  if (drawn === undefined) return toConversation(ref, datedLines(record, now.getTime(), isUnread, random), isUnread);
  const newest = newestInstant(now);
  return toConversation(
    ref,
    drawn.map(({ before, ...line }) => ({ ...line, at: newest - before * MINUTE })),
    isUnread,
  );
}

function datedLines({ lead, createdAt }: LeadRecord, now: number, isUnread: boolean, random: Random): DatedLine[] {
  const script = SCRIPTS.find(({ jobs }) => jobs.includes(Number(lead.category?.id))) ?? VISIT_MESSAGES;
  const name = lead.customerInfo?.firstName || 'there';
  const lines: DatedLine[] = [];
  let at = createdAt + (2 + random.below(18)) * MINUTE;
  for (const { pace, text, ...line } of walkThrough(script, isUnread, random)) {
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

function after(at: number, pace: Pace, random: Random): number {
  if (pace === 'soon') return at + (1 + random.below(6)) * MINUTE;
  const later = at + HOUR + random.below(120) * MINUTE;
  const night = startOfDayBefore(at, 0) + 21 * HOUR;
  if (pace === 'later' && later < night) return later;
  return startOfDayBefore(at, -1) + 8 * HOUR + random.below(150) * MINUTE;
}

function longThread(now: number, random: Random): DatedLine[] {
  const lines = SCRIPTS.flatMap(({ openings, rounds }) => [...openings, ...rounds].flat());
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
      const bytes = messagePicture(picture);
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
