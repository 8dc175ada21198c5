import { type ReactElement, useLayoutEffect, useRef } from 'react';
import type { Lead } from '../../contract/lead.js';
import { addressLines, mapsHref, placeOf } from '../../domain/lead/customer.js';
import { contactPhone } from '../../domain/lead/phone.js';
import { leadContactWords } from '../../i18n/lead-contact.js';
import { LatePart } from '../widget/late-part.js';
import { useWidget } from '../widget/widget-context.js';
import contactCss from './lead-contact.css?inline';

const WORDS = [leadContactWords];

/** Phone, e-mail and address, once 'Contact' has been pressed. */
export function LeadContact({ lead }: { lead: Lead }): ReactElement {
  return (
    <LatePart words={WORDS} sheet={contactCss}>
      <Contact lead={lead} />
    </LatePart>
  );
}

function Contact({ lead }: { lead: Lead }): ReactElement {
  const { t } = useWidget();
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that had the focus is gone: what it has brought takes it.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const { emailAddress, address } = lead.customer;
  const lines = addressLines(address);
  const place = placeOf(address);
  return (
    <section className="part" part="contact">
      <h4 ref={heading} tabIndex={-1}>
        {t('contact')}
      </h4>
      <dl className="facts">
        <div>
          <dt>{t('phone')}</dt>
          <dd>
            <LeadPhone lead={lead} />
          </dd>
        </div>
        {emailAddress ? (
          <div>
            <dt>{t('email')}</dt>
            <dd>
              <LeadEmail address={emailAddress} />
            </dd>
          </div>
        ) : null}
        {lines.length > 0 ? (
          <div>
            <dt>{t('address')}</dt>
            <dd>
              <a href={mapsHref(address)} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
                {lines.map((line) => (
                  <span className="line" key={line}>
                    {line}
                  </span>
                ))}
              </a>
            </dd>
          </div>
        ) : null}
        {lines.length === 0 && place ? (
          <div>
            <dt>{t('location')}</dt>
            <dd>{place}</dd>
          </div>
        ) : null}
      </dl>
    </section>
  );
}

/** Where it must break, an address breaks before its @. */
function LeadEmail({ address }: { address: string }): ReactElement {
  const at = address.lastIndexOf('@');
  return (
    <a href={`mailto:${encodeURIComponent(address).replace('%40', '@')}`}>
      {address.slice(0, Math.max(0, at))}
      <wbr />
      {address.slice(Math.max(0, at))}
    </a>
  );
}

/** A temporary number is a link only while it is active; otherwise it is marked 'Expired' (Spec §4 Contact card). */
function LeadPhone({ lead }: { lead: Lead }): ReactElement {
  const { t, format } = useWidget();
  const phone = contactPhone(lead);
  if (phone.kind === 'none') return <span className="muted">{t('noPhoneNumber')}</span>;
  if (phone.kind === 'expired') {
    return (
      <>
        <span className="tel gone" dir="ltr">
          {phone.shown}
        </span>{' '}
        <span className="late">{t('expired')}</span>
      </>
    );
  }
  const { worksUntil } = phone;
  const isFuture = worksUntil !== null && worksUntil.getTime() > Date.now();
  return (
    <>
      {phone.href ? (
        <a className="tel" dir="ltr" href={phone.href}>
          {phone.shown}
        </a>
      ) : (
        <span className="tel" dir="ltr">
          {phone.shown}
        </span>
      )}
      {worksUntil === null ? null : (
        <span className="hint">
          {isFuture ? t('temporaryNumber', { date: format.day(worksUntil) }) : t('temporaryNumberActive')}
        </span>
      )}
    </>
  );
}
