import type { ReactElement } from 'react';
import { Icon } from '../../ui/icon.js';
import { check } from '../../ui/icons.js';
import { useWidget } from '../widget/widget-context.js';
import { ConsentReceipt } from './consent-receipt.js';
import { useFunnel } from './funnel-context.js';
import { StepTitle } from './step-title.js';
import { SummaryDeals } from './summary-deals.js';
import { SummaryRecipients } from './summary-recipients.js';
import { SummaryRequest } from './summary-request.js';
import { UpdatePhone } from './update-phone.js';
import { useMoment } from './use-moment.js';

/** What happens next, who got the request, what was asked and agreed to (Spec §2 routes, summary page; decision 62). */
export function SummaryStep(): ReactElement {
  const { t } = useWidget();
  const { state, startOver, isModal, close } = useFunnel();
  const moment = useMoment();
  const when = state.consent === null ? '' : moment(state.consent.at);
  const sent = { number: state.leadId, when };
  return (
    <div className="funnel-step" part="summary">
      <div className="funnel-main">
        <div className="funnel-done">
          <span className="funnel-tick">
            <Icon path={check} />
          </span>
          <div>
            <StepTitle>{t('funnelDoneTitle')}</StepTitle>
            {state.leadId === '' ? null : (
              <p className="funnel-over">{t(when ? 'funnelDoneNumberAt' : 'funnelDoneNumber', sent)}</p>
            )}
          </div>
        </div>
        <section className="funnel-card">
          <h3>{t('funnelNext')}</h3>
          <ol className="funnel-next">
            <li>
              <p>{t('funnelNextRead')}</p>
            </li>
            <li>
              <p>{t('funnelNextReach')}</p>
            </li>
            <li>
              <p>{t('funnelNextChoose')}</p>
            </li>
          </ol>
        </section>
        <SummaryRecipients />
        <SummaryRequest />
        <SummaryDeals />
        <ConsentReceipt />
        <UpdatePhone />
      </div>
      <div className="funnel-foot">
        {isModal ? (
          <button type="button" className="btn primary" onClick={close}>
            {t('close')}
          </button>
        ) : null}
        <button type="button" className="btn" onClick={startOver}>
          {t('funnelStartOver')}
        </button>
      </div>
    </div>
  );
}
