import type { ReactElement } from 'react';
import { isSignedOut } from '../../domain/gateway-error/signed-out.js';
import type { MessageKey } from '../../i18n/messages.js';
import type { Failure } from '../../state/run-call.js';
import { alert } from '../../ui/icons/icons.js';
import { Panel } from '../../ui/panel.js';
import { useWidget, type Widget } from './widget-context.js';

export interface FailurePanelProps {
  /** Our sentence for what failed; the gateway's own wins. */
  readonly sentence: MessageKey;
  readonly failure: Failure | null;
  readonly onRetry: () => void;
}

function hintOf(failure: Failure | null, t: Widget['t']): string | undefined {
  if (failure?.kind === 'network') return t('offline');
  return failure !== null && isSignedOut(failure) ? t('signInAgain') : undefined;
}

/** What happened, what to do, Retry; without a connection a second line says so. */
export function FailurePanel({ sentence, failure, onRetry }: FailurePanelProps): ReactElement {
  const { t } = useWidget();
  return (
    <Panel icon={alert} role="alert" heading={failure?.customMessage ?? t(sentence)} text={hintOf(failure, t)}>
      <button type="button" className="btn" onClick={onRetry}>
        {t('retry')}
      </button>
    </Panel>
  );
}
