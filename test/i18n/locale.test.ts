import { describe, expect, it, vi } from 'vitest';
import { languageOf, supportedLocale } from '../../src/i18n/locale.js';

describe('the locale', () => {
  it.each([
    ['en-US', 'en-US'],
    ['en', 'en'],
    ['EN-us', 'en-US'],
    ['en-GB', 'en-GB'],
    ['es', 'es-US'],
    ['es-MX', 'es-MX'],
    [' es-US ', 'es-US'],
    ['es_MX', 'es-MX'],
    ['fr', 'en-US'],
    ['est', 'en-US'],
    ['eo', 'en-US'],
    ['', 'en-US'],
    ['  ', 'en-US'],
    ['not a locale', 'en-US'],
    [undefined, 'en-US'],
  ])('for %j is %j', (asked, locale) => {
    expect(supportedLocale(asked)).toBe(locale);
  });

  it.each([
    ['es', 'es'],
    ['es-MX', 'es'],
    ['en-GB', 'en'],
  ])('%s uses the messages in %s', (locale, language) => {
    expect(languageOf(locale)).toBe(language);
  });
});

it('English is always loaded, and Spanish is loaded once', async () => {
  // Other tests may have fetched it.
  vi.resetModules();
  const { loadedMessages, loadMessages } = await import('../../src/i18n/catalogue.js');
  const { widgetMessages } = await import('../../src/i18n/widget-messages.en-US.js');
  expect(loadedMessages('en', widgetMessages)).toBe(widgetMessages.en);
  expect(loadedMessages('es', widgetMessages)).toBeUndefined();
  const words = await loadMessages('es', widgetMessages);
  expect(words['retry']).toBe('Reintentar');
  expect(loadedMessages('es', widgetMessages)).toBe(words);
  await expect(loadMessages('es', widgetMessages)).resolves.toBe(words);
  await expect(loadMessages('en', widgetMessages)).resolves.toBe(widgetMessages.en);
});
