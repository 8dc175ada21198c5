import { type KeyboardEvent, useRef, useState } from 'react';
import { lazyModule } from '../lazy-module.js';

/** The lists and their placement. They load early, when a pointer or the focus reaches a trigger. */
export const popupLists = lazyModule(() => import('../list/lists.js'));

export interface OpenPopup {
  readonly lists: typeof import('../list/lists.js');
  /** The key that opened it, or '' for a pointer. */
  readonly openedBy: string;
}

/** The keys that open a menu or a list of options. */
export const LIST_KEYS = /^(Enter| |ArrowDown|ArrowUp)$/;

export type Popup = ReturnType<typeof usePopup>;

/**
 * Whether a popup is open. It opens when the lists are loaded, at once if they already are. A blur or a second press
 * cancels an opening that waits.
 */
export function usePopup() {
  const [open, setOpen] = useState<OpenPopup | null>(null);
  const [failed, setFailed] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const isRequested = useRef(false);
  const wasOpen = useRef(false);
  const isShown = useRef(false);

  const put = (next: OpenPopup | null) => {
    isShown.current = next !== null;
    setOpen(next);
  };
  const show = (openedBy: string) => {
    if (popupLists.loaded) return put({ lists: popupLists.loaded, openedBy });
    isRequested.current = true;
    popupLists
      .load()
      .then(
        (lists) => {
          if (isRequested.current) put({ lists, openedBy });
        },
        () => setFailed(true),
      )
      .finally(() => {
        isRequested.current = false;
      });
  };
  const hide = () => {
    isRequested.current = false;
    put(null);
  };

  return {
    open,
    /** The lists failed to load. The next press tries again. */
    failed: failed && !popupLists.loaded,
    show,
    hide,
    /** Hides it; `back` puts the focus on the trigger first. Returns false if it is closed already. */
    close(back: boolean): boolean {
      // Closing moves the focus, which would close it again.
      if (!isShown.current) return false;
      isShown.current = false;
      if (back) button.current?.focus({ preventScroll: true });
      hide();
      return true;
    },
    showByKey(event: KeyboardEvent, keys: RegExp) {
      if (open || !keys.test(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      show(event.key);
    },
    /** For the trigger: loads the lists early, and tells a press that closes from one that opens. */
    trigger: {
      ref: button,
      onPointerEnter: popupLists.preload,
      onFocus: popupLists.preload,
      onBlur: () => {
        isRequested.current = false;
      },
      // The browser closes an open popup on this press, before the click.
      onPointerDown: () => {
        wasOpen.current = open !== null;
      },
      onClick: () => {
        if (wasOpen.current || open || isRequested.current) hide();
        else show('');
        wasOpen.current = false;
      },
      // Firefox clicks a button on keyup of Space, even if keydown was canceled.
      onKeyUp: (event: KeyboardEvent) => {
        if (event.key === ' ') event.preventDefault();
      },
    },
  };
}
