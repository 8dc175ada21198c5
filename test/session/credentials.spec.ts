import { firstLeadIsOpen } from './office-pages.js';
import { configure, type Device, expect, insert, test } from './session-stage.js';

/** Opens a page, configures a token for it, and then inserts HTML. */
async function openConfigured(device: Device, html: string, more: Readonly<Record<string, string>> = {}) {
  const page = await device.open('');
  const settings = JSON.stringify(more).slice(1, -1);
  await configure(page, `{ auth: { getToken: () => 'token-of-ada' }, ${settings} }`);
  await insert(page, html);
  return page;
}

const carriedTo = (device: Device, origin: string): readonly (string | undefined)[] => [
  ...new Set(
    device
      .sent()
      .filter(({ url, method }) => url.startsWith(origin) && method !== 'OPTIONS')
      .map(({ headers }) => headers['authorization']),
  ),
];

const boardAt = (url: string) => `<lead-board sp-id="7001"${url && ` gateway-url="${url}"`}></lead-board>`;

test('the page’s token is not sent to another origin set only by the gateway-url of a tag', async ({
  device,
  otherGateway,
}) => {
  const page = await openConfigured(device, boardAt(otherGateway));
  await firstLeadIsOpen(page);
  expect(carriedTo(device, otherGateway)).toEqual([undefined]);
});

test('the one-time token of a <lead-gateway> is not sent to another origin', async ({ device, otherGateway }) => {
  const funnel = `<raq-funnel gateway-url="${otherGateway}"></raq-funnel>`;
  const page = await device.open(`<lead-gateway one-time-token="token-of-ada">${funnel}</lead-gateway>`);
  await page.getByRole('button', { name: 'Drain Cleaning' }).waitFor();
  expect(carriedTo(device, otherGateway)).toEqual([undefined]);
});
