import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { SANDBOX_LEADS } from '../../src/sandbox.js';
import { press } from '../element/press.js';
import { cleanPage, mount, SP_ID } from '../element/stage.js';
import { button, chooseStatus, stage } from './board-stage.js';

cleanPage();
afterEach(() => vi.restoreAllMocks());

/** The texts of the files that are handed to the browser, and their names. */
function downloads() {
  const files: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:null/1';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return { names, texts: () => Promise.all(files.map((file) => file.text())) };
}

const card = (leadId: string, on = stage()) =>
  mount('lead-card', { spId: SP_ID, leadId, expanded: true, gateway: on.gateway, timeZone: 'America/Chicago' });
const when = () => page.getByLabelText('Date and time');
/** As the browser's own picker does it, which each engine draws in another way. */
async function choose(value: string): Promise<void> {
  await expect.element(when()).toBeVisible();
  const field = when().element();
  if (!(field instanceof HTMLInputElement)) throw new Error('It is no input.');
  field.focus();
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}
const add = () => button('Add to calendar');

it('a provider who sets a lead to Scheduled is offered a date and a time, and puts them into the calendar', async () => {
  const { names, texts } = downloads();
  card(SANDBOX_LEADS.newest);
  await expect.element(button('Edit job notes')).toBeVisible();
  expect(when().elements()).toEqual([]);
  await chooseStatus('Scheduled');
  await choose('2027-07-24T09:30');
  await page.getByRole('combobox', { name: 'Length' }).selectOptions('1.5 hours');
  await press(add());
  await expect.element(page.getByText(/^The calendar file is saved/)).toBeVisible();
  const [file = ''] = await texts();
  expect(names).toEqual(['appointment.ics']);
  expect(file).toContain('DTSTART:20270724T143000Z\r\nDTEND:20270724T160000Z\r\n');
  expect(file).toContain('Dana Whitfield');
});

it('a time in the past is pointed out, and a year that no calendar has is none', async () => {
  const { names } = downloads();
  card(SANDBOX_LEADS.statusInProgressWon);
  await choose('2020-01-05T14:00');
  await expect.element(when()).toHaveAccessibleDescription(/^This time is in the past\./);
  await choose('9999-12-31T23:59');
  await press(add());
  await expect.element(page.getByText('Please choose a date and a time')).toBeVisible();
  expect(names).toEqual([]);
});

it('the chosen time is there again after a reload, and goes with another status', async () => {
  const on = stage();
  const first = card(SANDBOX_LEADS.statusInProgressWon, on);
  await choose('2027-01-05T14:00');
  first.remove();
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/appointment|90412005/);
  card(SANDBOX_LEADS.statusInProgressWon, on);
  await expect.element(when()).toHaveValue('2027-01-05T14:00');
  await chooseStatus('Contacted');
  await vi.waitFor(() => expect(when().elements()).toEqual([]));
});
