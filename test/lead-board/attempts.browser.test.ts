import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import type { WireLead } from '../../src/gateway.js';
import { signOut } from '../../src/index.js';
import { SANDBOX_LEADS } from '../../src/sandbox.js';
import { fill, press } from '../element/press.js';
import { cleanPage, type Host, listen, mount, rootOf, SP_ID, tick } from '../element/stage.js';
import { bodyOf, button, chooseStatus, openBoard, type Stage, stage } from './board-stage.js';

cleanPage();
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await signOut();
});

const DANA = '90412001';
const hoursAgo = (hours: number) => new Date(Date.now() - hours * 3_600_000 - 60_000).toISOString();

/** Dana's lead, to which nobody has answered for three hours, and one that was answered. */
const twoLeads = (dana: object = {}): readonly WireLead[] => [
  {
    leadId: DANA,
    status: 'Initial',
    createDate: hoursAgo(3),
    category: { id: '1', name: 'Roofing' },
    notes: 'Gate code is 4471#',
    customerInfo: { userId: 'u1', firstName: 'Dana', lastName: 'Whitfield', phoneNumber: '5125550142' },
    ...dana,
  },
  {
    leadId: '90412004',
    status: 'Selling',
    createDate: hoursAgo(5),
    customerInfo: { userId: 'u2', firstName: 'Marcus', lastName: 'Bell' },
  },
];

const withDana = (dana: object = {}, options: object = {}) =>
  stage({ leads: twoLeads(dana), clock: () => new Date(), ...options });

/** What is pressed must not leave the page for the phone. */
const stayHere = (element: Element) =>
  element.addEventListener('click', (event) => {
    const isLink = event.composedPath().some((each) => each instanceof HTMLAnchorElement);
    if (isLink) event.preventDefault();
  });

function card(on: Stage = withDana(), properties: Record<string, unknown> = {}): Host {
  const element = mount('lead-card', {
    spId: SP_ID,
    leadId: DANA,
    expanded: true,
    gateway: on.gateway,
    timeZone: 'America/Chicago',
    waitingHours: '2,8',
    ...properties,
  });
  stayHere(element);
  return element;
}

const waiting = (name: string | RegExp = /^Waiting/) => page.getByText(name);

/** The number that Dana left, wherever the card shows it at this width. */
const number = () => page.getByRole('link', { name: /\(512\) 555-0142/ }).first();

it('after a provider calls Dana, the lead stops waiting', async () => {
  const on = withDana();
  const element = card(on);
  const attempts = listen(element, 'lead-attempt');
  await expect.element(waiting('Waiting 3 h')).toBeVisible();
  await press(button('Contact'));
  // The two calls could overtake each other.
  await vi.waitFor(() => expect(on.to('/v1/contact')).toHaveLength(1));
  await press(number());
  await expect.element(page.getByText(/^Call noted, /)).toBeVisible();
  expect(waiting().elements()).toEqual([]);
  expect(attempts).toEqual([{ leadId: DANA, attempt: 'called', at: expect.any(String), undone: false }]);
  // The note does not wait for its calls.
  await vi.waitFor(() => expect(on.to('/v1/contact')).toHaveLength(2));
  const called = matchMedia('(pointer: coarse)').matches ? 6 : 4;
  expect(await Promise.all(on.to('/v1/contact').map(bodyOf))).toMatchObject(
    [2, called].map((contactType) => ({ contactType, entityType: 'lead', entityId: DANA })),
  );
});

it('the feature attempts offers I called, also without waiting-hours', async () => {
  const on = withDana();
  const element = card(on, { waitingHours: undefined });
  const attempts = listen(element, 'lead-attempt');
  await press(button('Contact'));
  await press(number());
  await tick(200);
  expect([button('I called').elements(), attempts, on.to('/v1/contact')]).toEqual([[], [], []]);
  element['features'] = 'attempts';
  await press(button('I called'));
  await expect.element(page.getByText(/^Call noted/)).toBeVisible();
  expect(waiting().elements()).toEqual([]);
});

it("a provider presses 'I called' after a call and can undo it", async () => {
  const element = card();
  const attempts = listen(element, 'lead-attempt');
  await press(button('I called'));
  await expect.element(page.getByText(/^Call noted/)).toBeVisible();
  expect(waiting().elements()).toEqual([]);
  await press(button('Undo'));
  await expect.element(waiting('Waiting 3 h')).toBeVisible();
  expect(page.getByText(/^Call noted/).elements()).toEqual([]);
  expect(rootOf(element).activeElement).toBe(button('I called').element());
  expect(attempts).toMatchObject([{ undone: false }, { undone: true }]);
});

it('a gateway that rejects recorded contacts shows the provider no error', async () => {
  const on = withDana();
  on.setFault((request) => (request.url.endsWith('/v1/contact') ? new Response('', { status: 500 }) : undefined));
  const element = card(on);
  const errors = listen(element, 'widget-error');
  await press(button('Contact'));
  await vi.waitFor(() => expect(on.to('/v1/contact')).toHaveLength(1));
  await tick(100);
  expect(errors).toEqual([]);
});

