import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { focusFirstOf } from '../popup/focused-in.js';

const margin = 16;

const within = (value: number, least: number, most: number) => Math.max(least, Math.min(value, most));

const buttonsOf = (toast: HTMLElement) => [...toast.querySelectorAll('button')];

const isPlainTab = (event: Event): boolean =>
  event instanceof globalThis.KeyboardEvent &&
  event.key === 'Tab' &&
  !(event.shiftKey || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented);

/**
 * Keyboard access to a toast. The next Tab in the widget leads to its first button. Tab from its last button continues
 * where the person was; Shift+Tab and Escape return there.
 * @param shown the id of the message; null for none
 */
export function useToastKeyboard(ref: RefObject<HTMLElement | null>, shown: string | null, onEscape: () => void) {
  const from = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const toast = ref.current;
    if (!toast || shown === null) return;
    const root = toast.getRootNode();
    let isNew = true;
    const onKey = (event: Event) => {
      if (!isNew || !isPlainTab(event) || !(root instanceof ShadowRoot)) return;
      const at = root.activeElement;
      if (!(at instanceof HTMLElement) || toast.contains(at)) return;
      // Open popups have their own tab order.
      if (root.querySelector('.pop')) return;
      isNew = false;
      from.current = at;
      event.preventDefault();
      focusFirstOf(buttonsOf(toast));
    };
    root.addEventListener('keydown', onKey);
    return () => root.removeEventListener('keydown', onKey);
  }, [ref, shown]);

  /** Returns the focus from the toast to where it was. */
  const leave = () => {
    if (ref.current?.matches(':focus-within')) focusFirstOf([from.current]);
    from.current = null;
  };

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    event.stopPropagation();
    const buttons = buttonsOf(event.currentTarget);
    const isAt = (button: HTMLElement | undefined) => button !== undefined && button === event.target;
    if (event.key === 'Escape') {
      event.preventDefault();
      onEscape();
    } else if (event.key === 'Tab' && from.current?.isConnected) {
      if (event.shiftKey && isAt(buttons[0])) {
        event.preventDefault();
        leave();
        // The browser continues from the focused element.
      } else if (!event.shiftKey && isAt(buttons.at(-1))) leave();
    }
  };

  return { onKeyDown, leave };
}

interface Edges {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

/**
 * The position of a toast: centered at the lower visible edge of its widget, or at the upper edge if it would cover
 * the focused element (WCAG 2.4.11).
 * @param focused the edges of the focused element in the widget, if any
 * @returns px in the viewport
 */
export function toastPosition(
  widget: Edges,
  view: Size,
  toast: Size,
  focused: Edges | null,
): { left: number; top: number } {
  const center = (widget.left + widget.right - toast.width) / 2;
  const left = within(center, Math.min(margin, (view.width - toast.width) / 2), view.width - toast.width - margin);
  const lowest = view.height - toast.height - margin;
  const low = within(widget.bottom - toast.height - margin, margin, lowest);
  const high = within(widget.top + margin, margin, lowest);
  const covers = (top: number) =>
    focused !== null &&
    left < focused.right &&
    left + toast.width > focused.left &&
    top < focused.bottom &&
    top + toast.height > focused.top;
  return { left, top: covers(low) && !covers(high) ? high : low };
}
