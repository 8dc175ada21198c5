import { useSetAtom } from 'jotai';
import type { ReactElement } from 'react';
import type { Lead } from '../../contract/lead.js';
import { placeOf } from '../../domain/lead/customer.js';
import { messageHref } from '../../domain/lead/message-link.js';
import { isStatusShown } from '../../domain/lead/status.js';
import { statusTone } from '../../domain/lead/status-tone.js';
import { editLeadAtom } from '../../state/lead-edit.js';
import type { LeadRef } from '../../state/lead-ref.js';
import { HostLink } from '../widget/host-link.js';
import { useWidget } from '../widget/widget-context.js';
import type { LeadCardSettings } from './lead-card-settings.js';
import { nameOf, statusWord, whenWords } from './lead-words.js';

export interface LeadRowProps {
  readonly lead: Lead;
  readonly leadRef: LeadRef;
  readonly settings: LeadCardSettings;
  readonly isOpen: boolean;
  /** Id of the card's body, in the same root. */
  readonly bodyId: string;
  readonly onToggle: () => void;
  readonly onRestore: () => void;
}

/** The header of a card: read indicator, time, name, category, place, status, Message (Spec §2 Lead board). */
export function LeadRow(props: LeadRowProps): ReactElement {
  const { lead, leadRef, settings, isOpen, bodyId, onToggle, onRestore } = props;
  const widget = useWidget();
  const { t, format, asker } = widget;
  const edit = useSetAtom(editLeadAtom);
  const name = nameOf(lead, widget);
  const mark = t(lead.read ? 'markAsUnread' : 'markAsRead');
  const href = messageHref(lead, leadRef.spId, settings);
  return (
    <>
      <button
        type="button"
        className={lead.read ? 'seen' : 'seen unread'}
        aria-label={`${mark}, ${name}`}
        title={mark}
        onClick={() => edit({ lead: leadRef, edit: { field: 'read', value: !lead.read }, asker })}
      />
      <h3>
        <button
          type="button"
          className="toggle"
          aria-expanded={isOpen}
          aria-controls={isOpen ? bodyId : undefined}
          onClick={onToggle}
        >
          <time dateTime={lead.createDate} title={format.fullDate(new Date(lead.createDate))}>
            {whenWords(lead.createDate, new Date(), format, widget)}
          </time>
          <span className="name" dir="auto">
            {name}
          </span>
          <span className="cat">{lead.category.name}</span>
          <span className="place">{placeOf(lead.customer.address)}</span>
          {isStatusShown(lead.status) ? (
            <span className={`pill tone-${statusTone(lead.status)}`}>{statusWord(lead.status, widget)}</span>
          ) : null}
        </button>
      </h3>
      {lead.archived ? (
        <button type="button" className="link restore" onClick={onRestore}>
          {t('moveToActiveLeads')}
        </button>
      ) : null}
      {href === undefined ? null : (
        <HostLink
          href={href}
          to={settings.officeInboxUrl ? 'office-inbox' : 'thread'}
          className={lead.hasUnreadMessages ? 'msg has' : 'msg'}
          label={t(lead.hasUnreadMessages ? 'messageToUnread' : 'messageTo', { name })}
        >
          {t('message')}
        </HostLink>
      )}
    </>
  );
}
