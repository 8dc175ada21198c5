import { type ComponentType, memo, type ReactElement } from 'react';
import { askHost } from '../element/widget/host-link.js';
import { LazyBoundary } from '../element/widget/lazy-boundary.js';
import type { Widget } from '../element/widget/widget-context.js';
import type { LeadRef } from '../session/lead-ref.js';
import { LeadBody } from './body/lead-body.js';
import { messageHref } from './contact/message-link.js';
import { RowSave, UnsentMark, WaitingBadge } from './lazy-card.js';
import type { CardState } from './lead/card-state.js';
import { type LeadAddress, stateAndZip } from './lead/lead.js';
import { editLead } from './lead/lead-edit.js';
import { isStatusShown, statusTone } from './lead/status.js';
import type { LeadCardSettings } from './lead-card-settings.js';
import { createdText, nameOf, statusLabel } from './lead-text.js';

export interface SelectLeadProps {
  readonly leadId: string;
  /** The customer's name. */
  readonly name: string;
}

interface LeadCardProps {
  readonly spId: string;
  readonly state: CardState;
  readonly widget: Widget;
  readonly settings: LeadCardSettings;
  readonly isOpen: boolean;
  /** Id of the card's body. */
  readonly bodyId: string;
  /** `li` on a board, `article` on its own. */
  readonly as: 'li' | 'article';
  readonly onToggle: (leadId: string, isOpen: boolean) => void;
  readonly onArchive: (leadId: string, archived: boolean) => void;
  /** The checkbox, if leads can be selected. */
  readonly Select?: ComponentType<SelectLeadProps> | undefined;
}

/**
 * One lead: its header, and its body while it is open. The header has the read indicator, time, name, category, place,
 * status and 'Message'. It uses no hooks, because a board draws a hundred of them.
 */
export const LeadCard = memo(function LeadCard(props: LeadCardProps): ReactElement {
  const { spId, state, widget, settings, isOpen, bodyId, as: Tag, onToggle, onArchive, Select } = props;
  const { lead, isChanged } = state;
  const { t, format, session } = widget;
  const { leadId } = lead;
  const leadRef: LeadRef = { spId, leadId };
  const save = isOpen ? state.openSave : state.closedSave;
  const unsent = unsentOf(state, isOpen);
  const name = nameOf(lead, widget);
  const status = statusLabel(lead.status, widget);
  const mark = `${t(lead.read ? 'markAsUnread' : 'markAsRead')}, ${name}`;
  const href = messageHref(lead, spId, settings);
  const archiveLead = (archived: boolean) => onArchive(leadId, archived);
  return (
    <Tag className={isOpen ? 'lead open' : 'lead'} part={isOpen ? 'lead lead-open' : 'lead'} data-lead-id={leadId}>
      {Select ? <Select leadId={leadId} name={name} /> : null}
      <button
        type="button"
        className={lead.read ? 'seen' : 'seen unread'}
        aria-label={mark}
        title={mark}
        onClick={() => editLead(session, leadRef, { field: 'read', value: !lead.read })}
      />
      <h3>
        <button
          type="button"
          className="toggle"
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={() => onToggle(leadId, isOpen)}
        >
          <time dateTime={lead.createDate} title={format.fullDate(new Date(lead.createDate))}>
            {createdText(lead.createDate, new Date(), format, widget)}
          </time>
          <span className="name" dir="auto">
            {unsent ? (
              <LazyBoundary isSilent>
                <UnsentMark what={unsent} />
              </LazyBoundary>
            ) : null}
            {name}
          </span>
          <span className="cat">{lead.category.name}</span>
          <RowPlace address={lead.customer.address} />
          {isStatusShown(lead.status) || isChanged ? (
            <span
              className={`pill tone-${statusTone(lead.status)}${isChanged ? ' changed' : ''}`}
              title={isChanged ? t('changedElsewhere') : undefined}
            >
              {isChanged ? t('statusChangedElsewhere', { status }) : status}
            </span>
          ) : settings.waitingHours ? (
            <LazyBoundary isSilent>
              <WaitingBadge lead={lead} leadRef={leadRef} settings={settings} />
            </LazyBoundary>
          ) : null}
        </button>
      </h3>
      {lead.archived ? (
        <button type="button" className="link restore" onClick={() => archiveLead(false)}>
          {t('moveToActiveLeads')}
        </button>
      ) : null}
      {href === undefined ? null : (
        <a
          className={lead.hasUnreadMessages ? 'msg has' : 'msg'}
          href={href}
          aria-label={t(lead.hasUnreadMessages ? 'messageToUnread' : 'messageTo', { name })}
          onClick={(event) =>
            askHost(event, session, { to: settings.officeInboxUrl ? 'office-inbox' : 'thread', href })
          }
        >
          {t('message')}
        </a>
      )}
      {save === undefined ? null : (
        <LazyBoundary>
          <RowSave leadRef={leadRef} save={save} />
        </LazyBoundary>
      )}
      {isOpen ? (
        <LeadBody id={bodyId} lead={lead} leadRef={leadRef} settings={settings} onArchive={archiveLead} />
      ) : null}
    </Tag>
  );
});

/** 'Austin, TX 78704'. If it does not fit, the city is cut, not the ZIP. */
function RowPlace({ address }: { readonly address: LeadAddress }): ReactElement | null {
  const { city } = address;
  const rest = stateAndZip(address);
  if (!city) return rest ? <span className="place">{rest}</span> : null;
  return (
    <span className="place">
      <span className="city">{rest ? `${city},` : city}</span> {rest}
    </span>
  );
}

/** The mark for unsaved or unsent text. An open card shows the note itself. */
function unsentOf({ hasUnsavedNote, hasUnsentMessage }: CardState, isOpen: boolean) {
  if (hasUnsavedNote && !isOpen) return 'unsavedNote';
  return hasUnsentMessage ? 'unsentMessage' : null;
}
