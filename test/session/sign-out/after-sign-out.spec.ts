import { SANDBOX_REQUESTS } from '../../../src/sandbox.js';
import * as customer from '../customer-pages.js';
import { board, firstLeadIsOpen, LOGOUT_PAGE } from '../office-pages.js';
import { type Device, expect, hold, insert, linesOf, PLAIN_PAGE, quiet, signOut, test } from '../session-stage.js';

const SIGNED_OUT = 'You are signed out.';
const LEADS = /\/v6\/leads\/serviceProvider\//;

async function signOutElsewhere(device: Device): Promise<void> {
  const other = await device.open(LOGOUT_PAGE);
  await signOut(other);
  await other.close();
}

/** Opens a page whose widget code loads only after `letGo()`. The loader and its preloaded requests run. */
async function openWithoutCode(device: Device, html: string) {
  const page = await device.open(PLAIN_PAGE);
  const { letGo } = await hold(page, /chunks\/lead-gateway-/);
  await device.go(page, html);
  await page.waitForFunction(() => Reflect.has(globalThis, Symbol.for('lead-widgets.page')));
  return { page, letGo };
}

test('a funnel inserted after a sign-out in another tab starts with its token', async ({ device }) => {
  const page = await device.open(LOGOUT_PAGE);
  await signOutElsewhere(device);
  await insert(page, customer.funnel('one-time-token="token-of-bea"'));
  await customer.funnelAsks(page);
  expect(new Set(customer.credentialsSince(device))).toEqual(new Set(['OneTime token-of-bea']));
  expect(await page.getByText(SIGNED_OUT).count()).toBe(0);
});

test('of two funnels whose code loads after a sign-out in another tab, only the newer one starts', async ({
  device,
}) => {
  const { page, letGo } = await openWithoutCode(device, customer.funnel('one-time-token="token-of-ada"'));
  await signOutElsewhere(device);
  await insert(page, customer.funnel('one-time-token="token-of-bea"'));
  letGo();
  await page.locator('raq-funnel').first().getByText(SIGNED_OUT).waitFor();
  await customer.funnelAsks(page);
  expect(new Set(customer.credentialsSince(device))).toEqual(new Set(['OneTime token-of-bea']));
  expect(await page.getByText(SIGNED_OUT).count()).toBe(1);
});

test('leads requested before a sign-out in another tab are not shown after it', async ({ device }) => {
  const { page, letGo } = await openWithoutCode(device, board());
  const requested = () => device.sent().filter(({ path }) => LEADS.test(path)).length;
  await expect.poll(requested).toBe(1);
  await signOutElsewhere(device);
  letGo();
  await page.getByText(SIGNED_OUT).waitFor();
  expect(requested()).toBe(1);
  await page.getByRole('button', { name: 'Retry' }).click();
  await firstLeadIsOpen(page);
  expect(requested()).toBe(2);
});

test('a board removed during the sign-out loads leads again when it is inserted', async ({ device }) => {
  const page = await device.open(board());
  await firstLeadIsOpen(page);
  await page.evaluate(() => {
    const element = document.querySelector('lead-board');
    Reflect.set(globalThis, 'removed', element);
    element?.remove();
  });
  await quiet(page, 200);
  await signOut(page);
  await page.evaluate(() => document.body.append(Reflect.get(globalThis, 'removed')));
  await firstLeadIsOpen(page);
  expect(await page.getByText(SIGNED_OUT).count()).toBe(0);
});

test('after signing out, Retry in a funnel continues with the new user’s token', async ({ device }) => {
  const page = await device.open(customer.withTokens('raq-funnel', customer.summary()));
  await customer.summaryIsThere(page);
  expect(customer.credentialsSince(device)).toContain('OneTime token-of-ada');
  const asked = await customer.askedForToken(page);
  const sent = device.sent().length;
  await signOut(page);
  await quiet(page);
  await customer.nextToken(page, 'token-of-bea');
  await page.locator('raq-funnel').getByRole('button', { name: 'Retry' }).click();
  await customer.summaryIsThere(page);
  expect(await customer.askedForToken(page)).toBe(asked + 1);
  const after = customer.credentialsSince(device, sent);
  expect(after).toContain('OneTime token-of-bea');
  expect(after).not.toContain('OneTime token-of-ada');
});

const TOKEN = 'one-time-token="token-of-ada"';
const atSuggestions = `lead-id="${SANDBOX_REQUESTS.fresh}" step="suggestions"`;

const inGateway = (token: string) =>
  `<lead-gateway gateway-url="/" ${token}><raq-funnel ${atSuggestions}></raq-funnel></lead-gateway>`;
const path = `/lead/request_a_quote/lead/${SANDBOX_REQUESTS.fresh}/suggestions`;

for (const [name, html] of [
  ['with a one-time token', customer.funnel(`${atSuggestions} ${TOKEN}`)],
  ['in a gateway with a one-time token', inGateway(TOKEN)],
  ['with a token source', customer.withTokens('raq-funnel', customer.funnel(atSuggestions))],
  ['in a gateway with a token source', customer.withTokens('lead-gateway', inGateway(''))],
  ['as a modal', customer.funnel(`${atSuggestions} ${TOKEN} presentation="modal" open`)],
  [
    'as a modal with a launch button',
    customer.funnel(`${atSuggestions} ${TOKEN} presentation="modal" launch="button" open`),
  ],
  ['in an app', `<lead-app gateway-url="/" routing="memory" path="${path}" ${TOKEN}></lead-app>`],
] as const)
  test(`after signing out, a funnel at its suggestions sends no requests: ${name}`, async ({ device }) => {
    const page = await device.open(html);
    await page.getByRole('checkbox').first().waitFor();
    await page.waitForLoadState('networkidle');
    const sent = device.sent().length;
    await signOut(page);
    await quiet(page, 1500);
    expect(linesOf(device.sent().slice(sent))).toEqual([]);
  });
