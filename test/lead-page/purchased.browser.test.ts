import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createGateway } from '../../src/gateway.js';
import { createSandbox, SANDBOX_OFFERS, SANDBOX_PURCHASE_PATH } from '../../src/sandbox.js';
import { press } from '../element/press.js';
import { cleanPage, type Host, rootOf, tick } from '../element/stage.js';
import { DRAWN_DAY, listen } from '../lead-board/board-stage.js';
import { pressQuickly } from '../ui/pointer.js';
import * as screen from './page-stage.js';

cleanPage();

const NOT_FOR_EYES = /Maria|Delgado|5550148|555-0148|maria\.|Bluebonnet/;

it('a lead for sale shows its project, price, time left and purchasers, and no contact', async () => {
  const element = await screen.open(screen.stageOf({ purchaserCount: 2, price: 39 }));
  await expect.element(page.getByRole('article', { name: 'Clear a main drain line' })).toBeVisible();
  await expect.element(screen.button(screen.UNLOCK)).toBeVisible();
  expect(screen.partText(element, 'lead')).toContain('Austin, TX 78704');
  expect(screen.partText(element, 'unlock')).toBe('$39Ends in 23 h 0 min2 of 3 takenUnlock this lead');
  expect(screen.partText(element, 'project')).toBe('Project detailsWhat is wrong?Slow drainsHow old is it?No answer');
  expect(screen.partText(element, 'notes')).toBe('Project NotesThe tub gurgles when we flush.');
  expect(screen.partText(element, 'facts')).toBe('CategoryDrain CleaningProject TimingThis week');
  await expect
    .element(page.getByText('Name, phone, email and street address are shown once the lead is unlocked.'))
    .toBeVisible();
  expect(rootOf(element).querySelector('a')).toBeNull();
  expect(rootOf(element).innerHTML).not.toMatch(NOT_FOR_EYES);
  expect(screen.isThere(screen.heading('Lead Unlocked'))).toBe(false);
});

it('an unavailable lead is for sale once the host sets the feature lead-unlock', async () => {
  const element = await screen.open(screen.stageOf(), { features: [] });
  await expect.element(screen.heading(screen.GONE)).toBeVisible();
  element.setAttribute('features', 'lead-unlock');
  element['features'] = undefined;
  await expect.element(screen.button(screen.UNLOCK)).toBeVisible();
});

it('a page view is reported to analytics once the lead has loaded, and not again after refresh()', async () => {
  const told: unknown[] = [];
  const element = await screen.open(screen.stageOf(), { analytics: (event: unknown) => told.push(event) });
  const of = { page: 'SP : Lead Page', location: 'lead page', userType: 'Authenticated', leadId: screen.LEAD };
  const view = { name: 'page-view', ...of };
  await expect.poll(() => told).toEqual([view]);
  const events = listen(element, 'analytics');
  screen.callOn(element, 'refresh');
  await screen.settled(element);
  expect([told, events]).toEqual([[view], []]);
});

it('the address of a purchased lead is a link to a map in a new tab', async () => {
  await screen.open(screen.stageOf({ purchased: true }));
  const query = encodeURIComponent('1904 Bluebonnet Lane, Unit B, Austin, TX 78704');
  const map = screen.link(/^1904 Bluebonnet Lane, Unit B, Austin, TX 78704 \(opens in a new tab\)$/).element();
  expect(map.getAttribute('href')).toBe(`https://www.google.com/maps/search/?api=1&query=${query}`);
  const [target, rel, referrer] = ['target', 'rel', 'referrerpolicy'].map((name) => map.getAttribute(name));
  expect({ target, rel, referrer }).toEqual({ target: '_blank', rel: 'noopener noreferrer', referrer: 'no-referrer' });
});

describe('the lead card', () => {
  it('has no sections for missing notes, questions and facts', async () => {
    const info = { title: 'Clear a drain', description: ' ', urgency: 'NA', attributes: [] };
    const element = await screen.open(screen.stageOf({ purchased: true, info }));
    const parts = ['notes', 'project', 'facts'].map((part) => screen.partText(element, part));
    expect(parts).toEqual(['', '', '']);
  });

  it('is headed by the category if there is no title, and by a default if there is neither', async () => {
    await screen.open(screen.stageOf({ info: { category: { id: 1, name: 'Plumbing' } } }));
    await expect.element(page.getByRole('article', { name: 'Plumbing' })).toBeVisible();
    document.body.replaceChildren();
    await screen.open(screen.stageOf({ info: null }));
    await expect.element(page.getByRole('article', { name: 'Project request' })).toBeVisible();
  });
});

const SECOND = 1000;
const HOUR = 3_600_000;

/**
 * A gateway whose clock is `aheadMs` ahead of the page's, and stopped `after` ms after its leads were created. Its lead
 * `offeredLastMinute` was sent 23:59:00 before it was created.
 */
function gatewayAt(aheadMs: number, after: number): screen.Stage {
  const start = Math.floor(Date.now() / SECOND) * SECOND + aheadMs;
  const now = { at: start };
  const on = screen.stage({ clock: () => new Date(now.at) });
  now.at = start + after;
  return on;
}

