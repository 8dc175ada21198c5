import { type KeyboardEvent, type ReactElement, type ReactNode, type RefObject, useRef } from 'react';
import { Icon } from './icon.js';
import { x } from './icons.js';
import type { Align } from './place.js';
import popoverCss from './popover.css?inline';
import { bringsSheet } from './sheet-ref.js';
import type { OpenPopup } from './use-popup.js';

/** What closed it: Escape, a press elsewhere, Tab leading out of it, or its own content or cross. */
export type PopoverClose = 'escape' | 'outside' | 'left' | 'closed';

export interface PopoverPanelProps {
  id: string;
  open: OpenPopup;
  anchor: RefObject<HTMLElement | null>;
  align: Align;
  room: number;
  width: number | undefined;
  label: string;
  closeLabel: string | undefined;
  initialFocus: RefObject<HTMLElement | null> | undefined;
  /** Closes; `back` puts the focus on the trigger first. */
  onClose(reason: PopoverClose, back: boolean): void;
  children: ReactNode;
}

const sheet = bringsSheet(popoverCss);
const control = ':is(a[href], button, input, select, textarea):not(:disabled, [tabindex="-1"])';

/** What an open Popover shows. */
export function PopoverPanel(props: PopoverPanelProps): ReactElement {
  const { id, open, anchor, label, closeLabel, initialFocus, onClose } = props;
  const isClosing = useRef(false);
  const isTabbing = useRef(false);
  const body = useRef<HTMLDivElement>(null);
  const Surface = open.lists.PopupSurface;

  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    isTabbing.current = event.key === 'Tab';
    if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.defaultPrevented) return;
    event.preventDefault();
    onClose('escape', true);
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
      place={open.place}
      room={props.room}
      onClosed={() => onClose('outside', false)}
      onShown={(panel) => {
        const asked = initialFocus?.current;
        const first = open.openedBy ? body.current?.querySelector<HTMLElement>(control) : null;
        (asked ?? first ?? panel).focus({ preventScroll: true });
      }}
      onKeyDown={onKeyDown}
      // Hidden by the platform: a focus that was inside would be lost
      onBeforeToggle={({ newState, target, currentTarget }) => {
        if (target !== currentTarget || newState !== 'closed') return;
        isClosing.current = true;
        if (currentTarget.matches(':focus-within')) anchor.current?.focus({ preventScroll: true });
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        // Without a target the window has lost the focus, or a press elsewhere is seen to by the platform
        if (isClosing.current) return;
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) {
          onClose(isTabbing.current ? 'left' : 'outside', false);
        }
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
            onClick={() => onClose('closed', true)}
          >
            <Icon path={x} />
          </button>
        </header>
      ) : null}
      <div ref={body}>
        <div ref={sheet}>{props.children}</div>
      </div>
    </Surface>
  );
}
