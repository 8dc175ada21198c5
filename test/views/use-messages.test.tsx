import { cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { useMessages } from '../../src/views/widget/use-messages.js';

afterEach(cleanup);

describe('the words of a widget', () => {
  it('are at hand in English', () => {
    const { result } = renderHook(() => useMessages('en-GB', 'UTC', undefined));
    expect(result.current?.t('retry')).toBe('Retry');
    expect(result.current?.format.locale).toBe('en-GB');
  });

  it('are fetched for Spanish, and change with the locale', async () => {
    const { result, rerender } = renderHook(({ locale }) => useMessages(locale, 'UTC', undefined), {
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
    const { result } = renderHook(() => useMessages('ar', 'UTC', undefined));
    expect(result.current?.format.locale).toBe('en-US');
    expect(result.current?.t('saved')).toBe('Saved');
  });

  it('give way to the host’s own, by known keys and texts alone', () => {
    const own = { retry: 'Once more', saved: 7, unknown: 'x' };
    const { result } = renderHook(() => useMessages('en-US', 'UTC', own));
    expect(result.current?.t('retry')).toBe('Once more');
    expect(result.current?.t('saved')).toBe('Saved');
  });
});
