import { windowedLaunch } from '../../runner/chromium-launch.mjs';
import { expect, test } from '../fixtures.js';

const page = (locale: string) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Quotes</title>
<script type="module" src="/cdn/lead-widgets.js"></script>
<raq-funnel category-id="10202" postal-code="78704" locale="${locale}"></raq-funnel>
<script>document.querySelector('raq-funnel').addressProvider = { suggest: async (text) => [{ id: text, label: text }] };</script>`;

// Only a Chromium with windows has autofill.
test.use({ pages: { '/en': page('en-US'), '/es': page('es-US') }, policy: '', launchOptions: windowedLaunch() });

const ADDRESS = {
  NAME_FIRST: 'Maria',
  NAME_LAST: 'Delgado',
  EMAIL_ADDRESS: 'maria@example.com',
  PHONE_HOME_WHOLE_NUMBER: '5125550111',
  ADDRESS_HOME_LINE1: '200 Elm St',
  ADDRESS_HOME_LINE2: 'Apt 2',
  ADDRESS_HOME_ZIP: '78704',
  ADDRESS_HOME_COUNTRY: 'US',
};

const FIRST_NAME = "document.querySelector('raq-funnel').shadowRoot.querySelector('[name=firstName]')";

for (const path of ['/en', '/es']) {
  test(`the browser fills contact and street in one step (${path})`, async ({ open }) => {
    const { page } = await open(path);
    const next = page.locator('raq-funnel button[type="submit"]');
    const choice = page.locator('raq-funnel :is([type="radio"], [type="checkbox"])').first();
    const email = page.locator('raq-funnel [name="email"]');
    await expect(async () => {
      if ((await email.count()) > 0) return;
      if ((await choice.count()) > 0) await choice.check({ force: true });
      await next.click();
      await expect(email).toBeVisible({ timeout: 100 });
    }).toPass();
    await page.locator('raq-funnel [name="address1"]').waitFor();
    const cdp = await page.context().newCDPSession(page);
    const { result } = await cdp.send('Runtime.evaluate', { expression: FIRST_NAME });
    const { node } = await cdp.send('DOM.describeNode', { objectId: result.objectId ?? '' });
    const fields = Object.entries(ADDRESS).map(([name, value]) => ({ name, value }));
    await cdp.send('Autofill.enable');
    await cdp.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields } });
    const filled = () =>
      page
        .locator('raq-funnel input[name]')
        .evaluateAll((all) => all.map((each) => (each instanceof HTMLInputElement ? [each.name, each.value] : [])));
    await expect
      .poll(async () => Object.fromEntries(await filled()))
      .toMatchObject({
        firstName: 'Maria',
        lastName: 'Delgado',
        email: 'maria@example.com',
        phone: '(512) 555-0111',
        address1: '200 Elm St',
        address2: 'Apt 2',
      });
    await expect(page.getByRole('listbox')).toHaveCount(0);
  });
}
