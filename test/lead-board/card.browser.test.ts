import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SANDBOX_LEADS } from '../../src/sandbox.js';
import { press } from '../element/press.js';
import { cleanPage, listen, make, mount, rootOf, SP_ID, tick, untilText } from '../element/stage.js';
import * as screen from './board-stage.js';

cleanPage();

const offer = () => page.getByRole('group', { name: 'Liability insurance' });

it('the insurance offer keeps its reserved height in each step and leaves the focus on the heading above it', async () => {
  const card = screen.openCard();
  await expect.element(page.getByRole('heading', { name: 'Project Details' })).toBeVisible();
  const height = card.getBoundingClientRect().height;
  await expect.element(offer().getByText('Liability insurance for this job, starting at $30/month')).toBeVisible();
  expect(card.getBoundingClientRect().height).toBe(height);
  await press(offer().getByRole('button', { name: 'Dismiss' }));
  expect(card.getBoundingClientRect().height).toBe(height);
  await vi.waitFor(() => expect(screen.focused(card)).toBe('Not for this job'));
  await press(offer().getByRole('button', { name: 'Not for this job' }));
  await expect.element(offer().getByText('Thank you. We will not show this for this job.')).toBeVisible();
  await vi.waitFor(() => expect(offer().query() === null).toBe(true));
  expect(card.getBoundingClientRect().height).toBeLessThan(height);
  expect(screen.focused(card)).toBe('Job');
});

it('the insurance offer opens the insurer’s page in a new tab after two seconds and keeps its link', async () => {
  const opened: string[] = [];
  const card = screen.openCard();
  card.addEventListener('click', (event) => {
    const [target] = event.composedPath();
    if (!(target instanceof HTMLAnchorElement)) return;
    if (!event.defaultPrevented) opened.push(`${target.target} ${target.rel} ${target.href}`);
    event.preventDefault();
  });
  await press(offer().getByRole('link', { name: 'Get covered' }));
  await expect.element(offer().getByText('Taking you to our insurance partner…')).toBeVisible();
  expect(opened).toEqual([]);
  const page = 'https://insurance.example.com/quote?job=90412001';
  await vi.waitFor(() => expect(opened).toEqual([`_blank noopener noreferrer ${page}`]));
  await expect.element(offer().getByRole('link', { name: 'Open it now' })).toBeVisible();
});

it('the insurance offer of a lead in two widgets acts only where it was pressed', async () => {
  const opened: Element[] = [];
  const on = screen.stage();
  const cards = [screen.openCard(on), screen.openCard(on)];
  for (const card of cards) {
    card.addEventListener('click', (event) => {
      if (event.composedPath()[0] instanceof HTMLAnchorElement && !event.defaultPrevented) opened.push(card);
      event.preventDefault();
    });
  }
  const offers = () => cards.map((card) => rootOf(card).querySelector('[data-step]')?.getAttribute('data-step'));
  await vi.waitFor(() => expect(offers()).toEqual(['offer', 'offer']));
  await press(offer().getByRole('link', { name: 'Get covered' }).first());
  await vi.waitFor(() => expect(offers()).toEqual(['link', 'link']));
  await press(offer().getByRole('button', { name: 'Dismiss' }).first());
  await vi.waitFor(() => expect(offers()).toEqual(['question', 'question']));
  await tick(50);
  expect(cards.map((card) => screen.focused(card))).toEqual(['Not for this job', '']);
  expect(opened).toEqual([cards[0]]);
});

it('a lead that opened by itself is marked read after two seconds in view, but not while out of view', async () => {
  const on = screen.stage();
  const spacer = document.createElement('div');
  spacer.style.height = '3000px';
  document.body.append(spacer);
  const leadId = SANDBOX_LEADS.unread;
  const card = screen.openCard(on, { leadId });
  await expect.element(screen.button('Request a Review')).toBeInTheDocument();
  await tick(2600);
  expect(on.to('/read')).toHaveLength(0);
  card.scrollIntoView();
  await tick(1200);
  expect(on.to('/read')).toHaveLength(0);
  await screen.calls(on, '/read', 1);
  spacer.remove();
});

it('a lead that the host puts into a card that a person opened is marked read after two seconds in view', async () => {
  const on = screen.stage();
  const card = screen.openCard(on, { expanded: false });
  await press(page.getByRole('button', { name: /Dana Whitfield/, expanded: false }));
  await expect.element(screen.button('Request a Review')).toBeVisible();
  await tick(100);
  const before = on.to('/read').length;
  Object.assign(card, { leadId: SANDBOX_LEADS.unread });
  await vi.waitFor(() => expect(rootOf(card).querySelector('.lead.open')?.textContent).not.toContain('Dana Whitfield'));
  await tick(1200);
  expect(on.to('/read')).toHaveLength(before);
  await screen.calls(on, '/read', before + 1);
});

