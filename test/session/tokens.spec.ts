import { credentialsSince, funnel, funnelAsks } from './customer-pages.js';
import { type Device, expect, quiet, signOut, test } from './session-stage.js';

async function signedOutAfter(device: Device, html: string) {
  const page = await device.open(html);
  await funnelAsks(page);
  expect(credentialsSince(device)).toContain('OneTime token-of-ada');
  await signOut(page);
  await quiet(page);
  return { page, sent: device.sent().length };
}

test('a funnel that is put back after signing out does not send the token that it was given before', async ({
  device,
}) => {
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

test('a tag that comes into a <lead-gateway> after signing out does not get the token that it had before', async ({
  device,
}) => {
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
