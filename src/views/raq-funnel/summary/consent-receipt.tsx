import { type ReactElement, useMemo } from 'react';
import { CopyButton } from '../../../ui/field/copy-button.js';
import { useWidget } from '../../widget/widget-context.js';
import { useFunnel } from '../shell/funnel-context.js';

/** Only web addresses become links: the text of a gateway or a host could be a script. */
export const PAGE = /^https?:\/\//i;

/** The receipt of the consent: text, time and recipients, to copy or print. Draws nothing without a consent. */
export function ConsentReceipt(): ReactElement | null {
  const { t } = useWidget();
  const { state, consent, recipients } = useFunnel();
  const moment = useMoment();
  const record = state.consent;
  const { revokeUrl = '' } = consent;
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

/** Formats a date and time with its zone: 'November 21, 2026 at 8:23 AM CST'. Empty without a time. */
export function useMoment(): (iso: string) => string {
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
