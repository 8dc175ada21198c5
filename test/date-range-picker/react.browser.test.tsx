import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { DateRangePicker } from '../../src/react.js';
import { cleanup, render } from '../react/render.js';
import { endInput, onThatDay, press, startInput } from './picker-stage.js';

onThatDay();
afterEach(cleanup);

it('<DateRangePicker> accepts dates as props, calls onRangeChange, and is part of its form', async () => {
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
