import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SANDBOX_LEADS } from '../../src/sandbox.js';
import { fill, press } from '../element/press.js';
import { cleanPage, listen, rootOf, textOf, tick } from '../element/stage.js';
import { pointer } from '../ui/pointer.js';
import * as screen from './review-stage.js';

cleanPage();

describe('<review-request-modal>', () => {
  it('shows nothing, makes no call and is ready while it is closed', async () => {
    const on = screen.stage();
    const element = document.createElement('review-request-modal');
    const ready = listen(element, 'widget-ready');
    Object.assign(element, { spId: screen.SP_ID, leadId: screen.WHOLE, gateway: on.gateway });
    document.body.append(element);
    await vi.waitFor(() => expect(ready).toEqual([{ tag: 'review-request-modal' }]));
    expect([textOf(element), element.getBoundingClientRect().height, on.requests]).toEqual(['', 0, []]);
  });

  it('opens by show(), by the property and by the attribute, and all three agree', async () => {
    const element = await screen.modal(screen.stage());
    for (const open of [
      () => element.show(),
      () => Reflect.set(element, 'open', true),
      () => element.setAttribute('open', ''),
    ]) {
      open();
      expect([element.open, element.hasAttribute('open')]).toEqual([true, true]);
      await expect.element(screen.dialog()).toBeVisible();
      element.close();
      expect([element.open, element.hasAttribute('open')]).toEqual([false, false]);
      await screen.gone();
    }
  });

  it.each([
    ['a button that names it', '<button data-lead-opens="ask">Ask for a review</button>', { id: 'ask' }],
    ['a button that it names', '<button id="opener"><b>Ask for a review</b></button>', { for: 'opener' }],
    ['a link, for a page without scripts', '<a href="#" data-lead-opens="ask">Ask for a review</a>', { id: 'ask' }],
  ])('is opened without a script by %s and returns the focus', async (_, html, named) => {
    const element = await screen.modal(screen.stage(), named);
    document.querySelector('button')?.remove();
    document.body.insertAdjacentHTML('afterbegin', html);
    const control = page.getByText('Ask for a review');
    await press(control);
    await expect.element(screen.button('Send request')).toBeVisible();
    expect([element.open, location.hash]).toEqual([true, '']);
    await userEvent.keyboard('{Escape}');
    await screen.gone();
    expect(document.activeElement?.textContent).toBe('Ask for a review');
    element.remove();
    await press(control);
    expect(element.open).toBe(false);
    history.replaceState(null, '', location.pathname + location.search);
  });

  it('is not opened by a control that names another modal or whose click the page has canceled', async () => {
    const element = await screen.modal(screen.stage(), { id: 'ask' });
    document.body.insertAdjacentHTML(
      'afterbegin',
      '<button data-lead-opens="other">Other</button><button data-lead-opens="ask" id="own">Own</button>',
    );
    document.querySelector('#own')?.addEventListener('click', (event) => event.preventDefault());
    await press(screen.button('Other'));
    await press(screen.button('Own'));
    expect(element.open).toBe(false);
  });

  it.each([
    ['its cross', () => press(screen.button('Close'))],
    ['Escape', () => userEvent.keyboard('{Escape}')],
  ])('is closed with %s: the attribute is removed, the host is notified, the focus returns', async (_way, close) => {
    const element = await screen.openModal(screen.stage());
    const closed: boolean[] = [];
    element.addEventListener('close', ({ bubbles }) => closed.push(bubbles));
    await close();
    await screen.gone();
    await vi.waitFor(() => expect(closed).toEqual([false]));
    expect([element.hasAttribute('open'), screen.focusedInPage()]).toEqual([false, 'Ask for a review']);
  });

  it('continues with another gateway or another lead while it is open', async () => {
    const [never, on] = [screen.stage(), screen.stage()];
    never.setFault(() => new Promise(() => {}));
    const element = await screen.modal(never);
    element.show();
    await expect.element(page.getByRole('status')).toHaveTextContent('Loading the review request');
    element.gateway = on.gateway;
    await expect.element(page.getByText('Desmond Clarke')).toBeVisible();
    element.leadId = SANDBOX_LEADS.rated;
    await expect.element(page.getByText(/^Theodore/).first()).toBeVisible();
    expect(page.getByText('Desmond Clarke').elements()).toEqual([]);
  });

  it('works with the keyboard only', async () => {
    const element = await screen.modal(screen.stage());
    screen.opener().element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.button('Send request')).toBeVisible();
    expect(screen.focused(element)).toBe('Request a Review');
    await userEvent.keyboard('{Tab}');
    expect(screen.focused(element)).toBe('Close');
    await userEvent.keyboard('{Tab}{Enter}');
    expect(screen.focused(element)).toBe('First name');
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}{ArrowRight}');
    await expect.element(page.getByRole('radio', { name: 'No' })).toBeChecked();
    await screen.field('Last name').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.thanks()).toBeVisible();
    await userEvent.keyboard('{Tab}{Enter}');
    await screen.gone();
    expect(screen.focusedInPage()).toBe('Ask for a review');
  });
});

