import { useSetAtom } from 'jotai';
import { type ReactElement, useState } from 'react';
import type { Lead } from '../../contract/lead.js';
import { messageHref } from '../../domain/lead/message-link.js';
import { analyticsOf } from '../../state/analytics.js';
import { editLeadAtom } from '../../state/lead-edit.js';
import type { LeadRef } from '../../state/lead-ref.js';
import { Icon } from '../../ui/icon.js';
import { archive, mail, more } from '../../ui/icons.js';
import { Menu } from '../../ui/menu.js';
import { HostLink } from '../widget/host-link.js';
import { lazyPart, useLazyPart, useWarmPart } from '../widget/lazy-part.js';
import { NotLoaded } from '../widget/not-loaded.js';
import { useWidget } from '../widget/widget-context.js';
import type { LeadCardSettings } from './lead-card-settings.js';
import { LeadLocation } from './lead-location.js';
import { LeadNotes } from './lead-notes.js';
import { LeadDeal, LeadProject } from './lead-project.js';
import { LeadStatus } from './lead-status.js';

const leadContact = lazyPart(async () => (await import('./lead-contact.js')).LeadContact);

/** A card that has been open this long is being looked at, in milliseconds: its contact may be wanted next. */
const SEEN_FOR_MS = 300;

export interface LeadBodyProps {
  readonly id: string;
  readonly lead: Lead;
  readonly leadRef: LeadRef;
  readonly settings: LeadCardSettings;
  readonly onArchive: (archived: boolean) => void;
}

/** What lies under the header of an open card (Spec §2 Lead board, Expanded card). It is drawn when the card opens. */
export function LeadBody({ id, lead, leadRef, settings, onArchive }: LeadBodyProps): ReactElement {
  const { t, asker } = useWidget();
  const [isContactShown, setContactShown] = useState(false);
  const edit = useSetAtom(editLeadAtom);
  const { Part: Contact, hasFailed, retry } = useLazyPart(leadContact, isContactShown);
  useWarmPart(leadContact, SEEN_FOR_MS);

  const showContact = () => {
    setContactShown(true);
    asker.emit('analytics', analyticsOf('contact-reveal', { leadId: lead.leadId }));
  };
  const href = messageHref(lead, leadRef.spId, settings);
  return (
    <div className="body" id={id}>
      <div className="bar">
        <LeadStatus lead={lead} leadRef={leadRef} />
        <div className="acts">
          {isContactShown && Contact !== null ? null : (
            <button
              type="button"
              className="btn primary"
              aria-busy={isContactShown && !hasFailed}
              onPointerEnter={leadContact.warm}
              onFocus={leadContact.warm}
              onClick={isContactShown ? retry : showContact}
            >
              {t('contact')}
            </button>
          )}
          {href === undefined ? null : (
            <HostLink
              href={href}
              to={settings.officeInboxUrl ? 'office-inbox' : 'thread'}
              className={lead.hasUnreadMessages ? 'btn speech has' : 'btn speech'}
            >
              {t('message')}
            </HostLink>
          )}
          <Menu
            label={t('moreActions')}
            items={[
              {
                id: 'read',
                label: t(lead.read ? 'markAsUnread' : 'markAsRead'),
                icon: mail,
                onSelect: () => edit({ lead: leadRef, edit: { field: 'read', value: !lead.read }, asker }),
              },
              {
                id: 'archive',
                label: t(lead.archived ? 'moveToActiveLeads' : 'archiveLead'),
                icon: archive,
                onSelect: () => onArchive(!lead.archived),
              },
            ]}
          >
            <Icon path={more} />
          </Menu>
        </div>
      </div>
      <div className="cols">
        <div>
          {isContactShown && Contact !== null ? <Contact lead={lead} /> : <LeadLocation lead={lead} />}
          {hasFailed ? <NotLoaded onRetry={retry} /> : null}
          <section className="part" part="customer-notes">
            <h4>{t('customerNotes')}</h4>
            {lead.description ? (
              <p className="long" dir="auto">
                {lead.description}
              </p>
            ) : (
              <p className="muted">{t('noCustomerNotes')}</p>
            )}
          </section>
          <LeadNotes lead={lead} leadRef={leadRef} />
        </div>
        <div>
          <LeadProject lead={lead} />
          <LeadDeal lead={lead} />
        </div>
      </div>
    </div>
  );
}
