import { type KeyboardEvent, useRef, useState } from 'react';
import { lazyModule } from '../lazy-module.js';
import type { Opening, PlacePopup } from './place.js';

/** The code that loads with the first popup: the lists and the placement. */
export interface PopupParts {
  lists: typeof import('../list/lists.js');
  place: PlacePopup;
}

/** Loads early, when a pointer or the focus comes to a trigger. If only the placement fails, a plain one is used. */
export const popupParts = lazyModule<PopupParts>(async () => {
  const [lists, place] = await Promise.all([
    import('../list/lists.js'),
    'showPopover' in HTMLElement.prototype
      ? import('./place-floating.js').then(
          (module) => module.placeFloating,
          () => null,
        )
      : null,
  ]);
  return { lists, place: place ?? lists.placeFixed };
});

export type OpenPopup = PopupParts & Opening;

/** The keys that open a menu or a list of options. */
export const LIST_KEYS = /^(Enter| |ArrowDown|ArrowUp)$/;

export interface Popup {
  /** The open popup; null while closed. */
  open: OpenPopup | null;
  /** The parts failed to load. The next press tries again. */
  failed: boolean;
  show(openedBy: string): void;
  hide(): void;
  /** Opens it if the key of the event is one of these. */
  showByKey(event: KeyboardEvent, keys: RegExp): void;
  /** For the trigger: loads the parts early, and tells a press that closes from one that opens. */
  trigger: {
    onPointerEnter(): void;
    onFocus(): void;
    onBlur(): void;
    onPointerDown(): void;
    onClick(): void;
    onKeyUp(event: KeyboardEvent): void;
  };
}

/**
 * Whether a popup is open. It opens when its parts are loaded, at once if they already are. A blur or a second press
 * cancels an opening that waits.
 */
export function usePopup(): Popup {
  const [open, setOpen] = useState<OpenPopup | null>(null);
  const [failed, setFailed] = useState(false);
  const isRequested = useRef(false);
  const heldOpen = useRef(false);

  const show = (openedBy: string) => {
    const here = popupParts.loaded;
    if (here) {
      setOpen({ ...here, openedBy });
      return;
    }
    isRequested.current = true;
    popupParts
      .load()
      .then(
        (parts) => {
          setFailed(false);
          if (isRequested.current) setOpen({ ...parts, openedBy });
        },
        () => setFailed(true),
      )
      .finally(() => {
        isRequested.current = false;
      });
  };
  const hide = () => {
    isRequested.current = false;
    setOpen(null);
  };

  return {
    open,
    failed,
    show,
    hide,
    showByKey(event, keys) {
      if (open || !keys.test(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      show(event.key);
    },
    trigger: {
      onPointerEnter: popupParts.preload,
      onFocus: popupParts.preload,
      onBlur: () => {
        isRequested.current = false;
      },
      // The browser closes an open popup on this press, before the click.
      onPointerDown: () => {
        heldOpen.current = open !== null;
      },
      onClick: () => {
        if (heldOpen.current || open || isRequested.current) hide();
        else show('');
        heldOpen.current = false;
      },
      // Firefox clicks a button on keyup of Space, even if keydown was canceled.
      onKeyUp: (event) => {
        if (event.key === ' ') event.preventDefault();
      },
    },
  };
}
