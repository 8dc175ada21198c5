import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { endInput, focused, onThatDay, picker, startInput } from './picker-stage.js';

onThatDay();

const keys = (...pressed: readonly string[]) => userEvent.keyboard(pressed.map((key) => `{${key}}`).join(''));

describe('with the keyboard alone', () => {
  it('a range is drawn, from the first key to the last', async () => {
    const element = await picker({ start: '2026-11-09' });
    await userEvent.tab();
    expect(focused(element)).toBe('Early');
    await keys('ArrowDown');
    await expect.poll(() => focused(element)).toBe('Monday, November 9, 2026, start of range');
    await keys('ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter');
    expect(element.value).toBe('2026-11-12/');
    await keys('ArrowDown', 'ArrowDown', ' ');
    expect(element.value).toBe('2026-11-12/2026-11-26');
    expect(focused(element)).toBe('Continuous');
    await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
  });

  it('arrows, Page keys, Home and End lead to other days', async () => {
    const element = await picker();
    await page.getByRole('button', { name: 'Choose dates' }).click();
    await expect.poll(() => focused(element)).toBe('Wednesday, November 18, 2026, today');
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
      await expect.poll(() => focused(element), { message: key }).toBe(label);
    }
  });

  it('the arrows go the other way in a right-to-left page', async () => {
    const rightToLeft = document.createElement('div');
    rightToLeft.dir = 'rtl';
    document.body.append(rightToLeft);
    const element = await picker({}, rightToLeft);
    await page.getByRole('button', { name: 'Choose dates' }).click();
    await expect.poll(() => focused(element)).toMatch(/November 18/);
    await keys('ArrowLeft');
    await expect.poll(() => focused(element)).toMatch(/November 19/);
  });

  it('disabled days are stepped over, and another month is read out', async () => {
    const element = await picker({ 'disabled-dates': '2026-11-19/2026-11-20' });
    await page.getByRole('button', { name: 'Choose dates' }).click();
    await expect.poll(() => focused(element)).toMatch(/November 18/);
    await keys('ArrowRight');
    await expect.poll(() => focused(element)).toMatch(/November 21/);
    await keys('PageDown');
    const said = () =>
      [...(element.shadowRoot?.querySelectorAll('[role=status]') ?? [])].map((each) => each.textContent);
    await expect.poll(said).toContain('December 2026');
  });

  it('Escape closes the calendar, with the focus back on its input and nothing chosen', async () => {
    const element = await picker({ start: '2026-11-09', end: '2026-11-24' });
    await userEvent.tab();
    await keys('ArrowDown');
    await expect.poll(() => focused(element)).toMatch(/November 9/);
    await keys('ArrowRight', 'Escape');
    await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
    expect(focused(element)).toBe('Early');
    expect(element.value).toBe('2026-11-09/2026-11-24');
  });

  it('the months and years are reached, and Tab leads through, and out to what follows', async () => {
    const element = await picker({ start: '2026-11-09', end: '2026-11-24' });
    const after = document.createElement('button');
    document.body.append(after);
    await startInput().click();
    await expect.element(page.getByRole('grid')).toBeVisible();
    const places: string[] = [];
    for (let step = 0; step < 8; step += 1) {
      await userEvent.tab();
      places.push(focused(element));
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

  it('every day of a range says what it is', async () => {
    await picker({ start: '2026-11-17', end: '2026-11-19' });
    await endInput().click();
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