it('board, card and lead page show that they are offline, with Retry, and load when the connection is back', async () => {
  const { on } = await screen.opened();
  screen.openCard(on);
  mount('lead-page', { spId: SP_ID, leadId: '90412001', gateway: on.gateway });
  const before = on.to(screen.LEADS_CALL).length;
  const says = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('offline'));
  const line = page.getByText('You appear to be offline. Check your connection and try again.');
  await vi.waitFor(() => expect(line.elements()).toHaveLength(3));
  await press(page.getByRole('status').getByRole('button', { name: 'Retry' }).first());
  await screen.calls(on, screen.LEADS_CALL, before + 1);
  says.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(line.elements()).toHaveLength(0));
  await screen.calls(on, screen.LEADS_CALL, before + 2);
  says.mockRestore();
});

it('a card and a lead page that failed offline load when the connection is back', async () => {
  const on = screen.stage();
  on.setFault(() => Promise.reject(new TypeError('Failed to fetch')));
  const says = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  screen.openCard(on);
  mount('lead-page', { spId: SP_ID, leadId: '90412001', gateway: on.gateway });
  const retry = page.getByRole('button', { name: 'Retry' });
  await vi.waitFor(() => expect(retry.elements()).toHaveLength(2));
  on.setFault(null);
  says.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(retry.elements()).toHaveLength(0));
  says.mockRestore();
});

