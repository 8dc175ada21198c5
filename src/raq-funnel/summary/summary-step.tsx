import type { ReactElement } from 'react';
import { formatPhone } from '../../contact/phone-number.js';
import { useWidget } from '../../element/widget/widget-context.js';
import type { LeadPlace } from '../../gateway/calls/requests.js';
import { CopyButton } from '../../ui/field/copy-button.js';
import { Icon } from '../../ui/icons/icon.js';
import { check } from '../../ui/icons/icons.js';
import { hiddenInReplays } from '../../ui/replay-marks.js';
import type { FunnelState, Recipient } from '../funnel/funnel.js';
import { urgencyText } from '../project/project-step.js';
import { attributesOf } from '../questions/questions.js';
import { useFunnel } from '../shell/funnel-context.js';
import { addressOf } from '../shell/funnel-entry.js';
import { TaskFailure } from '../shell/task-failure.js';
import { TextButton } from '../shell/text-button.js';
import { leadPlace } from '../state/create-lead-input.js';
import { StepTitle } from '../step/step-title.js';
import { canGoTo } from '../step/steps.js';
import { isOwnProviderAssigned } from '../suggestions/suggested.js';
import { NextSteps, phoneChangesEnd, UpdatePhone, useMoment, useOpenUntil } from './next-steps.js';
import { SummaryRecipients } from './summary-recipients.js';

/** Path data on a 16 px grid, drawn as strokes. */
const print = 'M4.5 6V2.5h7V6M4.5 11.5H2.75V6h10.5v5.5H11.5M4.5 9.5h7v4h-7z';

interface PrintButtonProps {
  readonly label: string;
  /** Of the funnel only this; then the button is small, and its label is for screen readers. */
  readonly only?: 'receipt';
}

/** Prints the page with the summary, or with one part of it. */
function PrintButton({ label, only }: PrintButtonProps): ReactElement {
  const press = (button: HTMLElement) => {
    const panel = button.closest<HTMLElement>('[data-panel]');
    if (only && panel) {
      panel.dataset['printing'] = only;
      addEventListener('afterprint', () => delete panel.dataset['printing'], { once: true });
    }
    window.print();
  };
  return (
    <button
      type="button"
      className={only ? 'mini' : 'btn'}
      aria-label={only && label}
      title={only && label}
      onClick={({ currentTarget }) => press(currentTarget)}
    >
      <Icon path={print} />
      {only ? null : label}
    </button>
  );
}

/** A term and its text; the text is empty if it is not known. */
type Row = readonly [term: string, text: string];

const known = (rows: readonly Row[]) => rows.filter(([, text]) => text !== '');

