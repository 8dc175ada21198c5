import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { Icon } from '../icons/icon.js';
import { x } from '../icons/icons.js';
import { adoptSheets } from '../theme/sheets.js';
import dialogCss from './dialog.css?inline';
import { focusedIn, focusFirstOf, isVisible } from './focused-in.js';
import { modalOpened } from './open-modals.js';

export interface DialogProps {
  heading: string;
  /** Shows the heading to screen readers only. */
  hidesHeading?: boolean | undefined;
  /** Called when a person asks to close it, or the page hid it. The owner removes it. */
  onClose(): void;
  /** Name of the button with the cross; without it there is none. */
  closeLabel?: string | undefined;
  /** One or two sentences under the heading, read out with it. */
  description?: ReactNode;
  /** 'alertdialog' for a question that interrupts. */
  role?: 'alertdialog' | undefined;
  children?: ReactNode;
  /** The buttons, the main one last. */
  footer?: ReactNode;
  /** Makes body and footer a form, which Enter submits. */
  onSubmit?: (() => void) | undefined;
  /** It has unsaved text: a press on the backdrop does not close it. */
  keepsOpen?: boolean | undefined;
  /** It is being saved: it cannot be used or closed. The owner sets `aria-disabled` on the actions. */
  busy?: boolean | undefined;
  /** What gets the focus at first; else the first field, the first action of an alertdialog, or the heading. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Gets the focus afterwards if the opener is gone. */
  returnTo?: RefObject<HTMLElement | null> | undefined;
  /** The maximum width in px; 480 by default. On a phone it is as wide as the screen. */
  width?: number | undefined;
  /** It holds a part of a narrow widget: a sheet at the lower edge on small tablets too, which keeps its height. */
  isSheet?: boolean | undefined;
}

const field = ':is(input:not([type=hidden]), textarea, select):not(:disabled, [type=radio]:not(:checked))';

/** A press on the backdrop closes only these. `:is()` ignores unknown selectors. */
const openList = '.pop, select:is(:open)';

/**
 * A modal dialog on `<dialog>`: the rest of the page is inert while it is mounted. The head and footer stay while the
 * body scrolls. On a phone it is a sheet at the lower edge. Its key events do not reach the widget or the page.
 */
export function Dialog(props: DialogProps): ReactElement {
  const { heading, closeLabel, description, children, footer, onSubmit, busy = false, returnTo } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const beganOnBackdrop = useRef(false);
  const restoreModal = useModal(dialog, {
    first: (element) =>
      props.initialFocus?.current ??
      // A field would bring up the keyboard of a phone.
      (props.isSheet ? null : element.querySelector<HTMLElement>(`.in ${field}`)) ??
      (props.role ? element.querySelector<HTMLElement>('footer :is(button, a)') : null) ??
      element.querySelector('h2'),
    returnTo,
    busy,
  });
  const Rest = onSubmit ? 'form' : 'div';

  const requestClose = () => {
    if (!busy) props.onClose();
  };
  const block = (event: SyntheticEvent) => {
    if (!busy) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.defaultPrevented) return;
    event.preventDefault();
    requestClose();
  };

  return (
    <dialog
      ref={dialog}
      className={props.isSheet ? 'dialog sheet' : 'dialog'}
      role={props.role}
      style={{ maxWidth: props.width }}
      aria-labelledby={`${id}h`}
      aria-describedby={description ? `${id}d` : undefined}
      aria-busy={busy || undefined}
      onKeyDown={onKeyDown}
      // Escape if the page handles that key, and Back on a phone.
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        // `close` follows a cancel that cannot be prevented.
        if (!event.cancelable) return;
        event.preventDefault();
        requestClose();
      }}
      onClose={({ currentTarget }) => {
        if (currentTarget.open) return;
        if (isVisible(currentTarget.parentElement)) {
          requestClose();
          restoreModal();
        } else props.onClose();
      }}
      onPointerDown={(event) => {
        beganOnBackdrop.current =
          isOnBackdrop(event, event.currentTarget) && !event.currentTarget.querySelector(openList);
      }}
      onClickCapture={block}
      onClick={(event) => {
        const isOutside = beganOnBackdrop.current && isOnBackdrop(event, event.currentTarget);
        if (isOutside && !props.keepsOpen) requestClose();
        beganOnBackdrop.current = false;
      }}
    >
      <header>
        <h2 id={`${id}h`} className={props.hidesHeading ? 'sr' : undefined} tabIndex={-1}>
          {heading}
        </h2>
        {closeLabel ? (
          <button
            type="button"
            className="btn quiet only"
            aria-label={closeLabel}
            title={closeLabel}
            aria-disabled={busy || undefined}
            onClick={requestClose}
          >
            <Icon path={x} />
          </button>
        ) : null}
      </header>
      <Rest
        className="rest"
        {...(onSubmit && { noValidate: true })}
        onSubmitCapture={block}
        onSubmit={(event: SyntheticEvent) => {
          event.preventDefault();
          onSubmit?.();
        }}
      >
        <div className="in">
          {description ? (
            <div className="about bidi" id={`${id}d`}>
              {description}
            </div>
          ) : null}
          {children}
        </div>
        {footer ? <footer>{footer}</footer> : null}
      </Rest>
    </dialog>
  );
}

