import { type KeyboardEvent, useRef, useState } from 'react';
import type { Opening } from './place.js';
import { loadPopupParts, type PopupParts, popupParts } from './popup-parts.js';

export type OpenPopup = PopupParts & Opening;

export interface Popup {
  /** What the open popup is drawn with; null while it is closed. */
  open: OpenPopup | null;
  /** The parts could not be fetched. The next try may fare better. */
  failed: boolean;
  show(openedBy: string): void;
  hide(): void;
  /** For the trigger: fetches early, and tells a press that closes from one that opens. */
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
 * Whether a popup is open. It opens when its parts are there: in the same task where they had come before. What was asked
 * for and then left (a blur, a second press) does not open later.
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
      // The platform closes an open popup on this press, before the click comes
      onPointerDown: () => {
        heldOpen.current = open !== null;
      },
      onClick: () => {
        if (heldOpen.current || open || asked.current) hide();
        else show('');
        heldOpen.current = false;
      },
      // Firefox clicks a button when Space comes up, whatever was done when it went down
      onKeyUp: (event) => {
        if (event.key === ' ') event.preventDefault();
      },
    },
  };
}
