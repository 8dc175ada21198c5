import { selectorEngine } from '@vitest/browser/locators';
import { inWindow } from './in-window.js';

/**
 * What the provider asks of the page under test, since WebDriver itself neither looks into shadow roots nor waits: which place
 * to click, and what no key or pointer does. The names are those that `commands.ts` calls.
 */
export interface PageUnderTest {
  /** Waits until an element stands still, is enabled and can be hit. Returns its middle in the window, px. */
  reach(selector: string, options?: ReachOptions): Promise<Point>;
  /** Like `reach`, for a press. Until `pressed` is called, nothing but the element gets one. */
  aim(selector: string, options?: ReachOptions): Promise<Point>;
  /** Whether the element was pressed: it may have moved meanwhile. */
  pressed(): boolean;
  focus(selector: string, options?: ReachOptions): Promise<void>;
  /** Replaces what a field holds, in one step, as pasting does. */
  fill(selector: string, text: string, options?: ReachOptions): Promise<void>;
  /** Chooses options of a `<select>` by value or label. */
  select(selector: string, values: readonly string[], options?: ReachOptions): Promise<void>;
  selectAll(): void;
  /** Gives the frame the focus, unless something in it has it. */
  focusFrame(): void;
}

export interface Point {
  x: number;
  y: number;
}

export interface ReachOptions {
  timeout?: number;
  position?: Partial<Point>;
  force?: boolean;
  /** Whether a disabled element will do, as for the mouse to hover. */
  disabled?: boolean;
}

/** Under this name the provider finds it. */
const NAME = Symbol.for('lead-widgets.page-under-test');

const DEFAULT_TIMEOUT_MS = 10_000;
const BUTTON = 'button, [role=button], a, [role=link]';
const blocks = ['center', 'end', 'start', 'nearest'] as const;

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

function found(selector: string): HTMLElement {
  const element = selectorEngine.querySelector(selectorEngine.parseSelector(selector), document, true);
  if (element === null) throw new Error('it is not there');
  if (!(element instanceof HTMLElement || element instanceof SVGElement)) throw new Error('it is no element of HTML');
  return element as HTMLElement;
}

/** Tries until it works or the time is over. */
async function patiently<T>(
  selector: string,
  options: ReachOptions,
  attempt: (turn: number) => Promise<T>,
): Promise<T> {
  const reasons = new Set<string>();
  const end = performance.now() + (options.timeout ?? DEFAULT_TIMEOUT_MS);
  for (let turn = 0; ; turn += 1) {
    try {
      return await attempt(turn);
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      reasons.add(why);
      if (why.startsWith('strict mode') || performance.now() > end) {
        throw new Error(`${selector}: ${[...reasons].join(', then ')}`);
      }
      await (turn < 3 ? frame() : new Promise((resolve) => setTimeout(resolve, 50)));
    }
  }
}

/** The parent as the page is drawn: the slot before the host. */
const drawnParent = (node: Element): Element | null => {
  if (node.assignedSlot) return node.assignedSlot;
  if (node.parentElement) return node.parentElement;
  const root = node.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
};

function hitAt(x: number, y: number): Element | null {
  let hit = document.elementFromPoint(x, y);
  for (;;) {
    const inner = hit?.shadowRoot?.elementFromPoint(x, y) ?? null;
    if (inner === null || inner === hit) return hit;
    hit = inner;
  }
}

function within(hit: Element | null, target: Element): boolean {
  for (let node = hit; node !== null; node = drawnParent(node)) if (node === target) return true;
  return false;
}

const isDisabled = (element: Element) => {
  const control = element.closest(BUTTON) ?? element;
  return control.matches(':disabled') || control.closest('[aria-disabled=true]') !== null;
};

async function standsStill(element: Element): Promise<void> {
  const before = element.getBoundingClientRect();
  await frame();
  const after = element.getBoundingClientRect();
  const moved = (['x', 'y', 'width', 'height'] as const).some((side) => before[side] !== after[side]);
  if (moved || !element.isConnected) throw new Error('it does not stand still');
}

const PRESS = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click', 'dblclick'];

