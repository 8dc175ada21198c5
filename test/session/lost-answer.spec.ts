import type { Page } from 'playwright/test';
import { CONTACT, fillContact, funnel, toContact } from './customer-pages.js';
import { type Device, expect, test } from './session-stage.js';

const CREATE = '/lead/v3/lead';

const send = (page: Page) => page.getByRole('button', { name: 'Get quotes' }).click();

const idsOf = (device: Device) => device.sentTo(CREATE).map(({ headers }) => headers['x-request-id']);

/** The gateway has taken the request, the customer does not know, and loads the page again. */
async function loseAnswer(device: Device) {
  const page = await device.open(funnel());
  await page.route(
    `**${CREATE}`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await toContact(page, 'The sink fills again.');
  await fillContact(page, CONTACT);
  await send(page);
  await page.locator('raq-funnel').getByRole('alert').first().waitFor();
  expect(idsOf(device)).toHaveLength(1);
  await page.reload();
  await page.getByRole('heading', { name: 'How can the pros reach you?' }).waitFor();
  return page;
}

const sentAgain = (page: Page) => page.getByRole('heading', { name: 'Who should get your request?' }).waitFor();

test('a request whose answer was lost goes out under another id once the customer has corrected the email', async ({
  device,
}) => {
  const page = await loseAnswer(device);
  await fillContact(page, { ...CONTACT, email: 'marisol.q@example.com' });
  await send(page);
  await sentAgain(page);
  const [first, second] = idsOf(device);
  expect(second).toBeDefined();
  expect(second).not.toBe(first);
});

test('a request whose answer was lost goes out under the same id when the contact is typed as before', async ({
  device,
}) => {
  const page = await loseAnswer(device);
  await fillContact(page, CONTACT);
  await send(page);
  await sentAgain(page);
  const [first, second] = idsOf(device);
  expect(second).toBe(first);
});
