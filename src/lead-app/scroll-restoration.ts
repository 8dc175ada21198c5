import { parentAcrossShadows } from '../element/page/context.js';
import { createRequestId } from '../web/request-id.js';

/** Our key in the state of a history entry. The host's keys stay. */
const KEY = 'lead-widgets';

/** The scroll position is stored after this pause, in milliseconds. */
const IDLE_MS = 100;

/** Events that mean that the person is scrolling. */
const USER_SCROLL_EVENTS = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

export type ScrollRestoration = ReturnType<typeof createScrollRestoration>;

/**
 * Stores the scroll position in each history entry, and restores it.
 * @param pending the position of the first view
 */
export function createScrollRestoration(app: HTMLElement, pending: ScrollPosition | undefined) {
  let timer: ReturnType<typeof setTimeout> | undefined;

  function save(): void {
    clearTimeout(timer);
    if (pending !== undefined) return;
    const { scrollLeft, scrollTop } = scrollerOf(app);
    savePosition({ left: scrollLeft, top: scrollTop });
  }

  function onScroll(): void {
    clearTimeout(timer);
    timer = setTimeout(save, IDLE_MS);
  }

  function onUserScroll(): void {
    pending = undefined;
  }

  return {
    save,
    /** Another view follows. Nothing is stored until its position is restored. */
    await(position: ScrollPosition | undefined) {
      clearTimeout(timer);
      pending = position;
    },
    /** The view has its data. Restores the position, unless the person has scrolled. */
    settle() {
      if (pending === undefined) return;
      scrollerOf(app).scrollTo({ ...pending, behavior: 'instant' });
      pending = undefined;
    },
    /** @returns a function that stops listening */
    listen() {
      const ended = new AbortController();
      const { signal } = ended;
      window.addEventListener('scroll', onScroll, { capture: true, passive: true, signal });
      window.addEventListener('pagehide', save, { signal });
      for (const name of USER_SCROLL_EVENTS)
        window.addEventListener(name, onUserScroll, { capture: true, passive: true, signal });
      return () => {
        clearTimeout(timer);
        ended.abort();
      };
    },
  };
}

/** Scrolls the start of the app into view, if it is not. */
export function showTop(app: HTMLElement): void {
  const { top } = app.getBoundingClientRect();
  const scroller = scrollerOf(app);
  const from = scroller === app.ownerDocument.scrollingElement ? 0 : scroller.getBoundingClientRect().top;
  if (top < from || top >= window.innerHeight) app.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** The nearest scrolling ancestor of an element, or the page. */
function scrollerOf(element: HTMLElement): Element {
  const { body, documentElement, scrollingElement } = element.ownerDocument;
  for (let node = parentAcrossShadows(element); node !== null; node = parentAcrossShadows(node)) {
    if (node === body) break;
    if (node instanceof Element && node.scrollHeight > node.clientHeight) {
      if (/auto|scroll|overlay/.test(getComputedStyle(node).overflowY)) return node;
    }
  }
  return scrollingElement ?? documentElement;
}

/** In CSS px. */
interface ScrollPosition {
  readonly left: number;
  readonly top: number;
}

export function savedPosition(): ScrollPosition | undefined {
  const { left, top } = saved();
  return typeof left === 'number' && typeof top === 'number' ? { left, top } : undefined;
}

/**
 * The name under which a view stores its choices, for the way back to the current entry and for a reload. The entry has
 * only this random name.
 */
export function entryName(): string {
  const { name } = saved();
  return typeof name === 'string' ? name : createRequestId();
}

export function saveEntryName(name: string): void {
  if (saved()['name'] !== name) save({ name });
}

/** What we have stored in the current entry. */
function saved(): Readonly<Record<string, unknown>> {
  const state: unknown = history.state;
  const own = isPlain(state) ? state[KEY] : undefined;
  return isPlain(own) ? own : {};
}

function savePosition(position: ScrollPosition): void {
  const before = savedPosition();
  if (before?.left !== position.left || before.top !== position.top) save({ ...position });
}

/** Stores values in the current entry. A state of the host that is not a plain object stays unchanged. */
function save(values: Readonly<Record<string, unknown>>): void {
  const before: unknown = history.state ?? {};
  if (!isPlain(before)) return;
  try {
    history.replaceState({ ...before, [KEY]: { ...saved(), ...values } }, '');
  } catch {
    // Browsers refuse too many changes in a short time. An older position is better than none.
  }
}

function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null;
}
