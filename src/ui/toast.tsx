import { type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { Icon } from './icon.js';
import { alert, check, x } from './icons.js';
import { useLingering } from './use-lingering.js';
import { useToastPlace } from './use-toast-place.js';
import { useToastWay } from './use-toast-way.js';

/** What a toast says. */
export interface ToastMessage {
  /** Another id is another message, with a clock of its own. */
  id: string;
  text: string;
  /** 'danger' for what could not be done. */
  tone?: 'success' | 'danger' | undefined;
  action?: { label: string; onAction(): void } | undefined;
  /** How long it stays; without, until it is dismissed. */
  seconds?: number | undefined;
}

/** What ended a toast: its time, its cross or Escape, or its action. */
export type ToastEnd = 'time' | 'dismissed' | 'action';

export interface ToastProps {
  /** What is said now, or nothing. Keep the part mounted, so that screen readers hear what comes. */
  message: ToastMessage | null;
  dismissLabel: string;
  onEnd(id: string, reason: ToastEnd): void;
}

/** Time that a status must have been there before its words are read out, ms. */
const settles = 100;

/**
 * One line that floats over the lower edge of the widget, in the top layer. It takes no focus, covers nothing that has it,
 * and stays while a pointer or the focus is on it. The next Tab after it has come leads to it, another one on.
 */
export function Toast({ message, dismissLabel, onEnd }: ToastProps): ReactElement {
  const id = useId();
  const toast = useRef<HTMLDivElement>(null);
  const shown = message?.id ?? null;
  const end = (reason: ToastEnd) => {
    if (!message) return;
    way.leave();
    onEnd(message.id, reason);
  };
  const clock = useLingering(shown, message?.seconds, () => end('time'));
  const way = useToastWay(toast, shown, () => end('dismissed'));
  useToastPlace(toast, shown);

  const [said, say] = useState('');
  const text = message?.text ?? '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same words of another message are said again
  useEffect(() => {
    say('');
    const timer = setTimeout(() => say(text), settles);
    return () => clearTimeout(timer);
  }, [shown, text]);

  const { action } = message ?? {};
  return (
    <>
      <span className="sr" role="status">
        {said}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: no fieldset, for nothing is filled in */}
      <div
        {...clock}
        ref={toast}
        popover="manual"
        className={message?.tone === 'danger' ? 'toast no' : 'toast'}
        role="group"
        aria-labelledby={`${id}t`}
        onKeyDown={way.onKeyDown}
      >
        {message ? (
          <>
            <Icon path={message.tone === 'danger' ? alert : check} />
            <span className="text" id={`${id}t`}>
              {text}
            </span>
            {action ? (
              <button
                type="button"
                className="link"
                onClick={() => {
                  end('action');
                  action.onAction();
                }}
              >
                {action.label}
              </button>
            ) : null}
            <button
              type="button"
              className="mini"
              aria-label={dismissLabel}
              title={dismissLabel}
              onClick={() => end('dismissed')}
            >
              <Icon path={x} />
            </button>
          </>
        ) : null}
      </div>
    </>
  );
}
