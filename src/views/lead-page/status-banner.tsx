import type { ReactElement } from 'react';
import { canRetryHelp } from '../../domain/gateway-error/retry.js';
import { sentenceOf } from '../../domain/gateway-error/sentence.js';
import { gatewayErrorWords } from '../../i18n/gateway-error.js';
import type { Failure } from '../../state/run-call.js';
import { Icon } from '../../ui/icon.js';
import { alert } from '../../ui/icons.js';
import { retry } from '../../ui/page-icons.js';
import { LatePart } from '../widget/late-part.js';
import { useWidget } from '../widget/widget-context.js';

const WORDS = [gatewayErrorWords];

export interface StatusBannerProps {
  readonly failure: Failure;
  readonly onRetry: () => void;
}

/** Says why the lead could not be loaded, by its HTTP status; Retry where that can help (Spec §8). */
export function StatusBanner(props: StatusBannerProps): ReactElement {
  return (
    <LatePart words={WORDS}>
      <Banner {...props} />
    </LatePart>
  );
}

function Banner({ failure, onRetry }: StatusBannerProps): ReactElement {
  const { t } = useWidget();
  return (
    <div className="notice danger" part="error" role="alert">
      <Icon path={alert} />
      <p dir="auto">{failure.customMessage ?? t(sentenceOf(failure))}</p>
      {canRetryHelp(failure) ? (
        <button type="button" className="btn" onClick={onRetry}>
          <Icon path={retry} />
          {t('retry')}
        </button>
      ) : null}
    </div>
  );
}
