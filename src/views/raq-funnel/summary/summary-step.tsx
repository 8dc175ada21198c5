import { type ReactElement, useMemo } from 'react';
import { attributesOf } from '../../../domain/raq-funnel/answers.js';
import { CopyButton } from '../../../ui/field/copy-button.js';
import { Icon } from '../../../ui/icons/icon.js';
import { check } from '../../../ui/icons/icons.js';
import { useWidget } from '../../widget/widget-context.js';
import { useFunnel } from '../shell/funnel-context.js';
import { StepTitle } from '../step/step-title.js';
import { urgencyText } from '../suggestions/urgency-options.js';
import { SummaryRecipients } from './summary-recipients.js';
import { UpdatePhone } from './update-phone.js';

/** Path data on a 16 px grid, drawn as strokes. */
const print = 'M4.5 6V2.5h7V6M4.5 11.5H2.75V6h10.5v5.5H11.5M4.5 9.5h7v4h-7z';

/** Only web addresses become links: a gateway's text could be a script. */
const PAGE = /^https?:\/\//i;

/** The summary: what happens next, who got the request, what was asked and agreed to. */
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

/** The receipt of the consent: text, time and recipients, to copy or print. Draws nothing without a consent. */
function ConsentReceipt(): ReactElement | null {
  const { t } = useWidget();
  const { state, consent, recipients } = useFunnel();
  const moment = useMoment();
  const record = state.consent;
  if (record === null) return null;
  // Never show a text that differs from the one that was agreed to.
  const text = record.version === consent.version ? consent.text : '';
  const rows = [
    [t('funnelAgreed'), moment(record.at)],
    [t('funnelReceiptPros'), (recipients ?? []).map(({ name }) => name).join(', ')],
    [t('funnelReceiptVersion'), record.version],
  ].filter(([, value]) => value !== '');
  const plain = () => [t('funnelReceipt'), text, ...rows.map((row) => row.join(': '))].filter(Boolean).join('\n');
  return (
    <section className="funnel-card funnel-receipt" part="receipt">
      <div className="funnel-card-head">
        <h3>{t('funnelReceipt')}</h3>
        <CopyButton
          label={t('funnelReceiptCopy')}
          text={plain}
          copiedLabel={t('funnelCopied')}
          failedLabel={t('funnelNotCopied')}
        />
        <button type="button" className="link" onClick={() => window.print()}>
          <Icon path={print} />
          {t('funnelPrint')}
        </button>
      </div>
      <div className="funnel-card-in">
        {text ? <blockquote>{text}</blockquote> : null}
        <dl className="funnel-facts-list">
          {rows.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}

/** Formats a date and time with its zone: 'November 21, 2026 at 8:23 AM CST'. Empty without a time. */
function useMoment(): (iso: string) => string {
  const { format, reading } = useWidget();
  const { locale } = format;
  const { timeZone } = reading;
  return useMemo(() => {
    const written = momentFormat(locale, timeZone);
    return (iso) => {
      const date = new Date(iso);
      return Number.isNaN(date.getTime()) ? '' : written.format(date).replace(/[\u202f\u2009]/g, '\u00a0');
    };
  }, [locale, timeZone]);
}

function momentFormat(locale: string, timeZone: string | undefined): Intl.DateTimeFormat {
  const parts = {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
  } as const;
  try {
    return new Intl.DateTimeFormat(locale, { ...parts, ...(timeZone && { timeZone }) });
  } catch {
    // An unknown time zone.
    return new Intl.DateTimeFormat(locale, parts);
  }
}
