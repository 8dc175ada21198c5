import { type ComponentProps, type ReactElement, type RefObject, useLayoutEffect, useRef } from 'react';
import { adoptSheets } from '../../theme/sheets.js';
import type { Align, Place } from './place.js';
import popupCss from './popup.css?inline';

export interface PopupSurfaceProps extends ComponentProps<'div'> {
  anchor: RefObject<HTMLElement | null>;
  align: Align;
  place: Place;
  /** How high it may grow, px; it then keeps the side of its anchor where it opened. */
  room?: number | undefined;
  /** The platform closed it: a press elsewhere, Escape, another popup. */
  onClosed(): void;
  /** It stands where it belongs, at its final size. */
  onShown(popup: HTMLElement): void;
}

/**
 * A popup in the browser's top layer, which no `overflow`, `transform` or `z-index` of the page can hide. As an automatic
 * popover it is closed by the platform on a press anywhere else, in whichever tree, and on Escape even where the page
 * keeps that key for itself; as a manual one it is closed by its owner alone. Its sheet comes with it.
 */
export function PopupSurface(props: PopupSurfaceProps): ReactElement {
  const { anchor, align, place, room, onClosed, onShown, popover = 'auto', className = '', ...rest } = props;
  const popup = useRef<HTMLDivElement>(null);
  const shown = useRef(onShown);
  const closed = useRef(onClosed);
  closed.current = onClosed;

  useLayoutEffect(() => {
    const element = popup.current;
    if (!element || !anchor.current) return;
    adoptSheets(element.getRootNode(), [popupCss]);
    if (!element.matches(':popover-open')) element.showPopover();
    const stop = place(anchor.current, element, align, () => shown.current(element), room);
    // An element that is moved in the page leaves the top layer without an event
    const size = new ResizeObserver(() => element.matches(':popover-open') || closed.current());
    size.observe(element);
    return () => {
      stop();
      size.disconnect();
    };
  }, [anchor, align, place, room]);

  return (
    <div
      {...rest}
      ref={popup}
      popover={popover}
      className={`pop ${className}`}
      onToggle={(event) => event.newState === 'closed' && onClosed()}
    />
  );
}
