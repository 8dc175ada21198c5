import { selectorEngine } from '@vitest/browser/locators';
import { inWindow } from './in-window.js';

/**
 * Functions that `commands.ts` calls in the page under test, because WebDriver does not look into shadow roots and does
 * not wait.
 */
export interface PageUnderTest {
  /** Waits until an element does not move, is enabled and is not covered. Returns its center in the window, in px. */
  reach(selector: string, options?: ReachOptions): Promise<Point>;
  focus(selector: string, options?: ReachOptions): Promise<void>;
  /** Replaces the text of a field in one step, like pasting. */
  fill(selector: string, text: string, options?: ReachOptions): Promise<void>;
  select(selector: string, values: readonly string[]): Promise<void>;
  /** Waits until the page shows the change after a press, as Playwright does. */
  drawn(): Promise<void>;
  /** Focuses the frame, unless an element in it has the focus. */
  focusFrame(): Promise<void>;
}

export type Point = { x: number; y: number };

/**
 * `position` is relative to the corner of the element, in px. With `force`, a disabled or covered element is accepted.
 */
export type ReachOptions = { timeout?: number; position?: Partial<Point>; force?: boolean };

const DEFAULT_TIMEOUT_MS = 10_000;
const BUTTON = 'button, [role=button], a, [role=link]';

const blocks = ['center', 'end', 'start', 'nearest'] as const;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function found(selector: string): HTMLElement {
  const element = selectorEngine.querySelector(selectorEngine.parseSelector(selector), document, true);
  if (element instanceof HTMLElement) return element;
  throw new Error('it is not there');
}

async function patiently<T>(
  selector: string,
  { timeout = DEFAULT_TIMEOUT_MS }: ReachOptions,
  attempt: (turn: number) => T | Promise<T>,
): Promise<T> {
  const end = performance.now() + timeout;
  for (let turn = 0; ; turn += 1) {
    try {
      return await attempt(turn);
    } catch (error) {
      if (performance.now() > end) throw new Error(`${selector}: ${error instanceof Error ? error.message : error}`);
      await frame();
    }
  }
}

/** The parent in the rendered tree: the slot, if there is one. */
function drawnParent(node: Element): Element | null {
  const root = node.getRootNode();
  return node.assignedSlot ?? node.parentElement ?? (root instanceof ShadowRoot ? root.host : null);
}

function hitAt({ x, y }: Point, root: Document | ShadowRoot = document): Element | null {
  const hit = root.elementFromPoint(x, y);
  const inner = hit?.shadowRoot ?? root;
  return inner === root ? hit : (hitAt({ x, y }, inner) ?? hit);
}

function hits(point: Point, target: Element): boolean {
  for (let node = hitAt(point); node !== null; node = drawnParent(node)) if (node === target) return true;
  return false;
}

function middle(element: Element, position: ReachOptions['position']): Point {
  if (position !== undefined) {
    const { left, top } = element.getBoundingClientRect();
    return { x: left + (position.x ?? 0), y: top + (position.y ?? 0) };
  }
  const box = [...element.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
  if (box === undefined || getComputedStyle(element).visibility !== 'visible') throw new Error('it is not visible');
  const between = (from: number, to: number, most: number) => Math.floor((Math.max(0, from) + Math.min(most, to)) / 2);
  return { x: between(box.left, box.right, innerWidth), y: between(box.top, box.bottom, innerHeight) };
}

/** Tries another position of the viewport each time, because something may cover the element. */
async function reached(element: HTMLElement, { position, force = false }: ReachOptions, turn: number): Promise<Point> {
  const target = element.closest(BUTTON) ?? element;
  const isDisabled = target.matches(':disabled') || target.closest('[aria-disabled=true]') !== null;
  if (isDisabled && !force) throw new Error('it is disabled');
  const before = JSON.stringify(element.getBoundingClientRect());
  await frame();
  if (JSON.stringify(element.getBoundingClientRect()) !== before) throw new Error('it moves');
  const point = middle(element, position);
  if (hits(point, target)) return point;
  const first = element.getBoundingClientRect();
  element.scrollIntoView({ block: blocks[turn % blocks.length] ?? 'center', inline: 'nearest', behavior: 'instant' });
  const { x, y } = element.getBoundingClientRect();
  if (force && x === first.x && y === first.y) return point;
  throw new Error('something else is in its place');
}

const pageUnderTest: PageUnderTest = {
  reach: (selector, options = {}) =>
    patiently(selector, options, async (turn) => inWindow(await reached(found(selector), options, turn))),

  async drawn() {
    await frame();
    await frame();
  },

  focus: (selector, options = {}) => patiently(selector, options, () => found(selector).focus()),

  fill: (selector, text, options = {}) =>
    patiently(selector, options, () => {
      const element = found(selector);
      if (element.matches(':disabled, :read-only')) throw new Error('it cannot be edited');
      element.focus();
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
      else getSelection()?.selectAllChildren(element);
      document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
    }),

  select: (selector, values) =>
    patiently(selector, {}, () => {
      const element = found(selector);
      if (!(element instanceof HTMLSelectElement)) throw new Error('it is no <select>');
      const chosen = [...element.options].find(({ value, label }) => values.includes(value) || values.includes(label));
      if (chosen === undefined) throw new Error('it has no such option');
      chosen.selected = true;
      element.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      element.dispatchEvent(new Event('change', { bubbles: true }));
    }),

  async focusFrame() {
    if (document.activeElement === null || document.activeElement === document.body) window.focus();
  },
};

Reflect.set(window, Symbol.for('lead-widgets.page-under-test'), pageUnderTest);

// Without this, Tab goes from the end of the frame to its start, because nothing outside of it can be focused.
window.parent.document.body.tabIndex = 0;