function FactsList({ rows }: { rows: readonly Row[] }): ReactElement {
  return (
    <dl className="funnel-facts-list">
      {rows.map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd dir="auto">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Only web addresses become links: the text of a gateway or a host could be a script. */
const PAGE = /^https?:\/\//i;

/** The receipt of the consent: text, time and recipients, to copy or print. Draws nothing without a consent. */
function ConsentReceipt(): ReactElement | null {
  const { t } = useWidget();
  const { state, consent, recipients } = useFunnel();
  const moment = useMoment();
  const { consent: record, consentText: text } = state;
  const { revokeUrl = '' } = consent;
  if (record === null) return null;
  const rows = known([
    [t('funnelReceiptRequest'), state.leadId],
    [t('funnelAgreed'), moment(record.at)],
    [t('funnelReceiptPros'), (recipients ?? []).map(({ name }) => name).join(', ')],
    [t('funnelReceiptVersion'), record.version],
  ]);
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
        <PrintButton label={t('funnelReceiptPrint')} only="receipt" />
      </div>
      <div className="funnel-card-in">
        {text ? <blockquote className="bidi">{text}</blockquote> : null}
        <FactsList rows={rows} />
        {PAGE.test(revokeUrl) ? (
          <a className="link" href={revokeUrl} target="_blank" rel="noopener noreferrer">
            {t('funnelRevoke')}
            <span className="sr"> ({t('funnelNewTab')})</span>
          </a>
        ) : null}
      </div>
    </section>
  );
}

/** The titles: the request was sent, it was not, or the gateway has not said it yet. */
const TITLES = { true: 'funnelDoneTitle', false: 'funnelSavedTitle', null: 'funnelRequest' } as const;

/** Whether a provider has the request. Null if only the gateway knows, and has not answered yet. */
function wasSent(state: FunnelState, recipients: readonly Recipient[] | null): boolean | null {
  if (recipients !== null && recipients.length > 0) return true;
  if (state.isAssigned || isOwnProviderAssigned(state)) return true;
  return recipients === null && state.consent === null ? null : false;
}

/** The summary: what happens next, who got the request, what was asked and agreed to. */
export function SummaryStep(): ReactElement {
  const { t } = useWidget();
  const { state, recipients, startOver, settings, close, goTo, task, retry } = useFunnel();
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
  const end = useOpenUntil(phoneChangesEnd(state.consent));
  const until = settings.isCustomerKnown ? end : null;
  const when = state.consent === null ? '' : moment(state.consent.at);
  const sent = { number: state.leadId, when };
  if (task('recipients').failure?.path === 'lead-id') return <UnknownRequest />;
  return (
    <div {...hiddenInReplays('funnel-step')} part="summary">
      <div className="funnel-main">
        <div className="funnel-done">
          <span className="funnel-tick">
            <Icon path={check} />
          </span>
          <div>
            <StepTitle>{t(TITLES[`${isSent}`])}</StepTitle>
            {state.leadId === '' ? null : (
              <p className="hint">{t(when && isSent ? 'funnelDoneNumberAt' : 'funnelDoneNumber', sent)}</p>
            )}
          </div>
        </div>
        {canChoose ? (
          <>
            <TaskFailure name="lead" sentence="funnelProsFailed" hasOwnRetry />
            <TaskFailure name="suggestions" sentence="funnelProsFailed" hasOwnRetry />
          </>
        ) : null}
        {isSent === null ? null : <NextSteps isSent={isSent} canChoose={canChoose} until={until ?? ''} />}
        <SummaryRecipients isSent={isSent === true} />
        <SummaryRequest />
        <SummaryDeals />
        <ConsentReceipt />
        {until === null ? null : <UpdatePhone until={until} moment={moment} />}
      </div>
      <div className="funnel-foot">
        {settings.isModal ? <TextButton className="btn primary" label="close" onPress={close} /> : null}
        {canChoose ? <TextButton className="btn primary" label="funnelChoosePros" onPress={choose} /> : null}
        <PrintButton label={t('funnelPrint')} />
        <TextButton className="btn" label="funnelStartOver" onPress={startOver} />
      </div>
    </div>
  );
}

/** The host has named a request that the gateway does not know. */
function UnknownRequest(): ReactElement {
  const { t } = useWidget();
  const { startOver } = useFunnel();
  return (
    <div className="funnel-step" part="summary">
      <div className="funnel-main" role="alert">
        <StepTitle>{t('funnelRequestUnknown')}</StepTitle>
      </div>
      <div className="funnel-foot">
        <TextButton className="btn primary" label="funnelStartOver" onPress={startOver} />
      </div>
    </div>
  );
}

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
        {deals.map(({ dealId, title, price, serviceProviderName: name, url }) => (
          <li key={dealId}>
            {url && PAGE.test(url) ? (
              <a className="link" href={url} target="_blank" rel="noopener noreferrer">
                {title}
                <span className="sr"> ({t('funnelNewTab')})</span>
              </a>
            ) : (
              <p>{title}</p>
            )}
            <p className="hint">
              {priced(typeof price === 'number' ? format.price(price) : (price ?? ''), name ?? '')}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A place in one line: street, unit, city, state and postal code, as far as they are known. */
function placeText(funnel: FunnelState, provided: LeadPlace | undefined): string {
  // Only the gateway knows the street of an id.
  const place = leadPlace(funnel, provided && 'postalAddressId' in provided ? undefined : provided);
  if ('postalAddressId' in place) return '';
  const { firstLine, secondLine, city, state, postalCode } = place;
  const end = [state, postalCode].filter(Boolean).join(' ');
  return [firstLine, secondLine, city, end].filter(Boolean).join(', ');
}

function SummaryRequest(): ReactElement | null {
  const { t, format } = useWidget();
  const { state, questions, recipients, settings } = useFunnel();
  const moment = useMoment();
  const { form, answers, urgency, description, photoCount } = state;
  const rows = known([
    [t('funnelService'), form.taskCategoryName || form.categoryName],
    [t('funnelStepLocation'), placeText(state, addressOf(settings.initialValues))],
    ...attributesOf(questions, answers).map(({ questionText, answerText }): Row => [questionText, answerText]),
    [t('funnelTiming'), urgencyText(urgency, t)],
    [t('funnelDescribed'), description.trim()],
    [t('funnelPhotosSent'), photoCount === 0 ? '' : format.count(photoCount)],
  ]);
  if (rows.length === 0) return null;
  const when = state.consent && recipients?.length ? moment(state.consent.at) : '';
  const sent = { number: state.leadId, when };
  const plain = () =>
    [
      t(when ? 'funnelDoneNumberAt' : 'funnelDoneNumber', sent),
      ...rows.map((row) => row.join(': ')),
      ...(recipients ?? []).map(({ name, phoneNumber }) =>
        [`${t('funnelSentTo')}: ${name}`, formatPhone(phoneNumber)].filter(Boolean).join(', '),
      ),
    ].join('\n');
  return (
    <section className="funnel-card">
      <div className="funnel-card-head">
        <h3>{t('funnelRequest')}</h3>
        <CopyButton
          label={t('funnelRequestCopy')}
          text={plain}
          copiedLabel={t('funnelCopied')}
          failedLabel={t('funnelNotCopied')}
        />
      </div>
      <FactsList rows={rows} />
    </section>
  );
}
