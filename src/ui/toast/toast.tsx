import { type ReactElement, type RefObject, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { Icon } from '../icons/icon.js';
import { alert, check, clock, x } from '../icons/icons.js';
import { useIsModalOpen } from '../popup/open-modals.js';
import { adoptSheets } from '../theme/sheets.js';
import toastCss from './toast.css?inline';
import { toastPosition, useToastKeyboard } from './use-toast-keyboard.js';

export interface ToastMessage {
  /** A new id means a new message with its own timer. */
  id: string;
  text: string;
  /** 'busy' while a call is on its way, 'waiting' for a connection, 'danger' for failures. */
  tone?: 'success' | 'busy' | 'waiting' | 'danger' | undefined;
  action?: { label: string; onAction(): void } | undefined;
  /** Seconds until it disappears, counted from its last text; without it, it stays until dismissed. */
  seconds?: number | undefined;
}

export interface ToastProps {
  /** The current message, or null. Keep the component mounted, so that screen readers announce new messages. */
  message: ToastMessage | null;
  dismissLabel: string;
  onEnd(id: string): void;
}

/** A status element must exist this long before its text is announced, ms. */
const settles = 100;
/** A call is shown, and later announced, only if it takes this long, ms: usually its result comes first. */
const SHOWN_AFTER_MS = 400;
const ANNOUNCED_AFTER_MS = 1000;

/**
 * A line at the lower edge of the widget, in the top layer. It takes no focus, never covers the focused element, and
 * stays while a pointer or the focus is on it. The next Tab leads to it, and one more leads on. While a modal dialog is
 * open it waits, because nothing outside of the dialog can be pressed.
 */
export function Toast({ message: wanted, dismissLabel, onEnd }: ToastProps): ReactElement {
  const isEarly = useIsEarly(wanted);
  const message = useIsModalOpen() || isEarly ? null : wanted;
  const id = useId();
  const toast = useRef<HTMLDivElement>(null);
  const shown = message?.id ?? null;
  const end = () => {
    if (!message) return;
    keyboard.leave();
    onEnd(message.id);
  };
  const timer = useToastTimer(shown, message, end);
  const keyboard = useToastKeyboard(toast, shown, end);
  useToastPlace(toast, shown);

  const status = useRef<HTMLSpanElement>(null);
  const { text = '', tone = 'success', action } = message ?? {};
  // Also announces the action, which screen reader users would not look for.
  const spoken = action ? `${text}, ${action.label}` : text;
  // A second message with the same text is announced again.
  useEffect(() => {
    const line = status.current;
    if (line === null) return;
    line.textContent = '';
    if (shown === null) return;
    const speech = setTimeout(
      () => {
        line.textContent = spoken;
      },
      tone === 'busy' ? ANNOUNCED_AFTER_MS : settles,
    );
    return () => clearTimeout(speech);
  }, [shown, spoken, tone]);

  return (
    <>
      <span className="sr" role="status" ref={status} />
      {/* biome-ignore lint/a11y/useSemanticElements: no fieldset, for nothing is filled in */}
      <div
        {...timer}
        ref={toast}
        popover="manual"
        className={CLASSES[tone]}
        role="group"
        aria-labelledby={`${id}t`}
        onKeyDown={keyboard.onKeyDown}
      >
        {message ? (
          <>
            {tone === 'busy' ? <span className="spin" /> : <Icon path={ICONS[tone]} />}
            <span className="text bidi" id={`${id}t`}>
              {text}
            </span>
            {action ? (
              <button
                type="button"
                className="link"
                onClick={() => {
                  end();
                  action.onAction();
                }}
              >
                {action.label}
              </button>
            ) : null}
            <button type="button" className="mini" aria-label={dismissLabel} title={dismissLabel} onClick={end}>
              <Icon path={x} />
            </button>
          </>
        ) : null}
      </div>
    </>
  );
}

/** Whether a call has just begun. */
function useIsEarly(message: ToastMessage | null): boolean {
  const id = message?.tone === 'busy' ? message.id : null;
  const [lateId, setLateId] = useState<string | null>(null);
  useEffect(() => {
    if (id === null) return;
    const timer = setTimeout(setLateId, SHOWN_AFTER_MS, id);
    return () => clearTimeout(timer);
  }, [id]);
  return id !== lateId && id !== null;
}

const CLASSES = { success: 'toast', busy: 'toast', waiting: 'toast later', danger: 'toast no' };
const ICONS = { success: check, waiting: clock, danger: alert };

function put(toast: HTMLElement, root: Node): void {
  if (!toast.isConnected || !toast.showPopover) return;
  // An element that is moved in the page leaves the top layer without an event.
  if (!toast.matches(':popover-open')) toast.showPopover();
  const widget = root instanceof ShadowRoot ? root.host : toast.ownerDocument.body;
  const { clientWidth: width, clientHeight: height } = toast.ownerDocument.documentElement;
  const focused = root instanceof ShadowRoot ? root.activeElement : null;
  const covered = focused && !toast.contains(focused) ? focused.getBoundingClientRect() : null;
  const size = { width: toast.offsetWidth, height: toast.offsetHeight };
  const free = root instanceof ShadowRoot ? topOfLowerBar(root, height) : height;
  const { left, top } = toastPosition(widget.getBoundingClientRect(), { width, height: free }, size, covered);
  toast.style.left = `${left}px`;
  toast.style.top = `${top}px`;
}

/** Where the bar at the lower edge of the screen begins, px; the height of the screen if there is none. */
function topOfLowerBar(root: ShadowRoot, height: number): number {
  const bars = [...root.querySelectorAll('[data-lower-bar]')].map((bar) => bar.getBoundingClientRect());
  return bars.find(({ bottom, top }) => top > 0 && Math.abs(bottom - height) < 1)?.top ?? height;
}

/**
 * Shows a manual popover over its widget, in view and away from the focused element. Without popovers, the style sheet
 * alone places it.
 * @param shown the id of the message; null hides it
 */
function useToastPlace(ref: RefObject<HTMLElement | null>, shown: string | null): void {
  useLayoutEffect(() => {
    const toast = ref.current;
    if (!toast || shown === null) return;
    const root = toast.getRootNode();
    adoptSheets(root, [toastCss]);
    const listening = new AbortController();
    const { signal } = listening;
    const place = () => signal.aborted || put(toast, root);
    // The change that it is about is painted first: a frame paints after its callbacks. A Tab may lead to it sooner.
    requestAnimationFrame(() => setTimeout(place));
    root.addEventListener('keydown', place, { capture: true, once: true, signal });
    window.addEventListener('scroll', place, { capture: true, passive: true, signal });
    window.addEventListener('resize', place, { signal });
    root.addEventListener('focusin', place, { signal });
    // Its first call tells the sizes that have just been measured.
    let isKnown = false;
    const size = new ResizeObserver(() => {
      // In the next frame, because moving an observed element immediately is reported to the page as an error.
      if (isKnown) requestAnimationFrame(place);
      isKnown = true;
    });
    size.observe(toast);
    if (root instanceof ShadowRoot) size.observe(root.host);
    return () => {
      listening.abort();
      size.disconnect();
      if (toast.hidePopover && toast.matches(':popover-open')) toast.hidePopover();
    };
  }, [ref, shown]);
}

/**
 * Ends a message after its seconds. The timer stops while a pointer or the focus is on it or the page is hidden, and
 * then restarts. A new id or text restarts it too.
 * @param shown the id of the message; null for none
 */
function useToastTimer(shown: string | null, message: ToastMessage | null, onEnd: () => void) {
  const { text, seconds } = message ?? {};
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const end = useRef(onEnd);
  end.current = onEnd;
  const isWatched = isHovered || isFocused;

  // An element that disappears under the pointer or the focus sends no event.
  if (shown === null && isWatched) {
    setHovered(false);
    setFocused(false);
  }

  useEffect(() => {
    if (shown === null || !text || !seconds || isWatched) return;
    let timer = 0;
    const start = () => {
      clearTimeout(timer);
      if (!document.hidden) timer = window.setTimeout(() => end.current(), seconds * 1000);
    };
    start();
    document.addEventListener('visibilitychange', start);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', start);
    };
  }, [shown, text, seconds, isWatched]);

  return {
    onPointerEnter: () => setHovered(true),
    onPointerLeave: () => setHovered(false),
    onFocus: () => setFocused(true),
    onBlur: () => setFocused(false),
  };
}
