import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useMessages } from '../../../src/element/widget/use-messages.js';
import { widgetMessages } from '../../../src/i18n/widget-messages.en-US.js';
import { leadCardMessages } from '../../../src/lead-card/messages.en-US.js';

afterEach(cleanup);

const CATALOGUES = [widgetMessages, leadCardMessages];

function useWords(locale: string, messages?: Record<string, unknown>) {
  return useMessages({ locale, timeZone: 'UTC', messages }, CATALOGUES);
}

describe('the words of a widget', () => {
  it('are at hand in English', () => {
    const { result } = renderHook(() => useWords('en-GB'));
    expect(result.current?.t('retry')).toBe('Retry');
    expect(result.current?.format.locale).toBe('en-GB');
  });

  it('have a form for one and one for any other number, which is written as the locale does', () => {
    const { result } = renderHook(() => useWords('en-US', { retry: '{count} {unit}' }));
    const textOf = (count: number) => result.current?.plural(count, 'saved', 'retry', { unit: 'leads' });
    expect([1, 0, 2, 1204].map(textOf)).toEqual(['Saved', '0 leads', '2 leads', '1,204 leads']);
  });

  it('are fetched for Spanish, and change with the locale', async () => {
    const { result, rerender } = renderHook(({ locale }) => useWords(locale), {
      initialProps: { locale: 'es-US' },
    });
    expect(result.current).toBeNull();
    await waitFor(() => expect(result.current?.t('retry')).toBe('Reintentar'));
    rerender({ locale: 'en-US' });
    expect(result.current?.t('retry')).toBe('Retry');
    rerender({ locale: 'es-MX' });
    expect(result.current?.t('retry')).toBe('Reintentar');
  });

  it('are English where no words are shipped, dates and all', () => {
    const { result } = renderHook(() => useWords('ar'));
    expect(result.current?.format.locale).toBe('en-US');
    expect(result.current?.t('saved')).toBe('Saved');
  });

  it('give way to the host’s own, by known keys and texts alone', () => {
    const own = { retry: 'Once more', saved: 7, unknown: 'x' };
    const { result } = renderHook(() => useWords('en-US', own));
    expect(result.current?.t('retry')).toBe('Once more');
    expect(result.current?.t('saved')).toBe('Saved');
  });

  it('wait for those of a part that has just come, and show no bare key', async () => {
    const late = {
      en: leadCardMessages.en,
      es: () => new Promise<typeof leadCardMessages.en>((come) => setTimeout(() => come({ saved: 'Guardado' }), 20)),
    };
    const first = [widgetMessages];
    const both = [widgetMessages, late];
    const { result, rerender } = renderHook(
      ({ list }) => useMessages({ locale: 'es-US', timeZone: 'UTC', messages: undefined }, list),
      { initialProps: { list: first } },
    );
    await waitFor(() => expect(result.current?.t('retry')).toBe('Reintentar'));
    rerender({ list: both });
    expect(result.current).toBeNull();
    await waitFor(() => expect(result.current?.t('saved')).toBe('Guardado'));
  });

  it('are English when the others cannot be fetched', async () => {
    const lost = [{ en: widgetMessages.en, es: () => Promise.reject(new TypeError('no network')) }];
    const { result } = renderHook(() => useMessages({ locale: 'es-US', timeZone: 'UTC', messages: undefined }, lost));
    await waitFor(() => expect(result.current?.t('retry')).toBe('Retry'));
    expect(result.current?.format.locale).toBe('en-US');
  });
});
