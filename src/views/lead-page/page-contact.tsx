import type { ReactElement } from 'react';
import type { PageContact as Contact } from '../../contract/lead-page.js';
import { addressLines, emailParts, mailtoHref, mapsHref } from '../../domain/lead/contact-links.js';
import { customerName } from '../../domain/lead/customer.js';
import { formatPhone, telHref } from '../../domain/lead/phone-number.js';
import { Icon } from '../../ui/icon.js';
import { mail } from '../../ui/icons.js';
import { phone as phoneIcon, pin } from '../../ui/late-icons.js';
import { useWidget } from '../widget/widget-context.js';

/** The customer of a purchased lead: full name, phone, e-mail and address (Spec §2 Lead page). */
export function PageContact({ contact }: { contact: Contact }): ReactElement {
  const { t } = useWidget();
  const { phone, email, address } = contact;
  const lines = addressLines(address);
  const [name, domain] = emailParts(email);
  return (
    <section className="customer" part="contact">
      <div className="who">
        <h4 className="sr">{t('customer')}</h4>
        <p className="name" dir="auto">
          {customerName(contact) || t('member')}
        </p>
        {phone ? <Phone phone={phone} /> : <p className="muted">{t('noPhoneNumber')}</p>}
      </div>
      {email || lines.length > 0 ? (
        <ul className="ways">
          {email ? (
            <li>
              <a href={mailtoHref(email)}>
                <Icon path={mail} />
                <span dir="ltr">
                  {name}
                  <wbr />
                  {domain}
                </span>
              </a>
            </li>
          ) : null}
          {lines.length > 0 ? (
            <li>
              <a href={mapsHref(address)} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
                <Icon path={pin} />
                <span dir="auto">
                  {lines.join(', ')}
                  <span className="sr"> ({t('opensNewTab')})</span>
                </span>
              </a>
            </li>
          ) : null}
        </ul>
      ) : null}
    </section>
  );
}

/** A number that cannot be dialled is still read. */
function Phone({ phone }: { phone: string }): ReactElement {
  const href = telHref(phone);
  const shown = <span dir="ltr">{formatPhone(phone)}</span>;
  if (!href) return <p className="name">{shown}</p>;
  return (
    <a className="btn primary" href={href}>
      <Icon path={phoneIcon} />
      {shown}
    </a>
  );
}
