import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { type DayRange, writeRange } from '../../src/date-range-picker/range/day-range.js';
import { BOARD_RANGES } from '../../src/date-range-picker/range/quick-ranges.js';
import { LazyBoundary } from '../../src/element/widget/lazy-boundary.js';
import { lazyView } from '../../src/element/widget/lazy-view.js';
import { WidgetContext } from '../../src/element/widget/widget-context.js';
import { DateRangePicker } from '../../src/react.js';
import { lazyModule } from '../../src/ui/lazy-module.js';
import { testWidget } from '../element/widget/test-widget.js';
import { cleanup, render } from '../react/render.js';
import { endInput, enter, onThatDay, press, startInput } from './picker-stage.js';

onThatDay();
afterEach(cleanup);

const widget = testWidget();
const calendar = lazyModule(() => import('../../src/date-range-picker/date-range-calendar.js'));
const DateRangeCalendar = lazyView(calendar, (loaded) => loaded.DateRangeCalendar);

function shown(value: DayRange, max?: string) {
  const told: string[] = [];
  const onWhole = vi.fn();
  function Filter() {
    const [range, setRange] = useState(value);
    return (
      <WidgetContext value={widget}>
        <LazyBoundary>
          <DateRangeCalendar
            value={range}
            onChange={(next) => {
              told.push(writeRange(next));
              setRange(next);
            }}
            quickRanges={BOARD_RANGES}
            max={max}
            onComplete={onWhole}
          />
        </LazyBoundary>
      </WidgetContext>
    );
  }
  render(<Filter />);
  return { told, onWhole };
}

describe('the calendar of the board’s date filter', () => {
  it('has Today, Last 7 Days and Last 30 Days', async () => {
    const { told, onWhole } = shown({ start: null, end: null });
    await page.getByRole('button', { name: 'Today', exact: true }).click();
    await page.getByRole('button', { name: 'Last 7 Days' }).click();
    await page.getByRole('button', { name: 'Last 30 Days' }).click();
    expect(told).toEqual(['2026-11-18/2026-11-18', '2026-11-12/2026-11-18', '2026-10-20/2026-11-18']);
    expect(onWhole).toHaveBeenCalledTimes(3);
    await expect.element(page.getByRole('button', { name: 'Last 30 Days' })).toHaveAttribute('aria-pressed', 'true');
  });

  it('shows and takes days as MM/DD/YYYY', async () => {
    const { told } = shown({ start: '2026-11-12', end: '2026-11-18' });
    await expect.element(startInput()).toHaveValue('11/12/2026');
    await enter(endInput(), '11/20/2026');
    expect(told).toEqual(['2026-11-12/2026-11-20']);
    await expect.element(page.getByText('9 days')).toBeVisible();
    await expect.element(endInput()).toHaveAccessibleDescription('MM/DD/YYYY, for example 11/18/2026');
  });

  it('is emptied with Clear dates, and keeps to its limits', async () => {
    const { told } = shown({ start: '2026-11-12', end: '2026-11-18' }, '2026-11-18');
    await expect.element(page.getByRole('button', { name: /November 19, 2026/ })).toBeDisabled();
    await page.getByRole('button', { name: 'Clear dates' }).click();
    expect(told).toEqual(['']);
    await expect.element(page.getByRole('button', { name: 'Clear dates' })).not.toBeInTheDocument();
  });
});

it('<DateRangePicker> takes its days as props, calls back with a choice, and is part of its form', async () => {
  const onRangeChange = vi.fn();
  const stay = (end: string) => (
    <form>
      <DateRangePicker
        name="stay"
        start="2026-11-09"
        end={end}
        timeZone="America/Chicago"
        disabledDates="2026-11-26"
        onRangeChange={onRangeChange}
      />
    </form>
  );
  const { rerender } = render(stay('2026-11-24'));
  await expect.element(startInput()).toHaveValue('Nov 9, 2026');
  rerender(stay('2026-11-20'));
  await expect.element(endInput()).toHaveValue('Nov 20, 2026');
  await endInput().click();
  await expect.element(page.getByRole('button', { name: /November 26, 2026/ })).toBeDisabled();
  await press('November 12, 2026');
  expect(onRangeChange.mock.calls).toEqual([[{ start: '2026-11-09', end: '2026-11-12' }]]);
  const form = document.querySelector('form');
  expect(form && new FormData(form).get('stay')).toBe('2026-11-09/2026-11-12');
});
