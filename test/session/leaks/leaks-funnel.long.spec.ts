import type { Page } from 'playwright/test';
import { CONTACT, fillContact, funnel, funnelAsks, toContact } from '../customer-pages.js';
import { callOn, hold, refuse } from '../session-stage.js';
import { MARK, type Row, testLeaks } from './leak-search.js';

const CREATE = /\/lead\/v3\/lead$/;
const WORDS = `It drips, ${MARK}`;
const ADA = { ...CONTACT, first: 'Adalinda', email: `${MARK}@example.com` };

async function fillAll(page: Page): Promise<void> {
  await toContact(page, WORDS);
  if ((await page.getByRole('textbox', { name: 'First name' }).count()) > 0) await fillContact(page, ADA);
  else await page.getByRole('checkbox', { name: /^I agree/ }).check();
}

const send = (page: Page) => page.getByRole('button', { name: 'Get quotes' }).click();

/** The states of a funnel, with a token of the customer or in the session of one. */
function states(sign: string, attributes: string): readonly Row[] {
  const row = (state: string, reach: Row['reach'], more = ''): Row => ({
    state: `${sign}, ${state}`,
    tag: 'raq-funnel',
    html: funnel(`${attributes} ${more}`),
    reach,
  });
  const opened = (state: string, act: (page: Page) => Promise<unknown>, more?: string): Row =>
    row(
      state,
      async ({ page, show }) => {
        await show();
        await act(page);
        return undefined;
      },
      more,
    );
  return [
    row('its services on their way', async ({ page, show }) => {
      const services = await hold(page, /\/topCategories/);
      await show();
      await services.arrived;
      return services.letGo;
    }),
    opened('at its first question', funnelAsks),
    opened('all typed in', fillAll),
    row('the request on its way', async ({ page, show }) => {
      const create = await hold(page, CREATE);
      await show();
      await fillAll(page);
      await send(page);
      await create.arrived;
      return create.letGo;
    }),
    row('the request waiting for a challenge', async ({ page, show }) => {
      await refuse(page, CREATE, 511);
      await show();
      await fillAll(page);
      await send(page);
      await page.getByText(/verify that you are not a robot/).waitFor();
      return undefined;
    }),
    opened('the request made', async (page) => {
      await fillAll(page);
      await send(page);
      await page.getByRole('heading', { name: 'Who should get your request?' }).waitFor();
    }),
    row('without a connection', async ({ device, page, show }) => {
      await show();
      await fillAll(page);
      await device.context.setOffline(true);
      await send(page);
      await page.locator('raq-funnel').getByRole('alert').first().waitFor();
      return undefined;
    }),
  ];
}

const asModal: Row = {
  state: 'open over the page, all typed in',
  tag: 'raq-funnel',
  html: funnel('presentation="modal"'),
  async reach({ page, show }) {
    await show();
    await page.waitForFunction(() => customElements.get('raq-funnel') !== undefined);
    await callOn(page, 'raq-funnel', 'show');
    await page.getByRole('dialog').waitFor();
    await fillAll(page);
    return undefined;
  },
};

testLeaks([...states('with a one-time token', ''), ...states('in a session', 'auth-mode="session"'), asModal]);
