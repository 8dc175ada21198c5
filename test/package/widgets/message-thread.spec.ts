import { SANDBOX_LEADS } from '../../../src/sandbox.js';
import { expect, test } from '../fixtures.js';

const head = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Messages</title>
<script type="module" src="/cdn/lead-widgets.js"></script>`;
const thread = `<message-thread sp-id="7001" user-id="u42" lead-id="${SANDBOX_LEADS.newest}"></message-thread>`;
const pages = { '/': head + thread, '/demo': `${head}<lead-gateway demo>${thread}</lead-gateway>` };

test.use({ pages });

/** The strict policy lets no chat service be reached. */
async function expectRefusedSocket(faults: string[]): Promise<void> {
  await expect.poll(() => faults.join()).toContain('The policy refused: connect-src wss://');
  faults.splice(0);
}

test('a page with one thread loads no code of the board until a message can be typed', async ({ open, faults }) => {
  const { page, requested } = await open('/');
  await page.getByRole('textbox', { name: 'Message' }).waitFor();
  const paths = requested();
  expect(paths.some((path) => path.includes('/message-thread-'))).toBe(true);
  expect(paths.filter((path) => /\/(?:leads|sandbox|board-tools)-/.test(path))).toEqual([]);
  await expectRefusedSocket(faults);
});

test('if a policy blocks the socket of the chat, the thread says so and still shows phone and email', async ({
  open,
  faults,
}) => {
  const { page } = await open('/');
  await page
    .getByText('Messaging is currently unavailable for this Lead. Please contact them via phone or email.')
    .waitFor();
  await expect(page.locator('message-thread a[href^="tel:+1"]')).toHaveCount(1);
  await expect(page.locator('message-thread a[href^="mailto:"]')).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: 'Message' })).toBeDisabled();
  await expectRefusedSocket(faults);
});

test('under a strict policy, a conversation is read and written', async ({ open }) => {
  const { page } = await open('/demo');
  await page.getByRole('heading', { name: 'Your messages with Dana Whitfield' }).waitFor();
  await page.getByText('3 unread messages').waitFor();
  const box = page.getByRole('textbox', { name: 'Message' });
  await box.fill('See you on Monday.');
  await box.press('Enter');
  await page.getByRole('log').getByText('See you on Monday.').waitFor();
  await page.getByText(/· Sent/).waitFor();
});
