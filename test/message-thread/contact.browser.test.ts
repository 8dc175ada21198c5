import { describe, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { press } from '../elements/press.js';
import { cleanPage } from '../elements/stage.js';
import { button, isThere, open, refusal, type ThreadStage, threadStage } from './thread-stage.js';

cleanPage();

const dialog = () => page.getByRole('dialog');
const links = () =>
  dialog()
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href')?.split(':')[0]);

/** The lead's answer with another customer. */
function withCustomer(on: ThreadStage, customer: Record<string, unknown>): void {
  on.setFault(async (request) => {
    if (request.url.includes('/phone_number')) return refusal(500);
    if (!/\/leads\/\d+$/.test(new URL(request.url).pathname)) return undefined;
    const { body } = await (await on.sandbox.fetch(request)).json();
    return Response.json({ body: { ...body, customerInfo: { ...body.customerInfo, ...customer } } });
  });
}

describe('if the numbers cannot be loaded', () => {
  it('the number of the lead is shown, as on its card', async () => {
    const on = threadStage();
    on.setFault(({ url }) => (url.includes('/phone_number') ? refusal(500) : undefined));
    await open(on);
    await press(button('Contact'));
    await vi.waitFor(() => expect(links()).toEqual(['tel', 'mailto']));
    await expect.element(dialog()).not.toHaveTextContent(/could not be loaded/);
  });

  it('a message says so if the lead has none either, and Retry tries again', async () => {
    const on = threadStage();
    withCustomer(on, { phoneNumber: null, phoneUrl: null });
    await open(on);
    await press(button('Contact'));
    await expect.element(dialog()).toHaveTextContent(/The phone number could not be loaded/);
    on.setFault(null);
    await press(button('Retry'));
    await vi.waitFor(() => expect(links()).toEqual(['tel', 'mailto']));
  });
});

it('a message says that the numbers are loading', async () => {
  const on = threadStage();
  let answer = () => {};
  on.setFault(({ url }) =>
    url.includes('/phone_number')
      ? new Promise((resolve) => {
          answer = () => resolve(undefined);
        })
      : undefined,
  );
  await open(on);
  await press(button('Contact'));
  await expect.element(dialog()).toHaveTextContent(/Loading the phone number/);
  answer();
  await vi.waitFor(() => expect(links()).toEqual(['tel', 'mailto']));
  expect(isThere(dialog().getByText(/Loading/))).toBe(false);
});
