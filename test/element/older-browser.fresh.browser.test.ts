import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { openBoard, stage } from '../lead-board/board-stage.js';
import { button, funnelPage, funnelStage, heard, open, walkTo } from '../raq-funnel/funnel-stage.js';
import { listen, make, rootOf, textOf, untilText } from './stage.js';

/** APIs added after the oldest supported browser: owners with the names of their members. */
const newer: readonly (readonly [owner: object, names: readonly string[]])[] = [
  [HTMLElement.prototype, ['popover', 'showPopover', 'hidePopover', 'togglePopover']],
  [Element.prototype, ['moveBefore']],
  [AbortSignal, ['any']],
  [URL, ['canParse', 'parse']],
  [globalThis, ['navigation']],
  [IDBFactory.prototype, ['databases']],
];

const newerColor = /light-dark\(|\(from /;
const newerSelector = ':popover-open';

type Undo = () => void;

function takeAway(owner: object, name: string): Undo {
  const descriptor = Object.getOwnPropertyDescriptor(owner, name);
  Reflect.deleteProperty(owner, name);
  return () => {
    if (descriptor !== undefined) Object.defineProperty(owner, name, descriptor);
  };
}

/** Wraps a method: the result of `answer` replaces its result, unless it is undefined. */
function before(owner: object, name: string, answer: (argument: unknown, second: unknown) => unknown): Undo {
  const descriptor = Object.getOwnPropertyDescriptor(owner, name);
  const method: unknown = descriptor?.value;
  if (descriptor === undefined || typeof method !== 'function') return () => {};
  const value = function answering(this: unknown, ...given: readonly unknown[]): unknown {
    const own = answer(given[0], given[1]);
    return own === undefined ? Reflect.apply(method, this, given) : own;
  };
  Object.defineProperty(owner, name, { ...descriptor, value });
  return () => Object.defineProperty(owner, name, descriptor);
}

function refuseSelector(selector: unknown): undefined {
  if (String(selector).includes(newerSelector)) throw new DOMException('is not a valid selector', 'SyntaxError');
}

/**
 * Makes this browser behave like the oldest supported one: removes newer APIs, selectors and colors.
 * @returns a function that restores everything
 */
function olderBrowser(): Undo {
  const undo = [
    ...newer.flatMap(([owner, names]) => names.map((name) => takeAway(owner, name))),
    ...[Element, Document, DocumentFragment].flatMap(({ prototype }) =>
      ['matches', 'closest', 'querySelector', 'querySelectorAll'].map((name) =>
        before(prototype, name, refuseSelector),
      ),
    ),
    before(CSS, 'supports', (property, value) => (newerColor.test(`${property} ${value}`) ? false : undefined)),
    // An attribute that the browser does not know hides nothing.
    before(Element.prototype, 'setAttribute', (name) => (name === 'popover' ? null : undefined)),
  ];
  return () => {
    for (const each of undo) each();
  };
}

funnelPage();

let giveBack = () => {};
afterEach(() => giveBack());

const styleOf = (element: Element | null) => getComputedStyle(element ?? document.body);

describe('a browser from 2023', () => {
  beforeEach(() => {
    giveBack = olderBrowser();
  });

  it('completes the funnel and shows readable colors', async () => {
    const on = funnelStage();
    const funnel = await open(on);
    await expect
      .poll(() => styleOf(rootOf(funnel).querySelector('.surface')).backgroundColor)
      .toBe('rgb(255, 255, 255)');
    await walkTo('postal-code');
    const { color, backgroundColor } = styleOf(button('Continue').element());
    expect([color, backgroundColor]).toEqual(['rgb(255, 255, 255)', 'rgb(31, 94, 255)']);
    await walkTo('summary', 'postal-code');
    expect([await on.leads(), heard(funnel, 'widget-error')]).toEqual([1, []]);
  });

  it('opens a filter list below its button, selects an option, and closes the list on an outside press', async () => {
    // A containing block for fixed elements, like containers in these browsers.
    document.body.style.cssText = 'padding-top: 60px; transform: translate(0)';
    const board = await openBoard(stage());
    const filter = page.getByRole('button', { name: /^Status / });
    const list = page.getByRole('listbox', { name: 'Status' });
    await filter.click();
    await expect.element(list).toBeVisible();
    const at = list.element().getBoundingClientRect();
    const below = filter.element().getBoundingClientRect();
    expect([Math.round(at.left - below.left), Math.round(at.top - below.bottom)]).toEqual([0, 6]);
    await list.getByRole('option', { name: 'Scheduled' }).click();
    await expect.element(filter).toHaveAccessibleName('Status Scheduled');
    const press = new PointerEvent('pointerdown', { bubbles: true, composed: true });
    rootOf(board).querySelector('h2, h3')?.dispatchEvent(press);
    await expect.element(list).not.toBeInTheDocument();
    document.body.style.cssText = '';
  });
});

it.each(['adoptedStyleSheets', 'toSpliced'])('an older browser without %s shows one sentence', async (name) => {
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
});
