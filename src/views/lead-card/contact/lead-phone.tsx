import type { ReactElement } from 'react';
import type { Lead } from '../../../contract/lead.js';
import { type ContactPhone, contactPhone, endsSoon, textMessageHref } from '../../../domain/lead/phone.js';
import { CopyButton } from '../../../ui/field/copy-button.js';
import { Icon } from '../../../ui/icons/icon.js';
import { alert } from '../../../ui/icons/icons.js';
import { useWidget } from '../../widget/widget-context.js';

/** The customer's number. An inactive temporary number is marked 'Expired' and is not a link. */
export function LeadPhone({ lead }: { lead: Lead }): ReactElement {
  const { t } = useWidget();
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
          <a className="tel" dir="ltr" href={phone.href}>
            {phone.shown}
          </a>
        ) : (
          <span className="tel" dir="ltr">
            {phone.shown}
          </span>
        )}
        <CopyContact text={phone.shown} label="copyPhone" />
        {lead.customer.smsEnabled ? <TextLink lead={lead} phone={phone} /> : null}
      </span>
      {phone.worksUntil === null ? null : <WorksUntil end={phone.worksUntil} />}
    </>
  );
}

/** The link to text the customer, with a greeting in the viewer's language. */
function TextLink({ lead, phone }: { lead: Lead; phone: ContactPhone }): ReactElement | null {
  const { t } = useWidget();
  const name = lead.customer.firstName;
  const href = textMessageHref(phone, name ? t('textGreeting', { name }) : t('textGreetingNoName'));
  if (href === undefined) return null;
  return (
    <a className="link" href={href}>
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
