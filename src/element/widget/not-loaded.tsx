import type { ReactElement } from 'react';
import { useWidget } from './widget-context.js';

/** Says that a part failed to load, with Retry. */
export function NotLoaded({ onRetry }: { onRetry: () => void }): ReactElement {
  const { t } = useWidget();
  return (
    <p className="err" role="alert">
      <span>{t('notLoaded')}</span>
      <button type="button" className="link" onClick={onRetry}>
        {t('retry')}
      </button>
    </p>
  );
}
