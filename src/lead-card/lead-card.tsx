import { type ComponentType, memo, type ReactElement, useId } from 'react';
import { HostLink } from '../element/widget/host-link.js';
import { LazyBoundary } from '../element/widget/lazy-boundary.js';
import { useAtomValue } from '../element/widget/store.js';
import { useWidget } from '../element/widget/widget-context.js';
import { type LeadRef, leadKey } from '../session/lead-ref.js';
import { LeadBody } from './body/lead-body.js';
import { messageHref } from './contact/message-link.js';
import { RowSave, UnsentMark, WaitingBadge } from './lazy-card.js';
import type { LeadField } from './lead/edit.js';
import type { Lead } from './lead/lead.js';
import { placeOf } from './lead/lead.js';
import { editLead } from './lead/lead-edit.js';
import type { LeadSave, LeadSaves } from './lead/lead-save.js';
import { changedElsewhereAtom } from './lead/lead-state.js';
import { isStatusShown, statusTone } from './lead/status.js';
import type { LeadCardSettings } from './lead-card-settings.js';
import { createdText, nameOf, statusLabel } from './lead-text.js';
import { useLead, useLeadSaves, useUnsent } from './use-lead.js';

/** Fields whose errors show on the row of an open card. Status and notes show theirs beside their controls. */
const ON_THE_ROW: readonly LeadField[] = ['archived', 'read'];
const FIELDS: readonly LeadField[] = [...ON_THE_ROW, 'status', 'notes'];

export interface SelectLeadProps {
  readonly leadId: string;
  /** The customer's name. */
  readonly name: string;
}

interface LeadCardProps {
  readonly spId: string;
  readonly leadId: string;
  readonly settings: LeadCardSettings;
  readonly isOpen: boolean;
  /** `li` on a board, `article` on its own. */
  readonly as: 'li' | 'article';
  readonly onToggle: (leadId: string, isOpen: boolean) => void;
  readonly onArchive: (leadId: string, archived: boolean) => void;
  /** Draws what selects the lead, where leads can be selected. */
  readonly Select?: ComponentType<SelectLeadProps> | undefined;
}

/** One lead: its header, and its body while it is open. */
export const LeadCard = memo(function LeadCard(props: LeadCardProps): ReactElement | null {
  const { spId, leadId, settings, isOpen, as: Tag, onToggle, onArchive, Select } = props;
  const lead = useLead(props);
  const bodyId = useId();
  const leadRef: LeadRef = { spId, leadId };
  const save = shownSave(useLeadSaves(leadRef), isOpen);
  if (lead === null) return null;
  const archiveLead = (archived: boolean) => onArchive(leadId, archived);
  return (
    <Tag className={isOpen ? 'lead open' : 'lead'} part={isOpen ? 'lead lead-open' : 'lead'} data-lead-id={leadId}>
      <LeadRow
        lead={lead}
        leadRef={leadRef}
        settings={settings}
        isOpen={isOpen}
        bodyId={bodyId}
        onToggle={() => onToggle(leadId, isOpen)}
        onRestore={() => archiveLead(false)}
        Select={Select}
      />
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

/** The save that the row shows: one that failed, else one that waits. That a lead was read is not worth a line. */
function shownSave(saves: LeadSaves | null, isOpen: boolean): LeadSave | undefined {
  const shown = (isOpen ? ON_THE_ROW : FIELDS).map((field) => saves?.get(field));
  return (
    shown.find((save) => save?.phase === 'failed') ??
    shown.find((save) => save?.phase === 'waiting' && (save.wanted.field !== 'read' || !save.wanted.value))
  );
}

interface LeadRowProps {
  readonly lead: Lead;
  readonly leadRef: LeadRef;
  readonly settings: LeadCardSettings;
  readonly isOpen: boolean;
  /** Id of the card's body. */
  readonly bodyId: string;
  readonly onToggle: () => void;
  readonly onRestore: () => void;
  readonly Select: LeadCardProps['Select'];
}

/** The header of a card: read indicator, time, name, category, place, status and 'Message'. */
function LeadRow(props: LeadRowProps): ReactElement {
  const { lead, leadRef, settings, isOpen, bodyId, onToggle, onRestore, Select } = props;
  const widget = useWidget();
  const { t, format, session } = widget;
  const key = leadKey(leadRef);
  const isChanged = useAtomValue(changedElsewhereAtom, (changed) => changed.has(key));
  const unsent = useUnsent(leadRef, lead, isOpen);
  const name = nameOf(lead, widget);
  const mark = t(lead.read ? 'markAsUnread' : 'markAsRead');
  const href = messageHref(lead, leadRef.spId, settings);
  return (
    <>
      {Select ? <Select leadId={leadRef.leadId} name={name} /> : null}
      <button
        type="button"
        className={lead.read ? 'seen' : 'seen unread'}
        aria-label={`${mark}, ${name}`}
        title={`${mark}, ${name}`}
        onClick={() => editLead(session, leadRef, { field: 'read', value: !lead.read })}
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
          <span className="place">{placeOf(lead.customer.address)}</span>
          {isStatusShown(lead.status) || isChanged ? (
            <span
              className={`pill tone-${statusTone(lead.status)}${isChanged ? ' changed' : ''}`}
              title={isChanged ? t('changedElsewhere') : undefined}
            >
              {isChanged
                ? t('statusChangedElsewhere', { status: statusLabel(lead.status, widget) })
                : statusLabel(lead.status, widget)}
            </span>
          ) : settings.waitingHours ? (
            <LazyBoundary isSilent>
              <WaitingBadge lead={lead} leadRef={leadRef} settings={settings} />
            </LazyBoundary>
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
