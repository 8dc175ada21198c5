import { useAtomValue } from 'jotai';
import type { ReactElement } from 'react';
import { isExpiredAtom } from '../../state/run-call.js';
import { Icon } from '../../ui/icon.js';
import { alert } from '../../ui/icons.js';
import { useWidget } from './widget-context.js';

/** The gateway does not know the person any more: what is in view and what was typed stay until they have signed in again. */
export function ExpiredNotice({ onRetry }: { readonly onRetry: () => void }): ReactElement | null {
  const { t } = useWidget();
  if (!useAtomValue(isExpiredAtom)) return null;
  return (
    <div className="strip" role="alert">
      <Icon path={alert} />
      <span>
        <b>{t('signedOut')}</b> {t('signInAgain')} {t('typedIsKept')}
      </span>
      <button type="button" className="link" onClick={onRetry}>
        {t('haveSignedIn')}
      </button>
    </div>
  );
}
