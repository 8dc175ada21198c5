import type { Page } from 'playwright/test';
import { board, firstLeadIsOpen, goOffline, typeNote } from '../office-pages.js';
import { hold, refuse } from '../session-stage.js';
import { MARK, NOTE, type Row, testLeaks } from './leak-search.js';

const onBoard = (state: string, reach: Row['reach']): Row => ({ state, tag: 'lead-board', html: board(), reach });

/** A board whose first lead stands open. */
const opened = (state: string, act: (page: Page) => Promise<unknown>): Row =>
  onBoard(state, async ({ page, show }) => {
    await show();
    await firstLeadIsOpen(page);
    await act(page);
    return undefined;
  });

const saveNote = async (page: Page) => {
  await typeNote(page, NOTE);
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
};

testLeaks([
  onBoard('its leads on their way', async ({ page, show }) => {
    const leads = await hold(page, /\/v6\/leads\/serviceProvider\//);
    const provider = page.waitForRequest(/\/service_provider/);
    await show();
    await Promise.all([leads.arrived, provider]);
    return leads.letGo;
  }),
  onBoard('its leads waiting for a challenge', async ({ page, show }) => {
    await refuse(page, /\/v6\/leads\/serviceProvider\//, 511);
    await show();
    await page.getByRole('button', { name: 'Retry' }).first().waitFor();
    return undefined;
  }),
  opened('a customer’s name typed into the filter', async (page) => {
    await page.getByRole('combobox', { name: 'Customer name' }).click();
    await page.keyboard.type(MARK);
  }),
  opened('a note being written', (page) => typeNote(page, NOTE)),
  opened('a dialog open in which a note is being written', async (page) => {
    await page.getByRole('button', { name: 'Edit job notes' }).first().click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Your Notes' }).fill(NOTE);
  }),
  onBoard('a note on its way', async ({ page, show }) => {
    const note = await hold(page, /\/leads\/\d+\/note$/);
    await show();
    await firstLeadIsOpen(page);
    await saveNote(page);
    await note.arrived;
    return note.letGo;
  }),
  onBoard('a note that waits for a challenge', async ({ page, show }) => {
    await refuse(page, /\/leads\/\d+\/note$/, 511);
    await show();
    await firstLeadIsOpen(page);
    await saveNote(page);
    await page.getByText('There was an error updating your notes.').first().waitFor();
    return undefined;
  }),
  onBoard('a note that could not be saved without a connection', async ({ device, page, show }) => {
    await show();
    await firstLeadIsOpen(page);
    await typeNote(page, NOTE);
    await goOffline(device, page);
    await page.getByRole('button', { name: 'Save', exact: true }).first().click();
    await page.getByText('Not saved yet').first().waitFor();
    return undefined;
  }),
]);
