import { describe, expect, test } from 'vitest';
import { contrast, paletteOf, type Scheme, themes, widgetSheets } from './colour.js';
import { EDGES, ON_RANGE, PAIRS, PILL, TINTED, TONES, WORDLESS, WORDS } from './pairs.js';

const schemes: readonly Scheme[] = ['light', 'dark'];

describe.each(Object.entries(themes))('the theme %s', (_name, theme) => {
  describe.each(schemes)('in %s', (scheme) => {
    const { colour } = paletteOf(theme, scheme);

    test.each(PAIRS)('$name has $least : 1', ({ front, back, ground, least }) => {
      expect(contrast(colour(front, ground), colour(back, ground))).toBeGreaterThanOrEqual(least);
    });
  });
});

describe.each(schemes)('ink in %s', (scheme) => {
  const { colour } = paletteOf(themes['ink'] ?? '', scheme);

  test.each(['text', 'text-muted', 'accent', 'danger'])('%s has 7 : 1 on its surface', (word) => {
    expect(contrast(colour(`var(--${word})`), colour('var(--surface)'))).toBeGreaterThanOrEqual(7);
  });
});

test('there are two themes beside the default', () => {
  expect(Object.keys(themes)).toEqual(['default', 'harbor', 'ink']);
});

const WORDS_GIVEN = /(?<![\w-])color: ?([^;}]+)/g;
const GROUNDS_GIVEN = /(?<![\w-])background(?:-color)?: ?([^;}]+)/g;

const sheetsWhere = (holds: (css: string) => boolean) =>
  Object.fromEntries(Object.entries(widgetSheets).filter(([, css]) => holds(css)));
const roleSheets = sheetsWhere((css) => css.includes('var('));

/** The colours that sheets give to a property: what the browser or the parent decides is left out. */
function coloursGiven(property: RegExp, sheets = roleSheets): readonly (readonly [sheet: string, value: string])[] {
  return Object.entries(sheets).flatMap(([sheet, css]) =>
    [...css.matchAll(property)]
      .map(([, value = '']) => value.trim())
      .filter((value) => /var\(|#|rgb|hsl|oklch|mix/.test(value) && !/gradient/.test(value))
      .map((value) => [sheet, value] as const),
  );
}

test('every colour that a sheet gives to words is measured', () => {
  const measured = new Set([...WORDS, ...EDGES, ...TONES, 'accent-text', 'c'].map((word) => `var(--${word})`));
  const given = coloursGiven(WORDS_GIVEN);
  expect(given.length).toBeGreaterThan(100);
  // The stars of a pro are those of a rating. An empty star has a measured edge, and while it is pointed at, `--star`.
  const known = [ON_RANGE, 'light-dark(#bd7100, #f2b765)', 'var(--shown, var(--line-strong))'];
  expect(given.filter(([, value]) => !measured.has(value) && !known.includes(value))).toEqual([]);
});

test('every ground that a sheet draws is measured, or carries no words', () => {
  const measured = new Set([...TINTED.map(({ back }) => back), PILL, 'var(--range)', ...WORDLESS]);
  const given = coloursGiven(GROUNDS_GIVEN);
  expect(given.length).toBeGreaterThan(60);
  expect(given.filter(([, value]) => !measured.has(value))).toEqual([]);
});

test.each(schemes)(
  'a sheet with colours of its own, for what must stand without a theme, reads in %s too',
  (scheme) => {
    const { colour } = paletteOf('', scheme);
    const own = sheetsWhere((css) => !css.includes('var('));
    for (const [sheet, front] of coloursGiven(WORDS_GIVEN, own)) {
      for (const [where, back] of coloursGiven(GROUNDS_GIVEN, own)) {
        if (where === sheet) expect(contrast(colour(front), colour(back)), `${front} on ${back}`).toBeGreaterThan(4.5);
      }
    }
  },
);

test('the computation knows black on white and a known pair', () => {
  const { colour } = paletteOf('', 'light');
  expect(contrast([0, 0, 0], [1, 1, 1])).toBeCloseTo(21, 5);
  expect(contrast(colour('#777777'), colour('#fff'))).toBeCloseTo(4.48, 2);
});
