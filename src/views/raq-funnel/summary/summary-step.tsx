import type { ReactElement } from 'react';
import { DRAFT_KEPT_HOURS } from '../../../contract/limits.js';
import type { ConsentRecord, FunnelState, Recipient } from '../../../contract/raq-funnel.js';
import { attributesOf } from '../../../domain/raq-funnel/answers.js';
import { isOwnProviderAssigned } from '../../../domain/raq-funnel/consent.js';
import { canGoTo } from '../../../domain/raq-funnel/steps.js';
import type { MessageKey } from '../../../i18n/messages.js';
import { Icon } from '../../../ui/icons/icon.js';
import { check } from '../../../ui/icons/icons.js';
import { useWidget } from '../../widget/widget-context.js';
import { useFunnel } from '../shell/funnel-context.js';
import { StepTitle } from '../step/step-title.js';
import { urgencyText } from '../suggestions/urgency-options.js';
import { ConsentReceipt, PAGE, useMoment } from './consent-receipt.js';
import { SummaryRecipients } from './summary-recipients.js';
import { UpdatePhone } from './update-phone.js';

/** Path data on a 16 px grid, drawn as strokes. */
const print = 'M4.5 6V2.5h7V6M4.5 11.5H2.75V6h10.5v5.5H11.5M4.5 9.5h7v4h-7z';

/** The titles: the request was sent, it was not, or the gateway has not said it yet. */
const TITLES = { true: 'funnelDoneTitle', false: 'funnelSavedTitle', null: 'funnelRequest' } as const;

/** Whether a provider has the request. Null if only the gateway knows, and has not answered yet. */
function wasSent(state: FunnelState, recipients: readonly Recipient[] | null): boolean | null {
  if (recipients !== null && recipients.length > 0) return true;
  if (state.isAssigned || isOwnProviderAssigned(state)) return true;
  return recipients === null && state.consent === null ? null : false;
}

/** Until when the phone number can be changed, in ISO 8601. Empty if nobody knows when the request was made. */
function changesEnd(consent: ConsentRecord | null): string {
  const at = consent === null ? Number.NaN : new Date(consent.at).getTime();
  return Number.isNaN(at) ? '' : new Date(at + DRAFT_KEPT_HOURS * 3_600_000).toISOString();
}

/** The summary: what happens next, who got the request, what was asked and agreed to. */
export function SummaryStep(): ReactElement {
  const { t } = useWidget();
  const { state, recipients, startOver, isModal, close, goTo, task, retry } = useFunnel();
  const moment = useMoment();
  const isSent = wasSent(state, recipients);
  const { suggestions } = state;
  const canChoose = isSent === false && canGoTo(state, 'suggestions') && suggestions?.length !== 0;
  const choose = () => {
    goTo('suggestions');
    if (suggestions === null && [task('lead'), task('suggestions')].some(({ phase }) => phase === 'failed')) {
      retry('suggestions');
    }
  };
  const next: readonly MessageKey[] =
    isSent === false
      ? ['funnelSavedNobody', canChoose ? 'funnelSavedChoose' : 'funnelSavedLater']
      : ['funnelNextRead', 'funnelNextReach', 'funnelNextChoose'];
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
            <StepTitle>{t(TITLES[`${isSent}`])}</StepTitle>
            {state.leadId === '' ? null : (
              <p className="funnel-over">{t(when && isSent ? 'funnelDoneNumberAt' : 'funnelDoneNumber', sent)}</p>
            )}
          </div>
        </div>
        {isSent === null ? null : (
          <section className="funnel-card">
            <h3>{t('funnelNext')}</h3>
            <ol className="funnel-next">
              {next.map((sentence) => (
                <li key={sentence}>
                  <p>{t(sentence)}</p>
                </li>
              ))}
            </ol>
          </section>
        )}
        <SummaryRecipients />
        <SummaryRequest />
        <SummaryDeals />
        <ConsentReceipt />
        <UpdatePhone until={changesEnd(state.consent)} moment={moment} />
      </div>
      <div className="funnel-foot">
        {isModal ? (
          <button type="button" className="btn primary" onClick={close}>
            {t('close')}
          </button>
        ) : null}
        {canChoose ? (
          <button type="button" className="btn primary" onClick={choose}>
            {t('funnelChoosePros')}
          </button>
        ) : null}
        <button type="button" className="btn" onClick={() => window.print()}>
          <Icon path={print} />
          {t('funnelPrint')}
        </button>
        <button type="button" className="btn" onClick={startOver}>
          {t('funnelStartOver')}
        </button>
      </div>
    </div>
  );
}

/** Offers that go with the request; nothing while there are none. */
function SummaryDeals(): ReactElement | null {
  const { t, format } = useWidget();
  const { deals } = useFunnel();
  if (deals.length === 0) return null;
  const priced = (price: string, name: string) =>
    price && name ? t('funnelDealFrom', { price, name }) : price || name;
  return (
    <section className="funnel-card">
      <h3>{t('funnelDeals')}</h3>
      <ul className="funnel-deals">
        {deals.map(({ id, title, price, serviceProviderName: name, url }) => (
          <li key={id}>
            {PAGE.test(url) ? (
              <a className="link" href={url} target="_blank" rel="noopener noreferrer">
                {title}
                <span className="sr"> ({t('funnelNewTab')})</span>
              </a>
            ) : (
              <p>{title}</p>
            )}
            <p className="hint">{priced(typeof price === 'number' ? format.price(price) : (price ?? ''), name)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The known parts of the request. */
function SummaryRequest(): ReactElement | null {
  const { t } = useWidget();
  const { state, questions } = useFunnel();
  const { form, place, answers, urgency, description } = state;
  const city = place === null ? '' : `${place.city}, ${place.state}`;
  const rows = [
    { term: t('funnelService'), text: form.taskCategoryName || form.categoryName },
    { term: t('funnelStepLocation'), text: [city, form.postalCode].filter(Boolean).join(' ') },
    ...attributesOf(questions, answers).map(({ questionText, answerText }) => ({
      term: questionText,
      text: answerText,
    })),
    { term: t('funnelTiming'), text: urgencyText(urgency, t) },
    { term: t('funnelDescribed'), text: description.trim() },
  ].filter(({ text }) => text !== '');
  if (rows.length === 0) return null;
  return (
    <section className="funnel-card">
      <h3>{t('funnelRequest')}</h3>
      <dl className="funnel-facts-list">
        {rows.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd dir="auto">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
