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
import { type Device, expect, linesOf, quiet, signOut, test } from '../session-stage.js';

async function signedOutFunnel(device: Device) {
  const page = await device.open(withTokens('raq-funnel', summary()));
  await summaryIsThere(page);
  expect(credentialsSince(device)).toContain('OneTime token-of-ada');
  const asked = await askedForToken(page);
  const sent = device.sent().length;
  await signOut(page);
  return { page, asked, sent };
}

test('after signing out, a funnel goes on with the token of whoever presses Retry', async ({ device }) => {
  const { page, asked, sent } = await signedOutFunnel(device);
  await quiet(page);
  await nextToken(page, 'token-of-bea');
  await page.locator('raq-funnel').getByRole('button', { name: 'Retry' }).click();
  await summaryIsThere(page);
  expect(await askedForToken(page)).toBe(asked + 1);
  const after = credentialsSince(device, sent);
  expect(after).toContain('OneTime token-of-bea');
  expect(after).not.toContain('OneTime token-of-ada');
});

const TOKEN = 'one-time-token="token-of-ada"';
const atSuggestions = `lead-id="${SANDBOX_REQUESTS.fresh}" step="suggestions"`;

for (const [name, html] of [
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
] as const)
  test(`after signing out, a funnel at its suggestions asks for nothing by itself: ${name}`, async ({ device }) => {
    const page = await device.open(html);
    await page.getByRole('checkbox').first().waitFor();
    await page.waitForLoadState('networkidle');
    const sent = device.sent().length;
    await signOut(page);
    await quiet(page, 1500);
    expect(linesOf(device.sent().slice(sent))).toEqual([]);
  });
