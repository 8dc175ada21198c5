import type { Page } from 'playwright/test';
import { configure, type Device, expect, test } from './session-stage.js';

/** A page whose host has configured a token for all of it, and then writes a tag. */
async function openConfigured(device: Device, html: string, more: Readonly<Record<string, string>> = {}) {
  const page = await device.open('');
  const settings = JSON.stringify(more).slice(1, -1);
  await configure(page, `{ auth: { getToken: () => 'token-of-ada' }, ${settings} }`);
  await write(page, html);
  return page;
}

const write = (page: Page, html: string): Promise<void> =>
  page.evaluate((body) => document.body.insertAdjacentHTML('beforeend', body), html);

const firstLead = (page: Page) => page.locator('lead-board [aria-expanded="true"]').first().waitFor();

/** What the calls to an origin have carried. */
const carriedTo = (device: Device, origin: string): readonly (string | undefined)[] => [
  ...new Set(
    device
      .sent()
      .filter(({ url, method }) => url.startsWith(origin) && method !== 'OPTIONS')
      .map(({ headers }) => headers['authorization']),
  ),
];

const boardAt = (url: string) => `<lead-board sp-id="7001"${url && ` gateway-url="${url}"`}></lead-board>`;

test('the token of the page does not go to a gateway of another origin that only a tag names', async ({
  device,
  otherGateway,
}) => {
  const page = await openConfigured(device, boardAt(otherGateway));
  await firstLead(page);
  expect(carriedTo(device, otherGateway)).toEqual([undefined]);
});

for (const url of ['', '/', 'the own origin'])
  test(`the token of the page goes to its own origin: gateway-url "${url}"`, async ({ device }) => {
    const page = await openConfigured(device, '');
    const { origin } = new URL(page.url());
    const html = boardAt(url === 'the own origin' ? origin : url);
    await write(page, html);
    await firstLead(page);
    expect(carriedTo(device, origin)).toEqual(['Bearer token-of-ada']);
  });

test('the token of the page goes to the gateway that is configured with it, wherever that is', async ({
  device,
  otherGateway,
}) => {
  const page = await openConfigured(device, boardAt(''), { gatewayUrl: otherGateway });
  await firstLead(page);
  expect(carriedTo(device, otherGateway)).toEqual(['Bearer token-of-ada']);
});

const service = (page: Page) => page.getByRole('button', { name: 'Drain Cleaning' }).waitFor();
const funnelAt = (url: string) => `<raq-funnel gateway-url="${url}"></raq-funnel>`;

test('the one-time token of a <lead-gateway> does not go to a gateway of another origin that a funnel in it names', async ({
  device,
  otherGateway,
}) => {
  const page = await device.open(
    `<lead-gateway one-time-token="token-of-ada">${funnelAt(otherGateway)}</lead-gateway>`,
  );
  await service(page);
  expect(carriedTo(device, otherGateway)).toEqual([undefined]);
});
