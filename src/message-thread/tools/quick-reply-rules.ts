import * as v from 'valibot';
import type { Lead } from '../../lead-card/lead/lead.js';
import { readAs } from '../../web/read-as.js';
import { plainText } from '../search/search.js';

/** How many quick replies a person can save on a device. */
export const MAX_SAVED_REPLIES = 20;
/** The most characters of a saved quick reply, in UTF-16 units. */
export const MAX_REPLY_LENGTH = 500;
/** The most characters after the slash that are looked for, in UTF-16 units. */
const MAX_QUERY_LENGTH = 60;

/** A reply by its name, and what is filled into its words. */
export interface QuickReply {
  readonly name: 'when' | 'onMyWay' | 'late' | 'photo' | 'number';
  readonly values: Readonly<Record<string, string>>;
}

/** The values of a reply's placeholders. Empty if unknown. */
export interface ReplyValues {
  readonly firstName: string;
  readonly category: string;
  readonly city: string;
}

export function replyValues(lead: Lead | null): ReplyValues {
  return {
    firstName: lead?.customer.firstName ?? '',
    category: lead?.category.name ?? '',
    city: lead?.customer.address.city ?? '',
  };
}

/** The replies that fit a lead: one whose words name what is not known is left out. */
export function quickReplies(lead: Lead | null): readonly QuickReply[] {
  const { maskedPhone = false } = lead?.customer ?? {};
  const { firstName, category, city } = replyValues(lead);
  return [
    ...(category && city ? [{ name: 'when', values: { category, city } } as const] : []),
    ...(firstName ? [{ name: 'onMyWay', values: { firstName } } as const] : []),
    { name: 'late', values: {} },
    { name: 'photo', values: {} },
    ...(maskedPhone ? [{ name: 'number', values: {} } as const] : []),
  ];
}

/** Words that lead to a name and mean nothing without it. */
const LEADS_TO = new Set('about at for from in near to with a cerca con de desde en para por sobre'.split(' '));

/**
 * Fills {firstName}, {category} and {city}. A placeholder without a value is left out, with the space, the comma and
 * the preposition that belong to it. Other braces stay.
 */
export function fillReply(reply: string, values: ReplyValues): string {
  let done = '';
  let rest = reply;
  for (let place = nextPlace(rest); place !== null; place = nextPlace(rest)) {
    const before = done + rest.slice(0, place.start);
    rest = rest.slice(place.end);
    const value = values[place.name];
    if (value) done = before + value;
    else [done, rest] = withoutPlace(before, rest);
  }
  return done + rest;
}

function nextPlace(text: string): { name: keyof ReplyValues; start: number; end: number } | null {
  const found = /\{(firstName|category|city)\}/.exec(text);
  const name = found?.[1];
  if (found === null || (name !== 'firstName' && name !== 'category' && name !== 'city')) return null;
  return { name, start: found.index, end: found.index + found[0].length };
}

/** The texts before and after a place that stays empty, with what belongs to the place taken out. */
function withoutPlace(before: string, after: string): [before: string, after: string] {
  const rest = after.slice(spacesAt(after));
  let head = withoutEndSpaces(before);
  const wordStart = Math.max(head.lastIndexOf(' '), head.lastIndexOf('\n')) + 1;
  if (wordStart > 0 && LEADS_TO.has(head.slice(wordStart))) head = withoutEndSpaces(head.slice(0, wordStart));
  const isStart = head === '' || head.endsWith('\n');
  if (isStart) {
    const start = /^[,;:]/.test(rest) ? rest.slice(1 + spacesAt(rest.slice(1))) : rest;
    return [head, start.slice(0, 1).toLocaleUpperCase() + start.slice(1)];
  }
  if (rest === '' || /^[\n.,;:!?]/.test(rest)) return [head.endsWith(',') ? head.slice(0, -1) : head, rest];
  return [`${head} `, rest];
}

function spacesAt(text: string): number {
  let count = 0;
  while (text[count] === ' ') count += 1;
  return count;
}

function withoutEndSpaces(text: string): string {
  let end = text.length;
  while (text[end - 1] === ' ') end -= 1;
  return text.slice(0, end);
}

/** What was typed to look for a reply. */
export interface Slash {
  /** Where the slash is. */
  readonly start: number;
  /** What comes after it, up to the caret. */
  readonly query: string;
}

/**
 * The slash before the caret that asks for a reply: at the start of the text or after a space, with no space right
 * after it.
 */
export function slashBefore(text: string, caret: number): Slash | null {
  const start = text.lastIndexOf('/', caret - 1);
  if (caret < 1 || start < 0) return null;
  const query = text.slice(start + 1, caret);
  const isApart = start === 0 || /\s/.test(text.charAt(start - 1));
  if (!isApart || query.length > MAX_QUERY_LENGTH || query.includes('\n') || /^\s/.test(query)) return null;
  return { start, query };
}

/** The replies that have every word of the query, whatever its case and accents. */
export function matchingReplies(replies: readonly string[], query: string): readonly string[] {
  const words = plainText(query).split(' ').filter(Boolean);
  return replies.filter((reply) => {
    const text = plainText(reply);
    return words.every((word) => text.includes(word));
  });
}

/** The replies of a host or of the device: other values than texts, empty texts and repeated ones are left out. */
export function repliesIn(value: unknown): readonly string[] {
  const texts = readAs(v.array(v.pipe(v.fallback(v.string(), ''), v.trim())), value) ?? [];
  return [...new Set(texts)].filter((text) => text !== '');
}
