import type { ReactElement, ReactNode } from 'react';
import { canRetryHelp, sentenceOf } from '../../../domain/gateway-error/sentence.js';
import { isSignedOut } from '../../../domain/gateway-error/signed-out.js';
import type { MessageKey } from '../../../i18n/messages.js';
import type { FunnelTaskName } from '../../../state/raq-funnel/store.js';
import { Icon } from '../../../ui/icons/icon.js';
import { alert } from '../../../ui/icons/icons.js';
import { shield } from '../../../ui/icons/lazy-icons.js';
import { useWidget } from '../../widget/widget-context.js';
import { useFunnel } from './funnel-context.js';

export interface TaskFailureProps {
  readonly name: FunnelTaskName;
  /** The sentence for the failure; by default the one for its status. */
  readonly sentence?: MessageKey | undefined;
  /** A second sentence, such as that the answers are kept. */
  readonly also?: MessageKey | undefined;
  /** Tries again where the call needs more than its name. */
  readonly onRetry?: (() => void) | undefined;
  /** The main button of the screen tries again. */
  readonly hasOwnRetry?: boolean | undefined;
}

/** Says that a call has failed, with Retry where that can help; nothing unless it has. */
export function TaskFailure({ name, sentence, also, onRetry, hasOwnRetry }: TaskFailureProps): ReactElement | null {
  const { t } = useWidget();
  const { task, retry } = useFunnel();
  const { phase, failure } = task(name);
  if (phase !== 'failed' || failure === null) return null;
  const isOver = isSignedOut(failure);
  const button =
    canRetryHelp(failure) && !hasOwnRetry ? (
      <button type="button" className="link" onClick={onRetry ?? (() => retry(name))}>
        {t('retry')}
      </button>
    ) : null;
  if (failure.kind === 'challenge') return <ChallengeNotice>{button}</ChallengeNotice>;
  return (
    <div className="funnel-failure" role="alert">
      <Icon path={alert} />
      <p>
        {failure.customMessage ?? t(isOver ? 'funnelSignedOut' : (sentence ?? sentenceOf(failure)))}{' '}
        {also ? t(also) : null}
      </p>
      {button}
    </div>
  );
}

/** The gateway wants to know that a person asks: the host's challenge stands in here, and the answers stay. */
function ChallengeNotice({ children }: { children: ReactNode }): ReactElement {
  const { t } = useWidget();
  return (
    <div className="funnel-challenge" part="challenge">
      <Icon path={shield} />
      <div>
        <p role="alert">{t('funnelChallenge')}</p>
        <slot name="challenge" />
        {children}
      </div>
    </div>
  );
}
