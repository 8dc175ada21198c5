import { type ReactElement, useEffect, useState } from 'react';
import { Icon } from '../icons/icon.js';
import { alert, check } from '../icons/icons.js';
import { copy } from '../icons/lazy-icons.js';
import { sheetRef } from '../theme/sheets.js';
import copyCss from './copy-button.css?inline';

export interface CopyButtonProps {
  /** Name of the button: 'Copy phone'. */
  label: string;
  /** The text to copy. It is in no attribute. */
  text: string | (() => string);
  /** Announced when it is copied: 'Copied'. */
  copiedLabel: string;
  /** Announced when copying failed: 'Not copied'. */
  failedLabel: string;
}

/** The result is shown for this time, in milliseconds. */
const shows = 2000;
const icons = { idle: copy, copied: check, failed: alert };
const sheet = sheetRef(copyCss);

/** A small button that copies a text and shows the result for two seconds. */
export function CopyButton({ label, text, ...labels }: CopyButtonProps): ReactElement {
  const [answer, setAnswer] = useState<{ is: 'idle' | 'copied' | 'failed' }>({ is: 'idle' });
  useEffect(() => {
    if (answer.is === 'idle') return;
    const timer = setTimeout(() => setAnswer({ is: 'idle' }), shows);
    return () => clearTimeout(timer);
  }, [answer]);
  const caption = { idle: label, copied: labels.copiedLabel, failed: labels.failedLabel }[answer.is];

  return (
    <span className="copy" ref={sheet}>
      <button
        type="button"
        className={`mini ${answer.is}`}
        aria-label={label}
        title={caption}
        onClick={async ({ currentTarget }) => {
          const isCopied = await copyText(typeof text === 'function' ? text() : text, currentTarget.ownerDocument);
          setAnswer({ is: isCopied ? 'copied' : 'failed' });
        }}
      >
        <Icon path={icons[answer.is]} />
      </button>
      <span className="sr" role="status">
        {answer.is === 'idle' ? null : caption}
      </span>
    </span>
  );
}

/**
 * Copies with `execCommand`, the only way on a page without https. The text goes directly to the clipboard: nothing is
 * selected, and the page's listeners do not run.
 */
function copyByCommand(text: string, page: Document): boolean {
  const view = page.defaultView;
  if (!view) return false;
  let isCopied = false;
  const onCopy = (event: ClipboardEvent) => {
    event.stopImmediatePropagation();
    event.preventDefault();
    event.clipboardData?.setData('text/plain', text);
    isCopied = event.clipboardData !== null;
  };
  view.addEventListener('copy', onCopy, { capture: true, once: true });
  try {
    return page.execCommand('copy') && isCopied;
  } catch {
    return false;
  } finally {
    view.removeEventListener('copy', onCopy, { capture: true });
  }
}

/**
 * Copies a text. Call it while a person presses something.
 * @returns whether it worked; a page may forbid it
 */
export async function copyText(text: string, page: Document): Promise<boolean> {
  try {
    const clipboard: Clipboard | undefined = page.defaultView?.navigator.clipboard;
    if (!clipboard) return copyByCommand(text, page);
    await clipboard.writeText(text);
    return true;
  } catch {
    return copyByCommand(text, page);
  }
}
