import type { ReactElement } from 'react';
import { Icon } from '../icons/icon.js';
import { alert, check } from '../icons/icons.js';

export interface SaveStateProps {
  state: 'idle' | 'saving' | 'saved' | 'failed';
  /** The text of the state: 'Saving…', 'Saved', or what failed. */
  text: string;
  /** Retry, offered after a failure. */
  retry?: { label: string; onRetry(): void } | undefined;
}

const looks = { idle: 'save', saving: 'save', saved: 'save ok', failed: 'save no' };

/**
 * Shows whether a change is saving, saved or not saved. Announces only the outcome. Keep it mounted, or screen readers
 * miss the text.
 */
export function SaveState({ state, text, retry }: SaveStateProps): ReactElement {
  return (
    <>
      <span className={looks[state]} role="status">
        {state === 'saving' ? <span className="spin" /> : null}
        {state === 'saved' ? <Icon path={check} /> : null}
        {state === 'failed' ? <Icon path={alert} /> : null}
        {state === 'idle' ? null : <span aria-hidden={state === 'saving' || undefined}>{text}</span>}
      </span>
      {state === 'failed' && retry ? (
        <button type="button" className="link" onClick={retry.onRetry}>
          {retry.label}
        </button>
      ) : null}
    </>
  );
}
