import type { Page } from 'playwright/test';
import { SANDBOX_REQUESTS } from '../../src/sandbox.js';
import { look } from '../host-pages/main-flows.js';
import { type Device, expect } from './session-stage.js';

export const funnel = (attributes = ''): string => `<raq-funnel gateway-url="/" ${attributes}></raq-funnel>`;

/** A funnel at the summary of a request that was sent to three providers. */
export const summary = (attributes = ''): string =>
  funnel(`lead-id="${SANDBOX_REQUESTS.assigned}" step="summary" ${attributes}`);

/** Sets a token source on every element of a tag. It returns `currentToken` and counts its calls in `askedForToken`. */
export const withTokens = (tag: string, html: string): string => `${html}<script>
window.currentToken = 'token-of-ada';
window.askedForToken = 0;
const auth = { getToken: () => { window.askedForToken += 1; return window.currentToken; } };
for (const each of document.querySelectorAll('${tag}')) each.auth = auth;
</script>`;

export const askedForToken = (page: Page): Promise<number> =>
  page.evaluate(() => Number(Reflect.get(window, 'askedForToken')));

export const nextToken = (page: Page, token: string): Promise<boolean> =>
  page.evaluate((value) => Reflect.set(window, 'currentToken', value), token);

export async function funnelAsks(page: Page): Promise<void> {
  await page.getByRole('combobox', { name: 'Service' }).first().waitFor();
  await page.getByRole('button', { name: 'Drain Cleaning' }).first().waitFor();
}

/** Waits for the providers in the summary and for all other requests. */
export async function summaryIsThere(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: /^Mark as hired/ })
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
}

/** The Authorization headers of the requests from an index on. */
export const credentialsSince = (device: Device, from = 0): readonly (string | undefined)[] =>
  device
    .sent()
    .slice(from)
    .map(({ headers }) => headers['authorization']);

export const CONTACT = {
  first: 'Marisol',
  last: 'Quennell',
  email: 'marisol.quennell@example.com',
  phone: '5125550163',
};

/** Fills in the funnel up to the contact step, with this description. */
export async function toContact(page: Page, description: string): Promise<void> {
  const next = page.getByRole('button', { name: 'Continue' });
  await page.getByRole('button', { name: 'Drain Cleaning' }).click();
  await page.getByRole('textbox', { name: 'ZIP code' }).fill('78704');
  await page.getByText('Austin, TX').waitFor();
  await next.click();
  const title = page.locator('raq-funnel').getByRole('heading').filter({ hasNotText: 'Request a quote' }).first();
  for (let screens = 0; screens < 8; screens += 1) {
    await look(page);
    const before = await title.textContent();
    if (before === 'When do you need it done?') break;
    const field = page.getByRole('textbox', { name: 'Description (optional)' });
    if ((await field.count()) > 0) await field.fill(description);
    else if ((await page.getByRole('radio').count()) > 0) await page.getByRole('radio').first().check();
    await next.click();
    await expect.poll(() => title.textContent()).not.toBe(before);
  }
  await page.getByText('This week').click();
  await next.click();
  await page.getByRole('heading', { name: /^(?:How can the pros reach you|Ready to get quotes)\?$/ }).waitFor();
}

export async function fillContact(page: Page, { first, last, email, phone }: typeof CONTACT): Promise<void> {
  await page.getByRole('textbox', { name: 'First name' }).fill(first);
  await page.getByRole('textbox', { name: 'Last name' }).fill(last);
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Phone' }).fill(phone);
  await page.getByRole('checkbox', { name: /^I agree/ }).check();
}
