import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changesOf, endInput, onThatDay, picker, startInput } from './picker-stage.js';

onThatDay();

describe('a typed date', () => {
  it('is taken when its field is left', async () => {
    const element = await picker();
    const told = changesOf(element);
    await startInput().fill('Nov 9, 2026');
    await endInput().fill('tomorrow');
    await userEvent.tab();
    expect(element.value).toBe('2026-11-09/2026-11-19');
    expect(told).toEqual(['2026-11-09/null', '2026-11-09/2026-11-19']);
  });

  it('that is emptied opens its end', async () => {
    const element = await picker({ start: '2026-11-09', end: '2026-11-24' });
    await endInput().fill('');
    await userEvent.keyboard('{Enter}');
    expect(element.value).toBe('2026-11-09/');
    await expect.element(endInput()).toHaveAttribute('placeholder', 'Continuous');
  });

  it('that is none stays as it is, and the field says how to write one', async () => {
    const element = await picker({ start: '2026-11-09' });
    await startInput().fill('someday');
    await userEvent.keyboard('{Enter}');
    await expect.element(startInput()).toHaveValue('someday');
    await expect.element(startInput()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(page.getByRole('alert')).toHaveTextContent('Enter a date like 11/18/2026.');
    expect(element.value).toBe('2026-11-09/');
    expect(element.validity.badInput).toBe(true);
    await startInput().fill('11/12/2026');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
    expect(element.checkValidity()).toBe(true);
  });

  it('goes back to what was there with Escape', async () => {
    const element = await picker({ start: '2026-11-09' });
    await startInput().fill('someday');
    await userEvent.keyboard('{Escape}');
    await expect.element(startInput()).toHaveValue('Nov 9, 2026');
    expect(element.value).toBe('2026-11-09/');
  });

  it('brings its month into the calendar', async () => {
    await picker();
    await startInput().click();
    await startInput().fill('3/4/2031');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('grid', { name: 'March 2031' })).toBeVisible();
  });

  it('keeps its letters from the page’s hotkeys', async () => {
    await picker();
    const heard: string[] = [];
    document.addEventListener('keydown', (event) => heard.push(event.key));
    await startInput().click();
    await userEvent.keyboard('nov');
    expect(heard).toEqual([]);
  });
});