/** Keeps a press from all but an element. Returns a function that ends this and tells whether the press met the element. */
function keepFromOthers(element: Element): () => boolean {
  const guard = new AbortController();
  let isMissed = false;
  const onPress = (event: Event) => {
    const [hit] = event.composedPath();
    if (event.type === 'pointerdown') isMissed = !(hit instanceof Element && within(hit, element));
    if (!isMissed) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const type of PRESS) window.addEventListener(type, onPress, { capture: true, signal: guard.signal });
  return () => {
    guard.abort();
    return !isMissed;
  };
}

let endPress = () => true;

/** The middle of what can be seen of the first box, on a whole pixel: WebDriver's pointer knows no others. */
function middle(element: Element, position: ReachOptions['position']): Point {
  const box = [...element.getClientRects()].find(({ width, height }) => width > 0 && height > 0);
  if (box === undefined || getComputedStyle(element).visibility !== 'visible') throw new Error('it is not visible');
  if (position !== undefined) {
    const { left, top } = element.getBoundingClientRect();
    return { x: left + (position.x ?? 0), y: top + (position.y ?? 0) };
  }
  const between = (from: number, to: number, most: number) => Math.floor((Math.max(0, from) + Math.min(most, to)) / 2);
  return { x: between(box.left, box.right, innerWidth), y: between(box.top, box.bottom, innerHeight) };
}

async function editable(selector: string): Promise<HTMLElement> {
  const element = found(selector);
  middle(element, undefined);
  if (isDisabled(element) || element.matches(':read-only')) throw new Error('it cannot be edited');
  return element;
}

async function reached(selector: string, options: ReachOptions = {}): Promise<{ point: Point; target: Element }> {
  let held: HTMLElement | undefined;
  return patiently(selector, options, async (turn) => {
    // The words of a selector may meanwhile be those of another element too.
    const element = held?.isConnected ? held : found(selector);
    held = element;
    const target = element.closest(BUTTON) ?? element;
    middle(element, undefined);
    await standsStill(element);
    if (!options.disabled && !options.force && isDisabled(element)) throw new Error('it is disabled');
    const hits = () => {
      const at = middle(element, options.position);
      return within(hitAt(at.x, at.y), target);
    };
    if (!hits()) {
      const block = blocks[turn % blocks.length] ?? 'center';
      element.scrollIntoView({ block, inline: 'nearest', behavior: 'instant' });
      await standsStill(element);
      if (!options.force && !hits()) {
        const { x, y } = middle(element, options.position);
        const over = hitAt(x, y);
        throw new Error(`${over === null ? 'nothing' : selectorEngine.previewNode(over)} is in its place`);
      }
    }
    return { point: inWindow(middle(element, options.position)), target };
  });
}

const pageUnderTest: PageUnderTest = {
  reach: async (selector, options) => (await reached(selector, options)).point,

  async aim(selector, options) {
    endPress();
    const { point, target } = await reached(selector, options);
    endPress = options?.force ? () => true : keepFromOthers(target);
    return point;
  },

  pressed: () => endPress(),

  focus: (selector, options = {}) => patiently(selector, options, async () => found(selector).focus()),

  fill: (selector, text, options = {}) =>
    patiently(selector, options, async () => {
      const element = await editable(selector);
      element.focus();
      if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
      else getSelection()?.selectAllChildren(element);
      document.execCommand(text === '' ? 'delete' : 'insertText', false, text);
    }),

  select: (selector, values, options = {}) =>
    patiently(selector, options, async () => {
      const element = await Promise.resolve(found(selector));
      if (!(element instanceof HTMLSelectElement)) throw new Error('it is no <select>');
      const chosen = [...element.options].filter(
        ({ value, label }) => values.includes(value) || values.includes(label),
      );
      if (chosen.length === 0) throw new Error('it has no such option');
      element.focus();
      for (const option of element.options) option.selected = chosen.includes(option);
      element.dispatchEvent(new Event('input', { bubbles: true, composed: true }));
      element.dispatchEvent(new Event('change', { bubbles: true }));
    }),

  selectAll() {
    const active = document.activeElement;
    if (active instanceof HTMLInputElement || active instanceof HTMLTextAreaElement) active.select();
  },

  focusFrame() {
    if (document.activeElement === null || document.activeElement === document.body) window.focus();
  },
};

Reflect.set(window, NAME, pageUnderTest);

// Else Tab goes from the end of the frame to its start: nothing around it takes the focus.
window.parent.document.body.tabIndex = 0;
