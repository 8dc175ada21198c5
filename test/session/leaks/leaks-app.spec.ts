import { funnelAsks, toContact } from '../customer-pages.js';
import { FIRST_LEAD, firstLeadIsOpen, message, threadIsOpen, typeNote, withChat } from '../office-pages.js';
import { type Act, MARK, statesOf, testLeaks } from './leak-search.js';

const app = (path: string, ready: Act) =>
  statesOf('lead-app', withChat(`<lead-app gateway-url="/" routing="memory" path="${path}"></lead-app>`), ready).opened;

testLeaks([
  app('/app/lead/board/7001', firstLeadIsOpen)('on the board with an unsaved note', (page) =>
    typeNote(page, `Gate code, ${MARK}`),
  ),
  app(`/app/lead?leadId=${FIRST_LEAD}&serviceProviderId=7001`, (page) =>
    page.getByRole('heading', { name: 'Lead Unlocked' }).waitFor(),
  )('on a lead page'),
  app(`/app/conversation/7001/thread/u42?leadId=${FIRST_LEAD}`, threadIsOpen)(
    'on a thread with an unsent message',
    (page) => message(page).fill(`I come at nine, ${MARK}`),
  ),
  app('/app/lead/request_a_quote', funnelAsks)('on the funnel with a description', (page) =>
    toContact(page, `It drips, ${MARK}`),
  ),
]);
