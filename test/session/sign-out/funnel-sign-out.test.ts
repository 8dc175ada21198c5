import { expect, test } from 'vitest';
import { SANDBOX_REQUESTS } from '../../../src/sandbox.js';
import {
  askedForToken,
  credentialsSince,
  funnel,
  nextToken,
  summary,
  summaryIsThere,
  withTokens,
} from '../customer-pages.js';
import { linesOf, quiet, sessionSite, signOut } from '../session-stage.js';

const site = sessionSite();

async function signedOutFunnel() {
  const device = await site.device();
  const page = await device.open(withTokens('raq-funnel', summary()));
  await summaryIsThere(page);
  expect(credentialsSince(device)).toContain('OneTime token-of-ada');
  const asked = await askedForToken(page);
  const sent = device.sent().length;
  await signOut(page);
  return { device, page, asked, sent };
}

test('a funnel says that the person is signed out, and asks for no token by itself', async () => {
  const { device, page, asked, sent } = await signedOutFunnel();
  await page.locator('raq-funnel').getByText('You are signed out.').waitFor();
  await quiet(page);
  expect(await askedForToken(page)).toBe(asked);
  expect(linesOf(device.sent().slice(sent))).toEqual([]);
});

test('after signing out, a funnel goes on with the token of whoever presses Retry', async () => {
  const { device, page, asked, sent } = await signedOutFunnel();
  await quiet(page);
  await nextToken(page, 'token-of-bea');
  await page.locator('raq-funnel').getByRole('button', { name: 'Retry' }).click();
  await summaryIsThere(page);
  expect(await askedForToken(page)).toBe(asked + 1);
  const after = credentialsSince(device, sent);
  expect(after).toContain('OneTime token-of-bea');
  expect(after).not.toContain('OneTime token-of-ada');
});

test('after signing out, a funnel goes on with the credentials that the host gives it', async () => {
  const { device, page, sent } = await signedOutFunnel();
  await quiet(page);
  expect(linesOf(device.sent().slice(sent))).toEqual([]);
  await page
    .locator('raq-funnel')
    .evaluate((element) => void Reflect.set(element, 'auth', { getToken: () => 'token-of-bea' }));
  await expect.poll(() => credentialsSince(device, sent)).toContain('OneTime token-of-bea');
  await summaryIsThere(page);
  expect(credentialsSince(device, sent)).not.toContain('OneTime token-of-ada');
});

const TOKEN = 'one-time-token="token-of-ada"';
const atSuggestions = `lead-id="${SANDBOX_REQUESTS.fresh}" step="suggestions"`;

test.each([
  ['with its token', funnel(`${atSuggestions} ${TOKEN}`)],
  [
    'in a gateway with the token',
    `<lead-gateway gateway-url="/" ${TOKEN}><raq-funnel ${atSuggestions}></raq-funnel></lead-gateway>`,
  ],
  ['with a source of tokens', withTokens('raq-funnel', funnel(atSuggestions))],
  [
    'in a gateway with a source of tokens',
    withTokens(
      'lead-gateway',
      `<lead-gateway gateway-url="/"><raq-funnel ${atSuggestions}></raq-funnel></lead-gateway>`,
    ),
  ],
  ['as a modal', funnel(`${atSuggestions} ${TOKEN} presentation="modal" open`)],
  ['as a modal with its button', funnel(`${atSuggestions} ${TOKEN} presentation="modal" launch="button" open`)],
  [
    'in an app',
    `<lead-app gateway-url="/" routing="memory" path="/lead/request_a_quote/lead/${SANDBOX_REQUESTS.fresh}/suggestions" ${TOKEN}></lead-app>`,
  ],
])('after signing out, a funnel at its suggestions asks for nothing by itself: %s', async (_, html) => {
  const device = await site.device();
  const page = await device.open(html);
  await page.getByRole('checkbox').first().waitFor();
  await page.waitForLoadState('networkidle');
  const sent = device.sent().length;
  await signOut(page);
  await quiet(page, 1500);
  expect(linesOf(device.sent().slice(sent))).toEqual([]);
});
