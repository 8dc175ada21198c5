import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  type SyntheticEvent,
  useId,
  useRef,
} from 'react';
import { Icon } from '../icons/icon.js';
import { x } from '../icons/icons.js';
import { useModal } from './use-modal.js';

/** What asks a dialog to close: a key, a press beside it, its button, or that its page has hidden it. */
export type DialogClose = 'escape' | 'backdrop' | 'button' | 'hidden';

export interface DialogProps {
  heading: string;
  /** A person asks to close it. It stays until its owner takes it away. */
  onClose(reason: DialogClose): void;
  /** Name of the button with the cross; without it there is none. */
  closeLabel?: string | undefined;
  /** One or two sentences under the heading, read out with it. */
  description?: ReactNode;
  /** 'alertdialog' where it interrupts with a question. */
  role?: 'alertdialog' | undefined;
  children?: ReactNode;
  /** Its buttons, the main one last. */
  footer?: ReactNode;
  /** With it body and footer are a form, which Enter in a field submits. */
  onSubmit?: (() => void) | undefined;
  /** There is text that would be lost: a press beside the dialog does not close it. */
  keepsOpen?: boolean | undefined;
  /** It is being saved: nothing in it can be pressed or typed, and nothing closes it. Its owner makes the actions `aria-disabled`. */
  busy?: boolean | undefined;
  /** What gets the focus at first; else the first field, the first action of an alertdialog, or the heading. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** What gets the focus in the end where the element that had it before has gone. */
  returnTo?: RefObject<HTMLElement | null> | undefined;
  /** Widest, px; 480 unless told. On a phone it is as wide as the screen. */
  width?: number | undefined;
}

const field =
  ':is(input:not([type=hidden]), textarea, select, [role=combobox]):not(:disabled, [type=radio]:not(:checked))';

/**
 * A modal dialog of the platform: the rest of the page is inert while it is mounted. Its head and footer stay while what
 * is between them scrolls; on a phone it is a sheet at the lower edge. Keys pressed in it do not reach the widget or the page.
 */
export function Dialog(props: DialogProps): ReactElement {
  const { heading, closeLabel, description, children, footer, onSubmit, busy = false, returnTo } = props;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const beganBeside = useRef(false);
  const keep = useModal(dialog, {
    first: (element) =>
      props.initialFocus?.current ??
      element.querySelector<HTMLElement>(`.in ${field}`) ??
      (props.role ? element.querySelector<HTMLElement>('footer :is(button, a)') : null) ??
      element.querySelector('h2'),
    returnTo,
    busy,
  });
  const Rest = onSubmit ? 'form' : 'div';

  const ask = (reason: DialogClose) => {
    if (!busy) props.onClose(reason);
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
    ask('escape');
  };

  return (
    <dialog
      ref={dialog}
      className="dialog"
      role={props.role}
      style={{ maxWidth: props.width }}
      aria-labelledby={`${id}h`}
      aria-describedby={description ? `${id}d` : undefined}
      aria-busy={busy || undefined}
      onKeyDown={onKeyDown}
      // Escape where the page keeps that key for itself, and the way back of a phone
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        ask('escape');
      }}
      onClose={({ currentTarget }) => {
        if (currentTarget.open) return;
        if (currentTarget.parentElement?.checkVisibility()) {
          ask('escape');
          keep();
        } else props.onClose('hidden');
      }}
      onPointerDown={(event) => {
        beganBeside.current = isBeside(event) && !event.currentTarget.querySelector(':popover-open');
      }}
      onClickCapture={block}
      onClick={(event) => {
        if (beganBeside.current && isBeside(event) && !props.keepsOpen) ask('backdrop');
        beganBeside.current = false;
      }}
    >
      <header>
        <h2 id={`${id}h`} tabIndex={-1}>
          {heading}
        </h2>
        {closeLabel ? (
          <button
            type="button"
            className="btn quiet only"
            aria-label={closeLabel}
            title={closeLabel}
            aria-disabled={busy || undefined}
            onClick={() => ask('button')}
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
            <div className="about" id={`${id}d`}>
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

/** Whether a press on an element fell beside its box: on its backdrop. */
function isBeside({ target, currentTarget, clientX, clientY }: MouseEvent): boolean {
  if (target !== currentTarget) return false;
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}
