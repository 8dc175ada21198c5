import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { textParts } from '../../../src/message-thread/list/message-bubble.js';
import { messagesWithWords, searchWords, stretchesOf } from '../../../src/message-thread/search/search.js';
import { aMessage } from './a-message.js';

const linksOf = (text: string) =>
  textParts(text).flatMap(({ text: words, href }) => (href === undefined ? [] : [[words, href] as const]));
const hrefOf = (text: string) => linksOf(text)[0]?.[1];

describe('textParts()', () => {
  it.each([
    ['See https://example.com/a?b=1&c=2.', 'https://example.com/a?b=1&c=2'],
    ['(www.example.com)', 'https://www.example.com'],
    ['see https://example.com/Foo_(bar)', 'https://example.com/Foo_(bar)'],
    ['(see https://example.com/Foo_(bar))', 'https://example.com/Foo_(bar)'],
    ['https://example.com/a[1](2).', 'https://example.com/a[1](2)'],
    ['http://example.com:8080/x#y!', 'http://example.com:8080/x#y'],
    ['write to dana.w+leads@mail.example.co.uk, please', 'mailto:dana.w+leads@mail.example.co.uk'],
    ['call (512) 555-0187 now', 'tel:+15125550187'],
    ['call +1 512 555 0187', 'tel:+15125550187'],
    [
      'at 12 Cypress Point Way, Georgetown, TX 78628, in the garage',
      'https://www.google.com/maps/search/?api=1&query=12%20Cypress%20Point%20Way%2C%20Georgetown%2C%20TX%2078628',
    ],
    ['1408 Kinney Ave, Apt 3', 'https://www.google.com/maps/search/?api=1&query=1408%20Kinney%20Ave%2C%20Apt%203'],
  ])('finds the link in %s', (text, href) => expect(hrefOf(text)).toBe(href));

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'http://google.com@evil.example',
    'https://user:secret@evil.example/path',
    'www.google.com@evil.example',
    'an order of 48,000 at 5 PM, 2 < 3',
    'part 123456789012',
    'dana@',
    'I need 2 new drains',
  ])('finds no link in %s', (text) => expect(linksOf(text)).toEqual([]));

  it('treats markup as text, ends a link before it, and opens web and map links in a new tab', () => {
    const text = '<img src="x" onerror="alert(1)"> https://example.com/"><script>alert(1)</script>';
    expect(linksOf(text)).toEqual([['https://example.com/', 'https://example.com/']]);
    expect(textParts(text)[0]).toEqual({ text: '<img src="x" onerror="alert(1)"> ' });
    const links = textParts('https://example.com a@example.com 512-555-0187 12 Oak St').filter(({ href }) => href);
    expect(links.map(({ isOutside = false }) => isOutside)).toEqual([true, false, false, true]);
  });

  it('returns parts that add up to the original text, for any text', () => {
    const words = ['https://a.b/c.', 'x@y.zz', '(512) 555-0187', '12 Oak St'];
    const pieces = fc.constantFrom(...words, ' ', '<b>', '\n', '://', 'www.', '@', 'é💧');
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(pieces).map((all) => all.join('')),
    );
    fc.assert(
      fc.property(texts, (text) => {
        const parts = textParts(text);
        expect(parts.map((part) => part.text).join('')).toBe(text);
        for (const { href } of parts) if (href) expect(href).toMatch(/^(https?:\/\/|mailto:|tel:)/);
      }),
      { numRuns: 1000 },
    );
  });
});

it('textParts() reads 100 kB of links that end in brackets in less than 500 ms of CPU time', () => {
  const link = `https://example.com/${')'.repeat(1980)}`;
  const text = Array(50).fill(link).join(' ');
  const before = process.cpuUsage();
  const parts = textParts(text);
  const { user } = process.cpuUsage(before);
  // Takes about 10 ms; an implementation of quadratic complexity took 2,600 ms. CPU time excludes other programs.
  expect(user / 1000).toBeLessThan(500);
  expect(parts.filter(({ href }) => href === 'https://example.com/')).toHaveLength(50);
});

it.each([
  ['https://example.com/(a)).', 'https://example.com/(a)'],
  ['https://example.com/[(a)])!', 'https://example.com/[(a)]'],
  ['https://example.com/((a)', 'https://example.com/((a)'],
  ['https://example.com/{a}].)', 'https://example.com/{a}'],
])('textParts() ends the link in %s at %s', (text, link) => expect(textParts(text)[0]?.text).toBe(link));

const marked = (text: string, query: string) =>
  stretchesOf(text, searchWords(query)).map(({ start, end }) => text.slice(start, end));

it.each([
  ['The price is $450, parts are $450 too.', '$450', ['$450', '$450']],
  ['Mañana a las 3 está bien', 'MANANA', ['Mañana']],
  ['Mañana a las 3 está bien', 'esta bien', ['está bien']],
  ['Cafe\u0301 at noon', 'café', ['Cafe\u0301']],
  ['two\n\n  lines', 'two lines', ['two\n\n  lines']],
  ['It’s “done”', 'it\'s "done"', ['It’s “done”']],
  ['ΟΔΟΣ', 'οδος', ['ΟΔΟΣ']],
  ['👍🏽 thanks', 'thanks', ['thanks']],
  ['aaa', 'aa', ['aa']],
  ['각', '가', ['각']],
  ['nothing', 'price', []],
  ['anything', '   ', []],
])('searching %j for %j highlights %j', (text, query, words) => expect(marked(text, query)).toEqual(words));

const photo = { id: 'f1', filename: 'Fregadero de Dana.jpg', contentType: 'image/jpeg', size: 1 };
const messages = [
  aMessage(3, { body: 'The price is $450.' }),
  aMessage(5, { body: '', media: [photo] }),
  aMessage(8, { body: 'Is the PRICE final, Dana?' }),
];

it.each([
  ['price', [8, 3]],
  ['dana', [8, 5]],
  ['fregadero', [5]],
  ['roof', []],
  [' ', []],
])('searching messages for %j finds %j, newest first', (query, indices) =>
  expect(messagesWithWords(messages, searchWords(query))).toEqual(indices),
);

it('searching 10,000 messages does not normalize each message again for each query', () => {
  const many = [...Array(10_000).keys()].map((index) =>
    aMessage(index, { body: `Message ${index}: el fontanero vendrá mañana a las ${index % 12}, está bien.` }),
  );
  messagesWithWords(many, 'manana');
  const normalize = vi.spyOn(String.prototype, 'normalize');
  expect(messagesWithWords(many, searchWords('mensaje')).length).toBe(0);
  expect(messagesWithWords(many, searchWords('message 99')).length).toBe(111);
  // Once per query
  expect(normalize).toHaveBeenCalledTimes(2);
  normalize.mockRestore();
});
