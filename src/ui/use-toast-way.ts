import { type KeyboardEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { focusFirstOf } from './focused-in.js';

const buttonsOf = (toast: HTMLElement) => [...toast.querySelectorAll('button')];

const isPlainTab = (event: Event): boolean =>
  event instanceof globalThis.KeyboardEvent &&
  event.key === 'Tab' &&
  !(event.shiftKey || event.altKey || event.ctrlKey || event.metaKey || event.defaultPrevented);

export interface ToastWay {
  /** For the toast: the keys that lead out of it. */
  onKeyDown(event: KeyboardEvent<HTMLElement>): void;
  /** Gives a focus that is in the toast back to where it came from. */
  leave(): void;
}

/**
 * The way of the keyboard to a toast and back: the next Tab after it has come leads to its first button, from wherever
 * the person is in the widget; Tab from its last leads on from there, Shift+Tab and Escape back.
 *
 * @param shown what it shows, by its id; null for nothing
 * @param onEscape Escape was pressed in it
 */
export function useToastWay(ref: RefObject<HTMLElement | null>, shown: string | null, onEscape: () => void): ToastWay {
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
      // What is open has its own order
      if (root.querySelector('dialog:modal, .pop:popover-open')) return;
      isNew = false;
      from.current = at;
      event.preventDefault();
      focusFirstOf(buttonsOf(toast));
    };
    root.addEventListener('keydown', onKey);
    return () => root.removeEventListener('keydown', onKey);
  }, [ref, shown]);

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
        // The platform goes on from the element that has the focus by then
      } else if (!event.shiftKey && isAt(buttons.at(-1))) leave();
    }
  };

  return { onKeyDown, leave };
}
