import ts from 'typescript';
import { expect, it } from 'vitest';
import { readTypedDay } from '../../../src/date-range-picker/range/typed-day.js';
import { fillLink } from '../../../src/element/link-template.js';
import { matchAddress } from '../../../src/element/routes.js';
import { retryWait } from '../../../src/gateway/transport/retry.js';
import { typedLocationFilter } from '../../../src/lead-board/filters/board-filter-rules.js';
import { contactPhone } from '../../../src/lead-card/contact/phone.js';
import { toPageLead } from '../../../src/lead-page/page-lead-data.js';
import { textParts } from '../../../src/message-thread/list/message-bubble.js';
import { attributionOf } from '../../../src/raq-funnel/shell/use-funnel-lifecycle.js';
import { fitting } from '../../../src/sandbox/rules/filter-leads.js';
import { readSourceFiles } from '../../architecture/source-files.js';
import { aCustomer, aLead } from '../../lead-card/rules/a-lead.js';

/** Whatever takes more than this for twice the text, and more than `FACTOR` times as long, grows too fast. */
const NOTICEABLE_MS = 80;
const FACTOR = 3;
const LENGTH = 20_000;
/** Over this nobody waits for the second measurement. */
const ENDLESS_MS = 1500;

const PIECES = [
  ...[' ', '\t', '0', '1', 'a', 'A', '.', '-', '/', '\\', '{', '@', '+', '#', ',', ')', 'é', '\u202e', '\u0301'],
  ...['x ', ' x', 'x1', 'ext ', 'a.', 'a-', 'a@', '1 ', '1,', '1-', '{a', '{a}', '#?', '?&', '//', 'a/', '/..', ';a='],
  ...['http://', 'http://x)', 'tel:', '(512) ', '512-555-', '+1 ', '12 Oak ', '12 Oak St, A a. ', '1 Aa Bb Cc ', ', '],
  ...['oklch(from', '2026-01-01T00:00', 'utm_', 'Arrow', 'CH-', '&utm_a=b', '%20'],
];
/** What stands before and behind the repeated piece, so that a pattern begins and then fails. */
const FRAMES = [
  ['', ''],
  ['', '!'],
  ['5125550123', 'x!'],
  ['2026-01-01T00:00', '!'],
  ['light-dark(a,', '!'],
] as const;

function* hostileTexts(length: number): Generator<[string, string]> {
  for (const piece of PIECES) {
    for (const [before, after] of FRAMES) {
      yield [`${before}${piece}…${after}`, before + piece.repeat(Math.ceil(length / piece.length)) + after];
    }
  }
}

/** Milliseconds of this process, in which the other programs of a busy machine do not count. */
function timeOf(read: (text: string) => unknown, text: string): number {
  const before = process.cpuUsage();
  read(text);
  return process.cpuUsage(before).user / 1000;
}

/** The texts for which a reader takes more than three times as long when they are twice as long. */
function tooFastGrowth(read: (text: string) => unknown): readonly string[] {
  const longer = new Map(hostileTexts(2 * LENGTH));
  const found: string[] = [];
  for (const [name, text] of hostileTexts(LENGTH)) {
    const short = timeOf(read, text);
    if (short > ENDLESS_MS) return [...found, `${name}: ${Math.round(short)} ms`];
    const twice = longer.get(name) ?? '';
    // The engine may compile or collect garbage during one measurement, not during all of them.
    const long = () => timeOf(read, twice);
    const isTooLong = (spent: number) => spent > NOTICEABLE_MS && spent > FACTOR * Math.max(short, 1);
    if (isTooLong(long()) && isTooLong(long()) && isTooLong(long())) found.push(name);
  }
  return found;
}

const ids = { spId: '1', leadId: '2', userId: '3' };
const today = '2026-11-18';

const readers: Readonly<Record<string, (text: string) => unknown>> = {
  attributionOf: (text) => attributionOf(new URLSearchParams(text)),
  contactPhone: (text) => contactPhone(aLead({ customer: aCustomer({ phoneNumber: text, phoneUrl: text }) })),
  fillLink: (text) => fillLink(text, ids),
  fitting: (text) => fitting([text], text.slice(0, 9), (each) => each, 5),
  matchAddress: (text) => matchAddress('/app', text),
  readTypedDay: (text) => readTypedDay(text, 'en-US', today),
  retryWait: (text) => retryWait(1, { status: 503, retryAfter: text }, new Date(0), 0),
  textParts,
  toPageLead: (text) => toPageLead({ leadId: '1', price: text }),
  typedLocationFilter,
};

it.each(Object.keys(readers))('reading time grows linearly with the text: %s', { timeout: 120_000 }, (name) => {
  expect(tooFastGrowth((text) => readers[name]?.(text))).toEqual([]);
});

const patterns = [...readSourceFiles('src')].flatMap(([path, source]) =>
  patternsIn(path, source).map((pattern) => [`${pattern} in ${path}`, pattern] as const),
);

function patternsIn(path: string, source: string): readonly RegExp[] {
  const found: RegExp[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/');
      found.push(new RegExp(node.text.slice(1, end), node.text.slice(end + 1)));
    }
    ts.forEachChild(node, visit);
  };
  if (!path.endsWith('.css')) visit(ts.createSourceFile(path, source, ts.ScriptTarget.Latest));
  return found;
}

it.each(patterns)('a regular expression is fast on long texts: %s', { timeout: 120_000 }, (_name, pattern) => {
  expect(tooFastGrowth((text) => text.replace(pattern, ''))).toEqual([]);
});
