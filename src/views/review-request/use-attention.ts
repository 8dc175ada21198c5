import { type RefObject, useEffect, useState } from 'react';

/**
 * Whether a person is at the dialog around an element: the pointer moves in it, or one of its controls has the focus.
 * A pointer that merely rests where a button was pressed does not count.
 */
export function useAttention(inside: RefObject<HTMLElement | null>): boolean {
  const [isPointed, setPointed] = useState(false);
  const [isFocused, setFocused] = useState(false);
  useEffect(() => {
    const dialog = inside.current?.closest('dialog');
    if (!dialog) return;
    const listening = new AbortController();
    const { signal } = listening;
    const onFocus = ({ target }: FocusEvent) => setFocused(target instanceof Element && target.matches('button, a'));
    dialog.addEventListener('pointermove', ({ pointerType }) => setPointed(pointerType !== 'touch'), { signal });
    dialog.addEventListener('pointerleave', () => setPointed(false), { signal });
    dialog.addEventListener('focusin', onFocus, { signal });
    dialog.addEventListener('focusout', () => setFocused(false), { signal });
    return () => listening.abort();
  }, [inside]);
  return isPointed || isFocused;
}
