import { keepPlace, type Place } from './kept-place.js';

/** Scrolling that has rested this long is kept, in milliseconds. */
const REST_MS = 100;

/** What a person does who has taken the scrolling over. */
const OWN_MOVES = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

export interface ScrollKeeper {
  /** Keeps the present place in the current entry of the history. */
  keep(): void;
  /** Another view comes: nothing is kept until it is settled where a place waits for it. */
  await(place: Place | undefined): void;
  /** The view has its data: the place that waits is brought back, unless a person has scrolled meanwhile. */
  settle(): void;
  /** @returns ends the listening */
  listen(): () => void;
}

/** Keeps how far the page is scrolled in each entry of the history, and brings it back. */
export function createScrollKeeper(app: HTMLElement): ScrollKeeper {
  let waiting: Place | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function keep(): void {
    clearTimeout(timer);
    if (waiting !== undefined) return;
    const { scrollLeft, scrollTop } = scrollerOf(app);
    keepPlace({ left: scrollLeft, top: scrollTop });
  }

  function onScroll(): void {
    clearTimeout(timer);
    timer = setTimeout(keep, REST_MS);
  }

  function onOwnMove(): void {
    waiting = undefined;
  }

  return {
    keep,
    await(place) {
      clearTimeout(timer);
      waiting = place;
    },
    settle() {
      if (waiting === undefined) return;
      scrollerOf(app).scrollTo({ ...waiting, behavior: 'instant' });
      waiting = undefined;
    },
    listen() {
      const ended = new AbortController();
      const { signal } = ended;
      window.addEventListener('scroll', onScroll, { capture: true, passive: true, signal });
      window.addEventListener('pagehide', keep, { signal });
      for (const name of OWN_MOVES) window.addEventListener(name, onOwnMove, { capture: true, passive: true, signal });
      return () => {
        clearTimeout(timer);
        ended.abort();
      };
    },
  };
}

/** Where the app begins comes into view, where it is not. */
export function showTop(app: HTMLElement): void {
  const { top } = app.getBoundingClientRect();
  const scroller = scrollerOf(app);
  const from = scroller === app.ownerDocument.scrollingElement ? 0 : scroller.getBoundingClientRect().top;
  if (top < from || top >= window.innerHeight) app.scrollIntoView({ block: 'start', behavior: 'instant' });
}

/** What scrolls around an element: the nearest part of the page that does, or the page. */
function scrollerOf(element: HTMLElement): Element {
  for (let node = above(element); node !== null; node = above(node)) {
    if (node === element.ownerDocument.body) break;
    if (node instanceof Element && node.scrollHeight > node.clientHeight) {
      if (/auto|scroll|overlay/.test(getComputedStyle(node).overflowY)) return node;
    }
  }
  return element.ownerDocument.scrollingElement ?? element.ownerDocument.documentElement;
}

function above(node: Node): Node | null {
  if (node instanceof Element && node.assignedSlot !== null) return node.assignedSlot;
  return node instanceof ShadowRoot ? node.host : node.parentNode;
}
