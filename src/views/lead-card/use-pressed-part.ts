import { useState } from 'react';
import { type LazyPart, useLazyPart } from '../widget/lazy-part.js';

export interface PressedPart<Part> {
  /** What the button has brought; null before it was pressed, and while it is on its way. */
  readonly Part: Part | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
  /** Takes it away again. */
  readonly release: () => void;
  /** For the button: it fetches early when a pointer or the focus comes to it. */
  readonly button: {
    readonly type: 'button';
    readonly 'aria-busy': boolean;
    readonly onPointerEnter: () => void;
    readonly onFocus: () => void;
    readonly onClick: () => void;
  };
}

/** A part that is fetched and shown when its button is pressed. */
export function usePressedPart<Part>(part: LazyPart<Part>): PressedPart<Part> {
  const [isPressed, setPressed] = useState(false);
  const { Part, hasFailed, retry } = useLazyPart(part, isPressed);
  const shown = isPressed ? Part : null;
  return {
    Part: shown,
    hasFailed,
    retry,
    release: () => setPressed(false),
    button: {
      type: 'button',
      'aria-busy': isPressed && !hasFailed && shown === null,
      onPointerEnter: part.warm,
      onFocus: part.warm,
      onClick: isPressed ? retry : () => setPressed(true),
    },
  };
}
