import type { ReactElement } from 'react';
import { CopyButton } from '../../ui/copy-button.js';
import { Icon } from '../../ui/icon.js';
import { useWidget } from '../widget/widget-context.js';
import { useFunnel } from './funnel-context.js';
import { print } from './print-icon.js';
import { useMoment } from './use-moment.js';

/** What was agreed to, when, and for whom, to be copied or printed (decision 62); nothing where nothing was agreed to. */
export function ConsentReceipt(): ReactElement | null {
  const { t } = useWidget();
  const { state, consent, recipients } = useFunnel();
  const moment = useMoment();
  const record = state.consent;
  if (record === null) return null;
  // Another text than the one that was agreed to must not be shown as if it were.
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
