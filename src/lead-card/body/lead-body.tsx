import { type ReactElement, useId, useState } from 'react';
import { analyticsOf } from '../../element/events/analytics.js';
import { HostLink } from '../../element/widget/host-link.js';
import { LazyBoundary, NotLoaded } from '../../element/widget/lazy-boundary.js';
import { usePreload } from '../../element/widget/use-lazy.js';
import { useWidget } from '../../element/widget/widget-context.js';
import { QUESTIONS_PREVIEW } from '../../gateway/limits.js';
import { Icon } from '../../ui/icons/icon.js';
import { archive, mail, more, star } from '../../ui/icons/icons.js';
import { Menu } from '../../ui/list/menu.js';
import { useSeen } from '../../ui/use-seen.js';
import { messageHref } from '../contact/message-link.js';
import { isInsuranceHiddenAtom } from '../insurance/insurance-hidden.js';
import {
  CallCustomer,
  ConnectOffer,
  cardTools,
  EmailCustomer,
  LeadActivity,
  LeadAppointment,
  LeadContact,
  LeadFeedback,
  LeadInsurance,
  LeadNotices,
  TextCustomer,
} from '../lazy-card.js';
import { type Lead, type LeadQuestion, placeOf } from '../lead/lead.js';
import { editLead } from '../lead/lead-edit.js';
import { isScheduled } from '../lead/status.js';
import { type CardPartProps, notesAttempts } from '../lead-card-settings.js';
import { ratingLabel, urgencyLabel } from '../lead-text.js';
import { LeadNotes } from '../notes/lead-notes.js';
import { useShownStars } from '../save/not-saved-yet.js';
import { useLazyOpening } from '../use-lazy-opening.js';
import { useLeadReview } from '../use-lead-review.js';
import { LeadStatus } from './lead-status.js';

interface LeadBodyProps extends CardPartProps {
  readonly id: string;
  readonly onArchive: (archived: boolean) => void;
}

