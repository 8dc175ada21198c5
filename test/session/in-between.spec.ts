import { credentialsSince, funnel, funnelAsks } from './customer-pages.js';
import { keptText, shownOn } from './kept-on-device.js';
import * as office from './office-pages.js';
import * as stage from './session-stage.js';

const NOTE = 'Written in between, marker 7702.';
const SIGNED_OUT = 'You are signed out.';

stage.test('replacing the provider of a board signs out the previous one, also in other tabs', async ({ device }) => {
  const other = await device.open(office.board());
  await office.firstLeadIsOpen(other);
  const page = await device.open(`${office.board()}<lead-board sp-id="7002" gateway-url="/"></lead-board>`);
  await office.firstLeadIsOpen(page);
  await office.typeNote(page, NOTE);
  await stage.setOn(page, 'lead-board', 'spId', '7002');
  await other.getByText(SIGNED_OUT).waitFor();
  stage.expect(await keptText(page)).not.toContain(NOTE);
  await stage.setOn(page, 'lead-board', 'spId', '7001');
  await office.firstLeadIsOpen(page);
  stage.expect(await shownOn(page)).not.toContain(NOTE);
});

stage.test('a widget whose code loads after signing out is signed out and has no token', async ({ device }) => {
  const page = await device.open(stage.PLAIN_PAGE);
  const code = await stage.hold(page, '**/cdn/chunks/**');
  await device.go(page, `${office.board()}${funnel('one-time-token="token-of-ada"')}`);
  await page.waitForFunction(() => Reflect.has(globalThis, Symbol.for('lead-widgets.page')));
  await stage.signOut(page);
  code.letGo();
  await stage.expect.poll(() => page.getByText(SIGNED_OUT).count()).toBe(2);
  stage.expect(credentialsSince(device, 0)).not.toContain('OneTime token-of-ada');
  stage
    .expect(await page.locator('raq-funnel').evaluate((element) => Reflect.get(element, 'oneTimeToken')))
    .toBeUndefined();
  await stage.setOn(page, 'raq-funnel', 'oneTimeToken', 'token-of-bea');
  await stage.expect.poll(() => credentialsSince(device, 0)).toContain('OneTime token-of-bea');
});

stage.test('after signing out, refresh() starts the board, but unrelated settings do not', async ({ device }) => {
  const page = await device.open(office.board());
  await office.firstLeadIsOpen(page);
  await stage.signOut(page);
  await page.getByText(SIGNED_OUT).waitFor();
  await stage.configure(page, "{ sourceApplication: 'office', locale: 'en-GB', features: ['lead-unlock'] }");
  await stage.quiet(page);
  stage.expect(await page.getByText(SIGNED_OUT).count()).toBe(1);
  await stage.callOn(page, 'lead-board', 'refresh');
  await office.firstLeadIsOpen(page);
});

stage.test('signing out clears the customer name in the filters of a removed board', async ({ device }) => {
  const page = await device.open(office.board());
  await office.firstLeadIsOpen(page);
  await stage.expect
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
  await stage.expect.poll(filters).toContain('Dana');
  await page.locator('lead-board').evaluate((element) => element.remove());
  await stage.quiet(page, 200);
  await stage.signOut(page);
  stage.expect((await filters()) ?? '').not.toContain('Dana');
});

stage.test('the page’s token is not sent to the origin of a <base> element', async ({ device, otherGateway }) => {
  const page = await device.open('<p>Office</p>');
  await page.evaluate((other) => {
    const base = document.createElement('base');
    base.href = `${other}/`;
    document.head.append(base);
  }, otherGateway);
  await stage.configure(page, "{ auth: { getToken: () => 'token-of-ada' } }");
  await stage.insert(page, office.board());
  await stage.expect.poll(() => credentialsSince(device, 0)).toContain('Bearer token-of-ada');
  const own = new URL(page.url()).origin;
  stage.expect(device.sent().filter(({ url }) => !url.startsWith(own))).toEqual([]);
});

async function signedOutAfter(device: stage.Device, html: string) {
  const page = await device.open(html);
  await funnelAsks(page);
  stage.expect(credentialsSince(device)).toContain('OneTime token-of-ada');
  await stage.signOut(page);
  await stage.quiet(page);
  return { page, sent: device.sent().length };
}

stage.test('a funnel reinserted after signing out does not send its earlier token', async ({ device }) => {
  const { page, sent } = await signedOutAfter(device, funnel('one-time-token="token-of-ada"'));
  await page.locator('raq-funnel').evaluate(async (element) => {
    const place = element.parentElement;
    element.remove();
    await new Promise((resolve) => setTimeout(resolve, 100));
    place?.append(element);
  });
  await stage.quiet(page);
  stage.expect(credentialsSince(device, sent)).not.toContain('OneTime token-of-ada');
});

stage.test(
  'a funnel added to a <lead-gateway> after signing out does not get the earlier token',
  async ({ device }) => {
    const { page, sent } = await signedOutAfter(
      device,
      `<lead-gateway one-time-token="token-of-ada">${funnel()}</lead-gateway>`,
    );
    await page.locator('lead-gateway').evaluate((around) => around.append(document.createElement('raq-funnel')));
    await stage.quiet(page, 1500);
    stage.expect(credentialsSince(device, sent)).not.toContain('OneTime token-of-ada');
    const token = await page.locator('lead-gateway').evaluate((around) => String(Reflect.get(around, 'oneTimeToken')));
    stage.expect(token).not.toContain('token-of-ada');
  },
);

stage.test('a message that has waited for three days is deleted when a board starts', async ({ device }) => {
  await office.writeOffline(device, 'Waits, marker 9911.');
  const page = await device.open('');
  await stage.clockAhead(page, 72);
  await device.go(page, office.board());
  await office.firstLeadIsOpen(page);
  await stage.expect.poll(() => office.waitingTexts(page)).not.toContain('marker 9911');
});

const WORDS = 'Written in the demo, marker 6614.';
const inDemo = (html: string) => `<lead-gateway demo>${html}</lead-gateway>`;

stage.test('a message written in the demo is neither shown nor sent with a real gateway', async ({ device }) => {
  await office.writeOffline(device, WORDS, inDemo(office.threadTag('')));
  const page = await office.openThread(device, office.withChat(office.threadTag('')));
  stage.expect(office.posted(device)).toEqual([]);
  stage.expect(await page.getByText(WORDS).count()).toBe(0);
});
