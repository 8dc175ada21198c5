import { firstLeadIsOpen } from './office-pages.js';
import { configure, type Device, expect, insert, test } from './session-stage.js';

/** A page whose host has configured a token for all of it, and then writes a tag. */
async function openConfigured(device: Device, html: string, more: Readonly<Record<string, string>> = {}) {
  const page = await device.open('');
  const settings = JSON.stringify(more).slice(1, -1);
  await configure(page, `{ auth: { getToken: () => 'token-of-ada' }, ${settings} }`);
  await insert(page, html);
  return page;
}

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
  await firstLeadIsOpen(page);
  expect(carriedTo(device, otherGateway)).toEqual([undefined]);
});

for (const url of ['', '/', 'the own origin'])
  test(`the token of the page goes to its own origin: gateway-url "${url}"`, async ({ device }) => {
    const page = await openConfigured(device, '');
    const { origin } = new URL(page.url());
    await insert(page, boardAt(url === 'the own origin' ? origin : url));
    await firstLeadIsOpen(page);
    expect(carriedTo(device, origin)).toEqual(['Bearer token-of-ada']);
  });

test('the token of the page goes to the gateway that is configured with it, wherever that is', async ({
  device,
  otherGateway,
}) => {
  const page = await openConfigured(device, boardAt(''), { gatewayUrl: otherGateway });
  await firstLeadIsOpen(page);
  expect(carriedTo(device, otherGateway)).toEqual(['Bearer token-of-ada']);
});

test('the one-time token of a <lead-gateway> does not go to a gateway of another origin that a funnel in it names', async ({
  device,
  otherGateway,
}) => {
  const funnel = `<raq-funnel gateway-url="${otherGateway}"></raq-funnel>`;
  const page = await device.open(`<lead-gateway one-time-token="token-of-ada">${funnel}</lead-gateway>`);
  await page.getByRole('button', { name: 'Drain Cleaning' }).waitFor();
  expect(carriedTo(device, otherGateway)).toEqual([undefined]);
});
