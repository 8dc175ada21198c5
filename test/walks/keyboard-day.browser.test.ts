import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { WireLead } from '../../src/gateway.js';
import { bodyOf, calls, DRAWN_DAY, LEADS_CALL, openBoard, rowNames, stage, tabTo } from '../board/board-stage.js';
import { cleanPage, type Host, rootOf, tick } from '../elements/stage.js';
import { thanks } from '../review-request/review-stage.js';
import { screenReader, transcriptOf } from '../spoken/screen-reader.js';

cleanPage();
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const HOUR_MS = 3_600_000;
const LEADS = 40;
const PAGE_SIZE = 10;
const STATUSES = ['Initial', 'ContactAndQualify', 'Selling', 'ClosedDidntWin'];
const TRADES = ['Drain Cleaning', 'Roof Repair', 'Water Heater Repair'];

/** A lead an hour, the newest first; every fourth one is new, and every third one was read. */
const leads: readonly WireLead[] = [...Array(LEADS).keys()].map((index) => ({
  leadId: String(910_000 + index),
  status: STATUSES[index % STATUSES.length] ?? '',
  source: 'RequestAQuote',
  read: index % 3 === 0,
  createDate: new Date(DRAWN_DAY().getTime() - (index + 1) * HOUR_MS).toISOString(),
  category: { id: String(index % TRADES.length), name: TRADES[index % TRADES.length] ?? '' },
  customerInfo: {
    userId: String(7000 + index),
    firstName: `Customer ${index + 1}`,
    lastName: 'Lane',
    phoneNumber: '5125550142',
    emailAddress: `customer${index + 1}@example.com`,
    city: 'Austin',
    state: 'TX',
    postalCode: '78704',
  },
}));

const TO_CALL = {
  id: 'call',
  name: 'To call',
  filters: { serviceProviderLeadStatuses: ['Initial'] },
  sort: 'OldestNewest',
};

const BACK = '{Shift>}{Tab}{/Shift}';

const deepFocus = (board: Host) => rootOf(board).activeElement;