it('the timeline lists the attempts of this device in order of time and can be copied as a record', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const element = card();
  const rows = () => [...rootOf(element).querySelectorAll('.timeline li > span')].map(({ textContent }) => textContent);
  await expect.element(button('I called')).toBeVisible();
  await press(button('Contact'));
  await press(button('I called'));
  await chooseStatus('Contacted');
  await expect.element(page.getByText('Saved', { exact: true }).first()).toBeInTheDocument();
  await press(button('Show timeline'));
  await vi.waitFor(() =>
    expect(rows().filter((row) => row !== 'Marked as read')).toEqual([
      'Received',
      'Contact shown',
      'Called',
      'Status set to Contacted',
    ]),
  );
  await press(button('Copy as record'));
  await expect.element(page.getByText('Copied', { exact: true })).toBeVisible();
  expect(copied.mock.lastCall?.[0]).toMatch(
    /^Lead: 90412001\nCategory: Roofing\nReceived: .+\nAttempts: 1\n- Called: /,
  );
  await press(button('Hide timeline'));
  expect(rows()).toEqual([]);
});

it('the waiting time of a row increases by itself and pauses while the page is hidden', async () => {
  const board = await openBoard(withDana(), { waitingHours: '2,8', pollSeconds: 0 });
  const badges = () =>
    [...rootOf(board).querySelectorAll('.pill.waiting')].map((badge) => `${badge.textContent} ${badge.className}`);
  await vi.waitFor(() => expect(badges()).toHaveLength(1));
  const row = rootOf(board).querySelector('.lead .name');
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now });
  const isHidden = vi.spyOn(Document.prototype, 'hidden', 'get');
  /** Shows or hides the page, and lets time go on. */
  const goOn = async (hidden: boolean, hours: number, ms: number) => {
    isHidden.mockReturnValue(hidden);
    document.dispatchEvent(new Event('visibilitychange'));
    vi.setSystemTime(now + hours * 3_600_000);
    vi.advanceTimersByTime(ms);
    await tick(50);
  };
  const untilBadge = (badge: string) => vi.waitFor(() => expect(badges()).toEqual([badge]));
  await goOn(false, 1, 60_000);
  await untilBadge('Waiting 4 h pill waiting tone-warning');
  await goOn(true, 6, 600_000);
  await untilBadge('Waiting 4 h pill waiting tone-warning');
  await goOn(false, 6, 0);
  await untilBadge('Waiting 9 h pill waiting tone-danger');
  expect(rootOf(board).querySelector('.lead .name')).toBe(row);
});

function downloads() {
  const files: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:null/1';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  return { names, texts: () => Promise.all(files.map((file) => file.text())) };
}

const scheduling = (leadId: string, on = stage()) =>
  mount('lead-card', { spId: SP_ID, leadId, expanded: true, gateway: on.gateway, timeZone: 'America/Chicago' });
const day = () => page.getByRole('textbox', { name: 'Date' });
const time = () => page.getByLabelText('Time', { exact: true });
const add = () => button('Add to calendar');

it('setting a lead to Scheduled offers a date and a time for the calendar', async () => {
  const { names, texts } = downloads();
  scheduling(SANDBOX_LEADS.newest);
  await expect.element(button('Edit notes')).toBeVisible();
  expect(day().elements()).toEqual([]);
  await chooseStatus('Scheduled');
  await fill(day(), '7/3/2027');
  await press(button('Choose a date'));
  await press(button('Saturday, July 24, 2027'));
  await expect.element(day()).toHaveValue('Jul 24, 2027');
  await time().fill('09:30');
  await page.getByRole('combobox', { name: 'Length' }).selectOptions('1.5 hours');
  await press(add());
  await expect.element(page.getByText(/^The calendar file is saved/)).toBeVisible();
  const [file = ''] = await texts();
  expect(names).toEqual(['appointment.ics']);
  expect(file).toContain('DTSTART:20270724T143000Z\r\nDTEND:20270724T160000Z\r\n');
  expect(file).toContain('Dana Whitfield');
});

it('the appointment form shows an error for a past time and at each missing field', async () => {
  const { names } = downloads();
  const card = scheduling(SANDBOX_LEADS.statusInProgressWon);
  await expect.element(day()).toBeVisible();
  await press(add());
  await expect.element(day()).toHaveAccessibleDescription('Please choose a date and a time');
  await fill(day(), '1/5/2020');
  await press(add());
  await expect.element(time()).toHaveAccessibleDescription(/^Please choose a date and a time/);
  expect(rootOf(card).activeElement).toBe(time().element());
  await time().fill('14:00');
  await expect.element(time()).toHaveAccessibleDescription(/^This time is in the past\./);
  expect(names).toEqual([]);
});
