import { type ReactElement, type ReactNode, useId } from 'react';
import { LIST_KEYS, usePopup } from '../popup/use-popup.js';
import type { MenuItem } from './select.js';

export interface MenuProps {
  /** Name of the button and of the menu: 'More actions'. */
  label: string;
  items: readonly MenuItem[];
  /** What the button shows: an icon, or words. */
  children: ReactNode;
  className?: string | undefined;
  disabled?: boolean | undefined;
  /** Shown after the button if the code of the menu cannot be loaded. */
  notLoaded: (retry: () => void) => ReactNode;
}

/** A button with a menu of actions. */
export function Menu({ label, items, children, className = 'btn only', disabled, notLoaded }: MenuProps): ReactElement {
  const id = useId();
  const popup = usePopup();
  const open = disabled ? null : popup.open;

  return (
    <>
      <button
        {...popup.trigger}
        type="button"
        className={className}
        disabled={disabled}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open !== null}
        aria-controls={open ? id : undefined}
        onKeyDown={(event) => popup.showByKey(event, LIST_KEYS)}
      >
        {children}
      </button>
      {popup.failed && notLoaded(() => popup.show(''))}
      {open ? (
        <open.lists.MenuList
          id={id}
          openedBy={open.openedBy}
          anchor={popup.trigger.ref}
          label={label}
          items={items}
          onClose={popup.close}
        />
      ) : null}
    </>
  );
}
