import type { Page } from 'playwright/test';
import { funnel, summary, withTokens } from './customer-pages.js';
import { board, firstLeadIsOpen, thread, threadIsOpen } from './office-pages.js';
import { callOn, type Device, expect, hold, quiet, refuse, signOut, test } from './session-stage.js';

interface Challenged {
  readonly what: string;
  readonly tag: string;
  readonly html: string;
  readonly operation: string;
  readonly end: string;
  /** Brings about the call, once the widget stands there. */
  act(page: Page): Promise<void>;
  /** A widget beside it that shares its gateway. */
  readonly beside: { readonly tag: string; readonly html: string; ready(page: Page): Promise<void> };
}

const besideFunnel = {
  tag: 'div > raq-funnel',
  html: withTokens('raq-funnel', `<div>${funnel()}</div>`),
  ready: (page: Page) => page.getByRole('combobox', { name: 'Service' }).waitFor(),
};

const CALLS: readonly Challenged[] = [
  {
    what: 'a hire mark',
    tag: 'raq-funnel',
    html: summary(),
    operation: 'markHired',
    end: '/service-provider/mark-hired',
    act: (page) =>
      page
        .getByRole('button', { name: /^Mark as hired/ })
        .first()
        .click(),
    beside: besideFunnel,
  },
  {
    what: 'a mark that a thread was read',
    tag: 'message-thread',
    html: thread(),
    operation: 'markThreadRead',
    end: '/messages/thread/read',
    act: threadIsOpen,
    beside: { tag: 'lead-board', html: board(), ready: firstLeadIsOpen },
  },
];

const heardChallenge = `<script>
window.challenged = [];
addEventListener('challenge-required', (event) => window.challenged.push(event.detail.operation));
</script>`;

const hasBeenChallenged = (page: Page, operation: string) =>
  expect.poll(() => page.evaluate(() => String(Reflect.get(window, 'challenged')))).toContain(operation);

const addressOf = ({ end }: Challenged) => new RegExp(`${end}(?:\\?|$)`);

async function meetChallenge(device: Device, each: Challenged) {
  const { html, operation, end, act, beside } = each;
  const page = await device.open(heardChallenge);
  await refuse(page, addressOf(each), 511, 1);
  await device.go(page, heardChallenge + html + beside.html);
  await beside.ready(page);
  await act(page);
  await hasBeenChallenged(page, operation);
  expect(device.sentTo(end)).toHaveLength(1);
  return page;
}

for (const each of CALLS)
  test(`${each.what} that waits for a challenge is not sent once its widget is removed`, async ({ device }) => {
    const page = await meetChallenge(device, each);
    await page
      .locator(each.tag)
      .first()
      .evaluate((element) => element.remove());
    await callOn(page, each.beside.tag, 'replayChallenges');
    await quiet(page);
    expect(device.sentTo(each.end)).toHaveLength(1);
  });

for (const each of CALLS)
  test(`${each.what} that meets its challenge after signing out is not sent again`, async ({ device }) => {
    const page = await device.open('');
    const held = await hold(page, addressOf(each), 511);
    await device.go(page, each.html + each.beside.html);
    await each.beside.ready(page);
    await each.act(page);
    await held.arrived;
    await signOut(page);
    held.letGo();
    await quiet(page);
    const sent = device.sentTo(each.end).length;
    await callOn(page, each.beside.tag, 'replayChallenges');
    await callOn(page, each.tag, 'replayChallenges');
    await quiet(page);
    expect(device.sentTo(each.end)).toHaveLength(sent);
  });
