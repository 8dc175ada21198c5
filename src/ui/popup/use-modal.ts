import { type RefObject, useLayoutEffect, useReducer, useRef } from 'react';
import { adoptSheets } from '../../theme/sheets.js';
import dialogCss from './dialog.css?inline';
import { focusedIn, focusFirstOf } from './focused-in.js';

export interface Modal {
  /** The element whose focus a person sees when the dialog opens. */
  first(dialog: HTMLDialogElement): HTMLElement | null;
  /** Gets the focus afterwards if the opener is gone. */
  returnTo: RefObject<HTMLElement | null> | undefined;
  /** It cannot be used now. */
  busy: boolean;
}

/** Makes it modal, unless it is already. The focused element keeps the focus. */
function stand(dialog: HTMLDialogElement, last: HTMLElement | null, { first }: Modal): void {
  if (!dialog.isConnected || dialog.matches(':modal')) return;
  if (dialog.open) dialog.close();
  dialog.showModal();
  focusFirstOf([last, first(dialog)]);
}

/** Only the dialog scrolls. The page behind stays in place, and its styles are not changed. Zooming still works. */
function holdStill(event: Event, dialog: HTMLDialogElement): void {
  const path = event.composedPath();
  const zooms = event instanceof WheelEvent ? event.ctrlKey : 'touches' in event && Object(event.touches).length > 1;
  if (zooms || !path.includes(dialog)) return;
  const scrolls = (at: EventTarget) =>
    at instanceof Element && at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY);
  if (!path.slice(0, path.indexOf(dialog)).some(scrolls)) event.preventDefault();
}

/**
 * Keeps a dialog modal while it is mounted, also after the browser closed it or it was moved. Afterwards the focus
 * returns to where it was.
 * @returns a function that opens it again
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, modal: Modal): () => void {
  const latest = useRef(modal);
  latest.current = modal;
  const last = useRef<HTMLElement>(null);
  const [kept, keep] = useReducer((count: number) => count + 1, 0);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const page = dialog.ownerDocument;
    const opener = focusedIn(page);
    adoptSheets(dialog.getRootNode(), [dialogCss]);
    stand(dialog, null, latest.current);
    const remember = () => {
      last.current = focusedIn(page);
    };
    const onInput = (event: Event) => {
      if (latest.current.busy) event.preventDefault();
    };
    const onSize = () => {
      // A hidden modal dialog would block the page.
      if (dialog.matches(':modal') && !dialog.checkVisibility()) dialog.close();
      // Moved in the page it has left the top layer, and is not drawn (dialog.css)
      else if (dialog.parentElement?.checkVisibility()) {
        requestAnimationFrame(() => stand(dialog, last.current, latest.current));
      }
    };
    const size = new ResizeObserver(onSize);
    size.observe(dialog);
    const onScroll = (event: Event) => holdStill(event, dialog);
    const listening = new AbortController();
    const { signal } = listening;
    dialog.addEventListener('focusin', remember, { signal });
    dialog.addEventListener('beforeinput', onInput, { signal });
    // On the page, because browsers scroll below the backdrop before the dialog gets the event.
    page.addEventListener('wheel', onScroll, { passive: false, signal });
    page.addEventListener('touchmove', onScroll, { passive: false, signal });
    return () => {
      size.disconnect();
      listening.abort();
      dialog.close();
      focusFirstOf([opener, latest.current.returnTo?.current]);
    };
  }, [ref]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the owner has kept it once more
  useLayoutEffect(() => {
    if (ref.current) stand(ref.current, last.current, latest.current);
  }, [ref, kept]);

  return keep;
}
