import { Buffer } from 'node:buffer';
import type { Page } from 'playwright/test';
import { SANDBOX_LEADS } from '../../src/sandbox.js';
import { keptOn } from './kept-on-device.js';
import { type Device, expect, quiet } from './session-stage.js';

export const FIRST_LEAD = SANDBOX_LEADS.newest;

export const LOGOUT_PAGE = '<p>Goodbye.</p>';

export const board = (attributes = 'gateway-url="/"') => `<lead-board sp-id="7001" ${attributes}></lead-board>`;

/** A fake chat service in the page: always online, with one message from the customer, and uploads that never finish. */
const CHAT = `<script>
const messages = [{ id: 'M1', index: 0, author: 'u42', body: 'Water everywhere, marker-of-ada', createdAt: Date.now(),
  updatedAt: Date.now(), media: [], delivery: 'sent' }];
window.quietChat = { open: async ({ identity }) => ({
  identity, connection: 'online', lastReadIndex: null, on: () => () => {},
  recent: async () => ({ messages, hasEarlier: false }), earlier: async () => ({ messages: [], hasEarlier: false }),
  markAllRead: async () => {}, mediaUrls: async () => new Map(), typing() {}, close() { document.documentElement.dataset.chat = 'closed'; },
  sendMedia: (file, { signal, onProgress }) => new Promise((resolve, reject) => {
    onProgress?.(1, 4);
    document.documentElement.dataset.upload = 'running';
    signal?.addEventListener('abort', () => { document.documentElement.dataset.upload = 'ended'; reject(signal.reason); });
  }) }) };
</script>`;

const HAND_CHAT = `<script>for (const each of document.querySelectorAll('message-thread, lead-app')) each.chat = window.quietChat;</script>`;

/** Sets the fake chat on every thread and app in this HTML. */
export const withChat = (html: string): string => CHAT + html + HAND_CHAT;

export const threadTag = (attributes = 'gateway-url="/"') =>
  `<message-thread sp-id="7001" user-id="u42" lead-id="${FIRST_LEAD}" ${attributes}></message-thread>`;

export const thread = (attributes?: string): string => withChat(threadTag(attributes));

export const message = (page: Page) => page.getByRole('textbox', { name: 'Message' });

export async function threadIsOpen(page: Page): Promise<void> {
  await page.getByRole('heading', { name: /^Your messages with / }).waitFor();
  await page.locator('message-thread [aria-busy="false"]').waitFor();
  await expect.poll(() => message(page).isEnabled()).toBe(true);
}

export const firstLeadIsOpen = (page: Page) => page.locator('lead-board [aria-expanded="true"]').first().waitFor();

export const noteField = (page: Page) => page.getByRole('textbox', { name: 'Your Notes' }).first();

export async function typeNote(page: Page, words: string): Promise<void> {
  // Without waiting for the code that stores drafts, which may still be loading.
  await page
    .getByRole('button', { name: /^(Edit notes|Add a note)$/ })
    .first()
    .click();
  await noteField(page).fill(words);
  await expect.poll(async () => JSON.stringify((await keptOn(page)).tab), { timeout: 4000 }).toContain(words);
}

export async function goOffline({ context }: Device, page: Page): Promise<void> {
  await context.setOffline(true);
  await expect.poll(() => page.evaluate(() => navigator.onLine)).toBe(false);
}

const PIXEL = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export async function choosePhoto(page: Page, name: string): Promise<void> {
  const photo = { name, mimeType: 'image/png', buffer: Buffer.from(PIXEL, 'base64') };
  await page.locator('message-thread input[type="file"]').setInputFiles(photo);
  await page.getByRole('button', { name: 'Remove file' }).waitFor();
}

/** Sends a photo. Its upload never finishes. */
export async function sendPhoto(page: Page, name: string): Promise<void> {
  await choosePhoto(page, name);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect.poll(() => page.locator('html').getAttribute('data-upload')).toBe('running');
}

/** Writes a message offline and closes the page, and then goes online. */
export async function writeOffline(device: Device, words: string, html = thread()): Promise<void> {
  const page = await device.open(html);
  await threadIsOpen(page);
  await goOffline(device, page);
  await message(page).fill(words);
  await message(page).press('Enter');
  await page.getByText('Waiting to send').waitFor();
  await expect.poll(() => waitingTexts(page)).toContain(words);
  await page.close();
  await device.context.setOffline(false);
}

/** The waiting entries on the device. Marks of sent messages have no body and are left out. */
export const waitingTexts = async (page: Page): Promise<string> =>
  (await keptOn(page)).databases.filter((line) => line.includes('"body"')).join('\n');

export const posted = (device: Device): string[] =>
  device.sentTo('/message-center/v1/messages').map(({ body }) => body);

/** Opens the thread in a new page, and waits for messages that it may send by itself. */
export async function openThread(device: Device, html = thread()): Promise<Page> {
  const page = await device.open(html);
  await threadIsOpen(page);
  await quiet(page);
  return page;
}
