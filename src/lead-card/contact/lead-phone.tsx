import { type ReactElement, useState } from 'react';
import type { WidgetSession } from '../../element/run-call.js';
import { useWidget } from '../../element/widget/widget-context.js';
import { type LeadRef, leadKey } from '../../session/lead-ref.js';
import { CopyButton } from '../../ui/field/copy-button.js';
import { Icon } from '../../ui/icons/icon.js';
import { alert } from '../../ui/icons/icons.js';
import { addActivity, addAttempt } from '../activity/activity-state.js';
import type { Lead } from '../lead/lead.js';
import { leadsAtom } from '../lead/lead-state.js';
import { type CardPartProps, type LeadCardSettings, notesAttempts } from '../lead-card-settings.js';
import { mailtoHref } from './contact-links.js';
import { type ContactSettings, recordContact } from './create-contact.js';
import { type ContactPhone, contactPhone, endsSoon, textMessageHref } from './phone.js';

type Settings = ContactSettings | undefined;

const contactOf = (lead: LeadRef, settings: Settings) => ({
  ...lead,
  entityType: 'lead' as const,
  entityId: lead.leadId,
  settings,
});

export function revealContact(session: WidgetSession, lead: LeadRef, settings: Settings): void {
  const { store } = session;
  const isNew = addActivity(store, lead, { kind: 'revealed', at: Date.now() });
  const hasNumber = store.get(leadsAtom).get(leadKey(lead))?.customer.phoneNumber;
  if (isNew && hasNumber) void recordContact(session, { ...contactOf(lead, settings), type: 'PhoneNumberRevealed' });
}

/** Notes that the person pressed the number of a lead, to call or to text, where attempts are noted. */
function useNumberPress(lead: LeadRef, settings: LeadCardSettings): (kind: 'called' | 'texted') => void {
  const { session, features } = useWidget();
  return (kind) => {
    if (!notesAttempts(features, settings)) return;
    addAttempt(session, lead, { kind, at: Date.now() });
    const type = matchMedia('(pointer: coarse)').matches ? 'PhoneNumberTapped' : 'PhoneNumberClicked';
    void recordContact(session, { ...contactOf(lead, settings.contact), type });
  };
}

/** Ignore clicks this long after the button appears, in milliseconds: they may be meant for 'Contact'. */
const SETTLE_MS = 350;

/** The customer's number. An inactive temporary number is marked 'Expired' and is not a link. */
export function LeadPhone({ lead, leadRef, settings }: CardPartProps): ReactElement {
  const { t } = useWidget();
  const press = useNumberPress(leadRef, settings);
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
  return (
    <>
      <span className="row">
        {phone.href ? (
          <a className="tel" dir="ltr" href={phone.href} onClick={() => press('called')}>
            {phone.shown}
          </a>
        ) : (
          <span className="tel" dir="ltr">
            {phone.shown}
          </span>
        )}
        <CopyContact text={phone.shown} label="copyPhone" />
        <TextLink lead={lead} leadRef={leadRef} settings={settings} phone={phone} className="link" />
      </span>
      {phone.worksUntil === null ? null : <WorksUntil end={phone.worksUntil} />}
    </>
  );
}

interface TextLinkProps extends CardPartProps {
  readonly phone: ContactPhone;
  readonly className: string;
}

/** The link to text the customer, with a greeting in the viewer's language. */
function TextLink({ lead, leadRef, settings, phone, className }: TextLinkProps): ReactElement | null {
  const { t } = useWidget();
  const press = useNumberPress(leadRef, settings);
  if (!lead.customer.smsEnabled) return null;
  const name = lead.customer.firstName;
  const href = textMessageHref(phone, name ? t('textGreeting', { name }) : t('textGreetingNoName'));
  if (href === undefined) return null;
  return (
    <a className={className} href={href} onClick={() => press('texted')}>
      {t('textCustomer')}
    </a>
  );
}

function WorksUntil({ end }: { end: Date }): ReactElement {
  const { t, format } = useWidget();
  const now = new Date();
  const date = format.day(end);
  if (!endsSoon(end, now)) {
    return <span className="hint">{end > now ? t('temporaryNumber', { date }) : t('temporaryNumberActive')}</span>;
  }
  return (
    <span className="hint soon">
      <Icon path={alert} />
      <span>{t('temporaryNumberEnds', { date })}</span>
    </span>
  );
}

interface CopyContactProps {
  readonly text: string;
  readonly label: 'copyPhone' | 'copyEmail' | 'copyAddress';
}

/** Copies a part of the contact. The value is in no attribute and in no event. */
export function CopyContact({ text, label }: CopyContactProps): ReactElement {
  const { t } = useWidget();
  return <CopyButton label={t(label)} text={text} copiedLabel={t('copied')} failedLabel={t('notCopied')} />;
}

/** 'Call (512) 555-0142': on a narrow card it takes the place of 'Contact'. A number that has expired has none. */
export function CallCustomer({ lead, leadRef, settings }: CardPartProps): ReactElement | null {
  const { t } = useWidget();
  const press = useNumberPress(leadRef, settings);
  const [cameAt] = useState(() => performance.now());
  const phone = contactPhone(lead);
  if (phone.kind !== 'link' || !phone.href) return null;
  return (
    <a
      className="btn primary call"
      dir="ltr"
      href={phone.href}
      onClick={(event) => {
        // Keys and assistive technology press without a position.
        if (event.detail > 0 && performance.now() - cameAt < SETTLE_MS) event.preventDefault();
        else press('called');
      }}
    >
      {t('callCustomer', { phone: phone.shown })}
    </a>
  );
}

export function TextCustomer(props: CardPartProps): ReactElement {
  return <TextLink {...props} phone={contactPhone(props.lead)} className="btn way" />;
}

export function EmailCustomer({ lead }: { lead: Lead }): ReactElement | null {
  const { t } = useWidget();
  const { emailAddress } = lead.customer;
  if (!emailAddress) return null;
  return (
    <a className="btn way" href={mailtoHref(emailAddress)}>
      {t('email')}
    </a>
  );
}