describe.each([
  ['an hour behind', HOUR],
  ['an hour ahead of', -HOUR],
])('with a local clock that is %s the gateway’s clock', (_, aheadMs) => {
  it('a lead at 23:59:59 is for sale, and becomes unavailable after about a second without another call', async () => {
    const on = gatewayAt(aheadMs, 59 * SECOND);
    await screen.open(on, { leadId: SANDBOX_OFFERS.offeredLastMinute });
    expect([screen.isThere(screen.button(screen.UNLOCK)), screen.isThere(screen.heading(screen.GONE))]).toEqual([
      true,
      false,
    ]);
    await expect.element(page.getByText('Ends in less than a minute')).toBeVisible();
    await expect.poll(() => screen.isThere(screen.heading(screen.GONE)), { timeout: 1500, interval: 20 }).toBe(true);
    expect(screen.isThere(screen.button(screen.UNLOCK))).toBe(false);
    await expect.element(page.getByText(/^It was sent 24 hours ago or more\./)).toBeVisible();
    expect(on.requests).toHaveLength(1);
  });
});

/** A lead page with its own sandbox, and a function that pays for a lead there. */
async function shop(leadId: string) {
  const { fetch } = createSandbox({ clock: DRAWN_DAY });
  const toSandbox = (path: string, init?: RequestInit) => fetch(new Request(new URL(path, location.origin), init));
  const element = await screen.open(screen.stage(), { leadId, gateway: createGateway({ fetch: toSandbox }) });
  const pay = async (body: object): Promise<void> => {
    const headers = {
      'Content-Type': 'application/json',
      'X-Proxy-Version': '1',
      'X-Request-Id': crypto.randomUUID(),
      'X-Source-Application': 'test',
      'X-Application-Version': '1',
      'X-Caller-Type': 'ServiceProvider',
      'X-Caller-Id': screen.SP_ID,
    };
    const payment = JSON.stringify({ serviceProviderId: screen.SP_ID, ...body });
    await toSandbox(SANDBOX_PURCHASE_PATH, { method: 'POST', headers, body: payment });
  };
  return { element, pay };
}

const prevent = (event: Event) => event.preventDefault();

async function tabToUnlock(element: Host): Promise<void> {
  await userEvent.keyboard('{Tab}');
  expect(screen.focusedIn(element)).toBe(screen.UNLOCK);
}

describe('Unlock this lead', () => {
  it('fires one event for a double tap while the payment is being made, and another one for a later press', async () => {
    await shop(SANDBOX_OFFERS.offered);
    const heard = listen(document, 'lead-unlock');
    const unlock = screen.button(screen.UNLOCK);
    await pressQuickly(unlock.element());
    expect(heard).toHaveLength(1);
    await tick(500);
    await press(unlock);
    expect(heard).toHaveLength(2);
  });

  it('fires one event for quick taps, which do not press anything that appears there', async () => {
    await page.viewport(360, 844);
    const { element, pay } = await shop(SANDBOX_OFFERS.offered);
    const heard = listen(document, 'lead-unlock');
    const ways = listen(document, 'navigate');
    document.addEventListener('navigate', prevent);
    element.addEventListener('lead-unlock', async (event) => {
      if (event instanceof CustomEvent) await pay(event.detail);
      screen.callOn(element, 'refresh');
    });
    await pressQuickly(screen.button(screen.UNLOCK).element(), { times: 3 });
    await expect.element(screen.heading('Lead Unlocked')).toBeVisible();
    await tick(300);
    document.removeEventListener('navigate', prevent);
    expect(heard).toHaveLength(1);
    expect(ways).toEqual([]);
  });

  it('keeps focus in the widget after the host’s payment dialog', async () => {
    const { element, pay } = await shop(SANDBOX_OFFERS.offeredLastPlace);
    const dialog = document.createElement('dialog');
    const buy = document.createElement('button');
    buy.textContent = 'Pay';
    dialog.append(buy);
    document.body.append(dialog);
    element.addEventListener('lead-unlock', () => dialog.showModal());
    buy.addEventListener('click', async () => {
      dialog.close();
      await pay({ leadId: SANDBOX_OFFERS.offeredLastPlace });
      screen.callOn(element, 'refresh');
    });
    await tabToUnlock(element);
    await userEvent.keyboard('{Enter}');
    await press(screen.button('Pay'));
    await expect.element(page.getByText('Renata Kowalski')).toBeVisible();
    expect(screen.focusedIn(element)).toMatch(/^\(512\) 555-01\d\d$/);
  });

  it('disappears after refresh() if three others have bought the lead', async () => {
    const on = screen.stage();
    const element = await screen.open(on, { leadId: SANDBOX_OFFERS.offeredLastPlace });
    await tabToUnlock(element);
    on.setFault(() => Response.json({ leadId: SANDBOX_OFFERS.offeredLastPlace, purchased: false, purchaserCount: 3 }));
    screen.callOn(element, 'refresh');
    await expect.element(screen.heading(screen.GONE)).toBeVisible();
    await expect.element(page.getByText(/^3 companies have bought it\./)).toBeVisible();
    expect(document.activeElement?.localName).toBe('lead-page');
    expect(rootOf(element).activeElement === null).toBe(false);
  });
});
