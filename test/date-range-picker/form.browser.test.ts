import { beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { DateRangePickerElement } from '../../src/elements.js';
import { tick } from '../element/stage.js';
import { enter, onThatDay, picker, startInput } from './picker-stage.js';

onThatDay();

let parent: HTMLFormElement;

beforeEach(() => {
  parent = document.createElement('form');
  parent.addEventListener('submit', (event) => event.preventDefault());
  document.body.append(parent);
});

const entries = () => [...new FormData(parent)].map(([name, value]) => `${name}=${String(value)}`);

it('in a form it submits both ends as ISO dates under its name, and restores its value', async () => {
  const element = await picker({ name: 'stay', start: '2026-11-09', end: '2026-11-24' }, parent);
  expect(entries()).toEqual(['stay=2026-11-09/2026-11-24']);
  element.removeAttribute('end');
  expect(entries()).toEqual(['stay=2026-11-09/']);
  element.value = '2026-11-01/2026-11-30';
  expect(entries()).toEqual(['stay=2026-11-01/2026-11-30']);
  expect([...parent.elements].map((each) => each.localName)).toEqual(['date-range-picker']);
  expect(element.form === parent).toBe(true);
  const restore: unknown = Reflect.get(element, 'formStateRestoreCallback');
  if (typeof restore !== 'function') throw new Error('It restores nothing.');
  Reflect.apply(restore, element, ['2026-11-09/2026-11-24', 'restore']);
  expect(element.value).toBe('2026-11-09/2026-11-24');
  await expect.element(startInput()).toHaveValue('Nov 9, 2026');
});

it('in a form it submits nothing without a name, or while it or its fieldset is disabled', async () => {
  const set = document.createElement('fieldset');
  parent.append(set);
  const nameless = await picker({ start: '2026-11-09' }, set);
  expect(entries()).toEqual([]);
  nameless.name = 'stay';
  nameless.disabled = true;
  expect(entries()).toEqual([]);
  nameless.disabled = false;
  expect(entries()).toEqual(['stay=2026-11-09/']);
  set.disabled = true;
  await expect.element(startInput()).toBeDisabled();
  await expect.element(page.getByRole('button', { name: 'Choose dates' })).toBeDisabled();
  expect(entries()).toEqual([]);
  set.disabled = false;
  await expect.element(startInput()).toBeEnabled();
});

it('in a form a reset restores the values set by the host, and clears invalid text', async () => {
  const element = await picker({ name: 'stay', start: '2026-11-09', end: '2026-11-24' }, parent);
  await enter(startInput(), '11/12/2026');
  await expect.poll(entries).toEqual(['stay=2026-11-12/2026-11-24']);
  await enter(startInput(), 'someday');
  await expect.poll(() => element.validity.badInput).toBe(true);
  parent.reset();
  expect([element.value, entries()]).toEqual(['2026-11-09/2026-11-24', ['stay=2026-11-09/2026-11-24']]);
  expect(element.checkValidity()).toBe(true);
  await expect.element(startInput()).toHaveValue('Nov 9, 2026');
});

it('in a form a required picker needs both ends, and shows an error on submit', async () => {
  const submitted = vi.fn();
  parent.addEventListener('submit', submitted);
  const element = await picker({ name: 'stay', required: '', start: '2026-11-09' }, parent);
  expect([element.validity.valueMissing, element.validationMessage]).toEqual([true, 'Choose a start and an end date.']);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  parent.requestSubmit();
  expect(submitted).not.toHaveBeenCalled();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose a start and an end date.');
  await expect.element(page.getByPlaceholder('Continuous')).toHaveAttribute('aria-invalid', 'true');
  expect(element.shadowRoot?.activeElement?.getAttribute('placeholder')).toBe('Continuous');
  await enter(page.getByPlaceholder('Continuous'), '11/24/2026');
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  parent.requestSubmit();
  expect(submitted).toHaveBeenCalledTimes(1);
});

it('in a form Enter submits if no typed date is pending', async () => {
  const submitted = vi.fn();
  parent.addEventListener('submit', submitted);
  await picker({ name: 'stay' }, parent);
  await enter(startInput(), '11/9/2026');
  expect(submitted).not.toHaveBeenCalled();
  await userEvent.keyboard('{Enter}');
  expect(submitted).toHaveBeenCalledTimes(1);
});

it('in a form its label names it, and a click on the label focuses it', async () => {
  const label = document.createElement('label');
  label.textContent = 'Your stay';
  label.htmlFor = 'stay';
  parent.append(label);
  const element = await picker({ id: 'stay' }, parent);
  await expect.element(page.getByRole('group', { name: 'Your stay' })).toBeVisible();
  await page.getByText('Your stay').click();
  expect(element.shadowRoot?.activeElement?.getAttribute('placeholder')).toBe('Early');
});

it('in a form a person’s choice fires input, change and range-change, and values set by the host do not', async () => {
  const heard: string[] = [];
  for (const name of ['input', 'change', 'range-change']) parent.addEventListener(name, () => heard.push(name));
  const element: DateRangePickerElement = await picker({ name: 'stay' }, parent);
  element.start = '2026-11-01';
  element.value = '2026-11-02/2026-11-03';
  await tick();
  expect(heard).toEqual([]);
  await startInput().click();
  await userEvent.keyboard('x');
  expect(heard).toEqual([]);
  await enter(startInput(), '11/1/2026');
  expect(heard).toEqual(['input', 'change', 'range-change']);
});