it('a provider works through 40 leads in a day by keyboard alone: views, many at once, status, notes, attempt, appointment, review', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: DRAWN_DAY() });
  const files: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push(this.download);
  });
  const on = stage({ leads });
  const board = await openBoard(on, {
    features: ['bulk', 'saved-views', 'attempts', 'new-review-request'],
    views: [TO_CALL],
    pageSize: PAGE_SIZE,
    waitingHours: '2,8',
  });
  await expect.element(page.getByRole('combobox', { name: 'Category' })).toBeVisible();
  await expect.element(page.getByRole('toolbar', { name: 'Saved views' })).toBeVisible();
  const reader = screenReader(board);
  const script = transcriptOf(reader);
  /** The page of leads is there, and nothing else is on its way. */
  const settled = async (results: string) => {
    await expect.element(page.getByText(results)).toBeVisible();
    await tick(400);
  };
  document.body.tabIndex = -1;
  document.body.focus();

  // Every page: what is unread is read, all at once.
  await settled('Showing 1 - 10 of 40 results');
  script.focus('opens the board');
  const pages = LEADS / PAGE_SIZE;
  let unread = 0;
  for (let number = 1; number <= pages; number += 1) {
    unread += rootOf(board).querySelectorAll('.leads .seen.unread').length;
    await tabTo(board, /^Select all on this page/, number === 1 ? undefined : BACK);
    await userEvent.keyboard(' ');
    await expect.element(page.getByRole('status').filter({ hasText: `${PAGE_SIZE} selected` })).toBeInTheDocument();
    await tabTo(board, /^Mark as read$/);
    await userEvent.keyboard('{Enter}');
    await calls(on, '/read', unread);
    await vi.waitFor(() => expect(rootOf(board).querySelectorAll('.leads .seen.unread')).toHaveLength(0));
    await script.hears(`marks page ${number} as read`, /marked as read/, /^(Saving|Showing|\d+ selected)/);
    if (number === pages) break;
    await userEvent.keyboard('l');
    await settled(`Showing ${number * PAGE_SIZE + 1} - ${(number + 1) * PAGE_SIZE} of 40 results`);
    await vi.waitFor(() => expect(deepFocus(board)?.textContent).toContain(`Customer ${number * PAGE_SIZE + 1} `));
    script.focus('goes to the next page');
  }

  // The view of the leads to call
  rootOf(board).querySelector<HTMLElement>('.toggle')?.focus();
  await tabTo(board, /^To call$/, BACK);
  await userEvent.keyboard('{Enter}');
  await settled('Showing 1 - 10 of 10 results');
  script.focus('applies the view To call');
  expect(await bodyOf(on.to(LEADS_CALL).at(-1))).toMatchObject({
    sort: 'OldestNewest',
    filters: { serviceProviderLeadStatuses: ['Initial'] },
  });

  // Three rows with Shift and the arrows: contacted, and one of them not after all
  await tabTo(board, /Customer 37 Lane/);
  await userEvent.keyboard('x');
  await script.hears('selects a row', '1 selected');
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await script.hears('and the next one', '2 selected');
  await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
  await script.hears('and one more', '3 selected');
  await userEvent.keyboard('2');
  await calls(on, '/status', 3);
  await script.hears(
    'sets their status',
    /Status of 3 leads changed to Not Contacted/,
    /^(Saving|Showing|\d+ selected)/,
  );
  await tick(400);
  await tabTo(board, /^Undo$/);
  await userEvent.keyboard('{Enter}');
  await calls(on, '/status', 6);
  await tick(400);
  script.focus('takes it back');

  // The next one is called: a number is shown, the call is noted, and the lead stops waiting.
  rootOf(board).querySelectorAll<HTMLElement>('.toggle')[1]?.focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(deepFocus(board)?.getAttribute('aria-expanded')).toBe('true'));
  script.focus('opens the next lead');
  await tabTo(board, /^I called$/);
  await userEvent.keyboard('{Enter}');
  await script.hears('notes a call', /^Call noted/);

  // Notes
  rootOf(board).querySelector<HTMLElement>('.open .toggle')?.focus();
  await userEvent.keyboard('n');
  await vi.waitFor(() => expect(deepFocus(board)?.localName).toBe('textarea'));
  await userEvent.keyboard('Wants a price for two rooms.{Control>}{Enter}{/Control}');
  await calls(on, '/note', 1);
  await vi.waitFor(() => expect(deepFocus(board)?.textContent).toBe('Edit notes'));
  await script.hears('writes a note', 'Saved');

  // An appointment, for the calendar of the phone
  rootOf(board).querySelector<HTMLElement>('.open .toggle')?.focus();
  await userEvent.keyboard('4');
  await calls(on, '/status', 7);
  await expect.element(page.getByLabelText('Date and time')).toBeVisible();
  await script.hears('sets the status to Scheduled', /^Status changed to Scheduled/, /^Saved$/);
  rootOf(board).querySelector<HTMLElement>('.open .toggle')?.focus();
  await tabTo(board, /^Date and time/);
  await typeDate(page.getByLabelText('Date and time').element());
  await tabTo(board, /^Add to calendar$/);
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(files).toEqual(['appointment.ics']));
  await script.hears('saves the calendar file', /calendar file is saved/);

  // The job is won: the customer is asked for a review.
  rootOf(board).querySelector<HTMLElement>('.open .toggle')?.focus();
  await userEvent.keyboard('5');
  await calls(on, '/status', 8);
  await expect.element(page.getByRole('alertdialog')).toBeVisible();
  await tick(400);
  script.focus('sets the status to Closed won');
  await tabTo(board, /^Request a Review$/);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('dialog', { name: 'Request a Review' })).toBeVisible();
  await tick(400);
  script.focus('wants a review');
  await tabTo(board, /^Send request$/);
  await userEvent.keyboard('{Enter}');
  await expect.element(thanks()).toBeVisible();
  script.focus('sends the request');
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(page.getByRole('dialog').query()).toBeNull());
  expect(document.activeElement?.localName).toBe('lead-board');
  expect(rowNames(board)).toHaveLength(PAGE_SIZE);
  await expect(script.text()).toMatchFileSnapshot('transcripts/keyboard-day.txt');
});

/** July 24, 2027, 9:30 AM, digit by digit; WebKit's field takes no digits, and gets what its own picker gives. */
async function typeDate(field: Element): Promise<void> {
  if (!(field instanceof HTMLInputElement)) throw new Error('It is no input.');
  await userEvent.keyboard('07242027{Tab}0930AM');
  if (field.value !== '') return;
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '2027-07-24T09:30');
  field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
}
