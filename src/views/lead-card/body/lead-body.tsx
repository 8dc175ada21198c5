import { type ReactElement, useState } from 'react';
import type { Lead } from '../../../contract/lead.js';
import { messageHref } from '../../../domain/lead/message-link.js';
import { placeOf } from '../../../domain/lead/to-lead.js';
import { analyticsOf } from '../../../state/analytics.js';
import { isInsuranceHiddenAtom } from '../../../state/lead/insurance-hidden.js';
import { editLeadAtom } from '../../../state/lead/lead-edit.js';
import type { LeadRef } from '../../../state/lead/lead-ref.js';
import { Icon } from '../../../ui/icons/icon.js';
import { archive, mail, more, star } from '../../../ui/icons/icons.js';
import { Menu } from '../../../ui/list/menu.js';
import { HostLink } from '../../widget/host-link.js';
import { NotLoaded } from '../../widget/not-loaded.js';
import { useAtomValue, useSetAtom } from '../../widget/store.js';
import { useWidget } from '../../widget/widget-context.js';
import { type LeadCardSettings, notesAttempts } from '../lead-card-settings.js';
import { LeadNotes } from '../notes/lead-notes.js';
import { useCardTools } from '../use-card-tools.js';
import { useLeadReview } from '../use-lead-review.js';
import { LeadDeal, LeadProject } from './lead-project.js';
import { LeadStatus } from './lead-status.js';

interface LeadBodyProps {
  readonly id: string;
  readonly lead: Lead;
  readonly leadRef: LeadRef;
  readonly settings: LeadCardSettings;
  readonly onArchive: (archived: boolean) => void;
}

/** The body of an open card. */
export function LeadBody({ id, lead, leadRef, settings, onArchive }: LeadBodyProps): ReactElement {
  const { t, requester, features } = useWidget();
  const edit = useSetAtom(editLeadAtom);
  const card = useCardTools();
  const { tools, hasFailed, load } = card;
  const [isContactWanted, setContactWanted] = useState(false);
  const [wasContactShown, setContactShown] = useState(false);
  const [isRatingWanted, setRatingWanted] = useState(false);
  const review = useLeadReview();
  const [isOfferHidden] = useState(useAtomValue(isInsuranceHiddenAtom)(leadRef));
  const isContactShown = isContactWanted && tools !== null;

  const showContact = () => {
    load();
    setContactWanted(true);
    setContactShown(true);
    if (!wasContactShown) requester.emit('analytics', analyticsOf('contact-reveal', { leadId: lead.leadId }));
  };
  const openRating = () => {
    load();
    setRatingWanted(true);
  };
  const href = messageHref(lead, leadRef.spId, settings);
  const ofLead = { lead, leadRef, settings };
  const hasActivity = notesAttempts(features, settings);
  return (
    <div className="body" id={id}>
      <div className="bar">
        <LeadStatus lead={lead} leadRef={leadRef} onChoose={(status) => review.chooseStatus(leadRef, status)} />
        <div className="acts">
          <button
            // Another button in the same place: Message must not move under the finger, nor a double tap hide again.
            key={String(isContactShown)}
            type="button"
            className={isContactShown ? 'btn contact' : 'btn primary contact'}
            aria-expanded={isContactShown}
            aria-busy={isContactWanted && !isContactShown && !hasFailed}
            // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that hid the contact
            autoFocus={wasContactShown && !isContactWanted}
            onClick={isContactShown ? () => setContactWanted(false) : showContact}
          >
            {t('contact')}
          </button>
          {isContactShown ? <tools.CallCustomer {...ofLead} /> : null}
          <div className="reach">
            {isContactShown ? <tools.TextCustomer {...ofLead} /> : null}
            {href === undefined ? null : (
              <HostLink
                href={href}
                to={settings.officeInboxUrl ? 'office-inbox' : 'thread'}
                className={lead.hasUnreadMessages ? 'btn speech has' : 'btn speech'}
              >
                {t('message')}
              </HostLink>
            )}
            {isContactShown ? <tools.EmailCustomer {...ofLead} /> : null}
          </div>
          <button
            type="button"
            className="btn review"
            aria-haspopup="dialog"
            aria-busy={review.isRequestLoading}
            onClick={() => review.requestReview(leadRef)}
          >
            {t('requestReview')}
          </button>
          {isRatingWanted && tools ? (
            <tools.LeadFeedback {...ofLead} />
          ) : (
            <button
              type="button"
              className="btn rate"
              aria-haspopup="dialog"
              aria-busy={isRatingWanted && !hasFailed}
              title={t('rateLead')}
              onClick={openRating}
            >
              <Icon path={star} />
              <span>{t('rateLead')}</span>
            </button>
          )}
          <Menu
            label={t('moreActions')}
            items={[
              {
                id: 'read',
                label: t(lead.read ? 'markAsUnread' : 'markAsRead'),
                icon: mail,
                onSelect: () => edit({ lead: leadRef, edit: { field: 'read', value: !lead.read }, requester }),
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
      {tools ? (
        <>
          <tools.ReadWhenSeen lead={lead} leadRef={leadRef} />
          <tools.WaitingFeedback leadRef={leadRef} />
          <tools.ReviewAsked leadRef={leadRef} />
          <tools.ScheduledLead lead={lead} leadRef={leadRef} />
        </>
      ) : null}
      <div className="cols">
        <div>
          {isContactShown ? <tools.LeadContact {...ofLead} /> : <LeadLocation lead={lead} />}
          {lead.optedInButNotConnected && tools ? <tools.ConnectOffer spId={leadRef.spId} settings={settings} /> : null}
          {hasFailed && (isContactWanted || isRatingWanted) ? (
            <NotLoaded onRetry={load} />
          ) : review.hasFailed ? (
            <NotLoaded onRetry={review.retry} />
          ) : null}
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
          <LeadNotes lead={lead} leadRef={leadRef} card={card} />
          {hasActivity && tools ? <tools.LeadActivity {...ofLead} /> : null}
          {hasActivity && !tools ? <div className="part activity-room" /> : null}
        </div>
        <div>
          <LeadProject lead={lead} />
          <LeadDeal lead={lead} />
        </div>
      </div>
      {isOfferHidden || !lead.thimbleUrl ? null : tools ? (
        <tools.LeadInsurance leadRef={leadRef} href={lead.thimbleUrl} />
      ) : (
        <div className="promo" />
      )}
      {review.dialog}
    </div>
  );
}

/** The location of the job, shown while the contact is hidden. */
function LeadLocation({ lead }: { lead: Lead }): ReactElement | null {
  const { t } = useWidget();
  const place = placeOf(lead.customer.address);
  if (!place) return null;
  return (
    <section className="part" part="location">
      <h4>{t('location')}</h4>
      <p>{place}</p>
    </section>
  );
}
