import { useSetAtom } from 'jotai';
import { type ReactElement, useLayoutEffect, useRef, useState } from 'react';
import type { Lead } from '../../contract/lead.js';
import { messageHref } from '../../domain/lead/message-link.js';
import { analyticsOf } from '../../state/analytics.js';
import { editLeadAtom } from '../../state/lead-edit.js';
import type { LeadRef } from '../../state/lead-ref.js';
import { Icon } from '../../ui/icon.js';
import { archive, mail, more } from '../../ui/icons.js';
import { Menu } from '../../ui/menu.js';
import { HostLink } from '../widget/host-link.js';
import { useWidget } from '../widget/widget-context.js';
import type { LeadCardSettings } from './lead-card-settings.js';
import { LeadContact, LeadLocation } from './lead-contact.js';
import { LeadNotes } from './lead-notes.js';
import { LeadDeal, LeadProject } from './lead-project.js';
import { LeadStatus } from './lead-status.js';

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
  const contactHeading = useRef<HTMLHeadingElement>(null);
  const edit = useSetAtom(editLeadAtom);
  // The button that had the focus is gone: what it has brought takes it.
  useLayoutEffect(() => {
    if (isContactShown) contactHeading.current?.focus({ preventScroll: true });
  }, [isContactShown]);

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
          {isContactShown ? null : (
            <button type="button" className="btn primary" onClick={showContact}>
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
          {isContactShown ? <LeadContact lead={lead} headingRef={contactHeading} /> : <LeadLocation lead={lead} />}
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
