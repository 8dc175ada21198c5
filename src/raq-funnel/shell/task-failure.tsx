import type { ReactElement, ReactNode } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import { useIsBackSince } from '../../element/widget/widget-notice.js';
import { isSignedOut } from '../../gateway/errors/failure-status.js';
import { canRetryHelp, sentenceOf } from '../../gateway/errors/sentence.js';
import type { MessageKey } from '../../i18n/messages.js';
import { Icon } from '../../ui/icons/icon.js';
import { alert } from '../../ui/icons/icons.js';
import { shield } from '../../ui/icons/lazy-icons.js';
import type { FunnelTaskName } from '../state/store.js';
import { useFunnel } from './funnel-context.js';
import { TextButton } from './text-button.js';

interface TaskFailureProps {
  readonly name: FunnelTaskName;
  /** The sentence for a failure that is not about the connection. */
  readonly sentence: MessageKey;
  /** A second sentence, for example that the answers are kept. */
  readonly also?: MessageKey | undefined;
  /** The retry, if it needs more than the call's name. */
  readonly onRetry?: (() => void) | undefined;
  /** The screen's main button retries. */
  readonly hasOwnRetry?: boolean | undefined;
  /** It may be out of view, because the call began on another screen. */
  readonly scrollsIntoView?: boolean | undefined;
}

/** Says that a call failed, with Retry if that can help. Draws nothing otherwise. */
export function TaskFailure(props: TaskFailureProps): ReactElement | null {
  const { name, sentence, also, onRetry, hasOwnRetry, scrollsIntoView } = props;
  const { t } = useWidget();
  const { task, retry } = useFunnel();
  const { phase, failure } = task(name);
  const isBack = useIsBackSince(failure);
  if (phase !== 'failed' || failure === null) return null;
  const isOver = isSignedOut(failure);
  const isOffline = sentenceOf(failure) === 'offline';
  const offline = isBack ? 'funnelBackOnline' : 'offline';
  const button =
    canRetryHelp(failure) && !hasOwnRetry ? (
      <TextButton label="retry" onPress={onRetry ?? (() => retry(name))} />
    ) : null;
  if (failure.kind === 'challenge') return <ChallengeNotice>{button}</ChallengeNotice>;
  return (
    <div className="funnel-failure" role="alert" ref={scrollsIntoView ? showAll : undefined}>
      <Icon path={alert} />
      <p>
        {failure.customMessage ?? t(isOver ? 'funnelSignedOut' : isOffline ? offline : sentence)}{' '}
        {also ? t(also) : null}
      </p>
      {button}
    </div>
  );
}

function showAll(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

/** The gateway asks for a challenge. The host's challenge is shown here, and the answers stay. */
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
