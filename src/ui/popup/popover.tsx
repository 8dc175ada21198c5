import { type KeyboardEvent, type ReactElement, type ReactNode, type RefObject, useId, useRef } from 'react';
import { Icon } from '../icons/icon.js';
import { x } from '../icons/icons.js';
import type { Align } from './place.js';
import { type OpenPopup, usePopup } from './use-popup.js';

const control = ':is(a[href], button, input, select, textarea):not(:disabled, [tabindex="-1"])';

export interface PopoverProps {
  /** Its trigger. */
  button: {
    content: ReactNode;
    /** Defaults to 'btn'. */
    className?: string | undefined;
    /** The accessible name, if the content is an icon or not enough. */
    label?: string | undefined;
    /** Ids, in the same root, of what names it, the content among them. */
    labelledBy?: string | undefined;
    id?: string | undefined;
  };
  /** Name of the panel. */
  label: string;
  /** Shows the name as a heading, with a close button of this name. */
  closeLabel?: string | undefined;
  /** What is in it. `close` closes it, with the focus back on the trigger. */
  children: ReactNode | ((close: () => void) => ReactNode);
  onClose?: (() => void) | undefined;
  /** Shown after the button if the code of the panel cannot be loaded. */
  notLoaded: (retry: () => void) => ReactNode;
  /** The edge of the trigger that the panel aligns with. Defaults to 'start'. */
  align?: Align | undefined;
  /** Maximum height in px. Defaults to 420. It opens on the side with this much space, or over the trigger, and stays there. */
  maxHeight?: number | undefined;
  /** Width in px. Defaults to the width of its content. */
  width?: number | undefined;
}

/**
 * A button with a non-modal panel. The panel gets the focus, or its first control when it was opened with a key. Escape,
 * a press elsewhere or moving the focus away close it. Tab leads out to what follows the button. Its key events do not reach the widget or the page.
 */
export function Popover(props: PopoverProps): ReactElement {
  const { button } = props;
  const id = useId();
  const popup = usePopup();
  const { open } = popup;
  const close = (back: boolean) => {
    if (popup.close(back)) props.onClose?.();
  };

  return (
    <>
      <button
        {...popup.trigger}
        id={button.id}
        type="button"
        className={button.className ?? 'btn'}
        aria-label={button.label}
        title={button.label}
        aria-labelledby={button.labelledBy}
        aria-haspopup="dialog"
        aria-expanded={open !== null}
        aria-controls={open ? id : undefined}
        onPointerDown={() => {
          popup.trigger.onPointerDown();
          close(false);
        }}
        onClick={() => {
          close(true);
          popup.trigger.onClick();
        }}
        onKeyDown={(event) => popup.showByKey(event, /^(Enter| )$/)}
      >
        {button.content}
      </button>
      {popup.failed && props.notLoaded(() => popup.show(''))}
      {open ? (
        <PopoverPanel
          id={id}
          open={open}
          anchor={popup.trigger.ref}
          align={props.align ?? 'start'}
          maxHeight={props.maxHeight ?? 420}
          width={props.width}
          label={props.label}
          closeLabel={props.closeLabel}
          onClose={close}
        >
          {typeof props.children === 'function' ? props.children(() => close(true)) : props.children}
        </PopoverPanel>
      ) : null}
    </>
  );
}

interface PopoverPanelProps extends Pick<PopoverProps, 'label' | 'closeLabel' | 'width'> {
  id: string;
  open: OpenPopup;
  anchor: RefObject<HTMLElement | null>;
  align: Align;
  maxHeight: number;
  /** Closes; `back` puts the focus on the trigger first. */
  onClose(back: boolean): void;
  children: ReactNode;
}

/** What an open Popover shows. */
function PopoverPanel(props: PopoverPanelProps): ReactElement {
  const { id, open, anchor, label, closeLabel, onClose } = props;
  const isClosing = useRef(false);
  const body = useRef<HTMLDivElement>(null);
  const Surface = open.lists.PopupSurface;

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.defaultPrevented) return;
    event.preventDefault();
    onClose(true);
  };

  return (
    <Surface
      id={id}
      className="pane"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      style={{ width: props.width }}
      anchor={anchor}
      align={props.align}
      maxHeight={props.maxHeight}
      mayCover
      onClosed={() => onClose(false)}
      onShown={(panel) => {
        const first = open.openedBy ? body.current?.querySelector<HTMLElement>(control) : null;
        (first ?? panel).focus({ preventScroll: true });
      }}
      onKeyDown={onKeyDown}
      onBeforeToggle={() => {
        isClosing.current = true;
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Without a target, the window lost the focus, or the browser handles a press elsewhere.
        if (isClosing.current) return;
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) onClose(false);
      }}
    >
      {closeLabel ? (
        <header>
          <h3>{label}</h3>
          <button
            type="button"
            className="mini"
            aria-label={closeLabel}
            title={closeLabel}
            onClick={() => onClose(true)}
          >
            <Icon path={x} />
          </button>
        </header>
      ) : null}
      <div ref={body}>{props.children}</div>
    </Surface>
  );
}