export function LeadBody({ id, onArchive, ...part }: LeadBodyProps): ReactElement {
  const { lead, leadRef, settings } = part;
  const widget = useWidget();
  const { t, session, features } = widget;
  const { isReady: hasTools } = usePreload(cardTools, useSeen(cardTools.loaded === null));
  const contact = useLazyOpening(cardTools);
  const isContactShown = contact.isOpen;
  const [wasContactShown, setContactShown] = useState(false);
  const rating = useLazyOpening(cardTools);
  const stars = useShownStars(lead, leadRef);
  const rated = ratingLabel(stars, widget);
  const review = useLeadReview();
  const failed = [contact, rating, review.opening].find(({ hasFailed }) => hasFailed);
  const [isOfferHidden] = useState(() => session.store.get(isInsuranceHiddenAtom)(leadRef));

  const showContact = () => {
    contact.open();
    setContactShown(true);
    if (!wasContactShown) session.emit('analytics', analyticsOf('contact-reveal', { leadId: lead.leadId }));
  };
  const href = messageHref(lead, leadRef.spId, settings);
  return (
    <div className="body" id={id}>
      <div className="bar">
        <LeadStatus lead={lead} leadRef={leadRef} onChoose={(status) => review.chooseStatus(leadRef, status)} />
        <div className="acts">
          <div className="reach" data-lower-bar>
            <button
              // A new key makes a new button, so that a double tap cannot hide the contact again.
              key={String(isContactShown)}
              ref={contact.opener}
              type="button"
              className={isContactShown ? 'btn contact' : 'btn primary contact'}
              aria-expanded={isContactShown}
              aria-busy={contact.isLoading}
              // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that hid the contact
              autoFocus={wasContactShown && !isContactShown}
              onClick={isContactShown ? contact.close : showContact}
            >
              {t('contact')}
            </button>
            {isContactShown ? <CallCustomer {...part} /> : null}
            <div className="write">
              {isContactShown ? <TextCustomer {...part} /> : null}
              {href === undefined ? null : (
                <HostLink
                  href={href}
                  to={settings.officeInboxUrl ? 'office-inbox' : 'thread'}
                  className={lead.hasUnreadMessages ? 'btn speech has' : 'btn speech'}
                >
                  {t('message')}
                </HostLink>
              )}
              {isContactShown ? <EmailCustomer lead={lead} /> : null}
            </div>
          </div>
          <div className="more">
            <button
              type="button"
              ref={review.opening.opener}
              className="btn review"
              aria-haspopup="dialog"
              aria-busy={review.opening.isLoading}
              onClick={() => review.requestReview(leadRef)}
              onBlur={review.opening.onBlur}
            >
              {t('requestReview')}
            </button>
            {rating.isOpen ? (
              <LeadFeedback {...part} />
            ) : (
              <button
                type="button"
                ref={rating.opener}
                className={stars ? 'btn rate rated' : 'btn rate'}
                aria-haspopup="dialog"
                aria-busy={rating.isLoading}
                title={rated}
                onClick={rating.open}
                onBlur={rating.onBlur}
              >
                <Icon path={star} />
                <span>{rated}</span>
              </button>
            )}
            <Menu
              label={t('moreActions')}
              notLoaded={(retry) => <NotLoaded onRetry={retry} />}
              items={[
                {
                  id: 'read',
                  label: t(lead.read ? 'markAsUnread' : 'markAsRead'),
                  icon: mail,
                  onSelect: () => editLead(session, leadRef, { field: 'read', value: !lead.read }),
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
      </div>
      {failed ? <NotLoaded onRetry={failed.retry} /> : null}
      {hasTools ? (
        <LazyBoundary isSilent>
          <LeadNotices {...part} />
        </LazyBoundary>
      ) : null}
      <div className="cols">
        <div>
          {isContactShown ? <LeadContact {...part} /> : <LeadLocation lead={lead} />}
          {hasTools ? (
            <LazyBoundary isSilent>
              {isScheduled(lead.status) ? <LeadAppointment {...part} /> : null}
              {lead.optedInButNotConnected ? <ConnectOffer spId={leadRef.spId} settings={settings} /> : null}
            </LazyBoundary>
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
          <LeadNotes {...part} />
          {notesAttempts(features, settings) ? (
            <LazyBoundary isSilent>
              {hasTools ? <LeadActivity {...part} /> : <div className="part activity-space" />}
            </LazyBoundary>
          ) : null}
        </div>
        <div>
          <LeadProject lead={lead} />
          <LeadJob lead={lead} />
        </div>
      </div>
      {isOfferHidden || !lead.thimbleUrl ? null : (
        <LazyBoundary isSilent>
          {hasTools ? <LeadInsurance leadRef={leadRef} href={lead.thimbleUrl} /> : <div className="promo" />}
        </LazyBoundary>
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

/** 'Project Details': four questions, and all of them after 'Read More'. */
function LeadProject({ lead }: { lead: Lead }): ReactElement {
  const { t } = useWidget();
  const [isExpanded, setExpanded] = useState(false);
  const listId = useId();
  const { questions } = lead;
  const shown = shownQuestions(questions, isExpanded);
  return (
    <section className="part" part="project">
      <h4>{t('projectDetails')}</h4>
      {questions.length === 0 ? <p className="muted">{t('noProjectDetails')}</p> : null}
      <dl className="pairs" id={listId}>
        {shown.map(({ question, answers }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a question may appear twice, and the order never changes
          <div key={index}>
            <dt dir="auto">{question}</dt>
            <dd dir="auto">{answers.join(', ')}</dd>
          </div>
        ))}
      </dl>
      {hasMoreQuestions(questions) ? (
        <button
          type="button"
          className="link"
          aria-expanded={isExpanded}
          aria-controls={listId}
          onClick={() => setExpanded(!isExpanded)}
        >
          {t(isExpanded ? 'readLess' : 'readMore')}
        </button>
      ) : null}
    </section>
  );
}

/** The deal, the timing of the job, and when the request was received. */
function LeadJob({ lead }: { lead: Lead }): ReactElement {
  const widget = useWidget();
  const { t, format } = widget;
  const priceOf = (price: string | number = '') => (typeof price === 'number' ? format.price(price) : price);
  const facts = [
    [t('offer'), [lead.deal?.title, priceOf(lead.deal?.price)].filter(Boolean).join(', ')],
    [t('redemption'), lead.redemptionId],
    [t('timing'), urgencyLabel(lead.urgency, widget)],
    [t('received'), format.fullDate(new Date(lead.createDate))],
  ].filter(([, fact]) => fact);
  return (
    <section className="part" part="deal">
      <h4>{t('job')}</h4>
      <dl className="facts">
        {facts.map(([label, fact]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The questions to show: four before 'Read More', all after it. */
export function shownQuestions(questions: readonly LeadQuestion[], isExpanded: boolean): readonly LeadQuestion[] {
  return isExpanded ? questions : questions.slice(0, QUESTIONS_PREVIEW);
}

export function hasMoreQuestions(questions: readonly LeadQuestion[]): boolean {
  return questions.length > QUESTIONS_PREVIEW;
}
