import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import { FEATURES } from '../../element/feature.js';
import { useAtomValue } from '../../element/widget/store.js';
import { useWidget } from '../../element/widget/widget-context.js';
import { Icon } from '../../ui/icons/icon.js';
import { phone } from '../../ui/icons/lazy-icons.js';
import { placeOf } from '../lead/lead.js';
import { type CardPartProps, type LeadCardSettings, notesAttempts } from '../lead-card-settings.js';
import { headingBefore } from '../over-card.js';
import { ConnectNumber } from './connect-number.js';
import { addressLines, emailParts, mailtoHref, mapsHref } from './contact-links.js';
import { CopyContact, LeadPhone, revealContact } from './lead-phone.js';
import { connectedAtom } from './registered-numbers.js';

/** Phone, email and address, shown after 'Contact' is pressed. */
export function LeadContact({ lead, leadRef, settings }: CardPartProps): ReactElement {
  const { t, session, features } = useWidget();
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is shown
  useLayoutEffect(() => {
    // The focused button was replaced, so this takes the focus.
    heading.current?.focus({ preventScroll: true });
    if (notesAttempts(features, settings)) revealContact(session, leadRef, settings.contact);
  }, []);
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
            <LeadPhone lead={lead} leadRef={leadRef} settings={settings} />
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

export interface ConnectOfferProps {
  readonly spId: string;
  readonly settings: LeadCardSettings;
}

/** 'Connect your number', on a lead from a call when the provider has no connected number. */
export function ConnectOffer({ spId, settings }: ConnectOfferProps): ReactElement | null {
  const { t, features } = useWidget();
  const isConnected = useAtomValue(connectedAtom, (connected) => connected.has(spId));
  const [isOpen, setOpen] = useState(false);
  const offer = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLElement>(null);
  const open = () => {
    heading.current = headingBefore(offer.current);
    setOpen(true);
  };
  if (!features.includes(FEATURES.connectedNumbers)) return null;
  return (
    <div className="connect" ref={offer}>
      {isConnected ? null : (
        <button type="button" className="btn" aria-haspopup="dialog" onClick={open}>
          <Icon path={phone} />
          {t('connectNumber')}
        </button>
      )}
      {isOpen ? (
        <ConnectNumber spId={spId} settings={settings} onEnd={() => setOpen(false)} returnTo={heading} />
      ) : null}
    </div>
  );
}
