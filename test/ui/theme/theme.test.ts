import { describe, expect, test } from 'vitest';
import { customProperties } from '../../../src/ui/theme/custom-properties.js';
import { contrast, paletteOf, type Scheme, themes, tokens, widgetSheets } from './colour.js';
import { EDGES, ON_RANGE, PAIRS, PILL, TINTED, TONES, WORDLESS, WORDS } from './pairs.js';

const schemes: readonly Scheme[] = ['light', 'dark'];

test.each(Object.entries(themes))(
  'the contrast of every color pair is sufficient with the %s theme',
  (_name, theme) => {
    for (const scheme of schemes) {
      const { colour } = paletteOf(theme, scheme);
      for (const { name, front, back, ground, least } of PAIRS) {
        const measured = contrast(colour(front, ground), colour(back, ground));
        expect.soft(measured, `${name} in ${scheme}`).toBeGreaterThanOrEqual(least);
      }
    }
  },
);

test('the contrast of text is at least 7 : 1 with the ink theme', () => {
  for (const scheme of schemes) {
    const { colour } = paletteOf(themes['ink'] ?? '', scheme);
    for (const word of ['text', 'text-muted', 'accent', 'danger']) {
      const measured = contrast(colour(`var(--${word})`), colour('var(--surface)'));
      expect.soft(measured, `${word} in ${scheme}`).toBeGreaterThanOrEqual(7);
    }
  }
});

test('the contrast in sheets with fixed colors is sufficient without a theme', () => {
  const own = sheetsWhere((css) => !css.includes('var('));
  for (const scheme of schemes) {
    const { colour } = paletteOf('', scheme);
    for (const [sheet, front] of coloursGiven(WORDS_GIVEN, own)) {
      for (const [where, back] of coloursGiven(GROUNDS_GIVEN, own)) {
        if (where !== sheet) continue;
        expect.soft(contrast(colour(front), colour(back)), `${front} on ${back} in ${scheme}`).toBeGreaterThan(4.5);
      }
    }
  }
});

test('every text color in the sheets is covered by the contrast tests', () => {
  const measured = new Set([...WORDS, ...EDGES, ...TONES, 'accent-text', 'c'].map((word) => `var(--${word})`));
  const given = coloursGiven(WORDS_GIVEN);
  expect(given.length).toBeGreaterThan(100);
  // Star colors: EDGES covers the outline of an empty star, and `--star` on hover.
  const known = [ON_RANGE, 'light-dark(#bd7100, #f2b765)', 'var(--shown, var(--line-strong))'];
  expect(given.filter(([, value]) => !measured.has(value) && !known.includes(value))).toEqual([]);
});

test('every background color in the sheets is covered by the contrast tests, unless it has no text', () => {
  const measured = new Set([...TINTED.map(({ back }) => back), PILL, 'var(--range)', ...WORDLESS]);
  const given = coloursGiven(GROUNDS_GIVEN);
  expect(given.length).toBeGreaterThan(60);
  expect(given.filter(([, value]) => !measured.has(value))).toEqual([]);
});

const WORDS_GIVEN = /(?<![\w-])color: ?([^;}]+)/g;
const GROUNDS_GIVEN = /(?<![\w-])background(?:-color)?: ?([^;}]+)/g;

const sheetsWhere = (holds: (css: string) => boolean) =>
  Object.fromEntries(Object.entries(widgetSheets).filter(([, css]) => holds(css)));

/** The colors that sheets set for a property, without inherited and browser defaults. */
const coloursGiven = (
  property: RegExp,
  sheets = sheetsWhere((css) => css.includes('var(')),
): readonly (readonly [sheet: string, value: string])[] =>
  Object.entries(sheets).flatMap(([sheet, css]) =>
    [...css.matchAll(property)]
      .map(([, value = '']) => value.trim())
      .filter((value) => /var\(|#|rgb|hsl|oklch|mix/.test(value) && !/gradient/.test(value))
      .map((value) => [sheet, value] as const),
  );

describe.each(Object.entries(themes).filter(([name]) => name !== 'default'))('the %s theme', (_name, css) => {
  const [, selector = '', body = '', rest = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(css.trim()) ?? [];
  const declared = [...body.matchAll(/([\w-]+)\s*:\s*([^;]+)/g)];

  test('is one :root rule that sets each documented custom property at most once, in light and dark', () => {
    const names = declared.map(([, name = '']) => name);
    expect([selector.trim(), rest.trim()]).toEqual([':root', '']);
    expect(names.length).toBeGreaterThan(10);
    expect(names.filter((each) => customProperties.every(({ name }) => name !== each))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    // Lengths need a unit to work in calc().
    for (const [, name = '', value = ''] of declared) {
      if (name.startsWith('--lead-color-')) expect(value, name).toMatch(/^light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\)$/);
      if (name === '--lead-radius' || name === '--lead-space') expect(value, name).toMatch(/^\d+px$/);
    }
  });
});

const css = [...Object.values(widgetSheets), tokens].join('\n');

test('the sheets read every public custom property and no other', () => {
  const read = new Set([...css.matchAll(/var\((--lead-[\w-]+)/g)].map(([, name]) => name));
  expect(new Set(customProperties.map((property) => property.name))).toEqual(read);
});

test('the sheets declare every private custom property that they read', () => {
  const declared = new Set([...css.matchAll(/(--[\w-]+)\s*:/g)].map(([, name]) => name));
  const read = [...css.matchAll(/var\((--(?!lead-)[\w-]+)\s*\)/g)].map(([, name]) => name);
  expect(read.length).toBeGreaterThan(50);
  expect(read.filter((name) => !declared.has(name))).toEqual([]);
});
