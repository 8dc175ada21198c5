import type { Page } from 'playwright/test';
import { choosePhoto, goOffline, message, sendPhoto, thread, threadIsOpen } from '../office-pages.js';
import { expect, hold, refuse } from '../session-stage.js';
import { MARK, type Row, testLeaks } from './leak-search.js';

const TEXT = `I come at nine, ${MARK}`;
const SEND = /\/message-center\/v1\/messages$/;

const onThread = (state: string, reach: Row['reach'], after?: Row['after']): Row => ({
  state,
  tag: 'message-thread',
  html: thread(),
  reach,
  ...(after && { after }),
});

const opened = (state: string, act: (page: Page) => Promise<unknown>, after?: Row['after']): Row =>
  onThread(
    state,
    async ({ page, show }) => {
      await show();
      await threadIsOpen(page);
      await act(page);
      return undefined;
    },
    after,
  );

const sendText = async (page: Page) => {
  await message(page).fill(TEXT);
  await message(page).press('Enter');
  await page.getByRole('log').getByText(TEXT).waitFor();
};

testLeaks([
  onThread('its session on its way', async ({ page, show }) => {
    const session = await hold(page, /\/chat\/session/);
    await show();
    await session.arrived;
    return session.letGo;
  }),
  opened(
    'ready',
    async () => {},
    async (page) => {
      expect.soft(await page.locator('html').getAttribute('data-chat')).toBe('closed');
    },
  ),
  opened('the contact open', (page) =>
    page
      .getByRole('button', { name: /^Contact/ })
      .first()
      .click(),
  ),
  opened('a photo chosen', (page) => choosePhoto(page, `${MARK}.png`)),
  opened('a text being written', (page) => message(page).fill(TEXT)),
  onThread('a text on its way', async ({ page, show }) => {
    const text = await hold(page, SEND);
    await show();
    await threadIsOpen(page);
    await sendText(page);
    await text.arrived;
    return text.letGo;
  }),
  onThread('a second text behind one that is on its way', async ({ page, show }) => {
    const text = await hold(page, SEND);
    await show();
    await threadIsOpen(page);
    await message(page).fill('First.');
    await message(page).press('Enter');
    await text.arrived;
    await sendText(page);
    return text.letGo;
  }),
  onThread('a text that waits for a challenge', async ({ page, show }) => {
    await refuse(page, SEND, 511);
    await show();
    await threadIsOpen(page);
    await sendText(page);
    await page.getByText('Not sent').waitFor();
    return undefined;
  }),
  onThread('a text that waits for a connection', async ({ device, page, show }) => {
    await show();
    await threadIsOpen(page);
    await goOffline(device, page);
    await sendText(page);
    await page.getByText('Waiting to send').waitFor();
    return undefined;
  }),
  opened(
    'a photo on its way',
    (page) => sendPhoto(page, `${MARK}.png`),
    async (page) => {
      expect.soft(await page.locator('html').getAttribute('data-upload')).toBe('ended');
    },
  ),
]);
