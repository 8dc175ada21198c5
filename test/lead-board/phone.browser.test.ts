import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fill, press } from '../element/press.js';
import { cleanPage, rootOf, tick } from '../element/stage.js';
import { bodyOf, button, calls, focused, LEADS_CALL, openBoard, opened, stage } from './board-stage.js';

cleanPage();

beforeEach(() => page.viewport(360, 780));

const link = (name: string) => page.getByRole('link', { name, exact: true });
const call = () => link('Call (512) 555-0142');
const sheet = (name: string) => page.getByRole('dialog', { name, exact: true });
const placeOf = (element: Element) => element.getBoundingClientRect();

/** A press on a link as far as the link sees it. Nobody is called. */
function wouldFollow(element: Element): boolean {
  let follows = false;
  const onClick = (event: Event) => {
    follows = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', onClick);
  element.dispatchEvent(new MouseEvent('click', { detail: 1, bubbles: true, composed: true, cancelable: true }));
  window.removeEventListener('click', onClick);
  return follows;
}

it('the text of the reason Other scrolls into view above Submit', async () => {
  await page.viewport(360, 640);
  await openBoard(stage());
  await press(button('Rate this lead'));
  const panel = page.getByRole('dialog', { name: 'Rate this lead' });
  await press(panel.getByRole('radio', { name: 'Fair' }));
  await press(panel.getByRole('radio', { name: 'Other' }));
  const [field, submit] = [panel.getByRole('textbox'), panel.getByRole('button', { name: 'Submit' })];
  await expect.element(field).toBeVisible();
  expect(placeOf(field.element()).bottom).toBeLessThanOrEqual(placeOf(submit.element()).top);
});

it('the city of a lead stays before its ZIP in a right-to-left page, and apart from the category', async () => {
  const board = await openBoard(stage());
  board.dir = 'rtl';
  const boxOf = (part: string) => {
    const range = document.createRange();
    range.selectNodeContents(rootOf(board).querySelector(`.toggle ${part}`) ?? board);
    return range.getBoundingClientRect();
  };
  expect([boxOf('.city').left, boxOf('.city').right < boxOf('.place').right]).toEqual([boxOf('.place').left, true]);
  await page.viewport(768, 780);
  expect(boxOf('.cat').left - boxOf('.place').right).toBeGreaterThan(12);
});

describe('Contact on a phone', () => {
  it('becomes a call at the lower edge, under Text and Email and next to Message, and all stay while the card scrolls', async () => {
    const board = await openBoard(stage());
    const message = link('Message');
    const [contact, beside] = [button('Contact'), message].map((each) => placeOf(each.element()));
    if (contact === undefined) throw new Error('There is no Contact.');
    expect([contact.height >= 44, Math.round(innerHeight - contact.bottom)]).toEqual([true, 8]);
    await button('Contact').click();
    await expect.element(call()).toHaveAttribute('href', 'tel:+15125550142');
    const places = () => [call(), message, link('Text'), link('Email')].map((each) => placeOf(each.element()));
    const before = places();
    expect(before.slice(0, 2)).toEqual([contact, beside]);
    for (const way of before.slice(2)) {
      expect([way.top, way.height >= 44, way.bottom <= contact.top - 8]).toEqual([before[2]?.top, true, true]);
    }
    window.scrollBy(0, 300);
    expect([window.scrollY > 200, places()]).toEqual([true, before]);
    window.scrollTo(0, 0);
    await expect.element(link('Text')).toHaveAttribute('href', expect.stringMatching(/^sms:\+15125550142/));
    await expect.element(link('Email')).toHaveAttribute('href', 'mailto:dana.whitfield@example.com');
    expect([focused(board), button('Contact').query()]).toEqual(['Contact', null]);
  });

  it('ignores a second tap on a slow Contact, so that it calls nobody, and the next tap calls', async () => {
    const board = await openBoard(stage());
    button('Contact')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, composed: true }));
    const came = await vi.waitUntil(() => rootOf(board).querySelector('.call'), { interval: 5 });
    expect(wouldFollow(came)).toBe(false);
    await tick(400);
    expect(wouldFollow(came)).toBe(true);
  });
});

it('notes that are edited on a phone have Save above the buttons at the lower edge', async () => {
  await openBoard(stage());
  const edit = page.getByRole('button', { name: /notes/i }).first();
  await expect.element(edit).toBeVisible();
  edit.element().scrollIntoView({ block: 'end' });
  await edit.click();
  await expect.element(button('Save')).toBeVisible();
  await vi.waitFor(() => {
    expect(placeOf(button('Save').element()).bottom).toBeLessThanOrEqual(placeOf(button('Contact').element()).top);
  });
});

