import { useAtomValue } from 'jotai';
import type { ReactElement, ReactNode } from 'react';
import type { MessageKey, MessageValues } from '../../i18n/messages.js';
import { isExpiredAtom } from '../../state/run-call.js';
import { Icon } from '../../ui/icons/icon.js';
import { alert } from '../../ui/icons/icons.js';
import { Panel } from '../../ui/panel.js';
import { HostLink } from './host-link.js';
import type { Translator } from './use-messages.js';
import { useWidget } from './widget-context.js';

export interface WidgetNoticeProps extends Pick<Translator, 't'> {
  readonly message: MessageKey;
  readonly values?: MessageValues;
  readonly hint?: MessageKey | undefined;
  readonly onRetry?: () => void;
  /** What stands before 'Retry'. */
  readonly children?: ReactNode;
}

/** Shown in place of a widget that cannot be shown. */
export function WidgetNotice({ t, message, values, hint, onRetry, children }: WidgetNoticeProps): ReactElement {
  return (
    <div className="surface" part="notice">
      <Panel icon={alert} level={2} role="alert" heading={t(message, values)} text={hint && t(hint, values)}>
        {children}
        {onRetry === undefined ? null : (
          <button type="button" className="btn" onClick={onRetry}>
            {t('retry')}
          </button>
        )}
      </Panel>
    </div>
  );
}

/** The host's page where one signs in again; nothing without its address. */
export function SignInLink({ className }: { readonly className: string }): ReactElement | null {
  const { t, signInUrl } = useWidget();
  return signInUrl === undefined ? null : (
    <HostLink className={className} to="sign-in" href={signInUrl}>
      {t('signIn')}
    </HostLink>
  );
}

/** Says that the sign-in expired. The view and what was typed stay. */
export function ExpiredNotice({ onRetry }: { readonly onRetry: () => void }): ReactElement | null {
  const { t } = useWidget();
  if (!useAtomValue(isExpiredAtom)) return null;
  return (
    <div className="strip" role="alert">
      <Icon path={alert} />
      <span>
        <b>{t('signedOut')}</b> {t('signInAgain')} {t('typedIsKept')} <SignInLink className="link" />
      </span>
      <button type="button" className="link" onClick={onRetry}>
        {t('haveSignedIn')}
      </button>
    </div>
  );
}
