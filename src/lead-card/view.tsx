import type { ReactElement } from 'react';
import { useValues, type WidgetView, type WidgetViewProps } from '../element/shell/widget-view.js';
import { BadProperty } from '../element/widget/widget-notice.js';
import { useProvidedLead } from './lead/use-provided-lead.js';
import { useCardSettings } from './lead-card-settings.js';
import { leadCardSheets } from './lead-card-sheets.js';
import { leadCardMessages } from './messages.en-US.js';
import restoreCss from './save/restore.css?inline';
import { SingleLead } from './single-lead.js';
import { leadCardTable } from './table.js';

function LeadCardView({ provided, settings }: WidgetViewProps): ReactElement {
  const values = useValues(leadCardTable, provided);
  const card = useCardSettings(provided, settings);
  const { spId, leadId, expanded } = values;
  const lead = useProvidedLead(values.lead);
  // The card looks the lead up by its own `lead-id`.
  if (lead === 'bad' || (lead !== undefined && lead.leadId !== leadId)) return <BadProperty property="lead" />;
  return <SingleLead spId={spId} leadId={leadId} expanded={expanded} provided={lead} card={card} />;
}

export const view: WidgetView = {
  sheets: [...leadCardSheets, restoreCss],
  messages: [leadCardMessages],
  hasSession: true,
  isProviders: true,
  View: LeadCardView,
};