describe('a card', () => {
  it('changes the status and marks the lead read', async () => {
    const { on } = await screen.opened();
    await press(screen.button('Mark as unread, Dana Whitfield'));
    await screen.calls(on, '/read', 1);
    expect(screen.optionsOf(screen.leadStatus().element())).toEqual([
      'New',
      'Not Contacted',
      'Contacted',
      'Scheduled',
      'Closed won',
      'Closed lost',
    ]);
    await screen.chooseStatus('Closed won');
    await expect.element(page.getByText('Saved')).toBeVisible();
    const [request] = await screen.calls(on, '/status', 1);
    expect(await screen.bodyOf(request)).toEqual({ serviceProviderId: SP_ID, status: 'ClosedWon' });
    await screen.calls(on, '/read', 2);
  });

  it('shows markup in a lead as text', async () => {
    const board = await screen.openBoard(screen.stage(), { leadId: SANDBOX_LEADS.markup });
    expect(rootOf(board).querySelectorAll('.lead img, .lead b, .lead script')).toHaveLength(0);
    expect(rootOf(board).querySelector('.lead.open')?.textContent).toMatch(/<img|<b>|<script/);
  });

  it('links to the thread in the app or to the office inbox, and the host can cancel the navigation', async () => {
    const board = await screen.openBoard(screen.stage());
    const link = page.getByRole('link', { name: 'Message Dana Whitfield, unread messages' });
    const href = () => link.element().getAttribute('href');
    expect(href()).toMatch(/^\/app\/conversation\/\d+\/thread\//);
    Object.assign(board, { officeInboxUrl: '/office/inbox' });
    await vi.waitFor(() => expect(href()).toMatch(/^\/office\/inbox\?userId=\w+/));
    const asked = screen.waysFrom(board);
    await press(link);
    expect(asked).toEqual([{ to: 'office-inbox', href: href() }]);
  });
});

describe('a card with a lead from its host', () => {
  const leadId = SANDBOX_LEADS.newest;

  async function given() {
    const on = screen.stage();
    const lead = await on.gateway.providerLead({ serviceProviderId: SP_ID, leadId });
    const asked = on.requests.length;
    const card = mount('lead-card', { spId: SP_ID, leadId, lead, gateway: on.gateway });
    await untilText(card, /Dana Whitfield/);
    return { on, lead, card, calls: () => on.requests.length - asked };
  }

  it('shows it without a call, then a new one, and shows it again for another sign-in, provider or gateway', async () => {
    const { on, lead, card, calls } = await given();
    await untilText(card, /Drain Cleaning/);
    expect(calls()).toBe(0);
    Object.assign(card, { lead: { ...lead, category: { id: '1', name: 'Boat repair' } } });
    await untilText(card, /Boat repair/);
    Object.assign(card, { lead });
    await untilText(card, /Drain Cleaning/);
    for (const change of [
      { gateway: screen.stage().gateway },
      { spId: '5200001' },
      { gateway: on.gateway, spId: SP_ID },
    ]) {
      Object.assign(card, change);
      await tick(50);
      await untilText(card, /Dana Whitfield/);
      expect(card.shadowRoot?.textContent).not.toContain('Loading leads');
    }
  });

  it.each([
    ['no lead at all', { hello: 1 }],
    ['a lead of another id', { leadId: 'another', status: 'Initial', createDate: '2026-11-18T20:15:00Z' }],
  ])('shows an error if it is %s, and reports it to the host', async (_name, lead) => {
    const card = make('lead-card', { spId: SP_ID, leadId, lead, gateway: screen.stage().gateway });
    const errors = listen(card, 'widget-error');
    document.body.append(card);
    await untilText(card, 'The property lead of <lead-card> is not valid.');
    await vi.waitFor(() => expect(errors).toEqual([{ operation: 'configure', kind: 'contract', path: 'lead' }]));
  });
});

const rate = () => screen.button('Rate this lead');
const panel = () => page.getByRole('dialog', { name: 'Rate this lead' });

/** In the page's margin, which no part of the card covers. */
async function pressElsewhere(rated = rate()): Promise<void> {
  await userEvent.click(document.documentElement, { position: { x: 2, y: 2 } });
  // The browser hides the panel before the button knows.
  await expect.element(rated).toHaveAttribute('aria-expanded', 'false');
}

it('feedback with four stars asks for a reason and thanks for it with the host’s link', async () => {
  const on = screen.stage();
  screen.openCard(on, { serviceAreaUrl: '#area/{spId}' });
  await press(rate());
  await press(panel().getByRole('radio', { name: 'Good' }));
  await press(panel().getByRole('button', { name: 'Submit' }));
  await expect.element(panel().getByText('Please choose a reason.')).toBeVisible();
  await press(panel().getByRole('radio', { name: 'Out of service area' }));
  await press(panel().getByRole('button', { name: 'Submit' }));
  await expect.element(panel().getByText('Thank you. You can edit your service area at any time.')).toBeVisible();
  await expect
    .element(panel().getByRole('link', { name: 'Edit service area' }))
    .toHaveAttribute('href', `#area/${SP_ID}`);
  const [sent] = await screen.calls(on, '/feedback', 1);
  expect(await screen.bodyOf(sent)).toMatchObject({ rating: 4, reason: 'Out of service area', notes: '' });
});

it('feedback without a reason shows its error above Submit on a low phone screen', async () => {
  await page.viewport(390, 640);
  screen.openCard(screen.stage(), {});
  await press(rate());
  await press(panel().getByRole('radio', { name: 'Fair' }));
  await press(panel().getByRole('button', { name: 'Submit' }));
  const error = panel().getByText('Please choose a reason.');
  const submit = panel().getByRole('button', { name: 'Submit' });
  const isAboveSubmit = () =>
    error.element().getBoundingClientRect().bottom <= submit.element().getBoundingClientRect().top;
  await vi.waitFor(() => expect(isAboveSubmit()).toBe(true));
});

it('feedback that waits for a connection shows its stars on the button', async () => {
  const on = screen.stage();
  screen.openCard(on, {});
  await press(rate());
  on.setFault(() => Promise.reject(new TypeError('Failed to fetch')));
  await press(panel().getByRole('radio', { name: 'Great' }));
  await expect.element(screen.button('Rated Great')).toBeVisible();
  on.setFault(null);
});

it('feedback is reset by a click elsewhere; five stars are submitted immediately, and the button shows them again', async () => {
  const on = screen.stage();
  screen.openCard(on);
  await press(rate());
  await press(panel().getByRole('radio', { name: 'Fair' }));
  await expect.element(panel().getByText('Why this rating?')).toBeVisible();
  await pressElsewhere();
  await press(rate());
  await expect.element(panel().getByRole('radio', { name: 'Fair' })).not.toBeChecked();
  expect(panel().getByText('Why this rating?').query() === null).toBe(true);
  await press(panel().getByRole('radio', { name: 'Great' }));
  await expect.element(panel().getByText('Thank you for your feedback!')).toBeVisible();
  const [sent] = await screen.calls(on, '/feedback', 1);
  expect(await screen.bodyOf(sent)).toMatchObject({ rating: 5, reason: 'Other' });
  const rated = screen.button('Rated Great');
  await pressElsewhere(rated);
  await press(rated);
  await expect.element(panel().getByRole('radio', { name: 'Great' })).toBeChecked();
  expect(panel().getByText('Thank you for your feedback!').query() === null).toBe(true);
});

it('feedback from a Spanish board sends the English reason', async () => {
  const on = screen.stage();
  screen.openCard(on, { locale: 'es-US' });
  await press(screen.button('Calificar'));
  await press(page.getByRole('radio', { name: 'Regular' }));
  await press(page.getByRole('radio', { name: 'Posible spam' }));
  await press(screen.button('Enviar'));
  await expect.element(page.getByText('Gracias. Revisaremos esta solicitud.')).toBeVisible();
  const [sent] = await screen.calls(on, '/feedback', 1);
  expect(await screen.bodyOf(sent)).toMatchObject({ rating: 2, reason: 'Potential spam' });
});

it('feedback works with the keyboard only', async () => {
  const on = screen.stage();
  const card = screen.openCard(on);
  await expect.element(rate()).toBeVisible();
  rate().element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(panel()).toBeVisible();
  await userEvent.keyboard('{Tab}');
  await vi.waitFor(() => expect(screen.focused(card)).not.toBe('Rate this lead'));
  await userEvent.keyboard('{Escape}');
  await vi.waitFor(() => expect(panel().query() === null).toBe(true));
  expect(screen.focused(card)).toBe('Rate this lead');
});
