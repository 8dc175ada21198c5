import type { ReactElement } from 'react';
import { alert } from '../../ui/icons.js';
import { Panel } from '../../ui/panel.js';
import { useWidget } from './widget-context.js';

/** The host has signed the person out: nothing that was known is shown. */
export function SignedOutPanel({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  const { t } = useWidget();
  return (
    <Panel icon={alert} heading={t('signedOut')} text={t('signInAgain')}>
      <button type="button" className="btn" onClick={onRetry}>
        {t('retry')}
      </button>
    </Panel>
  );
}
