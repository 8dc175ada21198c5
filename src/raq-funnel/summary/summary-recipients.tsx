import type { ReactElement } from 'react';
import { formatPhone, telHref } from '../../contact/phone-number.js';
import { useWidget } from '../../element/widget/widget-context.js';
import { Icon } from '../../ui/icons/icon.js';
import { check } from '../../ui/icons/icons.js';
import { phone } from '../../ui/icons/lazy-icons.js';
import { SkeletonBar } from '../../ui/skeleton-bar.js';
import type { Recipient } from '../funnel/funnel.js';
import { useFunnel } from '../shell/funnel-context.js';
import { TaskFailure } from '../shell/task-failure.js';
import { TextButton } from '../shell/text-button.js';
import { ProviderFacts } from '../suggestions/provider-facts.js';

/**
 * The providers who got the request, with their numbers. One can be marked as hired.
 * @param isSent whether a provider has the request, also if the list of the gateway is still empty
 */
export function SummaryRecipients({ isSent }: { readonly isSent: boolean }): ReactElement {
  const { t } = useWidget();
  const { recipients, task, retry } = useFunnel();
  const content = () => {
    if (recipients === null && task('recipients').phase === 'failed') {
      return (
        <div className="funnel-card-in">
          <TaskFailure name="recipients" sentence="funnelRecipientsFailed" />
        </div>
      );
    }
    if (recipients === null) {
      return (
        <>
          <p className="sr" role="status">
            {t('funnelRecipientsLoading')}
          </p>
          <p className="funnel-card-in" aria-hidden="true">
            <SkeletonBar width={200} />
          </p>
        </>
      );
    }
    if (recipients.length === 0 && isSent) {
      return (
        <p className="funnel-card-in">
          {t('funnelRecipientsFailed')} <TextButton label="retry" onPress={() => retry('recipients')} />
        </p>
      );
    }
    if (recipients.length === 0) return <p className="funnel-card-in muted">{t('funnelRecipientsNone')}</p>;
    return (
      <ul className="funnel-sent">
        {recipients.map((recipient) => (
          <RecipientRow key={`${recipient.type} ${recipient.id}`} recipient={recipient} />
        ))}
      </ul>
    );
  };
  return (
    <section className="funnel-card">
      <h3>{t('funnelSentTo')}</h3>
      {content()}
    </section>
  );
}

function RecipientRow({ recipient }: { recipient: Recipient }): ReactElement {
  const { t } = useWidget();
  const { task, markHired } = useFunnel();
  const { id, name, phoneNumber, isHired } = recipient;
  const isBusy = task(`hired ${id}`).phase === 'busy';
  const href = telHref(phoneNumber);
  const shown = formatPhone(phoneNumber);
  return (
    <li>
      <div className="funnel-recipient">
        <p>{name}</p>
        <ProviderFacts facts={recipient} />
      </div>
      {href ? (
        <a className="link" href={href} aria-label={t('funnelCall', { name, phone: shown })}>
          <Icon path={phone} />
          <bdi dir="ltr">{shown}</bdi>
        </a>
      ) : null}
      <span className="funnel-hire" role="status">
        {isHired ? (
          <span className="funnel-hired">
            <Icon path={check} />
            {t('funnelHired')}
          </span>
        ) : null}
      </span>
      {isHired ? null : (
        <TextButton
          className="btn"
          label="funnelHire"
          name={t('funnelHireName', { name })}
          isOff={isBusy}
          onPress={() => markHired(recipient)}
        />
      )}
      <TaskFailure name={`hired ${id}`} sentence="funnelHireFailed" hasOwnRetry />
    </li>
  );
}
