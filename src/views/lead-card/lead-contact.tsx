import { type ReactElement, useLayoutEffect, useRef } from 'react';
import type { Lead } from '../../contract/lead.js';
import { addressLines, emailParts, mailtoHref, mapsHref } from '../../domain/lead/contact-links.js';
import { placeOf } from '../../domain/lead/customer.js';
import { leadContactWords } from '../../i18n/lead-contact.js';
import type { LeadRef } from '../../state/lead-ref.js';
import { LatePart } from '../widget/late-part.js';
import { useWidget } from '../widget/widget-context.js';
import { ConnectOffer } from './connect-offer.js';
import { CopyContact } from './copy-contact.js';
import type { LeadCardSettings } from './lead-card-settings.js';
import contactCss from './lead-contact.css?inline';
import { LeadPhone } from './lead-phone.js';

const WORDS = [leadContactWords];

export interface LeadContactProps {
  readonly lead: Lead;
  readonly leadRef: LeadRef;
  readonly settings: LeadCardSettings;
}

/** Phone, e-mail and address, once 'Contact' has been pressed. */
export function LeadContact(props: LeadContactProps): ReactElement {
  return (
    <LatePart words={WORDS} sheet={contactCss}>
      <Contact {...props} />
    </LatePart>
  );
}

function Contact({ lead, leadRef, settings }: LeadContactProps): ReactElement {
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
            <dd className="row">
              <LeadEmail address={emailAddress} />
              <CopyContact text={emailAddress} label="copyEmail" />
            </dd>
          </div>
        ) : null}
        {lines.length > 0 ? (
          <div>
            <dt>{t('address')}</dt>
            <dd className="row">
              <a href={mapsHref(address)} target="_blank" rel="noopener noreferrer" referrerPolicy="no-referrer">
                {lines.map((line) => (
                  <span className="line" key={line}>
                    {line}
                  </span>
                ))}
              </a>
              <CopyContact text={lines.join(', ')} label="copyAddress" />
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
      {lead.optedInButNotConnected ? <ConnectOffer spId={leadRef.spId} settings={settings} /> : null}
    </section>
  );
}

function LeadEmail({ address }: { address: string }): ReactElement {
  const [name, domain] = emailParts(address);
  return (
    <a href={mailtoHref(address)}>
      {name}
      <wbr />
      {domain}
    </a>
  );
}
