import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { changesOf, dayButton, endInput, focused, onThatDay, picker, press, startInput } from './picker-stage.js';

onThatDay();

describe('a range drawn with the pointer', () => {
  it('is the first day and the second; the calendar then closes, and the focus is on End', async () => {
    const element = await picker();
    const told = changesOf(element);
    await startInput().click();
    await press('November 9, 2026');
    expect(element.value).toBe('2026-11-09/');
    await press('November 24, 2026');
    expect(element.value).toBe('2026-11-09/2026-11-24');
    expect(told).toEqual(['2026-11-09/null', '2026-11-09/2026-11-24']);
    await expect.element(startInput()).toHaveValue('Nov 9, 2026');
    await expect.element(endInput()).toHaveValue('Nov 24, 2026');
    await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
    expect(focused(element)).toBe('Continuous');
  });

  it('cannot have a day after the last one, nor another month', async () => {
    await picker({ min: '2026-11-10', max: '2026-11-20' });
    await startInput().click();
    await expect.element(dayButton('November 21, 2026')).toBeDisabled();
    for (const name of ['Next month', 'Previous month']) {
      await expect.element(page.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    }
  });

  it('goes away with Clear', async () => {
    const element = await picker({ start: '2026-11-09', end: '2026-11-24' });
    await startInput().click();
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(element.value).toBe('');
    await expect.element(startInput()).toHaveValue('');
  });
});

describe('the calendar', () => {
  it('shows another month by its arrows and by its month and year', async () => {
    await picker({ start: '2026-11-09', end: '2026-11-24' });
    await startInput().click();
    await page.getByRole('button', { name: 'Next month' }).click();
    await expect.element(page.getByRole('grid', { name: 'December 2026' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Month' }).selectOptions('March');
    await page.getByRole('combobox', { name: 'Year' }).selectOptions('2031');
    await expect.element(page.getByRole('grid', { name: 'March 2031' })).toBeVisible();
    await page.getByRole('button', { name: 'Previous month' }).click();
    await expect.element(page.getByRole('grid', { name: 'February 2031' })).toBeVisible();
  });

  it('closes with a press elsewhere, and not with one on the other input', async () => {
    await picker();
    const elsewhere = document.createElement('p');
    elsewhere.textContent = 'Elsewhere';
    elsewhere.style.marginTop = '600px';
    document.body.append(elsewhere);
    await startInput().click();
    await expect.element(page.getByRole('grid')).toBeVisible();
    await endInput().click();
    await expect.element(page.getByRole('grid')).toBeVisible();
    await page.getByText('Elsewhere').click();
    await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
  });
});
