import type { Page } from 'playwright/test';
import { shownOn } from './kept-on-device.js';
import { board, firstLeadIsOpen, goOffline, typeNote, waitingTexts } from './office-pages.js';
import { type Device, expect, quiet, type Sent, test } from './session-stage.js';

const note = 'Bring the long ladder, marker 771.';
const chosen = 'Not Contacted';
const WAITS = 'Not saved yet';
const status = (page: Page) => page.getByRole('combobox', { name: 'Lead status' }).first();

async function anOpenBoard(device: Device): Promise<Page> {
  const page = await device.open(board());
  await firstLeadIsOpen(page);
  // The code that stores changes loads after the first paint.
  await page.getByRole('switch', { name: 'Archived' }).waitFor();
  await page.waitForLoadState('networkidle');
  return page;
}

const choose = (page: Page, name: string) => status(page).selectOption(name);
const chosenStatus = (page: Page) => status(page).locator('option:checked').innerText();

async function saveNote(page: Page): Promise<void> {
  await typeNote(page, note);
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
}

async function changeOffline(device: Device, page: Page): Promise<void> {
  await goOffline(device, page);
  await choose(page, chosen);
  await page.locator('.state .save').getByText(WAITS).waitFor();
  await saveNote(page);
  await page.locator('[part="notes"]').getByText(WAITS).waitFor();
  await expect.poll(() => waitingTexts(page)).toContain(note);
}

const written = (device: Device, from = 0) =>
  device
    .sent()
    .slice(from)
    .filter(({ method, path }) => method === 'POST' && /\/(status|note|archive|feedback)$/.test(path));

const ends = (sent: readonly Sent[]) => sent.map(({ path }) => path.slice(path.lastIndexOf('/') + 1));

const online = (device: Device) => device.context.setOffline(false);

test('an offline change stays visible and is sent once when the device is online', async ({ device }) => {
  const page = await anOpenBoard(device);
  await changeOffline(device, page);
  expect([await chosenStatus(page), await shownOn(page)]).toEqual([chosen, expect.stringContaining(note)]);
  const ids = written(device).map(({ headers }) => headers['x-request-id']);
  const before = device.sent().length;
  await online(device);
  await expect.poll(() => written(device, before).length).toBe(2);
  await expect.poll(() => page.getByText(WAITS).count()).toBe(0);
  await quiet(page);
  const sent = written(device, before);
  expect(ends(sent)).toEqual(['status', 'note']);
  expect([sent.map(({ headers }) => headers['x-request-id']), await waitingTexts(page)]).toEqual([ids, '']);
  expect(await chosenStatus(page)).toBe(chosen);
});

test('of two tabs of one session, only one sends the waiting changes', async ({ device }) => {
  const page = await anOpenBoard(device);
  const other = await anOpenBoard(device);
  await changeOffline(device, page);
  const before = device.sent().length;
  await online(device);
  await expect.poll(() => written(device, before).length).toBe(2);
  for (const tab of [page, other]) {
    await quiet(tab);
    await expect.poll(() => tab.getByText(WAITS).count()).toBe(0);
    await expect.poll(() => chosenStatus(tab)).toBe(chosen);
  }
  expect(written(device, before)).toHaveLength(2);
});

/** Deletes the waiting changes, as a browser does when it runs out of space. */
const evict = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('lead-widgets-outbox');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const area = opening.result.transaction('texts', 'readwrite').objectStore('texts');
          area.clear();
          area.transaction.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
  );

test('a change evicted by the browser is not shown as saved, and Retry sends it', async ({ device }) => {
  const page = await anOpenBoard(device);
  await changeOffline(device, page);
  await evict(page);
  const before = device.sent().length;
  await online(device);
  await quiet(page);
  expect(written(device, before)).toEqual([]);
  await page.locator('[part="notes"]').getByText(WAITS).waitFor();
  await page.getByText('2 changes not saved yet').waitFor();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.poll(() => ends(written(device, before)).sort()).toEqual(['note', 'status']);
  await expect.poll(() => page.getByText(WAITS).count()).toBe(0);
});

test('a waiting change of a closed tab does not overwrite a later change', async ({ device }) => {
  const page = await anOpenBoard(device);
  const other = await anOpenBoard(device);
  await page.route(/\/status$/, (route) => route.abort());
  await choose(page, chosen);
  await page.locator('.state .save').getByText(WAITS).waitFor();
  await expect.poll(() => waitingTexts(page)).toContain('status');
  await page.close();
  const before = device.sent().length;
  await choose(other, 'Scheduled');
  await expect.poll(() => written(device, before).length).toBe(1);
  await quiet(other);
  expect([written(device, before).length, await chosenStatus(other)]).toEqual([1, 'Scheduled']);
});

test('a waiting note is still there after a reload if IndexedDB is blocked', async ({ device }) => {
  await device.context.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The database is blocked.', 'SecurityError');
    };
  });
  const page = await anOpenBoard(device);
  await goOffline(device, page);
  await saveNote(page);
  await page.locator('[part="notes"]').getByText(WAITS).waitFor();
  await device.context.route(/\/note$/, (route) => route.abort());
  await online(device);
  await page.reload();
  await firstLeadIsOpen(page);
  await expect.poll(() => page.getByRole('textbox', { name: 'Your Notes' }).first().inputValue()).toBe(note);
});
