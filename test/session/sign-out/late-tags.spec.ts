import type { Page } from 'playwright/test';
import { credentialsSince, funnel, funnelAsks } from '../customer-pages.js';
import { board, firstLeadIsOpen, LOGOUT_PAGE } from '../office-pages.js';
import { type Device, expect, hold, PLAIN_PAGE, quiet, signOut, test } from '../session-stage.js';

const SIGNED_OUT = 'You are signed out.';
const LEADS = /\/v6\/leads\/serviceProvider\//;

const insert = (page: Page, html: string) =>
  page.evaluate((text) => document.body.insertAdjacentHTML('beforeend', text), html);

async function signOutElsewhere(device: Device): Promise<void> {
  const other = await device.open(LOGOUT_PAGE);
  await signOut(other);
  await other.close();
}

/** Opens a page whose widgets do not get their code until `letGo` is called. The loader and its first calls run. */
async function openWithoutCode(device: Device, html: string) {
  const page = await device.open(PLAIN_PAGE);
  const { letGo } = await hold(page, /chunks\/lead-gateway-/);
  await device.go(page, html);
  await page.waitForFunction(() => Reflect.has(globalThis, Symbol.for('lead-widgets.page')));
  return { page, letGo };
}

test('a funnel that is inserted after a sign-out in another tab starts with its token', async ({ device }) => {
  const page = await device.open(LOGOUT_PAGE);
  await signOutElsewhere(device);
  await insert(page, funnel('one-time-token="token-of-bea"'));
  await funnelAsks(page);
  expect(new Set(credentialsSince(device))).toEqual(new Set(['OneTime token-of-bea']));
  expect(await page.getByText(SIGNED_OUT).count()).toBe(0);
});

test('of two funnels whose code comes after a sign-out in another tab, only the newer one starts', async ({
  device,
}) => {
  const { page, letGo } = await openWithoutCode(device, funnel('one-time-token="token-of-ada"'));
  await signOutElsewhere(device);
  await insert(page, funnel('one-time-token="token-of-bea"'));
  letGo();
  await page.locator('raq-funnel').first().getByText(SIGNED_OUT).waitFor();
  await funnelAsks(page);
  expect(new Set(credentialsSince(device))).toEqual(new Set(['OneTime token-of-bea']));
  expect(await page.getByText(SIGNED_OUT).count()).toBe(1);
});

test('leads that were requested before a sign-out in another tab are not shown after it', async ({ device }) => {
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

test('a board that was out of the page while its person signed out shows the leads of the next one', async ({
  device,
}) => {
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
