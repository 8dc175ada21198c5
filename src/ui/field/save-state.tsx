import type { ReactElement } from 'react';
import { Icon } from '../icons/icon.js';
import { alert, check } from '../icons/icons.js';

export interface SaveStateProps {
  state: 'idle' | 'saving' | 'saved' | 'failed';
  /** What is said of this state: 'Saving…', 'Saved', or what failed. */
  text: string;
  /** Retry, offered after a failure. */
  retry?: { label: string; onRetry(): void } | undefined;
}

const looks = { idle: 'save', saving: 'save', saved: 'save ok', failed: 'save no' };

/** Saving, saved or not saved, where it happens. The status stands there from the first, or its words would not be read out. */
export function SaveState({ state, text, retry }: SaveStateProps): ReactElement {
  return (
    <>
      <span className={looks[state]} role="status">
        {state === 'saving' ? <span className="spin" /> : null}
        {state === 'saved' ? <Icon path={check} /> : null}
        {state === 'failed' ? <Icon path={alert} /> : null}
        {state === 'idle' ? null : <span>{text}</span>}
      </span>
      {state === 'failed' && retry ? (
        <button type="button" className="link" onClick={retry.onRetry}>
          {retry.label}
        </button>
      ) : null}
    </>
  );
}
