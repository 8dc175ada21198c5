import { CONTACT, fillContact, funnel, funnelAsks, toContact } from '../customer-pages.js';
import * as office from '../office-pages.js';
import { callOn, expect } from '../session-stage.js';
import { type Act, MARK, type Row, statesOf, testLeaks } from './leak-search.js';

const NOTE = `Gate code, ${MARK}`;
const LEADS = /\/v6\/leads\/serviceProvider\//;
const LEAD = new RegExp(`/v2/leads/${office.FIRST_LEAD}\\?`);
const NOTES = /\/leads\/\d+\/note$/;

const save: Act = (page) => page.getByRole('button', { name: 'Save', exact: true }).first().click();
const writeNote: Act = (page) => office.typeNote(page, NOTE);
const saveNote: Act = async (page, device) => {
  await writeNote(page, device);
  await save(page, device);
};

const onBoard = statesOf('lead-board', office.board(), office.firstLeadIsOpen);

testLeaks([
  onBoard.held('while its leads are loading', LEADS),
  onBoard.challenged('with its leads waiting for a challenge', LEADS),
  onBoard.opened('with a customer name in the filter', async (page, device) => {
    await page.getByRole('combobox', { name: 'Customer name' }).click();
    await page.keyboard.type(MARK);
    await expect.poll(() => JSON.stringify(device.sent())).toContain(MARK);
  }),
  onBoard.opened('with an unsaved note', writeNote),
  onBoard.opened('with an unsaved note in a dialog', async (page) => {
    await page.getByRole('button', { name: 'Edit notes' }).first().click();
    await page.getByRole('button', { name: 'Edit job notes' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Your Notes' }).fill(NOTE);
  }),
  onBoard.held('while a note is being saved', NOTES, saveNote),
  onBoard.challenged('with a note waiting for a challenge', NOTES, saveNote),
  onBoard.opened('with a note that was not saved offline', async (page, device) => {
    await writeNote(page, device);
    await office.goOffline(device, page);
    await save(page, device);
    await page.getByText('Not saved yet').first().waitFor();
  }),
]);

const ofLead = (tag: string, more: string) =>
  `<${tag} sp-id="7001" lead-id="${office.FIRST_LEAD}" gateway-url="/" ${more}></${tag}>`;
const card = statesOf('lead-card', ofLead('lead-card', 'expanded'), (page) =>
  page.getByRole('button', { name: 'Edit notes' }).waitFor(),
);
const leadPage = statesOf('lead-page', ofLead('lead-page', ''), async () => {});
const REVIEW = /\/v1\/review\/request-by-email/;
const review = statesOf(
  'review-request-modal',
  ofLead('review-request-modal', 'open'),
  async (page) => {
    const dialog = page.getByRole('dialog', { name: 'Request a Review' });
    const edit = dialog.getByRole('button', { name: 'Edit', exact: true });
    await dialog.getByRole('button', { name: 'Send request' }).waitFor();
    if (await edit.isVisible()) await edit.click();
    await page.getByRole('textbox', { name: 'Description of work' }).fill(NOTE);
  },
  true,
);
const sendReview: Act = async (page) => {
  const phone = page.getByRole('textbox', { name: 'Phone' });
  if ((await phone.inputValue()) === '') await phone.fill('5125550163');
  await page.getByRole('button', { name: 'Send request' }).click();
};

testLeaks([
  card.held('while its lead is loading', LEAD),
  card.opened('with an unsaved note', writeNote),
  card.held('while a note is being saved', NOTES, saveNote),
  card.challenged('with a note waiting for a challenge', NOTES, saveNote),
  leadPage.held('while its lead is loading', LEAD),
  leadPage.challenged('with its lead waiting for a challenge', LEAD),
  review.held('while its lead is loading', LEAD),
  review.opened('with its form filled in'),
  review.held('while the request is being sent', REVIEW, sendReview),
  review.challenged('with the request waiting for a challenge', REVIEW, sendReview),
]);

const TEXT = `I come at nine, ${MARK}`;
const SEND = /\/message-center\/v1\/messages$/;
const onThread = statesOf('message-thread', office.thread(), office.threadIsOpen);
const sendText: Act = async (page) => {
  await office.message(page).fill(TEXT);
  await office.message(page).press('Enter');
  await page.getByRole('log').getByText(TEXT).waitFor();
};
const hasEnded =
  (name: string, how: string): Act =>
  async (page) =>
    expect.soft(await page.locator('html').getAttribute(name)).toBe(how);

testLeaks([
  onThread.held('while its chat session is loading', /\/chat\/session/),
  onThread.opened('ready', undefined, hasEnded('data-chat', 'closed')),
  onThread.opened('with the contact dialog open', (page) =>
    page
      .getByRole('button', { name: /^Contact/ })
      .first()
      .click(),
  ),
  onThread.opened('with a photo attached', (page) => office.choosePhoto(page, `${MARK}.png`)),
  onThread.opened('with an unsent message', (page) => office.message(page).fill(TEXT)),
  onThread.held('while a message is being sent', SEND, sendText),
  onThread.held('with a second message queued behind one being sent', SEND, async (page, device) => {
    await office.message(page).fill('First.');
    await office.message(page).press('Enter');
    await sendText(page, device);
  }),
  onThread.challenged('with a message waiting for a challenge', SEND, sendText),
  onThread.opened('with a message waiting for a connection', async (page, device) => {
    await office.goOffline(device, page);
    await sendText(page, device);
    await page.getByText('Waiting to send').waitFor();
  }),
  onThread.opened(
    'while a photo is being uploaded',
    (page) => office.sendPhoto(page, `${MARK}.png`),
    hasEnded('data-upload', 'ended'),
  ),
]);

const CREATE = /\/lead\/v3\/lead$/;
const fillAll: Act = async (page) => {
  await toContact(page, `It drips, ${MARK}`);
  const ada = { ...CONTACT, first: 'Adalinda', email: `${MARK}@example.com` };
  if ((await page.getByRole('textbox', { name: 'First name' }).count()) > 0) await fillContact(page, ada);
  else await page.getByRole('checkbox', { name: /^I agree/ }).check();
};
const send: Act = async (page, device) => {
  await fillAll(page, device);
  await page.getByRole('button', { name: 'Get quotes' }).click();
};

/** The states of a funnel, with a one-time token or in a session. */
function inFunnel(sign: string, attributes: string): readonly Row[] {
  const states = statesOf('raq-funnel', funnel(attributes), funnelAsks);
  return [
    states.held(`${sign}, while its services are loading`, /\/topCategories/),
    states.opened(`${sign}, at its first question`),
    states.opened(`${sign}, with every field filled in`, fillAll),
    states.held(`${sign}, while the request is being sent`, CREATE, send),
    states.challenged(`${sign}, with the request waiting for a challenge`, CREATE, send),
    states.opened(`${sign}, after the request is created`, async (page, device) => {
      await send(page, device);
      await page.getByRole('heading', { name: 'Who should get your request?' }).waitFor();
    }),
    states.opened(`${sign}, offline`, async (page, device) => {
      await fillAll(page, device);
      await device.context.setOffline(true);
      await page.getByRole('button', { name: 'Get quotes' }).click();
      await page.locator('raq-funnel').getByRole('alert').first().waitFor();
    }),
  ];
}

const inModal = statesOf('raq-funnel', funnel('presentation="modal"'), async (page) => {
  await page.waitForFunction(() => customElements.get('raq-funnel') !== undefined);
  await callOn(page, 'raq-funnel', 'show');
  await page.getByRole('dialog').waitFor();
});

testLeaks([
  ...inFunnel('with a one-time token', ''),
  ...inFunnel('in a session', 'auth-mode="session"'),
  inModal.opened('as an open modal with every field filled in', fillAll),
]);
