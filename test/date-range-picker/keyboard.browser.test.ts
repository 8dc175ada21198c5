import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as screen from './picker-stage.js';

screen.onThatDay();

const keys = (...pressed: readonly string[]) => userEvent.keyboard(pressed.map((key) => `{${key}}`).join(''));

describe('with the keyboard only', () => {
  it('a range can be chosen', async () => {
    const element = await screen.picker({ start: '2026-11-09' });
    await userEvent.tab();
    expect(screen.focused(element)).toBe('Early');
    await keys('ArrowDown');
    await expect.poll(() => screen.focused(element)).toBe('Monday, November 9, 2026, start of range');
    const stops = element.shadowRoot?.querySelectorAll('td button[tabindex="0"]');
    expect([...(stops ?? [])].map((each) => each.ariaLabel)).toEqual([screen.focused(element)]);
    await keys('ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter');
    expect(element.value).toBe('2026-11-12/');
    await keys('ArrowDown', 'ArrowDown', ' ');
    expect([element.value, screen.focused(element)]).toEqual(['2026-11-12/2026-11-26', 'Continuous']);
    await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
  });

  it('arrow keys, Page Up, Page Down, Home and End move between days', async () => {
    const element = await screen.picker();
    await page.getByRole('button', { name: 'Choose dates' }).click();
    await expect.poll(() => screen.focused(element)).toBe('Wednesday, November 18, 2026, today');
    for (const [key, label] of [
      ['ArrowRight', 'Thursday, November 19, 2026'],
      ['ArrowDown', 'Thursday, November 26, 2026'],
      ['ArrowLeft', 'Wednesday, November 25, 2026'],
      ['Home', 'Sunday, November 22, 2026'],
      ['ArrowUp', 'Sunday, November 15, 2026'],
      ['End', 'Saturday, November 21, 2026'],
      ['PageDown', 'Monday, December 21, 2026'],
      ['Shift>}{PageDown}{/Shift', 'Tuesday, December 21, 2027'],
      ['PageUp', 'Sunday, November 21, 2027'],
      ['Shift>}{PageUp}{/Shift', 'Saturday, November 21, 2026'],
    ] as const) {
      await keys(key);
      await expect.poll(() => screen.focused(element), { message: key }).toBe(label);
    }
  });

  it('the arrow keys are reversed on a right-to-left page', async () => {
    const rightToLeft = document.createElement('div');
    rightToLeft.dir = 'rtl';
    document.body.append(rightToLeft);
    const element = await screen.picker({}, rightToLeft);
    await page.getByRole('button', { name: 'Choose dates' }).click();
    await expect.poll(() => screen.focused(element)).toMatch(/November 18/);
    await keys('ArrowLeft');
    await expect.poll(() => screen.focused(element)).toMatch(/November 19/);
  });

  it('disabled days are skipped, and another month is announced', async () => {
    const element = await screen.picker({ 'disabled-dates': '2026-11-19/2026-11-20' });
    await page.getByRole('button', { name: 'Choose dates' }).click();
    await expect.poll(() => screen.focused(element)).toMatch(/November 18/);
    await keys('ArrowRight');
    await expect.poll(() => screen.focused(element)).toMatch(/November 21/);
    await keys('PageDown');
    const said = () =>
      [...(element.shadowRoot?.querySelectorAll('[role=status]') ?? [])].map((each) => each.textContent);
    await expect.poll(said).toContain('December 2026');
  });

  it('Escape closes the calendar, returns focus to its input and chooses nothing', async () => {
    const element = await screen.picker({ start: '2026-11-09', end: '2026-11-24' });
    await userEvent.tab();
    await keys('ArrowDown');
    await expect.poll(() => screen.focused(element)).toMatch(/November 9/);
    await keys('ArrowRight', 'Escape');
    await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
    expect([screen.focused(element), element.value]).toEqual(['Early', '2026-11-09/2026-11-24']);
  });

  it('Tab reaches the month and year lists, goes through the calendar, and leaves it', async () => {
    const element = await screen.picker({ start: '2026-11-09', end: '2026-11-24' });
    const after = document.createElement('button');
    document.body.append(after);
    await screen.startInput().click();
    await expect.element(page.getByRole('grid')).toBeVisible();
    const places: string[] = [];
    for (let step = 0; step < 8; step += 1) {
      await userEvent.tab();
      places.push(screen.focused(element));
    }
    expect(places).toEqual([
      'Continuous',
      'Choose dates',
      'Previous month',
      'Month',
      'Year',
      'Next month',
      'Tuesday, November 24, 2026, end of range',
      'button',
    ]);
    await userEvent.tab();
    await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
    expect(document.activeElement === after).toBe(true);
  });

  it('every day of a range has its role in its label', async () => {
    await screen.picker({ start: '2026-11-17', end: '2026-11-19' });
    await screen.endInput().click();
    for (const name of [
      'Tuesday, November 17, 2026, start of range',
      'Wednesday, November 18, 2026, today, in range',
      'Thursday, November 19, 2026, end of range',
    ]) {
      const button = page.getByRole('button', { name, exact: true });
      await expect.element(button).toBeVisible();
      expect(button.element().closest('td')?.getAttribute('aria-selected')).toBe('true');
    }
  });
});

