import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textParts } from '../../../src/message-thread/list/text-parts.js';

const linksOf = (text: string) =>
  textParts(text).flatMap(({ text: words, href }) => (href === undefined ? [] : [[words, href] as const]));
const hrefOf = (text: string) => linksOf(text)[0]?.[1];

describe('in a message', () => {
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
  ])('%s is followed', (text, href) => {
    expect(hrefOf(text)).toBe(href);
  });

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
  ])('%s is plain text', (text) => {
    expect(linksOf(text)).toEqual([]);
  });

  it('markup is text like any other, and a link ends before it', () => {
    const text = '<img src="x" onerror="alert(1)"> https://example.com/"><script>alert(1)</script>';
    expect(linksOf(text)).toEqual([['https://example.com/', 'https://example.com/']]);
    expect(textParts(text)[0]).toEqual({ text: '<img src="x" onerror="alert(1)"> ' });
  });

  it('a link and an address open in a tab of their own, a number and a mail do not', () => {
    const parts = textParts('https://example.com a@example.com 512-555-0187 12 Oak St');
    expect(parts.filter(({ href }) => href).map(({ isOutside = false }) => isOutside)).toEqual([
      true,
      false,
      false,
      true,
    ]);
  });

  it('nothing gets lost: the parts together are the text', () => {
    const pieces = [
      'https://a.b/c.',
      ' ',
      'x@y.zz',
      '(512) 555-0187',
      '12 Oak St',
      '<b>',
      '\n',
      '://',
      'www.',
      '@',
      'é💧',
    ];
    const texts = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.array(fc.constantFrom(...pieces)).map((all) => all.join('')),
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

it('100 kB of links that end in brackets are read at once', () => {
  const link = `https://example.com/${')'.repeat(1980)}`;
  const text = Array(50).fill(link).join(' ');
  const before = process.cpuUsage();
  const parts = textParts(text);
  const { user } = process.cpuUsage(before);
  // 10 ms here; 2,600 ms while each bracket was counted again for each character. Other programs do not count.
  expect(user / 1000).toBeLessThan(500);
  expect(parts.filter(({ href }) => href === 'https://example.com/')).toHaveLength(50);
});

it.each([
  ['https://example.com/(a)).', 'https://example.com/(a)'],
  ['https://example.com/[(a)])!', 'https://example.com/[(a)]'],
  ['https://example.com/((a)', 'https://example.com/((a)'],
  ['https://example.com/{a}].)', 'https://example.com/{a}'],
])('the link in %s ends with %s', (text, link) => {
  expect(textParts(text)[0]?.text).toBe(link);
});
