import { type ReactElement, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { FEATURES } from '../../../contract/feature.js';
import type { Lead } from '../../../contract/lead.js';
import { addressLines, emailParts, mailtoHref, mapsHref } from '../../../domain/lead/contact-links.js';
import { placeOf } from '../../../domain/lead/to-lead.js';
import { connectNumberMessages } from '../../../i18n/lead-card/connect-number.en-US.js';
import { leadContactMessages } from '../../../i18n/lead-card/lead-contact.en-US.js';
import { revealContactAtom } from '../../../state/lead/attempt.js';
import type { LeadRef } from '../../../state/lead/lead-ref.js';
import { isConnectedAtomOf } from '../../../state/service-provider/registered-numbers.js';
import { Icon } from '../../../ui/icons/icon.js';
import { phone } from '../../../ui/icons/lazy-icons.js';
import { type LazyPart, lazyPart, useLazyPart } from '../../../ui/lazy-part.js';
import { LazyPartProvider } from '../../widget/lazy-part-provider.js';
import { NotLoaded } from '../../widget/not-loaded.js';
import { useAtomValue, useStore } from '../../widget/store.js';
import { useWidget } from '../../widget/widget-context.js';
import { type LeadCardSettings, notesAttempts } from '../lead-card-settings.js';
import contactCss from './lead-contact.css?inline';
import { CopyContact, LeadPhone } from './lead-phone.js';

const connectNumber = lazyPart(async () => (await import('./connect-number.js')).ConnectNumber);

const CONNECT_MESSAGES = [connectNumberMessages];

const MESSAGES = [leadContactMessages];

export interface LeadContactProps {
  readonly lead: Lead;
  readonly leadRef: LeadRef;
  readonly settings: LeadCardSettings;
}

/** Phone, email and address, shown after 'Contact' is pressed. */
export function LeadContact(props: LeadContactProps): ReactElement {
  return (
    <LazyPartProvider catalogues={MESSAGES} sheet={contactCss}>
      <Contact {...props} />
    </LazyPartProvider>
  );
}

function Contact({ lead, leadRef, settings }: LeadContactProps): ReactElement {
  const { t, requester, features } = useWidget();
  const store = useStore();
  const heading = useRef<HTMLHeadingElement>(null);
  // The focused button was replaced, so this takes the focus.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is shown
  useEffect(() => {
    if (!notesAttempts(features, settings)) return;
    store.set(revealContactAtom, { lead: leadRef, settings: settings.contact, requester });
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

interface ConnectOfferProps {
  readonly spId: string;
  readonly settings: LeadCardSettings;
}

/** 'Connect your number', on a lead from a call when the provider has no connected number. */
export function ConnectOffer(props: ConnectOfferProps): ReactElement | null {
  const { features } = useWidget();
  if (!features.includes(FEATURES.connectedNumbers)) return null;
  return (
    <LazyPartProvider catalogues={CONNECT_MESSAGES} sheet={contactCss}>
      <Offer {...props} />
    </LazyPartProvider>
  );
}

function Offer({ spId, settings }: ConnectOfferProps): ReactElement | null {
  const { t } = useWidget();
  const isConnected = useAtomValue(useMemo(() => isConnectedAtomOf(spId), [spId]));
  const modal = usePressedPart(connectNumber);
  const place = useRef<HTMLDivElement>(null);
  return (
    <div className="connect" ref={place} tabIndex={-1}>
      {isConnected ? null : (
        <button {...modal.button} className="btn" aria-haspopup="dialog">
          <Icon path={phone} />
          {t('connectNumber')}
        </button>
      )}
      {modal.hasFailed ? <NotLoaded onRetry={modal.retry} /> : null}
      {modal.Part ? <modal.Part spId={spId} settings={settings} onEnd={modal.release} returnTo={place} /> : null}
    </div>
  );
}

interface PressedPart<Part> {
  /** The loaded part; null until the button is pressed and the part is loaded. */
  readonly Part: Part | null;
  readonly hasFailed: boolean;
  readonly retry: () => void;
  /** Hides the part. */
  readonly release: () => void;
  /** Props of the button. It preloads the part on hover and on focus. */
  readonly button: {
    readonly type: 'button';
    readonly 'aria-busy': boolean;
    readonly onPointerEnter: () => void;
    readonly onFocus: () => void;
    readonly onClick: () => void;
  };
}

/** Loads and shows a part when its button is pressed. */
function usePressedPart<Part>(part: LazyPart<Part>): PressedPart<Part> {
  const [isPressed, setPressed] = useState(false);
  const { Part, hasFailed, retry } = useLazyPart(part, isPressed);
  const shown = isPressed ? Part : null;
  return {
    Part: shown,
    hasFailed,
    retry,
    release: () => setPressed(false),
    button: {
      type: 'button',
      'aria-busy': isPressed && !hasFailed && shown === null,
      onPointerEnter: part.warm,
      onFocus: part.warm,
      onClick: isPressed ? retry : () => setPressed(true),
    },
  };
}