describe('the filters on a phone', () => {
  it('open as a sheet at the lower edge, and Escape, its close button or a tap outside closes it', async () => {
    const board = await openBoard(stage());
    const isClosed = () => vi.waitFor(() => expect(sheet('Filters').query()).toBeNull());
    await expect.element(button('Show All Filters')).toHaveAttribute('aria-expanded', 'false');
    expect(rootOf(board).querySelector('.field input')?.checkVisibility()).toBe(false);
    await button('Show All Filters').click();
    await expect.element(sheet('Filters')).toBeVisible();
    await vi.waitFor(() => {
      const { bottom, width, height } = placeOf(sheet('Filters').element());
      expect([Math.round(bottom), width]).toEqual([780, document.documentElement.clientWidth]);
      expect(height).toBeLessThanOrEqual(702);
    });
    expect(focused(board)).toBe('Filters');
    await userEvent.keyboard('{Escape}');
    await isClosed();
    expect(focused(board)).toBe('Show All Filters');
    await button('Show All Filters').click();
    await sheet('Filters').getByRole('button', { name: 'Hide All Filters' }).click();
    await isClosed();
    await button('Show All Filters').click();
    await userEvent.click(sheet('Filters').element(), { position: { x: 180, y: -30 } });
    await isClosed();
  });

  it('are cleared in the sheet, which stays open with the focus in it', async () => {
    const { board } = await opened({ filters: { serviceProviderLeadStatuses: ['Selling'] } });
    await expect.element(button('Remove Status Contacted')).toBeVisible();
    await button('Show All Filters 1').click();
    await sheet('Filters').getByRole('button', { name: 'Clear All Filters' }).click();
    await expect.element(button('Show 237 leads')).toBeVisible();
    expect(sheet('Filters').getByRole('button', { name: 'Clear All Filters' }).query()).toBeNull();
    expect(focused(board)).toBe('Show 237 leads');
    await button('Show 237 leads').click();
    await vi.waitFor(() => expect(sheet('Filters').query()).toBeNull());
  });

  it('enter what was only typed and close by one press, but stay open to say that one letter is too short', async () => {
    const { on, board } = await opened();
    await button('Show All Filters').click();
    const search = (name: string) => sheet('Filters').getByRole('combobox', { name });
    await fill(search('Customer name'), 'D');
    await button('Show 237 leads').click();
    await expect.element(page.getByText('Type at least 2 characters, then press Enter.')).toBeVisible();
    expect(search('Customer name').element().matches(':focus')).toBe(true);
    await fill(search('Customer name'), '');
    await expect.element(sheet('Filters')).toBeVisible();
    await fill(search('Customer name'), 'Dana');
    await fill(search('Location'), '78704');
    await button('Show 237 leads').click();
    await vi.waitFor(() => expect(sheet('Filters').query()).toBeNull());
    expect(focused(board)).toBe('Show All Filters 2');
    await vi.waitFor(async () => {
      expect(await bodyOf(on.to(LEADS_CALL).at(-1))).toMatchObject({ filters: { name: 'Dana', postalCode: '78704' } });
    });
  });

  it('stay open with a place that nobody knows, and close by the next press', async () => {
    await opened();
    await button('Show All Filters').click();
    await fill(sheet('Filters').getByRole('combobox', { name: 'Location' }), 'Nowhere');
    await button('Show 237 leads').click();
    await expect.element(sheet('Filters').getByText('Choose a city, or type a ZIP code of 5 digits.')).toBeVisible();
    await button('Show 237 leads').click();
    await vi.waitFor(() => expect(sheet('Filters').query()).toBeNull());
  });

  it('keep a text that is only typed while the sheet is closed', async () => {
    await opened();
    await button('Show All Filters').click();
    await fill(sheet('Filters').getByRole('combobox', { name: 'Location' }), 'Nowhere');
    await sheet('Filters').getByRole('button', { name: 'Hide All Filters' }).click();
    await button('Show All Filters').click();
    await expect.element(sheet('Filters').getByRole('combobox', { name: 'Location' })).toHaveValue('Nowhere');
  });

  it('take one row above the first lead and leave no empty row when the last one is removed', async () => {
    const board = await openBoard(stage());
    const unread = page.getByRole('switch', { name: 'Show Unread Messages' });
    await expect.element(unread).toBeVisible();
    const firstLead = () => placeOf(rootOf(board).querySelector('.leads') ?? board).top - placeOf(board).top;
    const before = firstLead();
    expect(before).toBeLessThan(200);
    await unread.click();
    await vi.waitFor(() => expect(firstLead()).toBeGreaterThan(before));
    // A quicker press in the same place would be the second tap of a double tap.
    await tick(400);
    await unread.click();
    await vi.waitFor(() => expect(firstLead()).toBe(before));
  });

  it('choose dates in a second sheet, which stays until Done', async () => {
    const { on, board } = await opened();
    await button('Show All Filters').click();
    await button('Date Any').click();
    await expect.element(sheet('Date').getByRole('grid')).toBeVisible();
    await sheet('Date').getByRole('button', { name: 'Today', exact: true }).click();
    await calls(on, LEADS_CALL, 2);
    await sheet('Date').getByRole('button', { name: 'Done' }).click();
    await vi.waitFor(() => expect(sheet('Date').query()).toBeNull());
    await expect.element(button('Date Today')).toBeVisible();
    expect(focused(board)).toBe('Today');
    await expect.element(sheet('Filters')).toBeVisible();
  });
});
