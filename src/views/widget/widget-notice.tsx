import type { ReactElement } from 'react';
import type { MessageKey, MessageValues } from '../../i18n/messages.js';
import { alert } from '../../ui/icons.js';
import { Panel } from '../../ui/panel.js';
import { useWidget } from './widget-context.js';

export interface WidgetNoticeProps {
  readonly message: MessageKey;
  readonly values?: MessageValues;
  readonly hint?: MessageKey;
  readonly onRetry?: () => void;
}

/** Stands in a widget's place when it cannot be shown at all. */
export function WidgetNotice({ message, values, hint, onRetry }: WidgetNoticeProps): ReactElement {
  const { t } = useWidget();
  return (
    <div className="surface" part="notice">
      <Panel icon={alert} role="alert" heading={t(message, values)} text={hint && t(hint)}>
        {onRetry === undefined ? null : (
          <button type="button" className="btn" onClick={onRetry}>
            {t('retry')}
          </button>
        )}
      </Panel>
    </div>
  );
}
