import { type ComponentProps, type ReactElement, type RefObject, useLayoutEffect, useRef } from 'react';
import { adoptSheets } from '../theme/sheets.js';
import { isVisible } from './focused-in.js';
import { type Align, placePopup } from './place.js';
import popupCss from './popup.css?inline';

export interface PopupSurfaceProps extends ComponentProps<'div'> {
  anchor: RefObject<HTMLElement | null>;
  align: Align;
  /** The maximum height in px; the popup then stays on the side where it opened. */
  maxHeight?: number | undefined;
  /** Whether it may cover its anchor if neither side has space for its maximum height. */
  mayCover?: boolean | undefined;
  /** The browser closed it: a press elsewhere, Escape, another popup. */
  onClosed(): void;
  /** It is in place, at its final size. */
  onShown(popup: HTMLElement): void;
}

/**
 * A popup in the top layer, which the page's `overflow`, `transform` and `z-index` cannot hide. The browser closes an
 * automatic popover on a press elsewhere and on Escape. Only the owner closes a manual one. It brings its own style
 * sheet. A browser before 2024 has no popovers: there it is drawn above the rest of the widget.
 */
export function PopupSurface(props: PopupSurfaceProps): ReactElement {
  const {
    anchor,
    align,
    maxHeight,
    mayCover,
    onClosed,
    onShown,
    popover = 'auto',
    className = '',
    onBeforeToggle,
    ...rest
  } = props;
  const popup = useRef<HTMLDivElement>(null);
  const shown = useRef(onShown);
  const closed = useRef(onClosed);
  closed.current = onClosed;

  useLayoutEffect(() => {
    const element = popup.current;
    if (!element || !anchor.current) return;
    adoptSheets(element.getRootNode(), [popupCss]);
    const isOpen = () => !element.showPopover || element.matches(':popover-open');
    if (!isOpen()) element.showPopover();
    const height = maxHeight === undefined ? undefined : { max: maxHeight, mayCover };
    const stop = placePopup(anchor.current, element, align, () => shown.current(element), height);
    // A move in the page, or a smaller window that hides the trigger, hides it without an event.
    const size = new ResizeObserver(() => (isOpen() && isVisible(element)) || closed.current());
    size.observe(element);
    const stopDismiss =
      popover === 'auto' && !element.showPopover
        ? closeOnPressOutside(element, anchor.current, () => closed.current())
        : undefined;
    return () => {
      stop();
      stopDismiss?.();
      size.disconnect();
    };
  }, [anchor, align, maxHeight, mayCover, popover]);

  return (
    <div
      {...rest}
      ref={popup}
      popover={popover}
      className={`pop ${className}`}
      onBeforeToggle={(event) => {
        const { newState, target, currentTarget } = event;
        if (target !== currentTarget || newState !== 'closed') return;
        onBeforeToggle?.(event);
        // The browser hides it: a focus inside would be lost.
        if (currentTarget.matches(':focus-within')) anchor.current?.focus({ preventScroll: true });
      }}
      onToggle={(event) => event.newState === 'closed' && onClosed()}
    />
  );
}

/**
 * Closes a popup as a browser with popovers does. Every owner handles Escape itself.
 * @returns a function that stops listening
 */
function closeOnPressOutside(popup: HTMLElement, anchor: HTMLElement, close: () => void): () => void {
  const page = popup.ownerDocument;
  const onPress = (event: Event) => {
    const path = event.composedPath();
    if (!path.includes(popup) && !path.includes(anchor)) close();
  };
  page.addEventListener('pointerdown', onPress, true);
  return () => page.removeEventListener('pointerdown', onPress, true);
}
