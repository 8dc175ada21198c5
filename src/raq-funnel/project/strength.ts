import { DEFAULT_URGENCY } from '../../gateway/lead-limits.js';
import type { FunnelState } from '../funnel/funnel.js';

/** Hints that help the customer get quotes sooner. */
export type FunnelHint = 'funnelHintDescription' | 'funnelHintTiming';

/** The length from which a description is useful to a provider, in characters. */
const MIN_USEFUL_LENGTH = 20;

/** The hints for a request. All are optional. */
export function funnelHints({
  description,
  urgency,
}: Pick<FunnelState, 'description' | 'urgency'>): readonly FunnelHint[] {
  const hasTiming = urgency !== '' && urgency !== DEFAULT_URGENCY;
  return [
    ...(description.trim().length < MIN_USEFUL_LENGTH ? (['funnelHintDescription'] as const) : []),
    ...(hasTiming ? [] : (['funnelHintTiming'] as const)),
  ];
}

/** Mail domains that many people have. The ones that look like a slip of another are not corrected. */
const MAIL_DOMAINS =
  'gmail.com yahoo.com hotmail.com outlook.com icloud.com aol.com comcast.net msn.com att.net sbcglobal.net verizon.net ymail.com mail.com email.com'.split(
    ' ',
  );

/** The address that was probably meant where the domain is a slip of the hand; empty otherwise. */
export function mailSuggestion(address: string): string {
  const text = address.trim();
  const at = text.lastIndexOf('@');
  const domain = text.slice(at + 1).toLowerCase();
  if (at < 1 || MAIL_DOMAINS.includes(domain)) return '';
  const meant = MAIL_DOMAINS.find((each) => isSlip(domain, each));
  return meant === undefined ? '' : `${text.slice(0, at)}@${meant}`;
}

/** Whether one letter is missing, too many, wrong, or swapped with the next. */
function isSlip(typed: string, meant: string): boolean {
  let from = 0;
  while (from < meant.length && typed[from] === meant[from]) from += 1;
  const [rest, wanted] = [typed.slice(from), meant.slice(from)];
  const swapped = `${wanted.slice(1, 2)}${wanted.slice(0, 1)}${wanted.slice(2)}`;
  return rest.slice(1) === wanted || rest === wanted.slice(1) || rest.slice(1) === wanted.slice(1) || rest === swapped;
}
