import * as v from 'valibot';
import type { Lead } from '../../lead-card/lead/lead.js';
import { readAs } from '../../web/read-as.js';
import { plainText } from '../search/search.js';

export const MAX_SAVED_REPLIES = 20;
/** In UTF-16 units. */
export const MAX_REPLY_LENGTH = 500;
/** Of the text after the slash, in UTF-16 units. */
const MAX_QUERY_LENGTH = 60;

/** A built-in reply, with the values of its placeholders. */
export interface QuickReply {
  readonly key: 'replyWhen' | 'replyOnMyWay' | 'replyLate' | 'replyPhoto' | 'replyNumber';
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

/** The built-in replies for a lead, without those whose values are unknown. */
export function quickReplies(lead: Lead | null): readonly QuickReply[] {
  const { maskedPhone = false } = lead?.customer ?? {};
  const { firstName, category, city } = replyValues(lead);
  return [
    ...(category && city ? [{ key: 'replyWhen', values: { category, city } } as const] : []),
    ...(firstName ? [{ key: 'replyOnMyWay', values: { firstName } } as const] : []),
    { key: 'replyLate', values: {} },
    { key: 'replyPhoto', values: {} },
    ...(maskedPhone ? [{ key: 'replyNumber', values: {} } as const] : []),
  ];
}

/** Prepositions that are removed with an empty placeholder. */
const LEADS_TO = new Set('about at for from in near to with a cerca con de desde en para por sobre'.split(' '));

/**
 * Fills {firstName}, {category} and {city}. Removes a placeholder without a value, with the space, comma and preposition
 * that belong to it. Leaves other braces alone.
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

/** Removes what belongs to an empty placeholder from the texts before and after it. */
function withoutPlace(before: string, after: string): [before: string, after: string] {
  const rest = after.replace(/^ +/, '');
  let head = withoutEndSpaces(before);
  const wordStart = Math.max(head.lastIndexOf(' '), head.lastIndexOf('\n')) + 1;
  if (wordStart > 0 && LEADS_TO.has(head.slice(wordStart))) head = withoutEndSpaces(head.slice(0, wordStart));
  const isStart = head === '' || head.endsWith('\n');
  if (isStart) {
    const start = rest.replace(/^[,;:] */, '');
    return [head, start.slice(0, 1).toLocaleUpperCase() + start.slice(1)];
  }
  if (rest === '' || /^[\n.,;:!?]/.test(rest)) return [head.endsWith(',') ? head.slice(0, -1) : head, rest];
  return [`${head} `, rest];
}

function withoutEndSpaces(text: string): string {
  let end = text.length;
  while (text[end - 1] === ' ') end -= 1;
  return text.slice(0, end);
}

/** A slash that searches the replies. */
export interface Slash {
  readonly start: number;
  /** The text between the slash and the caret. */
  readonly query: string;
}

/** The slash before the caret that opens the replies: at the start or after a space, and not before one. */
export function slashBefore(text: string, caret: number): Slash | null {
  const start = text.lastIndexOf('/', caret - 1);
  if (caret < 1 || start < 0) return null;
  const query = text.slice(start + 1, caret);
  const isApart = start === 0 || /\s/.test(text.charAt(start - 1));
  if (!isApart || query.length > MAX_QUERY_LENGTH || query.includes('\n') || /^\s/.test(query)) return null;
  return { start, query };
}

/** The replies that contain every word of the query, ignoring case and accents. */
export function matchingReplies(replies: readonly string[], query: string): readonly string[] {
  const words = plainText(query).split(' ').filter(Boolean);
  return replies.filter((reply) => {
    const text = plainText(reply);
    return words.every((word) => text.includes(word));
  });
}

/** Reads replies from the host or the device. Drops empty, repeated and invalid ones. */
export function repliesIn(value: unknown): readonly string[] {
  const texts = readAs(v.array(v.pipe(v.fallback(v.string(), ''), v.trim())), value) ?? [];
  return [...new Set(texts)].filter((text) => text !== '');
}
