import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { listen } from '../element/stage.js';
import { changesOf, dayButton, endInput, focused, onThatDay, picker, press, startInput } from './picker-stage.js';

onThatDay();

describe('<date-range-picker>', () => {
  it('fires widget-ready once and makes no gateway call', async () => {
    const before = performance.getEntriesByType('resource').length;
    const ready = listen(document.body, 'widget-ready');
    await picker({ 'gateway-url': 'https://gateway.example' });
    await expect.poll(() => ready).toEqual([{ tag: 'date-range-picker' }]);
    const asked = performance.getEntriesByType('resource').slice(before);
    expect(asked.filter(({ name }) => name.includes('gateway.example'))).toEqual([]);
  });

  it.each([
    [{ start: 'soon', end: '2026-11-24' }, '/2026-11-24'],
    [{ start: '2026-11-09', end: '2026-11-24', 'disabled-dates': '2026-11-15,,x,2026-11-17' }, '2026-11-09/2026-11-14'],
    [{ start: '2026-11-09', variant: 'unknown', months: 'many' }, '2026-11-09/'],
  ])('with %j has the value %j', async (attributes, value) => {
    const element = await picker(attributes);
    expect(element.value).toBe(value);
    await expect.element(page.getByRole('button', { name: 'Choose dates' })).toBeVisible();
  });

  it('follows later changes of its attributes', async () => {
    const element = await picker({ start: '2026-11-09', end: '2026-11-24' });
    await startInput().click();
    await expect.element(dayButton('November 30, 2026')).toBeEnabled();
    element.setAttribute('max', '2026-11-28');
    await expect.element(dayButton('November 30, 2026')).toBeDisabled();
    element.setAttribute('start', '2026-11-12');
    await expect.element(startInput()).toHaveValue('Nov 12, 2026');
    expect(element.value).toBe('2026-11-12/2026-11-24');
    element.removeAttribute('end');
    await expect.element(endInput()).toHaveValue('');
    element.setAttribute('start', '2026-09-02');
    await expect.element(page.getByRole('grid', { name: 'September 2026' })).toBeVisible();
  });

  it('keeps a chosen day until the host sets that end again', async () => {
    const element = await picker({ start: '2026-11-09', end: '2026-11-24' });
    await startInput().click();
    await press('November 12, 2026');
    expect([element.start, element.end]).toEqual(['2026-11-12', '2026-11-24']);
    expect(element.getAttribute('start')).toBe('2026-11-09');
    element.setAttribute('end', '2026-11-20');
    expect(element.value).toBe('2026-11-12/2026-11-20');
    element.setAttribute('start', '2026-11-01');
    expect(element.value).toBe('2026-11-01/2026-11-20');
    await startInput().click();
    await press('November 3, 2026');
    expect(element.value).toBe('2026-11-03/2026-11-20');
    element.start = '2026-11-01';
    expect(element.value).toBe('2026-11-01/2026-11-20');
  });

  it('follows its locale, including the first day of the week', async () => {
    const element = await picker({ start: '2026-11-09', end: '2026-11-24' });
    await startInput().click();
    await expect.element(page.getByRole('grid', { name: 'November 2026' })).toBeVisible();
    element.locale = 'es-ES';
    await expect.element(page.getByRole('grid', { name: 'noviembre de 2026' })).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Inicio' })).toHaveValue('9 nov 2026');
    expect(element.shadowRoot?.querySelector('thead th')?.textContent).toBe('lu');
    element.locale = 'en-US';
    await expect.element(page.getByRole('grid', { name: 'November 2026' })).toBeVisible();
    expect(element.shadowRoot?.querySelector('thead th')?.textContent).toBe('Su');
  });

  it('keeps its month and the typed text when it is moved', async () => {
    const element = await picker({ start: '2026-11-09' });
    await endInput().fill('someday');
    const elsewhere = document.createElement('section');
    document.body.append(elsewhere);
    elsewhere.append(element);
    await expect.element(endInput()).toHaveValue('someday');
    expect(element.value).toBe('2026-11-09/');
    await endInput().fill('');
    await endInput().click();
    await page.getByRole('button', { name: 'Next month' }).click();
    document.body.append(element);
    await endInput().click();
    await expect.element(page.getByRole('grid', { name: 'December 2026' })).toBeVisible();
  });

  it('marks today in its time zone', async () => {
    await picker({ 'time-zone': 'Pacific/Kiritimati' });
    await startInput().click();
    await expect.element(page.getByRole('button', { name: /November 19, 2026, today/ })).toBeVisible();
  });
});

describe('a range chosen with the pointer', () => {
  it('closes the calendar and focuses End after the second day, and Clear removes the range', async () => {
    const element = await picker();
    const told = changesOf(element);
    await startInput().click();
    await press('November 9, 2026');
    expect(element.value).toBe('2026-11-09/');
    await press('November 24, 2026');
    expect([element.value, told]).toEqual(['2026-11-09/2026-11-24', ['2026-11-09/null', '2026-11-09/2026-11-24']]);
    await expect.element(startInput()).toHaveValue('Nov 9, 2026');
    await expect.element(endInput()).toHaveValue('Nov 24, 2026');
    await expect.element(page.getByRole('grid')).not.toBeInTheDocument();
    expect(focused(element)).toBe('Continuous');
    await startInput().click();
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(element.value).toBe('');
    await expect.element(startInput()).toHaveValue('');
  });

  it('shows why it ends before a disabled day, until the range changes', async () => {
    const element = await picker({ 'disabled-dates': '2026-11-18,2026-11-19' });
    await startInput().click();
    await press('November 16, 2026', 'November 24, 2026');
    const why = page.getByRole('status').filter({ hasText: 'Ends Nov 17: Nov 18 is not available.' });
    await expect.element(why).toBeVisible();
    element.setAttribute('end', '2026-11-16');
    await expect.element(why).not.toBeInTheDocument();
  });

  it('cannot go beyond min and max, and other months are disabled', async () => {
    await picker({ min: '2026-11-10', max: '2026-11-20' });
    await startInput().click();
    await expect.element(dayButton('November 21, 2026')).toBeDisabled();
    for (const name of ['Next month', 'Previous month']) {
      await expect.element(page.getByRole('button', { name })).toHaveAttribute('aria-disabled', 'true');
    }
  });
});

it('the calendar changes its month with the arrow buttons and the month and year lists', async () => {
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

it('the calendar closes on an outside press, but not on a press on the other input', async () => {
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
