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

const carriedTo = (device: Device, origin: string): readonly (string | undefined)[] => [
  ...new Set(
    device
      .sent()
      .filter(({ url, method }) => url.startsWith(origin) && method !== 'OPTIONS')
      .map(({ headers }) => headers['authorization']),
  ),
];

const boardAt = (url: string) => `<lead-board sp-id="7001"${url && ` gateway-url="${url}"`}></lead-board>`;

test('the token of the page does not go to another origin that only a tag names', async ({ device, otherGateway }) => {
  const page = await openConfigured(device, boardAt(otherGateway));
  await firstLeadIsOpen(page);
  expect(carriedTo(device, otherGateway)).toEqual([undefined]);
});

test('the one-time token of a <lead-gateway> stays at its origin', async ({ device, otherGateway }) => {
  const funnel = `<raq-funnel gateway-url="${otherGateway}"></raq-funnel>`;
  const page = await device.open(`<lead-gateway one-time-token="token-of-ada">${funnel}</lead-gateway>`);
  await page.getByRole('button', { name: 'Drain Cleaning' }).waitFor();
  expect(carriedTo(device, otherGateway)).toEqual([undefined]);
});
