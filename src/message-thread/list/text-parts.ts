import { telHref } from '../../contact/phone-number.js';
import { parsedUrl } from '../../web/platform.js';

/** A piece of a message: plain text or a link. */
export interface TextPart {
  readonly text: string;
  readonly href?: string;
  /** Opens in a new tab. */
  readonly isOutside?: boolean;
}

const STREETS =
  'St|Street|Ave|Avenue|Blvd|Boulevard|Dr|Drive|Ln|Lane|Rd|Road|Ct|Court|Way|Pl|Place|Pkwy|Hwy|Cir|Circle|Ter|Trl';
/** Bidirectional control characters, which could disguise where a link leads. */
const TURNS = String.raw`\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069`;
const LINK = String.raw`\b(?:https?:\/\/|www\.)[^\s<>"'${TURNS}]{2,2000}`;
const MAIL = String.raw`\b[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4}\b`;
const PHONE = String.raw`(?<![\w])(?:\+?1[\s.-]?)?(?:\(\d{3}\)\s?|\d{3}[\s.-])\d{3}[\s.-]\d{4}\b|(?<![\w])\+?1?\d{10}\b`;
const ADDRESS = String.raw`\b\d{1,6} (?:[A-Z][\w'-]{0,30}\.? ){1,4}(?:${STREETS})\b\.?(?:,? (?:Apt|Unit|Ste|#) ?\w{1,6})?(?:, [A-Z][A-Za-z. ]{1,30},? [A-Z]{2}(?: \d{5})?)?`;
const PATTERN = new RegExp(`(${LINK})|(${MAIL})|(${ADDRESS})|(${PHONE})`, 'g');
/** Punctuation that ends a sentence, not a URL. */
const TRAILING = `.,;:!?'"`;
/** A closing bracket belongs to a URL that has the opening one. */
const BRACKETS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' };

/** Finds links, email addresses, phone numbers and street addresses. Everything else, such as HTML, is plain text. */
export function textParts(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const match of text.matchAll(PATTERN)) {
    const [found, link, email, address] = match;
    const whole = link === undefined ? found : withoutTrail(found);
    const part = partOf(whole, { link, email, address });
    if (part === undefined) continue;
    if (match.index > from) parts.push({ text: text.slice(from, match.index) });
    parts.push(part);
    from = match.index + whole.length;
  }
  if (from < text.length) parts.push({ text: text.slice(from) });
  return parts;
}

function partOf(
  text: string,
  found: {
    readonly link: string | undefined;
    readonly email: string | undefined;
    readonly address: string | undefined;
  },
): TextPart | undefined {
  if (found.link !== undefined) {
    const href = text.startsWith('www.') ? `https://${text}` : text;
    return isPlainAddress(href) ? { text, href, isOutside: true } : undefined;
  }
  if (found.email !== undefined) return { text, href: `mailto:${text}` };
  if (found.address !== undefined) {
    return {
      text,
      href: `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(text)}`,
      isOutside: true,
    };
  }
  const href = telHref(text);
  return href ? { text, href } : undefined;
}

function withoutTrail(link: string): string {
  const counts = new Map<string, number>();
  const countOf = (sign: string) => counts.get(sign) ?? 0;
  for (const [sign] of link.matchAll(/[()[\]{}]/g)) counts.set(sign, countOf(sign) + 1);
  let end = link.length;
  for (; end > 0; end -= 1) {
    const last = link.charAt(end - 1);
    const half = BRACKETS[last];
    if (half === undefined ? !TRAILING.includes(last) : countOf(half) >= countOf(last)) break;
    counts.set(last, countOf(last) - 1);
  }
  return link.slice(0, end);
}

/** The part of an address before an @ can look like a host name, but it is not the host. */
function isPlainAddress(href: string): boolean {
  const url = parsedUrl(href);
  return url?.username === '' && url.password === '';
}
