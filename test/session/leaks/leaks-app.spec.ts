import { funnelAsks, toContact } from '../customer-pages.js';
import { FIRST_LEAD, firstLeadIsOpen, message, threadIsOpen, typeNote, withChat } from '../office-pages.js';
import { MARK, type Row, testLeaks } from './leak-search.js';

const app = (state: string, path: string, reach: Row['reach']): Row => ({
  state,
  tag: 'lead-app',
  html: withChat(`<lead-app gateway-url="/" routing="memory" path="${path}"></lead-app>`),
  reach,
});

testLeaks([
  app('on its board, a note being written', '/app/lead/board/7001', async ({ page, show }) => {
    await show();
    await firstLeadIsOpen(page);
    await typeNote(page, `Gate code, ${MARK}`);
    return undefined;
  }),
  app('on a lead page', `/app/lead?leadId=${FIRST_LEAD}&serviceProviderId=7001`, async ({ page, show }) => {
    await show();
    await page.getByRole('heading', { name: 'Lead Unlocked' }).waitFor();
    return undefined;
  }),
  app(
    'on a thread, a text being written',
    `/app/conversation/7001/thread/u42?leadId=${FIRST_LEAD}`,
    async ({ page, show }) => {
      await show();
      await threadIsOpen(page);
      await message(page).fill(`I come at nine, ${MARK}`);
      return undefined;
    },
  ),
  app('on the funnel, a request described', '/app/lead/request_a_quote', async ({ page, show }) => {
    await show();
    await funnelAsks(page);
    await toContact(page, `It drips, ${MARK}`);
    return undefined;
  }),
]);
