import type { ReactElement, ReactNode } from 'react';
import { Icon } from '../../ui/icon.js';
import { shield } from '../../ui/late-icons.js';
import { useWidget } from '../widget/widget-context.js';

/** The gateway wants to know that a person asks: the host's challenge stands in here, and the answers stay (decisions 58, 60). */
export function ChallengeNotice({ children }: { children: ReactNode }): ReactElement {
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
