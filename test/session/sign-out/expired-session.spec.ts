import { letBoardPoll } from '../../../stories/page/let-board-poll.js';
import { keptText } from '../kept-on-device.js';
import { board, firstLeadIsOpen, noteField, typeNote } from '../office-pages.js';
import { expect, quiet, refuse, test } from '../session-stage.js';

const WORDS = 'Half a note, marker 7731.';
const LEADS = /\/v6\/leads\/serviceProvider\//;

const SIGN_INS = [
  ['cookies', ''],
  ['a token', `<script>document.querySelector('lead-board').auth = { getToken: () => 'token-of-ada' };</script>`],
] as const;

for (const [name, auth] of SIGN_INS)
  test(`with ${name}, a look for new leads that is refused takes no note away, says so, and is the last`, async ({
    device,
  }) => {
    const page = await device.open(board('gateway-url="/"') + auth);
    await firstLeadIsOpen(page);
    await typeNote(page, WORDS);
    await refuse(page, LEADS, 401);
    const refused = () => device.sent().filter(({ path }) => LEADS.test(path)).length;
    const before = refused();
    // The code that polls comes after the first paint.
    const poll = async () => {
      await page.evaluate(letBoardPoll, 60);
      return refused();
    };
    await expect.poll(poll, { timeout: 4000 }).toBeGreaterThan(before);
    await quiet(page, 500);
    const asked = refused();

    expect.soft(await noteField(page).inputValue()).toBe(WORDS);
    expect.soft(await keptText(page)).toContain(WORDS);
    await page.evaluate(letBoardPoll, 60);
    await quiet(page, 1000);
    expect.soft(refused()).toBe(asked);
    expect(
      await page
        .locator('lead-board')
        .getByText(/sign in again/i)
        .count(),
    ).toBeGreaterThan(0);
  });
