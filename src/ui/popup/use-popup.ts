import { type KeyboardEvent, useRef, useState } from 'react';
import type { Opening } from './place.js';
import { loadPopupParts, type PopupParts, popupParts } from './popup-parts.js';

export type OpenPopup = PopupParts & Opening;

export interface Popup {
  /** The open popup; null while closed. */
  open: OpenPopup | null;
  /** The parts failed to load. The next press tries again. */
  failed: boolean;
  show(openedBy: string): void;
  hide(): void;
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

const warm = () => void loadPopupParts();

/**
 * Whether a popup is open. It opens when its parts are loaded, at once if they already are. A blur or a second press
 * cancels an opening that waits.
 */
export function usePopup(): Popup {
  const [open, setOpen] = useState<OpenPopup | null>(null);
  const [failed, setFailed] = useState(false);
  const asked = useRef(false);
  const heldOpen = useRef(false);

  const show = (openedBy: string) => {
    const here = popupParts();
    if (here) {
      setOpen({ ...here, openedBy });
      return;
    }
    asked.current = true;
    void loadPopupParts().then((come) => {
      setFailed(come === null);
      if (come && asked.current) setOpen({ ...come, openedBy });
      asked.current = false;
    });
  };
  const hide = () => {
    asked.current = false;
    setOpen(null);
  };

  return {
    open,
    failed,
    show,
    hide,
    trigger: {
      onPointerEnter: warm,
      onFocus: warm,
      onBlur: () => {
        asked.current = false;
      },
      // The browser closes an open popup on this press, before the click.
      onPointerDown: () => {
        heldOpen.current = open !== null;
      },
      onClick: () => {
        if (heldOpen.current || open || asked.current) hide();
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
