import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { focusFirstOf } from '../../ui/focused-in.js';
import type { Chosen } from './use-attachment.js';

/**
 * Keeps the focus in the composer while a photo disables the box and the button that it came by: with a photo it goes to
 * Send, without it to the button for photos, after sending to the box.
 * @returns says that something was sent
 */
export function useComposerFocus(
  form: RefObject<HTMLFormElement | null>,
  chosen: Chosen | null,
  isDisabled: boolean,
): () => void {
  const returns = useRef(false);
  const had = useRef(chosen?.original);
  const focusOn = (...selectors: readonly string[]) =>
    focusFirstOf(selectors.map((selector) => form.current?.querySelector<HTMLElement>(selector)));
  useEffect(() => {
    if (!returns.current || isDisabled) return;
    returns.current = false;
    focusOn('textarea');
  });
  useLayoutEffect(() => {
    const before = had.current;
    had.current = chosen?.original;
    if (before === had.current || returns.current) return;
    // Send is disabled while the thread is loading.
    if (chosen) focusOn('[type="submit"]', '.chosen .only');
    else focusOn('.attach');
  });
  return () => {
    returns.current = true;
  };
}
