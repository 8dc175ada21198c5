import { memo, type ReactElement, useId } from 'react';
import type { Lead } from '../../contract/lead.js';
import type { LeadRef } from '../../state/lead-ref.js';
import { failedSave, LateRowFailure } from './late-row-failure.js';
import { LeadBody } from './lead-body.js';
import type { LeadCardSettings } from './lead-card-settings.js';
import { LeadRow } from './lead-row.js';
import { useLead, useLeadSaves } from './use-lead.js';

export interface LeadCardProps {
  readonly spId: string;
  readonly leadId: string;
  readonly settings: LeadCardSettings;
  readonly isOpen: boolean;
  /** `li` on a board, `article` on its own. */
  readonly as: 'li' | 'article';
  readonly onToggle: (leadId: string) => void;
  readonly onArchive: (leadId: string, archived: boolean) => void;
}

/** One lead: its header, and under it, while it is open, all that is known of it. */
export const LeadCard = memo(function LeadCard(props: LeadCardProps): ReactElement | null {
  return useCard(props, useLead(props));
});

/** The same for who has read the lead already. */
export const LeadCardOf = memo(function LeadCardOf(props: LeadCardProps & { readonly lead: Lead }) {
  return useCard(props, props.lead);
});

function useCard(props: LeadCardProps, lead: Lead | null): ReactElement | null {
  const { spId, leadId, settings, isOpen, as: Tag, onToggle, onArchive } = props;
  const bodyId = useId();
  const leadRef: LeadRef = { spId, leadId };
  const failed = failedSave(useLeadSaves(leadRef), isOpen);
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
        onToggle={() => onToggle(leadId)}
        onRestore={() => archiveLead(false)}
      />
      {failed === undefined ? null : <LateRowFailure leadRef={leadRef} failed={failed} />}
      {isOpen ? (
        <LeadBody id={bodyId} lead={lead} leadRef={leadRef} settings={settings} onArchive={archiveLead} />
      ) : null}
    </Tag>
  );
}
