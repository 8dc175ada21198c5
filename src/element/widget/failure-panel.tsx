import type { ReactElement } from 'react';
import { isSignedOut, mayBeSignedOut } from '../../gateway/errors/failure-status.js';
import type { MessageKey } from '../../i18n/messages.js';
import { alert } from '../../ui/icons/icons.js';
import { Panel } from '../../ui/panel.js';
import type { Failure } from '../run-call.js';
import { useWidget } from './widget-context.js';
import { SignInLink, useBackOnline, useIsBackSince } from './widget-notice.js';

interface FailurePanelProps {
  /** The sentence for the failure. A sentence from the gateway wins. */
  readonly sentence: MessageKey;
  readonly failure: Failure | null;
  /** What it happened to. */
  readonly about?: string;
  readonly onRetry: () => void;
}

/** A second sentence about a failure: no connection, until it is back, or the sign-in. */
export function useFailureHint(failure: Failure | null | undefined): string | undefined {
  const { t } = useWidget();
  const isBack = useIsBackSince(failure);
  if (!failure) return undefined;
  if (failure.kind === 'network' && failure.isOffline !== false) return isBack ? undefined : t('offline');
  if (isSignedOut(failure)) return t('signInAgain');
  return mayBeSignedOut(failure) ? t('mayBeSignedOut') : undefined;
}

/**
 * Says what happened and what to do, with Retry. A second line says when there is no connection; once it is
 * back, the widget tries again by itself.
 */
export function FailurePanel({ sentence, failure, about, onRetry }: FailurePanelProps): ReactElement {
  const { t } = useWidget();
  const hint = useFailureHint(failure);
  useBackOnline(onRetry);
  return (
    <Panel icon={alert} role="alert" about={about} heading={failure?.customMessage ?? t(sentence)} text={hint}>
      {failure !== null && (isSignedOut(failure) || mayBeSignedOut(failure)) ? <SignInLink className="btn" /> : null}
      <button type="button" className="btn" onClick={onRetry}>
        {t('retry')}
      </button>
    </Panel>
  );
}
