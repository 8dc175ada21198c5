import { expect, test } from 'vitest';
import { credentialsSince, funnel, funnelAsks } from './customer-pages.js';
import { quiet, sessionSite, signOut } from './session-stage.js';

const site = sessionSite();

async function signedOutAfter(html: string) {
  const device = await site.device();
  const page = await device.open(html);
  await funnelAsks(page);
  expect(credentialsSince(device)).toContain('OneTime token-of-ada');
  await signOut(page);
  await quiet(page);
  return { device, page, sent: device.sent().length };
}

test('a funnel that is put back after signing out does not send the token that it was given before', async () => {
  const { device, page, sent } = await signedOutAfter(funnel('one-time-token="token-of-ada"'));
  await page.locator('raq-funnel').evaluate(async (element) => {
    const place = element.parentElement;
    element.remove();
    await new Promise((resolve) => setTimeout(resolve, 100));
    place?.append(element);
  });
  await quiet(page);
  expect(credentialsSince(device, sent)).not.toContain('OneTime token-of-ada');
});

test('a funnel does not hand out its token after signing out', async () => {
  const { page } = await signedOutAfter(funnel('one-time-token="token-of-ada"'));
  const token = await page.locator('raq-funnel').evaluate((element) => String(Reflect.get(element, 'oneTimeToken')));
  expect(token).not.toContain('token-of-ada');
});

test('a tag that comes into a <lead-gateway> after signing out does not get the token that it had before', async () => {
  const { device, page, sent } = await signedOutAfter(
    `<lead-gateway one-time-token="token-of-ada">${funnel()}</lead-gateway>`,
  );
  await page.locator('lead-gateway').evaluate((around) => around.append(document.createElement('raq-funnel')));
  await quiet(page, 1500);
  expect(credentialsSince(device, sent)).not.toContain('OneTime token-of-ada');
  const token = await page.locator('lead-gateway').evaluate((around) => String(Reflect.get(around, 'oneTimeToken')));
  expect(token).not.toContain('token-of-ada');
});
