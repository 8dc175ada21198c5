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

describe('the words of a widget', () => {
  it.each([
    ['en-GB', 'en-GB'],
    ['ar', 'en-US'],
  ])('are English for %s, with the dates of %s', (asked, locale) => {
    const { result } = renderHook(() => useWords(asked));
    expect(result.current?.t('retry')).toBe('Retry');
    expect(result.current?.format.locale).toBe(locale);
  });

  it('have a form for one and one for any other number, which is written as the locale does', () => {
    const { result } = renderHook(() => useWords('en-US', { retry: '{count} {unit}' }));
    const textOf = (count: number) => result.current?.plural(count, 'saved', 'retry', { unit: 'leads' });
    expect([1, 0, 2, 1204].map(textOf)).toEqual(['Saved', '0 leads', '2 leads', '1,204 leads']);
  });

  it('are fetched for Spanish, and change with the locale', async () => {
    const { result, rerender } = renderHook(({ locale }) => useWords(locale), { initialProps: { locale: 'es-US' } });
    expect(result.current).toBeNull();
    await waitFor(() => expect(result.current?.t('retry')).toBe('Reintentar'));
    rerender({ locale: 'en-US' });
    expect(result.current?.t('retry')).toBe('Retry');
    rerender({ locale: 'es-MX' });
    expect(result.current?.t('retry')).toBe('Reintentar');
  });

  it('give way to the host’s own, by known keys and texts alone', () => {
    const own = { retry: 'Once more', saved: 7, unknown: 'x' };
    const { result } = renderHook(() => useWords('en-US', own));
    expect([result.current?.t('retry'), result.current?.t('saved')]).toEqual(['Once more', 'Saved']);
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

const failure: Failure = { kind: 'http', operation: 'leads', requestId: 'r', status: 500, customMessage: undefined };

function showFailure(of: Failure | null, onRetry = vi.fn()) {
  render(
    <WidgetContext value={testWidget()}>
      <FailurePanel sentence="listFailed" failure={of} onRetry={onRetry} />
    </WidgetContext>,
  );
  return onRetry;
}

it('the panel of a failure says the specification’s sentence, and tries again', () => {
  const onRetry = showFailure(failure);
  expect(screen.getByRole('alert').textContent).toContain('Sorry, something went wrong. Please try again later.');
  expect(screen.queryByText(/offline/)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledTimes(1);
});

it('the panel of a failure lets the gateway’s own sentence win, and says that it was not reached', () => {
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

it('a link into the host’s pages asks the host before the browser follows it', () => {
  const { emit, link } = showLink();
  expect(fireEvent.click(link)).toBe(true);
  expect(emit).toHaveBeenCalledWith('navigate', { to: 'call-log', href: '/office/calls' });
});

it('a link into the host’s pages leaves a click for a new tab to the browser, and stays where the host took it over', () => {
  const { emit, link } = showLink();
  for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])
    expect(fireEvent.click(link, { [key]: true })).toBe(true);
  expect(emit).not.toHaveBeenCalled();
  emit.mockReturnValue(false);
  expect(fireEvent.click(link)).toBe(false);
});
