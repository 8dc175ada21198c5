import type { ReactElement } from 'react';
import type { Lead } from '../../contract/lead.js';
import type { ContactNumber } from '../../contract/message-thread.js';
import { emailParts, mailtoHref } from '../../domain/lead/contact-links.js';
import { formatPhone, telHref } from '../../domain/lead/phone-number.js';
import { Icon } from '../../ui/icon.js';
import { mail } from '../../ui/icons.js';
import { phone } from '../../ui/late-icons.js';
import { useWidget } from '../widget/widget-context.js';

export interface ContactWaysProps {
  readonly numbers: readonly ContactNumber[];
  readonly lead: Lead | null;
}

/** A customer's numbers and e-mail address; a temporary number that has ended is no link (Spec §4 Contact card). */
export function ContactWays({ numbers, lead }: ContactWaysProps): ReactElement {
  const { t } = useWidget();
  const email = lead?.customer.emailAddress ?? '';
  const [mailbox, domain] = emailParts(email);
  if (numbers.length === 0 && !email) return <p className="muted">{t('noContactInformation')}</p>;
  return (
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
