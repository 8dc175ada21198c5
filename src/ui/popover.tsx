import { type ReactElement, type ReactNode, type RefObject, useId, useLayoutEffect, useRef } from 'react';
import type { Align } from './place.js';
import { type PopoverClose, PopoverPanel } from './popover-panel.js';
import { usePopup } from './use-popup.js';

export type { PopoverClose } from './popover-panel.js';

export interface PopoverProps {
  /** Its trigger. */
  button: {
    content: ReactNode;
    /** 'btn' unless told. */
    className?: string | undefined;
    /** Where the content is an icon, or does not say it all. */
    label?: string | undefined;
    /** Ids, in the same root, of what names it, the content among them. */
    labelledBy?: string | undefined;
    describedBy?: string | undefined;
    id?: string | undefined;
  };
  /** Name of the panel. */
  label: string;
  /** Draws the name as a heading, with a button with a cross of this name. */
  closeLabel?: string | undefined;
  /** What is in it. `close` closes it, with the focus back on the trigger. */
  children: ReactNode | ((close: () => void) => ReactNode);
  onOpen?: (() => void) | undefined;
  onClose?: ((reason: PopoverClose) => void) | undefined;
  /** Which edge of the trigger the panel keeps to; 'start' unless told. */
  align?: Align | undefined;
  /** How high it may grow, px; 420 unless told. It opens on the side that has room for that, and stays there. */
  room?: number | undefined;
  /** px; as wide as its content unless told. */
  width?: number | undefined;
  /** What gets the focus at first; else the panel, or its first control when it was opened with a key. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  disabled?: boolean | undefined;
}

/**
 * A button with a panel that floats beside it and is not modal. Escape, a press elsewhere, or the focus going elsewhere
 * close it; Tab leads out of it to what follows the button. Keys pressed in it do not reach the widget or the page.
 */
export function Popover(props: PopoverProps): ReactElement {
  const { button, disabled, onOpen } = props;
  const id = useId();
  const trigger = useRef<HTMLButtonElement>(null);
  const popup = usePopup();
  const open = disabled ? null : popup.open;
  const isOpen = open !== null;

  const opened = useRef(onOpen);
  opened.current = onOpen;
  const mayClose = useRef(false);
  useLayoutEffect(() => {
    mayClose.current = isOpen;
    if (isOpen) opened.current?.();
  }, [isOpen]);

  const close = (reason: PopoverClose, back: boolean) => {
    // Closing moves the focus, which would close it once more
    if (!mayClose.current) return;
    mayClose.current = false;
    if (back) trigger.current?.focus({ preventScroll: true });
    popup.hide();
    props.onClose?.(reason);
  };

  return (
    <>
      <button
        {...popup.trigger}
        ref={trigger}
        id={button.id}
        type="button"
        className={button.className ?? 'btn'}
        disabled={disabled}
        aria-label={button.label}
        title={button.label}
        aria-labelledby={button.labelledBy}
        aria-describedby={button.describedBy}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerDown={() => {
          popup.trigger.onPointerDown();
          close('outside', false);
        }}
        onClick={() => {
          close('outside', true);
          popup.trigger.onClick();
        }}
        onKeyDown={(event) => {
          if (isOpen || !/^(Enter| )$/.test(event.key)) return;
          event.preventDefault();
          event.stopPropagation();
          popup.show(event.key);
        }}
      >
        {button.content}
      </button>
      {open ? (
        <PopoverPanel
          id={id}
          open={open}
          anchor={trigger}
          align={props.align ?? 'start'}
          room={props.room ?? 420}
          width={props.width}
          label={props.label}
          closeLabel={props.closeLabel}
          initialFocus={props.initialFocus}
          onClose={close}
        >
          {typeof props.children === 'function' ? props.children(() => close('closed', true)) : props.children}
        </PopoverPanel>
      ) : null}
    </>
  );
}
