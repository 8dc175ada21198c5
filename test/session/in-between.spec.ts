import { credentialsSince, funnel, funnelAsks } from './customer-pages.js';
import { keptText, shownOn } from './kept-on-device.js';
import {
  board,
  firstLeadIsOpen,
  openThread,
  posted,
  threadTag,
  typeNote,
  waitingTexts,
  withChat,
  writeOffline,
} from './office-pages.js';
import {
  callOn,
  clockAhead,
  configure,
  type Device,
  expect,
  hold,
  insert,
  PLAIN_PAGE,
  quiet,
  setOn,
  signOut,
  test,
} from './session-stage.js';

const NOTE = 'Written in between, marker 7702.';
const SIGNED_OUT = 'You are signed out.';

test('a provider who takes another one’s place takes all of it along, in other tabs too', async ({ device }) => {
  const other = await device.open(board());
  await firstLeadIsOpen(other);
  const page = await device.open(`${board()}<lead-board sp-id="7002" gateway-url="/"></lead-board>`);
  await firstLeadIsOpen(page);
  await typeNote(page, NOTE);
  await setOn(page, 'lead-board', 'spId', '7002');
  await other.getByText(SIGNED_OUT).waitFor();
  expect(await keptText(page)).not.toContain(NOTE);
  await setOn(page, 'lead-board', 'spId', '7001');
  await firstLeadIsOpen(page);
  expect(await shownOn(page)).not.toContain(NOTE);
});

test('a widget whose code comes after signing out begins as signed out, without its token', async ({ device }) => {
  const page = await device.open(PLAIN_PAGE);
  const code = await hold(page, '**/cdn/chunks/**');
  await device.go(page, `${board()}${funnel('one-time-token="token-of-ada"')}`);
  await page.waitForFunction(() => Reflect.has(globalThis, Symbol.for('lead-widgets.page')));
  await signOut(page);
  code.letGo();
  await expect.poll(() => page.getByText(SIGNED_OUT).count()).toBe(2);
  expect(credentialsSince(device, 0)).not.toContain('OneTime token-of-ada');
  expect(await page.locator('raq-funnel').evaluate((element) => Reflect.get(element, 'oneTimeToken'))).toBeUndefined();
  await setOn(page, 'raq-funnel', 'oneTimeToken', 'token-of-bea');
  await expect.poll(() => credentialsSince(device, 0)).toContain('OneTime token-of-bea');
});

test('after signing out, settings that sign nobody in begin nothing, and refresh() does', async ({ device }) => {
  const page = await device.open(board());
  await firstLeadIsOpen(page);
  await signOut(page);
  await page.getByText(SIGNED_OUT).waitFor();
  await configure(page, "{ sourceApplication: 'office', locale: 'en-GB', features: ['lead-unlock'] }");
  await quiet(page);
  expect(await page.getByText(SIGNED_OUT).count()).toBe(1);
  await callOn(page, 'lead-board', 'refresh');
  await firstLeadIsOpen(page);
});

test('a sign-out clears the name in the filter of a removed element', async ({ device }) => {
  const page = await device.open(board());
  await firstLeadIsOpen(page);
  await expect
    .poll(() => page.locator('lead-board').evaluate((element) => typeof Reflect.get(element, 'filters')))
    .toBe('object');
  await page.getByRole('combobox', { name: 'Customer name' }).fill('Dana');
  await page
    .getByRole('option', { name: /Dana Whitfield/ })
    .first()
    .click();
  const filters = () =>
    page.evaluate(() => JSON.stringify(Reflect.get(Reflect.get(globalThis, 'taken') ?? {}, 'filters')));
  await page.evaluate(() => Reflect.set(globalThis, 'taken', document.querySelector('lead-board')));
  await expect.poll(filters).toContain('Dana');
  await page.locator('lead-board').evaluate((element) => element.remove());
  await quiet(page, 200);
  await signOut(page);
  expect((await filters()) ?? '').not.toContain('Dana');
});

test('the token of the page does not follow a <base> to another origin', async ({ device, otherGateway }) => {
  const page = await device.open('<p>Office</p>');
  await page.evaluate((other) => {
    const base = document.createElement('base');
    base.href = `${other}/`;
    document.head.append(base);
  }, otherGateway);
  await configure(page, "{ auth: { getToken: () => 'token-of-ada' } }");
  await insert(page, board());
  await expect.poll(() => credentialsSince(device, 0)).toContain('Bearer token-of-ada');
  const own = new URL(page.url()).origin;
  expect(device.sent().filter(({ url }) => !url.startsWith(own))).toEqual([]);
});

async function signedOutAfter(device: Device, html: string) {
  const page = await device.open(html);
  await funnelAsks(page);
  expect(credentialsSince(device)).toContain('OneTime token-of-ada');
  await signOut(page);
  await quiet(page);
  return { page, sent: device.sent().length };
}

test('a funnel that is put back after signing out does not send the token from before', async ({ device }) => {
  const { page, sent } = await signedOutAfter(device, funnel('one-time-token="token-of-ada"'));
  await page.locator('raq-funnel').evaluate(async (element) => {
    const place = element.parentElement;
    element.remove();
    await new Promise((resolve) => setTimeout(resolve, 100));
    place?.append(element);
  });
  await quiet(page);
  expect(credentialsSince(device, sent)).not.toContain('OneTime token-of-ada');
});

test('a tag that comes into a <lead-gateway> after signing out gets no token from before', async ({ device }) => {
  const { page, sent } = await signedOutAfter(
    device,
    `<lead-gateway one-time-token="token-of-ada">${funnel()}</lead-gateway>`,
  );
  await page.locator('lead-gateway').evaluate((around) => around.append(document.createElement('raq-funnel')));
  await quiet(page, 1500);
  expect(credentialsSince(device, sent)).not.toContain('OneTime token-of-ada');
  const token = await page.locator('lead-gateway').evaluate((around) => String(Reflect.get(around, 'oneTimeToken')));
  expect(token).not.toContain('token-of-ada');
});

test('a text that has waited for three days leaves the device when a board starts', async ({ device }) => {
  await writeOffline(device, 'Waits, marker 9911.');
  const page = await device.open('');
  await clockAhead(page, 72);
  await device.go(page, board());
  await firstLeadIsOpen(page);
  await expect.poll(() => waitingTexts(page)).not.toContain('marker 9911');
});

const WORDS = 'Written in the demo, marker 6614.';
const inDemo = (html: string) => `<lead-gateway demo>${html}</lead-gateway>`;

test('a text that was written in the demo is neither shown nor posted at a real gateway', async ({ device }) => {
  await writeOffline(device, WORDS, inDemo(threadTag('')));
  const page = await openThread(device, withChat(threadTag('')));
  expect(posted(device)).toEqual([]);
  expect(await page.getByText(WORDS).count()).toBe(0);
});
