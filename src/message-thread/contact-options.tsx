import type { ReactElement } from 'react';
import { formatPhone, telHref } from '../contact/phone-number.js';
import { useWidget } from '../element/widget/widget-context.js';
import { emailParts, mailtoHref } from '../lead-card/contact/contact-links.js';
import { contactPhone } from '../lead-card/contact/phone.js';
import type { Lead } from '../lead-card/lead/lead.js';
import { Icon } from '../ui/icons/icon.js';
import { mail } from '../ui/icons/icons.js';
import { phone } from '../ui/icons/lazy-icons.js';
import type { MessageThread } from './conversation/conversation-state.js';
import type { ContactNumber } from './message.js';

export interface ContactOptionsProps {
  readonly thread: Pick<MessageThread, 'numbers' | 'numbersAre'>;
  readonly lead: Lead | null;
  /** Loads the numbers again. Without it there is no Retry. */
  readonly onRetry?: (() => void) | undefined;
}

/**
 * A customer's phone numbers and email address. An expired temporary number is not a link. If the numbers fail to
 * load, the lead's own number is shown. Without a lead it says where they are.
 */
export function ContactOptions({ thread, lead, onRetry }: ContactOptionsProps): ReactElement {
  const { t } = useWidget();
  const email = lead?.customer.emailAddress ?? '';
  const [mailbox, domain] = emailParts(email);
  const { numbersAre } = thread;
  if (lead === null && numbersAre === 'unasked') return <p className="muted">{t('contactOnLead')}</p>;
  const isLoading = numbersAre === 'loading' && thread.numbers.length === 0;
  const numbers = thread.numbers.length > 0 || isLoading || lead === null ? thread.numbers : leadNumbers(lead);
  const hasFailed = numbersAre === 'failed' && numbers.length === 0;
  const line = isLoading ? (
    <p className="muted" role="status">
      <span className="spin" aria-hidden="true" /> {t('contactLoading')}
    </p>
  ) : hasFailed ? (
    <p className="muted">
      {t('contactFailed')}{' '}
      {onRetry === undefined ? null : (
        <button type="button" className="link" onClick={onRetry}>
          {t('retry')}
        </button>
      )}
    </p>
  ) : numbers.length === 0 && email ? (
    <p className="muted">{t('noPhoneNumber')}</p>
  ) : null;
  if (numbers.length === 0 && !email) return line ?? <p className="muted">{t('noContactInformation')}</p>;
  return (
    <>
      {line}
      <ul className="numbers" part="contact">
        {numbers.map((number) => (
          <li key={number.phoneNumber}>
            <Icon path={phone} />
            <NumberLine number={number} />
          </li>
        ))}
        {email ? (
          <li>
            <Icon path={mail} />
            <a href={mailtoHref(email)} dir="ltr">
              {mailbox}
              <wbr />
              {domain}
            </a>
          </li>
        ) : null}
      </ul>
    </>
  );
}

function NumberLine({ number }: { number: ContactNumber }): ReactElement {
  const { t } = useWidget();
  const shown = formatPhone(number.phoneNumber);
  const href = telHref(number.phoneNumber);
  if (number.expired) {
    return (
      <>
        <s dir="ltr">{shown}</s>
        <span className="badge">{t('expiredNumber')}</span>
      </>
    );
  }
  return (
    <span>
      {href ? (
        <a className="tel" href={href} dir="ltr">
          {shown}
        </a>
      ) : (
        <span className="tel" dir="ltr">
          {shown}
        </span>
      )}
      {number.temporary ? <span className="hint">{t('temporary')}</span> : null}
    </span>
  );
}

/** The lead's own number, shown by the same rules as in its card. */
function leadNumbers(lead: Lead): readonly ContactNumber[] {
  const phone = contactPhone(lead);
  if (phone.kind === 'none') return [];
  const expired = phone.kind === 'expired';
  return [{ phoneNumber: phone.shown, temporary: lead.customer.maskedPhone, expired }];
}
