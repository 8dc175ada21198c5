import { describe, expect, it } from 'vitest';
import { loadWords, wordsAtHand } from '../../src/i18n/catalogue.js';
import { languageOf, supportedLocale } from '../../src/i18n/locale.js';
import { widgetWords } from '../../src/i18n/widget/widget.en-US.js';

describe('the locale', () => {
  it.each([
    ['en-US', 'en-US'],
    ['en', 'en'],
    ['EN-us', 'en-US'],
    ['en-GB', 'en-GB'],
    ['es', 'es-US'],
    ['es-MX', 'es-MX'],
    [' es-US ', 'es-US'],
    ['fr', 'en-US'],
    ['est', 'en-US'],
    ['eo', 'en-US'],
    ['', 'en-US'],
    ['  ', 'en-US'],
    ['not a locale', 'en-US'],
    [undefined, 'en-US'],
  ])('asked for as %j is %j', (asked, locale) => {
    expect(supportedLocale(asked)).toBe(locale);
  });

  it.each([
    ['es', 'es'],
    ['es-MX', 'es'],
    ['en-GB', 'en'],
  ])('%s is written in %s', (locale, language) => {
    expect(languageOf(locale)).toBe(language);
  });
});

it('English is at hand, Spanish is fetched once and is at hand from then on', async () => {
  expect(wordsAtHand('en', widgetWords)).toBe(widgetWords.en);
  expect(wordsAtHand('es', widgetWords)).toBeUndefined();
  const words = await loadWords('es', widgetWords);
  expect(words['retry']).toBe('Reintentar');
  expect(wordsAtHand('es', widgetWords)).toBe(words);
  await expect(loadWords('es', widgetWords)).resolves.toBe(words);
  await expect(loadWords('en', widgetWords)).resolves.toBe(widgetWords.en);
});
