import { type ReactElement, useEffect } from 'react';
import { useValues, type WidgetView, type WidgetViewProps } from '../element/shell/widget-view.js';
import { useWidget } from '../element/widget/widget-context.js';
import { WidgetNotice } from '../element/widget/widget-notice.js';
import { useProvidedLead } from './lead/use-provided-lead.js';
import { useCardSettings } from './lead-card-settings.js';
import { leadCardSheets } from './lead-card-sheets.js';
import { leadCardMessages } from './messages.en-US.js';
import restoreCss from './save/restore.css?inline';
import { SingleLead } from './single-lead.js';
import { leadCardTable } from './table.js';

function LeadCardView({ provided, settings }: WidgetViewProps): ReactElement {
  const { session, t } = useWidget();
  const values = useValues(leadCardTable, provided);
  const card = useCardSettings(provided, settings);
  const { spId, leadId, expanded } = values;
  const lead = useProvidedLead(values.lead);
  // The card looks the lead up by its own `lead-id`.
  const isBad = lead === 'bad' || (lead !== undefined && lead.leadId !== leadId);
  useEffect(() => {
    if (isBad) session.emit('widget-error', { operation: 'configure', kind: 'contract', path: 'lead' });
  }, [isBad, session]);
  if (isBad) {
    return <WidgetNotice t={t} message="badProperty" values={{ tag: leadCardTable.tag, property: 'lead' }} />;
  }
  return <SingleLead spId={spId} leadId={leadId} expanded={expanded} provided={lead} card={card} />;
}

export const view: WidgetView = {
  sheets: [...leadCardSheets, restoreCss],
  messages: [leadCardMessages],
  hasSession: true,
  isProviders: true,
  View: LeadCardView,
};
