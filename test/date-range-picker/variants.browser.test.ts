import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { pressQuickly } from '../ui/pointer.js';
import { dayButton, enter, focused, onThatDay, picker, press, startInput } from './picker-stage.js';

onThatDay();

it('the ranges variant has quick ranges and shows the month of a chosen one', async () => {
  const element = await picker({ variant: 'ranges' });
  const button = page.getByRole('button', { name: 'Last Month', exact: true });
  await expect.element(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  expect(element.value).toBe('2026-10-01/2026-10-31');
  await expect.element(button).toHaveAttribute('aria-pressed', 'true');
  await expect.element(page.getByRole('grid', { name: 'October 2026' })).toBeVisible();
});

it('the ranges variant counts at least one day up to today or starting today', async () => {
  const element = await picker({ variant: 'ranges' });
  const upTo = page.getByRole('spinbutton', { name: 'days up to today' });
  const starting = page.getByRole('spinbutton', { name: 'days starting today' });
  await upTo.fill('30');
  expect(element.value).toBe('2026-10-20/2026-11-18');
  await starting.fill('7');
  expect(element.value).toBe('2026-11-18/2026-11-24');
  await expect.element(upTo).toHaveValue(null);
  await starting.fill('0');
  expect(element.value).toBe('2026-11-18/2026-11-18');
  await userEvent.tab();
  await expect.element(starting).toHaveValue(1);
  await expect.element(upTo).toHaveValue(1);
});

it('the ranges variant keeps its calendar open, and two quick presses on Next month advance two months', async () => {
  const element = await picker({ variant: 'ranges' });
  await press('November 9, 2026', 'November 12, 2026');
  expect(element.value).toBe('2026-11-09/2026-11-12');
  await expect.element(page.getByRole('grid', { name: 'November 2026' })).toBeVisible();
  await expect.element(page.getByText('4 days · Central Time')).toBeVisible();
  const next = page.getByRole('button', { name: 'Next month' });
  await expect.element(next).toBeVisible();
  await pressQuickly(next.element(), { times: 2, pause: 100 });
  await expect.element(page.getByRole('grid', { name: 'January 2027' })).toBeVisible();
});

const focusOn = async (date: string) => {
  await expect.element(dayButton(date)).toBeVisible();
  const button = dayButton(date).element();
  if (button instanceof HTMLElement) button.focus();
};
const months = (element: Element) => [...(element.shadowRoot?.querySelectorAll<HTMLElement>('.month') ?? [])];
const view = (element: Element) => element.shadowRoot?.querySelector<HTMLElement>('.scroll-view');

it('the scroll variant is 332 px wide, and its months are 220 px or 260 px high', async () => {
  const element = await picker({ variant: 'scroll', start: '2026-12-28' });
  await expect.element(page.getByRole('grid', { name: 'January 2027' })).toBeVisible();
  expect(element.shadowRoot?.querySelector('.picker')?.getBoundingClientRect().width).toBe(332);
  const heights = Object.fromEntries(
    months(element).map((month) => [month.querySelector('table')?.ariaLabel, month.getBoundingClientRect().height]),
  );
  expect(heights).toMatchObject({ 'December 2026': 220, 'January 2027': 260, 'February 2027': 220 });
});

it('the scroll variant renders the months in view, and scrolls to a typed date', async () => {
  const element = await picker({ variant: 'scroll' });
  await expect.element(page.getByRole('grid', { name: 'November 2026' })).toBeVisible();
  view(element)?.scrollBy(0, 220 * 12 * 3);
  const names = () => months(element).map((month) => month.querySelector('table')?.ariaLabel);
  await expect.poll(() => names().join()).toMatch(/202[89]|2030/);
  expect(months(element).length).toBeLessThan(8);
  view(element)?.scrollTo(0, 0);
  await expect.element(page.getByRole('grid', { name: 'November 1926' })).toBeVisible();
  await enter(startInput(), '3/4/2031');
  await expect.element(page.getByRole('grid', { name: 'March 2031' })).toBeInViewport();
});

it('the scroll variant can be walked through with the keyboard, month by month', async () => {
  const element = await picker({ variant: 'scroll', start: '2026-11-09' });
  await focusOn('November 9, 2026');
  for (let step = 0; step < 9; step += 1) {
    const before = focused(element);
    await userEvent.keyboard('{PageDown}');
    await expect.poll(() => focused(element)).not.toBe(before);
  }
  await expect.poll(() => focused(element)).toMatch(/August 9, 2027/);
  await expect.element(dayButton('August 9, 2027')).toBeInViewport();
  await userEvent.keyboard('{Enter}');
  expect(element.value).toBe('2027-08-09/');
});

it('the scroll variant moves focus from a day to the scroll view when the day is scrolled away', async () => {
  const element = await picker({ variant: 'scroll', start: '2026-11-09' });
  await focusOn('November 9, 2026');
  const box = view(element);
  box?.scrollBy(0, 220 * 40);
  const to = box?.scrollTop;
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(box?.scrollTop).toBe(to);
  expect(element.shadowRoot?.activeElement === box).toBe(true);
});

it('the scroll variant shows marked ranges in the two other colors', async () => {
  const element = await picker({ variant: 'scroll', start: '2026-11-02', end: '2026-11-05' });
  element.markedRanges = [
    { start: '2026-11-12', end: '2026-11-13', label: 'Work' },
    { start: '2026-11-20', end: '2026-11-21', label: 'Follow-up' },
    { start: 'never', end: '2026-11-21' },
  ];
  await expect.element(dayButton('November 20, 2026')).toHaveAccessibleName(/Follow-up/);
  const ground = (date: string) => getComputedStyle(dayButton(date).element()).backgroundColor;
  expect(['November 2, 2026', 'November 12, 2026', 'November 20, 2026'].map(ground)).toEqual([
    'rgb(31, 94, 255)',
    'rgb(62, 207, 142)',
    'rgb(254, 209, 76)',
  ]);
});
