import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openBoard, stage } from '../board/board-stage.js';
import {
  button,
  CUSTOMER,
  checkbox,
  funnelPage,
  funnelStage,
  heading,
  heard,
  open,
  radio,
  TITLES,
  textbox,
  untilAt,
} from '../raq-funnel/funnel-stage.js';
import { olderBrowser, takeAway } from './older-browser.js';
import { listen, make, rootOf, textOf, tick, untilText } from './stage.js';

funnelPage();

let giveBack = () => {};
afterEach(() => giveBack());

const styleOf = (element: Element | null) => getComputedStyle(element ?? document.body);

describe('a browser of 2023', () => {
  beforeEach(() => {
    giveBack = olderBrowser();
  });

  it('goes the whole way of the funnel, in colors that can be read', async () => {
    const on = funnelStage();
    const funnel = await open(on, { questions: undefined });
    await expect
      .poll(() => styleOf(rootOf(funnel).querySelector('.surface')).backgroundColor)
      .toBe('rgb(255, 255, 255)');
    await textbox('Service')
      .or(page.getByRole('combobox', { name: 'Service' }))
      .fill('drain cleaning');
    await page.getByRole('option', { name: /^Drain Cleaning/ }).click();
    await untilAt('postal-code');
    await textbox('ZIP code').fill('78704');
    const next = button('Continue');
    const { color, backgroundColor } = styleOf(next.element());
    expect([color, backgroundColor]).toEqual(['rgb(255, 255, 255)', 'rgb(31, 94, 255)']);
    await next.click();
    for (const answer of ['Kitchen sink', 'Yes, slowly', 'House']) {
      await radio(answer).click();
      await button('Continue').click();
    }
    await untilAt('project');
    await button('Continue').click();
    await untilAt('timing');
    await button('Skip').click();
    await untilAt('contact');
    await textbox('First name').fill(CUSTOMER.first);
    await textbox('Last name').fill(CUSTOMER.last);
    await textbox('Email').fill(CUSTOMER.email);
    await textbox('Phone').fill(CUSTOMER.phone);
    await checkbox(/^I agree/).click();
    await button('Get quotes').click();
    await untilAt('suggestions');
    await tick(400);
    await button('Continue').click();
    await expect.element(heading(TITLES.summary)).toBeVisible();
    expect([await on.leads(), heard(funnel, 'widget-error')]).toEqual([1, []]);
  });

  it('opens the list of a select on the board beside it, chooses from it, and closes it on a press elsewhere', async () => {
    // A box that positions what is fixed in it, as a container does in these browsers
    document.body.style.cssText = 'padding-top: 60px; transform: translate(0)';
    const board = await openBoard(stage());
    const sort = page.getByRole('combobox', { name: 'Sort by' });
    const list = page.getByRole('listbox', { name: 'Sort by' });
    await sort.click();
    await expect.element(list).toBeVisible();
    const at = list.element().getBoundingClientRect();
    const below = sort.element().getBoundingClientRect();
    expect([Math.round(at.left - below.left), Math.round(at.top - below.bottom)]).toEqual([0, 6]);
    await page.getByRole('option', { name: 'Oldest to newest' }).click();
    await expect.element(list).not.toBeInTheDocument();
    await sort.click();
    await expect.element(list).toBeVisible();
    const press = new PointerEvent('pointerdown', { bubbles: true, composed: true });
    rootOf(board).querySelector('h2, h3')?.dispatchEvent(press);
    await expect.element(list).not.toBeInTheDocument();
    document.body.style.cssText = '';
  });
});

describe('a browser before that', () => {
  it.each(['adoptedStyleSheets', 'toSpliced'])(
    "gets one plain sentence in the tag's place: without %s",
    async (name) => {
      giveBack = takeAway(name === 'toSpliced' ? Array.prototype : Document.prototype, name);
      const english = make('lead-card', { spId: '7001', leadId: '1' });
      const spanish = make('lead-card', { spId: '7001', leadId: '1' });
      spanish.lang = 'es';
      const errors = listen(english, 'widget-error');
      document.body.append(english, spanish);
      await untilText(english, 'This part could not be shown.This browser is too old for it.');
      await untilText(spanish, 'No se pudo mostrar esta parte.Este navegador es demasiado antiguo.');
      expect(errors).toEqual([{ operation: 'boot', kind: 'render' }]);
      expect(textOf(english)).not.toContain('script');
    },
  );
});