it('a typed date is applied on blur, and clearing a field opens that end', async () => {
  const element = await screen.picker();
  const told = screen.changesOf(element);
  await screen.startInput().fill('Nov 9, 2026');
  await screen.endInput().fill('tomorrow');
  await userEvent.tab();
  expect([element.value, told]).toEqual(['2026-11-09/2026-11-19', ['2026-11-09/null', '2026-11-09/2026-11-19']]);
  await screen.enter(screen.endInput(), '');
  expect(element.value).toBe('2026-11-09/');
  await expect.element(screen.endInput()).toHaveAttribute('placeholder', 'Continuous');
});

it('an invalid typed date stays in its field with an error, and Escape restores the date', async () => {
  const element = await screen.picker({ start: '2026-11-09' });
  await screen.enter(screen.startInput(), 'someday');
  await expect.element(screen.startInput()).toHaveValue('someday');
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect([element.value, element.validity.badInput]).toEqual(['2026-11-09/', true]);
  await screen.enter(screen.startInput(), '11/12/2026');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  expect(element.checkValidity()).toBe(true);
  await screen.startInput().fill('someday');
  await userEvent.keyboard('{Escape}');
  await expect.element(screen.startInput()).toHaveValue('Nov 12, 2026');
  expect(element.value).toBe('2026-11-12/');
});

it('a typed date changes the month, and typed letters and Escape do not reach the hotkeys of the page', async () => {
  await screen.picker();
  const heard: string[] = [];
  document.addEventListener('keydown', (event) => heard.push(event.key));
  await page.getByRole('button', { name: 'Choose dates' }).click();
  await expect.element(page.getByRole('grid')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await screen.startInput().click();
  await userEvent.keyboard('nov');
  expect(heard).toEqual([]);
  await screen.enter(screen.startInput(), '3/4/2031');
  await expect.element(page.getByRole('grid', { name: 'March 2031' })).toBeVisible();
});

const sheet = () => page.getByRole('dialog', { name: 'Choose dates' });
const done = () => sheet().getByRole('button', { name: 'Done' });
const inSheet = (name: string) => sheet().getByRole('textbox', { name, exact: true });

describe('the calendar sheet on a phone', () => {
  beforeEach(() => page.viewport(360, 780));
  afterEach(() => page.viewport(1280, 900));

  it('opens on a press on an input, and stays open until Done so that days can be changed', async () => {
    const element = await screen.picker();
    const told = screen.changesOf(element);
    await screen.startInput().click();
    await expect.element(sheet()).toBeVisible();
    await vi.waitFor(() => {
      const { bottom, height } = sheet().element().getBoundingClientRect();
      expect(Math.round(bottom)).toBe(780);
      expect(height).toBeLessThanOrEqual(702);
    });
    await screen.press('November 9, 2026', 'November 12, 2026');
    await screen.press('November 10, 2026', 'November 14, 2026');
    expect(told.at(-1)).toBe('2026-11-10/2026-11-14');
    await done().click();
    await vi.waitFor(() => expect(sheet().query()).toBeNull());
    await expect.element(screen.startInput()).toHaveValue('Nov 10, 2026');
    await expect.element(screen.endInput()).toHaveValue('Nov 14, 2026');
    expect(screen.focused(element)).toBe('Early');
  });

  it('closes on Escape, and focus returns to the button that opened it', async () => {
    const element = await screen.picker();
    await page.getByRole('button', { name: 'Choose dates' }).click();
    await expect.element(screen.dayButton('November 18, 2026')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(sheet().query()).toBeNull());
    expect(screen.focused(element)).toBe('Choose dates');
  });

  it('has its own inputs, and the inputs behind it do not open the on-screen keyboard', async () => {
    const element = await screen.picker();
    const told = screen.changesOf(element);
    await expect.element(screen.startInput()).toHaveAttribute('inputmode', 'none');
    await screen.startInput().click();
    await inSheet('Start').fill('11/2/2026');
    await inSheet('End').fill('11/5/2026');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(told.at(-1)).toBe('2026-11-02/2026-11-05'));
    await done().click();
    await expect.element(screen.endInput()).toHaveValue('Nov 5, 2026');
  });
});
