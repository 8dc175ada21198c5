import { cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Failure } from '../../../src/element/run-call.js';
import { FailurePanel } from '../../../src/element/widget/failure-panel.js';
import { HostLink } from '../../../src/element/widget/host-link.js';
import { useMessages } from '../../../src/element/widget/use-messages.js';
import { WidgetContext } from '../../../src/element/widget/widget-context.js';
import { widgetMessages } from '../../../src/i18n/widget-messages.en-US.js';
import { leadCardMessages } from '../../../src/lead-card/messages.en-US.js';
import { testWidget } from './test-widget.js';

afterEach(cleanup);

const CATALOGUES = [widgetMessages, leadCardMessages];

const useWords = (locale: string, messages?: Record<string, unknown>) =>
  useMessages({ locale, timeZone: 'UTC', messages }, CATALOGUES);

describe('the messages of a widget', () => {
  it.each([
    ['en-GB', 'en-GB'],
    ['ar', 'en-US'],
  ])('are English for %s, with dates in the format of %s', (asked, locale) => {
    const { result } = renderHook(() => useWords(asked));
    expect(result.current?.t('retry')).toBe('Retry');
    expect(result.current?.format.locale).toBe(locale);
  });

  it('have a singular and a plural, with the count in the format of the locale', () => {
    const { result } = renderHook(() => useWords('en-US', { retry: '{count} {unit}' }));
    const textOf = (count: number) => result.current?.plural(count, 'saved', 'retry', { unit: 'leads' });
    expect([1, 0, 2, 1204].map(textOf)).toEqual(['Saved', '0 leads', '2 leads', '1,204 leads']);
  });

  it('are loaded for Spanish, and change with the locale', async () => {
    const { result, rerender } = renderHook(({ locale }) => useWords(locale), { initialProps: { locale: 'es-US' } });
    expect(result.current).toBeNull();
    await waitFor(() => expect(result.current?.t('retry')).toBe('Reintentar'));
    rerender({ locale: 'en-US' });
    expect(result.current?.t('retry')).toBe('Retry');
    rerender({ locale: 'es-MX' });
    expect(result.current?.t('retry')).toBe('Reintentar');
  });

  it('can be overridden by the host, with strings for known keys only', () => {
    const own = { retry: 'Once more', saved: 7, unknown: 'x' };
    const { result } = renderHook(() => useWords('en-US', own));
    expect([result.current?.t('retry'), result.current?.t('saved')]).toEqual(['Once more', 'Saved']);
  });

  it('are not available until those of an added part are loaded', async () => {
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

  it('are English if the translation cannot be loaded', async () => {
    const lost = [{ en: widgetMessages.en, es: () => Promise.reject(new TypeError('no network')) }];
    const { result } = renderHook(() => useMessages({ locale: 'es-US', timeZone: 'UTC', messages: undefined }, lost));
    await waitFor(() => expect(result.current?.t('retry')).toBe('Retry'));
    expect(result.current?.format.locale).toBe('en-US');
  });
});

const failure: Failure = { kind: 'http', operation: 'leads', requestId: 'r', status: 500, customMessage: undefined };

function showFailure(of: Failure | null, onRetry = vi.fn()) {
  render(
    <WidgetContext value={testWidget()}>
      <FailurePanel sentence="listFailed" failure={of} onRetry={onRetry} />
    </WidgetContext>,
  );
  return onRetry;
}

it('the error panel shows the general sentence, and Retry calls onRetry', () => {
  const onRetry = showFailure(failure);
  expect(screen.getByRole('alert').textContent).toContain('Sorry, something went wrong. Please try again later.');
  expect(screen.queryByText(/offline/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('the error panel shows the message from the gateway, and a hint if the device seems offline', () => {
  showFailure({ ...failure, kind: 'network', status: undefined, customMessage: 'Your account is being moved.' });
  expect(screen.getByText('You appear to be offline. Check your connection and try again.')).toBeTruthy();
  expect(screen.getByRole('heading').textContent).toBe('Your account is being moved.');
});

function showLink() {
  const emit = vi.fn(() => true);
  render(
    <WidgetContext value={testWidget({ emit })}>
      <HostLink href="/office/calls" to="call-log" className="link">
        View Call Log
      </HostLink>
    </WidgetContext>,
  );
  return { emit, link: screen.getByRole('link', { name: 'View Call Log' }) };
}

it('a host link fires navigate before the browser follows it', () => {
  const { emit, link } = showLink();
  expect(fireEvent.click(link)).toBe(true);
  expect(emit).toHaveBeenCalledWith('navigate', { to: 'call-log', href: '/office/calls' });
});

it('a host link leaves clicks for a new tab to the browser, and is not followed if navigate is canceled', () => {
  const { emit, link } = showLink();
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
    expect(fireEvent.click(link, { [key]: true })).toBe(true);
  expect(emit).not.toHaveBeenCalled();
  emit.mockReturnValue(false);
  expect(fireEvent.click(link)).toBe(false);
});
