import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { changesOf, dayButton, endInput, focused, onThatDay, picker, press, startInput } from './picker-stage.js';

onThatDay();

describe('a typed date', () => {
  it('is taken when its field is left, and one that is emptied opens its end', async () => {
    const element = await picker();
    const told = changesOf(element);
    await startInput().fill('Nov 9, 2026');
    await endInput().fill('tomorrow');
    await userEvent.tab();
    expect(element.value).toBe('2026-11-09/2026-11-19');
    expect(told).toEqual(['2026-11-09/null', '2026-11-09/2026-11-19']);
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
    await expect.element(page.getByRole('alert')).toBeVisible();
    expect([element.value, element.validity.badInput]).toEqual(['2026-11-09/', true]);
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

  it('keeps its letters from the page’s hotkeys, and Escape while its calendar is open', async () => {
    await picker();
    const heard: string[] = [];
    document.addEventListener('keydown', (event) => heard.push(event.key));
    await page.getByRole('button', { name: 'Choose dates' }).click();
    await expect.element(page.getByRole('grid')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await startInput().click();
    await userEvent.keyboard('nov');
    expect(heard).toEqual([]);
  });
});

const sheet = () => page.getByRole('dialog', { name: 'Choose dates' });
const done = () => sheet().getByRole('button', { name: 'Done' });
const inSheet = (name: string) => sheet().getByRole('textbox', { name, exact: true });

describe('on a phone the calendar is a sheet', () => {
  beforeEach(() => page.viewport(360, 780));
  afterEach(() => page.viewport(1280, 900));

  it('that a press on an input opens, and that stays until Done, so that a day can be mended', async () => {
    const element = await picker();
    const told = changesOf(element);
    await startInput().click();
    await expect.element(sheet()).toBeVisible();
    await vi.waitFor(() => {
      const { bottom, height } = sheet().element().getBoundingClientRect();
      expect(Math.round(bottom)).toBe(780);
      expect(height).toBeLessThanOrEqual(702);
    });
    await press('November 9, 2026', 'November 12, 2026');
    await press('November 10, 2026', 'November 14, 2026');
    expect(told.at(-1)).toBe('2026-11-10/2026-11-14');
    await done().click();
    await vi.waitFor(() => expect(sheet().query()).toBeNull());
    await expect.element(startInput()).toHaveValue('Nov 10, 2026');
    await expect.element(endInput()).toHaveValue('Nov 14, 2026');
    expect(focused(element)).toBe('Early');
  });

  it('that Escape closes, with the focus back on the button that opened it', async () => {
    const element = await picker();
    await page.getByRole('button', { name: 'Choose dates' }).click();
    await expect.element(dayButton('November 18, 2026')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(sheet().query()).toBeNull());
    expect(focused(element)).toBe('Choose dates');
  });

  it('that has inputs of its own, as the phone’s keyboard does not come for those behind it', async () => {
    const element = await picker();
    const told = changesOf(element);
    await expect.element(startInput()).toHaveAttribute('inputmode', 'none');
    await startInput().click();
    await inSheet('Start').fill('11/2/2026');
    await inSheet('End').fill('11/5/2026');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(told.at(-1)).toBe('2026-11-02/2026-11-05'));
    await done().click();
    await expect.element(endInput()).toHaveValue('Nov 5, 2026');
  });
});
