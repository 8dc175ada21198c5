import type { ReactElement, RefObject } from 'react';
import { formatPhone, telHref } from '../contact/phone-number.js';
import { useWidget } from '../element/widget/widget-context.js';
import { emailParts, mailtoHref } from '../lead-card/contact/contact-links.js';
import { contactPhone } from '../lead-card/contact/phone.js';
import type { Lead } from '../lead-card/lead/lead.js';
import { photoListMessages } from '../photo/messages.en-US.js';
import { Icon } from '../ui/icons/icon.js';
import { mail } from '../ui/icons/icons.js';
import { phone } from '../ui/icons/lazy-icons.js';
import { Dialog } from '../ui/popup/dialog.js';
import composerToolsCss from './composer-tools.css?inline';
import type { MessageThread } from './conversation/conversation-state.js';
import { messageThreadLazyMessages } from './lazy-messages.en-US.js';
import type { ContactNumber } from './message.js';
import restCss from './thread-rest.css?inline';

// The parts of a conversation that load after its messages. `lazy-thread.ts` draws them.
export { choosePhotos, PhotoTray } from './photo/photo-tray.js';
export { ThreadSearch } from './search/thread-search.js';
export { ScheduledLine } from './tools/schedule.js';
export { ThreadTools } from './tools/thread-tools.js';

export const catalogues = [photoListMessages, messageThreadLazyMessages];

export const sheet = restCss + composerToolsCss;

export interface ThreadContactProps extends ContactOptionsProps {
  readonly name: string;
  readonly onClose: () => void;
}

/** 'Contact {member name}': the preferred contact information. */
export function ThreadContact({ name, onClose, ...options }: ThreadContactProps): ReactElement {
  const { t } = useWidget();
  return (
    <Dialog heading={t('contactMember', { name })} closeLabel={t('closeContact')} onClose={onClose}>
      <h3>{t('preferredContact')}</h3>
      <ContactOptions {...options} />
    </Dialog>
  );
}

export interface OpenImage {
  readonly url: string;
  readonly name: string;
}

export interface ImageLightboxProps extends OpenImage {
  /** Gets the focus if the image's message is no longer drawn. */
  readonly returnTo: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

/** One image, as large as the screen allows. */
export function ImageLightbox({ url, name, returnTo, onClose }: ImageLightboxProps): ReactElement {
  const { t } = useWidget();
  return (
    <Dialog
      heading={t('imageFrom', { name })}
      closeLabel={t('closeImage')}
      width={1280}
      returnTo={returnTo}
      onClose={onClose}
    >
      <img className="whole" src={url} alt={name} />
    </Dialog>
  );
}

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
  const list = (
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
  return (
    <>
      {line}
      {list}
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
