import type { ReactElement } from 'react';
import { useWidget } from '../../element/widget/widget-context.js';
import { CopyButton } from '../../ui/field/copy-button.js';
import { useFunnel } from '../shell/funnel-context.js';
import { useMoment } from './moment.js';
import { PrintButton } from './print-button.js';

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
    [t('funnelReceiptRequest'), state.leadId],
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
        <PrintButton label={t('funnelReceiptPrint')} only="receipt" />
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
