import type { ReactElement } from 'react';
import type { Categories } from '../category/catalog.js';
import type { Failure } from '../element/run-call.js';
import { useWidget } from '../element/widget/widget-context.js';
import { SignInLink, useBackOnline } from '../element/widget/widget-notice.js';
import { isSignedOut, mayBeSignedOut } from '../gateway/errors/failure-status.js';
import { canRetryHelp, sentenceOf } from '../gateway/errors/sentence.js';
import { Icon } from '../ui/icons/icon.js';
import { alert } from '../ui/icons/icons.js';
import { retry } from '../ui/icons/page-icons.js';
import { LeadName } from './page-lead.js';
import type { LeadIdentity } from './page-lead-data.js';

interface StatusBannerProps {
  readonly failure: Failure;
  /** The lead that the gateway has no more; null otherwise. */
  readonly gone: LeadIdentity | null;
  readonly categories: Categories;
  readonly onRetry: () => void;
}

/** The error when the lead could not be loaded, with 'Retry' if a retry can help, and the sign-in if it has ended. */
export function StatusBanner({ failure, gone, categories, onRetry }: StatusBannerProps): ReactElement {
  useBackOnline(onRetry);
  const { t } = useWidget();
  const isOver = isSignedOut(failure);
  return (
    <div className="notice danger" part="error" role="alert">
      <Icon path={alert} />
      <div>
        {gone === null ? null : <LeadName lead={gone} categories={categories} />}
        <p dir="auto">{failure.customMessage ?? t(sentenceOf(failure))}</p>
        {mayBeSignedOut(failure) ? (
          <p>
            {t('mayBeSignedOut')} <SignInLink className="link" />
          </p>
        ) : null}
      </div>
      {isOver ? <SignInLink className="btn" /> : null}
      {isOver || canRetryHelp(failure) ? (
        <button type="button" className="btn" onClick={onRetry}>
          <Icon path={retry} />
          {t('retry')}
        </button>
      ) : null}
    </div>
  );
}
