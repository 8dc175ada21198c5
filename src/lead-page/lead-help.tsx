import type { ReactElement } from 'react';
import { HostLink } from '../element/widget/host-link.js';
import { useWidget } from '../element/widget/widget-context.js';
import type { MessageKey, MessageValues } from '../i18n/messages.js';
import { Icon } from '../ui/icons/icon.js';
import { phone } from '../ui/icons/lazy-icons.js';
import { bell, chevron, document, unlock } from '../ui/icons/page-icons.js';
import { SALE_TERMS } from './page-lead-data.js';

const STEPS: readonly (readonly [string, MessageKey, MessageKey])[] = [
  [bell, 'stepAlert', 'stepAlertText'],
  [document, 'stepReview', 'stepReviewText'],
  [unlock, 'stepUnlock', 'stepUnlockText'],
  [phone, 'stepContact', 'stepContactText'],
];

const QUESTIONS: readonly (readonly [MessageKey, MessageKey])[] = [
  ['faqHowLong', 'faqHowLongText'],
  ['faqPay', 'faqPayText'],
  ['faqCost', 'faqCostText'],
  ['faqAdvertise', 'faqAdvertiseText'],
];

export function LeadHelp({ faqUrl }: { faqUrl: string | undefined }): ReactElement {
  const { t, format } = useWidget();
  const facts: MessageValues = {
    ...SALE_TERMS,
    lowest: format.price(SALE_TERMS.lowest),
    highest: format.count(SALE_TERMS.highest),
  };
  return (
    <aside className="help" part="help" aria-label={t('aboutLeadFeed')}>
      <section>
        <h3>{t('howItWorks')}</h3>
        <ol className="steps">
          {STEPS.map(([icon, title, text]) => (
            <li key={title}>
              <span className="disc">
                <Icon path={icon} />
              </span>
              <div>
                <h4>{t(title)}</h4>
                <p>{t(text)}</p>
              </div>
            </li>
          ))}
        </ol>
      </section>
      <section className="faq" part="faq">
        <h3>{t('questionsAndAnswers')}</h3>
        {QUESTIONS.map(([question, answer]) => (
          <details key={question}>
            <summary>
              {t(question)}
              <Icon path={chevron} />
            </summary>
            <p>{t(answer, facts)}</p>
          </details>
        ))}
        {faqUrl === undefined ? null : (
          <HostLink className="link" href={faqUrl} to="faq">
            {t('faqMore')}
          </HostLink>
        )}
      </section>
    </aside>
  );
}
