import type { Page } from 'playwright/test';
import { FIRST_LEAD, typeNote } from '../office-pages.js';
import { hold, refuse } from '../session-stage.js';
import { NOTE, type Row, testLeaks } from './leak-search.js';

const LEAD = new RegExp(`/v2/leads/${FIRST_LEAD}\\?`);
const SAVE_NOTE = /\/leads\/\d+\/note$/;
const REVIEW = /\/v1\/review\/request-by-email/;

type Ready = (page: Page) => Promise<unknown>;

/** What the states of one tag have in common. */
function statesOf(tag: string, attributes: string, ready: Ready, isSilent = false) {
  const html = `<${tag} sp-id="7001" lead-id="${FIRST_LEAD}" gateway-url="/" ${attributes}></${tag}>`;
  const row = (state: string, reach: Row['reach']): Row => ({ state, tag, html, reach, isSilent });
  return {
    row,
    opened: (state: string, act: Ready): Row =>
      row(state, async ({ page, show }) => {
        await show();
        await ready(page);
        await act(page);
        return undefined;
      }),
    /** A call that is held open while a person does something. */
    held: (state: string, call: RegExp, act: Ready = async () => {}, first: Ready = async () => {}): Row =>
      row(state, async ({ page, show }) => {
        const held = await hold(page, call);
        await show();
        await first(page);
        await act(page);
        await held.arrived;
        return held.letGo;
      }),
    challenged: (state: string, call: RegExp, act: Ready): Row =>
      row(state, async ({ page, show }) => {
        await refuse(page, call, 511);
        await show();
        await ready(page);
        const challenge = page.evaluate(
          () => new Promise((resolve) => addEventListener('challenge-required', () => resolve(true), { once: true })),
        );
        await act(page);
        await challenge;
        return undefined;
      }),
  };
}

const saveNote: Ready = async (page) => {
  await typeNote(page, NOTE);
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
};

const cardIsThere: Ready = (page) => page.getByRole('button', { name: 'Edit notes' }).waitFor();
const card = statesOf('lead-card', 'expanded', cardIsThere);

const pageIsThere: Ready = (page) => page.getByRole('heading', { name: 'Lead Unlocked' }).waitFor();
const leadPage = statesOf('lead-page', '', pageIsThere);

const describeWork: Ready = (page) => page.getByRole('textbox', { name: 'Description of work' }).fill(NOTE);

const formIsThere: Ready = async (page) => {
  const dialog = page.getByRole('dialog', { name: 'Request a Review' });
  const edit = dialog.getByRole('button', { name: 'Edit', exact: true });
  await dialog.getByRole('button', { name: 'Send request' }).waitFor();
  if (await edit.isVisible()) await edit.click();
  await describeWork(page);
};

const sendReview: Ready = async (page) => {
  const phone = page.getByRole('textbox', { name: 'Phone' });
  if ((await phone.inputValue()) === '') await phone.fill('5125550163');
  await page.getByRole('button', { name: 'Send request' }).click();
};

const review = statesOf('review-request-modal', 'open', formIsThere, true);

testLeaks([
  card.held('its lead on its way', LEAD),
  card.opened('a note being written', (page) => typeNote(page, NOTE)),
  card.held('a note on its way', SAVE_NOTE, saveNote, cardIsThere),
  card.challenged('a note that waits for a challenge', SAVE_NOTE, saveNote),
  leadPage.held('its lead on its way', LEAD),
  leadPage.row('its lead waiting for a challenge', async ({ page, show }) => {
    await refuse(page, LEAD, 511);
    await show();
    await page.getByRole('button', { name: 'Retry' }).waitFor();
    return undefined;
  }),
  review.held('its lead on its way', LEAD),
  review.opened('its form filled in', async () => {}),
  review.held('the request on its way', REVIEW, sendReview, formIsThere),
  review.challenged('the request waiting for a challenge', REVIEW, sendReview),
]);
