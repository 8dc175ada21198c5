import type { Page } from 'playwright/test';
import { credentialsSince, funnel, toContact, withTokens } from './customer-pages.js';
import { keptText, shownOn } from './kept-on-device.js';
import { becomeBea, found, MARK } from './leaks/leak-search.js';
import { peopleIn } from './leaks/people-in.js';
import * as office from './office-pages.js';
import { type Device, expect, hold, quiet, setOn, test } from './session-stage.js';

const NOTE = `Gate code, ${MARK}`;
const LEADS = /\/v6\/leads\/serviceProvider\//;

/** Expects that neither the page nor the device contains a secret of the first user. */
async function expectNothingOf(page: Page, secrets: readonly string[]): Promise<void> {
  expect.soft(found(await shownOn(page), secrets), 'in the page').toEqual([]);
  expect(found(await keptText(page), secrets), 'on the device').toEqual([]);
}

async function writingBoard(device: Device) {
  const people = peopleIn(device.context);
  const page = await device.open(withTokens('lead-board', office.board()));
  await office.firstLeadIsOpen(page);
  await office.typeNote(page, NOTE);
  const secrets = [MARK, ...(await people())];
  expect(found(await shownOn(page), secrets).length).toBeGreaterThan(3);
  const next = await hold(page, LEADS);
  return { page, secrets, next };
}

test('changing the provider of a board removes all data of the previous provider', async ({ device }) => {
  const { page, secrets, next } = await writingBoard(device);
  await setOn(page, 'lead-board', 'spId', '7002');
  await next.arrived;
  await quiet(page, 300);
  await expectNothingOf(page, secrets);
  next.letGo();
  await office.firstLeadIsOpen(page);
  await setOn(page, 'lead-board', 'spId', '7001');
  await office.firstLeadIsOpen(page);
  await quiet(page);
  expect(await office.noteField(page).count()).toBe(0);
});

test('changing the sign-in of a board removes all data of the previous user', async ({ device }) => {
  const { page, secrets, next } = await writingBoard(device);
  const from = device.sent().length;
  await page.evaluate("document.querySelector('lead-board').auth = { getToken: () => 'token-of-bea' }");
  await next.arrived;
  await quiet(page, 300);
  await expectNothingOf(page, secrets);
  next.letGo();
  await office.firstLeadIsOpen(page);
  await quiet(page);
  expect(await office.noteField(page).count()).toBe(0);
  expect(new Set(credentialsSince(device, from))).toEqual(new Set(['Bearer token-of-bea']));
});

test('changing the one-time token of a funnel removes the answers of the previous customer', async ({ device }) => {
  const page = await device.open(funnel('one-time-token="token-of-ada"'));
  await toContact(page, `It drips, ${MARK}`);
  expect(await keptText(page)).toContain(MARK);
  const from = device.sent().length;
  await setOn(page, 'raq-funnel', 'oneTimeToken', 'token-of-bea');
  await page.getByRole('combobox', { name: 'Service' }).waitFor();
  await quiet(page, 300);
  await expectNothingOf(page, [MARK]);
  expect(credentialsSince(device, from)).not.toContain('OneTime token-of-ada');
});

test('changing the provider of a thread removes waiting messages and drafts of the previous provider', async ({
  device,
}) => {
  const page = await device.open(withTokens('message-thread', office.thread()));
  await office.threadIsOpen(page);
  await office.goOffline(device, page);
  await office.message(page).fill(`Waits, ${MARK}`);
  await office.message(page).press('Enter');
  await page.getByText('Waiting to send').waitFor();
  await office.message(page).fill(`Half of it, ${MARK}`);
  await becomeBea(page, 'message-thread');
  await expect.poll(() => office.waitingTexts(page)).not.toContain(MARK);
  await device.context.setOffline(false);
  await quiet(page);
  expect(office.posted(device)).toEqual([]);
  expect(await keptText(page)).not.toContain(MARK);
  expect(await page.getByText(`Waits, ${MARK}`).count()).toBe(0);
});

test('a message that another user left on this device is not sent with the current sign-in', async ({ device }) => {
  const html = office.withChat(withTokens('message-thread', office.threadTag()));
  await office.writeOffline(device, 'I can come at noon', html);
  const page = await office.openThread(device, html.replace('token-of-ada', 'token-of-bea'));
  expect(office.posted(device)).toEqual([]);
  await page.getByText('Not sent').waitFor();
});