it('typed text is there again after Escape, and a click outside the dialog does not close it', async () => {
  const element = await screen.openModal(screen.stage());
  await press(screen.button('Edit'));
  await fill(screen.field('First name'), 'Desmond J.');
  await page
    .elementLocator(screen.dialog().element())
    .click({ position: { x: -10, y: -10 }, force: true })
    .catch(() => undefined);
  expect(element.open).toBe(true);
  await userEvent.keyboard('{Escape}');
  await screen.gone();
  await press(screen.opener());
  await expect.element(screen.field('First name')).toHaveValue('Desmond J.');
});

describe('the thank-you', () => {
  const send = async (autoClose: number) => {
    const element = await screen.openModal(screen.stage(), { autoClose });
    screen.button('Send request').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.thanks()).toBeVisible();
    return element;
  };

  it('closes after its time while the mouse moves outside it, and waits while it moves over it', async () => {
    const element = await send(1200);
    const panel = () => rootOf(element).querySelector('dialog')?.getBoundingClientRect() ?? new DOMRect();
    const middle = { x: panel().left + panel().width / 2, y: panel().top + panel().height / 2 };
    await pointer('move', middle);
    await pointer('move', { ...middle, x: middle.x + 2 });
    await tick(1800);
    expect(element.open).toBe(true);
    const beside = { x: 3, y: 3 };
    expect(panel().left > beside.x || panel().top > beside.y).toBe(true);
    for (let moves = 0; moves < 40 && element.open; moves++) {
      await pointer('move', { ...beside, x: beside.x + (moves % 2) });
      await tick(50);
    }
    expect(element.open).toBe(false);
  });

  it('waits while one of its buttons has the focus', async () => {
    const element = await send(700);
    await userEvent.keyboard('{Tab}');
    expect(screen.focused(element)).toBe('Close');
    await tick(1200);
    expect(element.open).toBe(true);
    await userEvent.keyboard('{Enter}');
    await screen.gone();
  });
});

describe('a lead from the host', () => {
  const name = { firstName: 'Maria', lastName: 'Delgado' };
  const customerInfo = { ...name, phoneNumber: '5125550148', emailAddress: 'maria@example.com', postalCode: '78704' };
  const category = { id: '10214', name: 'Drain Cleaning' };
  const createDate = '2026-11-18T14:15:00-06:00';
  const lead = { leadId: '5', status: 'Selling', createDate, category, customerInfo };

  it('is not fetched', async () => {
    const on = screen.stage();
    await screen.openModal(on, { leadId: undefined, lead });
    await expect.element(page.getByText('Maria Delgado')).toBeVisible();
    expect(on.to('/leads/5')).toEqual([]);
  });

  it('shows an error if it is not the requested lead', async () => {
    const element = await screen.modal(screen.stage(), { leadId: '5', lead: { ...lead, leadId: '6' } });
    const errors = listen(element, 'widget-error');
    element.show();
    const sentence = 'The property lead of <review-request-modal> is not valid.';
    await expect.element(page.getByRole('alert')).toHaveTextContent(sentence);
    expect(errors.length).toBeLessThanOrEqual(1);
  });
});