type Pointed = Pick<globalThis.MouseEvent, 'target' | 'clientX' | 'clientY'>;

/** Whether the pointer is on the backdrop, whose events target the dialog. */
export function isOnBackdrop({ target, clientX, clientY }: Pointed, dialog: Element): boolean {
  if (target !== dialog) return false;
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

interface Modal extends Required<Pick<DialogProps, 'returnTo' | 'busy'>> {
  first(dialog: HTMLDialogElement): HTMLElement | null;
}

/** Makes it modal, unless it is already. The focused element keeps the focus. */
function showModal(dialog: HTMLDialogElement, last: HTMLElement | null, { first }: Modal): void {
  if (!dialog.isConnected || dialog.matches(':modal')) return;
  if (dialog.open) dialog.close();
  dialog.showModal();
  focusFirstOf([last, first(dialog)]);
}

/** Only the dialog scrolls. The page behind stays in place, and its styles are not changed. Zooming still works. */
function blockPageScroll(event: Event, dialog: HTMLDialogElement): void {
  const path = event.composedPath();
  const zooms = event instanceof WheelEvent ? event.ctrlKey : 'touches' in event && Object(event.touches).length > 1;
  if (zooms || !path.includes(dialog)) return;
  const scrolls = (at: EventTarget) =>
    at instanceof HTMLOptionElement ||
    (at instanceof Element && at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY));
  if (!path.slice(0, path.indexOf(dialog)).some(scrolls)) event.preventDefault();
}

/**
 * Keeps a dialog modal while it is mounted, also after the browser closed it or it was moved. Afterwards the focus
 * returns to where it was.
 * @returns a function that opens it again
 */
function useModal(ref: RefObject<HTMLDialogElement | null>, modal: Modal): () => void {
  const latest = useRef(modal);
  latest.current = modal;
  const last = useRef<HTMLElement>(null);
  const [isClosed, setClosed] = useState(false);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    const page = dialog.ownerDocument;
    const opener = focusedIn(page);
    adoptSheets(dialog.getRootNode(), [dialogCss]);
    showModal(dialog, null, latest.current);
    const modalClosed = modalOpened(dialog);
    const rememberFocus = () => {
      last.current = focusedIn(page);
    };
    const onInput = (event: Event) => latest.current.busy && event.preventDefault();
    const onScroll = (event: Event) => blockPageScroll(event, dialog);
    const onSize = () => {
      // A hidden modal dialog would block the page.
      if (dialog.matches(':modal') && !isVisible(dialog)) dialog.close();
      // A dialog that was moved in the page has left the top layer, and is hidden (dialog.css).
      else if (isVisible(dialog.parentElement)) {
        requestAnimationFrame(() => showModal(dialog, last.current, latest.current));
      }
    };
    const size = new ResizeObserver(onSize);
    size.observe(dialog);
    const listening = new AbortController();
    const { signal } = listening;
    dialog.addEventListener('focusin', rememberFocus, { signal });
    dialog.addEventListener('beforeinput', onInput, { signal });
    // On the page, because browsers scroll below the backdrop before the dialog gets the event.
    page.addEventListener('wheel', onScroll, { passive: false, signal });
    page.addEventListener('touchmove', onScroll, { passive: false, signal });
    return () => {
      size.disconnect();
      listening.abort();
      dialog.close();
      modalClosed();
      focusFirstOf([opener, latest.current.returnTo?.current]);
    };
  }, [ref]);

  // The owner kept it open.
  useLayoutEffect(() => {
    if (isClosed && ref.current) showModal(ref.current, last.current, latest.current);
    setClosed(false);
  }, [ref, isClosed]);

  return () => setClosed(true);
}
