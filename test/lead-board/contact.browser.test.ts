import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SANDBOX_LEADS } from '../../src/sandbox.js';
import { press } from '../element/press.js';
import { cleanPage, listen, rootOf, tick } from '../element/stage.js';
import { pressQuickly } from '../ui/pointer.js';
import { button, focused, noConnection, openBoard, openCard, stage, waysFrom } from './board-stage.js';

cleanPage();

const FLAG = 'pro_ads_leadcalltracking_v2_frontend_lead_board';

describe('the contact', () => {
  it('has a text link with a greeting by first name, and the number can be copied', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const card = openCard();
    await press(button('Contact'));
    const text = page.getByRole('link', { name: 'Text' });
    await expect.element(text).toHaveAttribute('href', expect.stringMatching(/^sms:\+15125550142\?&body=Hi%20Dana%2C/));
    await press(button('Copy phone'));
    await expect.element(page.getByText('Copied')).toBeInTheDocument();
    await press(button('Copy email'));
    await press(button('Copy address'));
    await vi.waitFor(() =>
      expect(write.mock.calls.flat()).toEqual([
        '(512) 555-0142',
        'dana.whitfield@example.com',
        '1408 Kinney Ave, Apt 3, Austin, TX 78704',
      ]),
    );
    const attributes = [...rootOf(card).querySelectorAll('button')].flatMap((button) =>
      [...button.attributes].map(({ value }) => value),
    );
    expect(attributes.join()).not.toMatch(/555-0142|dana\.whitfield/);
    write.mockRestore();
  });

  it('has no text link if texting is off, and no text link or copy button for an expired number', async () => {
    openCard(stage(), { leadId: SANDBOX_LEADS.maskedExpired });
    await press(button('Contact'));
    await expect.element(page.getByText('Expired')).toBeVisible();
    expect(page.getByRole('link', { name: 'Text', exact: true }).query() === null).toBe(true);
    expect(button('Copy phone').query() === null).toBe(true);
  });
});

const dialog = () => page.getByRole('dialog', { name: 'Connect your number' });
const phone = () => dialog().getByRole('textbox', { name: 'Phone number' });

it('Connect your number shows a flag, formats the input, accepts ten digits and returns the focus to Contact', async () => {
  const card = openCard(stage(), { leadId: SANDBOX_LEADS.optedInNotConnected });
  await press(button('Contact'));
  await expect.element(page.getByRole('heading', { name: 'Contact', exact: true })).toBeVisible();
  expect(button('Connect your number').query() === null).toBe(true);
  card['features'] = [FLAG];
  await press(button('Connect your number'));
  await press(phone());
  await userEvent.keyboard('5125550187999');
  await expect.element(phone()).toHaveValue('(512) 555-0187');
  const field = phone().element();
  if (!(field instanceof HTMLInputElement)) throw new Error('There is no field.');
  field.setSelectionRange(6, 6);
  await userEvent.keyboard('{Backspace}');
  expect([field.value, field.selectionStart]).toEqual(['(512) 555-0187', 4]);
  await userEvent.keyboard('{Backspace}3');
  expect([field.value, field.selectionStart]).toEqual(['(513) 555-0187', 4]);
  await dialog().getByRole('textbox', { name: 'Name' }).fill('Truck 2');
  await press(dialog().getByRole('button', { name: 'Save' }));
  await press(button('Got it'));
  await vi.waitFor(() => expect(focused(card)).toBe('Contact'));
});

it('a number that is connected while offline says that there is no connection', async () => {
  const on = stage();
  openCard(on, { leadId: SANDBOX_LEADS.optedInNotConnected, features: [FLAG] });
  await press(button('Connect your number'));
  await dialog().getByRole('textbox', { name: 'Name' }).fill('Truck 2');
  await phone().fill('5125550187');
  on.setFault(noConnection);
  await press(dialog().getByRole('button', { name: 'Save' }));
  await expect
    .element(dialog().getByRole('alert').first())
    .toHaveTextContent(/Please try again in a couple minutes\. You appear to be offline\./);
});

it('Contact shows number, email and address, each as a link', async () => {
  const board = await openBoard(stage());
  const analytics = listen(board, 'analytics');
  expect(rootOf(board).textContent).not.toMatch(/555-0142|example\.com|Kinney/);
  await press(button('Contact'));
  expect(focused(board)).toBe('Contact');
  await expect.element(page.getByRole('link', { name: '(512) 555-0142' })).toHaveAttribute('href', 'tel:+15125550142');
  await expect
    .element(page.getByRole('link', { name: 'dana.whitfield@example.com' }))
    .toHaveAttribute('href', 'mailto:dana.whitfield@example.com');
  await expect
    .element(page.getByRole('link', { name: /1408 Kinney Ave/ }))
    .toHaveAttribute('rel', 'noopener noreferrer');
  await expect.element(page.getByText('Temporary number, works until Dec 18')).toBeVisible();
  expect(analytics).toContainEqual(expect.objectContaining({ name: 'contact-reveal', location: 'lead board' }));
});

function placeOf(element: Element): number[] {
  const { left, top, width, height } = element.getBoundingClientRect();
  return [left, top, width, height].map(Math.round);
}

it.each([360, 1280])('two quick taps on Contact at %i px open no thread and leave Message in place', async (width) => {
  await page.viewport(width, 844);
  const board = await openBoard(stage());
  const ways = waysFrom(board);
  const message = rootOf(board).querySelector('.acts .speech') ?? board;
  const before = placeOf(message);
  await pressQuickly(button('Contact').element());
  await expect.element(page.getByRole('link', { name: '(512) 555-0142', exact: true })).toBeVisible();
  await tick(200);
  expect(ways).toEqual([]);
  // On a phone, Text and Email are in the same row.
  const [, top, , height] = placeOf(message);
  expect([top, height]).toEqual([before[1], before[3]]);
  if (width > 360) {
    expect(placeOf(message)).toEqual(before);
    await expect.element(button('Contact')).toHaveAttribute('aria-expanded', 'true');
  }
});

it('quick presses of Enter on Contact show and hide it, and the focus follows', async () => {
  const board = await openBoard(stage());
  button('Contact').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('link', { name: '(512) 555-0142' })).toBeVisible();
  expect(focused(board)).toBe('Contact');
  button('Contact').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: 'Location', exact: true })).toBeVisible();
  expect(page.getByRole('link', { name: '(512) 555-0142' }).elements()).toEqual([]);
  expect(rootOf(board).activeElement).toBe(button('Contact').element());
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('link', { name: '(512) 555-0142' })).toBeVisible();
});
