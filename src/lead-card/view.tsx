import { type ReactElement, useEffect } from 'react';
import type { WidgetView, WidgetViewProps } from '../element/shell/widget-view.js';
import { useWidget } from '../element/widget/widget-context.js';
import { WidgetNotice } from '../element/widget/widget-notice.js';
import { dashboardCalls } from '../gateway/widgets/dashboard-calls.js';
import { useProvidedLead } from './lead/use-provided-lead.js';
import { useCardSettings } from './lead-card-settings.js';
import { leadCardSheets } from './lead-card-sheets.js';
import { leadCardMessages } from './messages.en-US.js';
import restoreCss from './save/restore.css?inline';
import { SingleLead } from './single-lead.js';
import { leadCardTable } from './table.js';

function LeadCardView({ read, settings }: WidgetViewProps): ReactElement {
  const { session, t } = useWidget();
  const card = useCardSettings(read, settings);
  const given = useProvidedLead(read.object('lead'));
  // The card looks the lead up by its own `lead-id`.
  const isBad = given === 'bad' || (given !== undefined && given.leadId !== read.string('leadId'));
  useEffect(() => {
    if (isBad) session.emit('widget-error', { operation: 'configure', kind: 'contract' });
  }, [isBad, session]);
  if (isBad) {
    return <WidgetNotice t={t} message="badProperty" values={{ tag: leadCardTable.tag, property: 'lead' }} />;
  }
  return (
    <SingleLead
      settings={{
        spId: read.string('spId') ?? '',
        leadId: read.string('leadId') ?? '',
        expanded: read.boolean('expanded'),
        given,
        card,
      }}
    />
  );
}

export const view: WidgetView = {
  sheets: [...leadCardSheets, restoreCss],
  messages: [leadCardMessages],
  calls: dashboardCalls,
  lazyCalls: async () => (await import('../gateway/widgets/lazy-dashboard-calls.js')).lazyDashboardCalls,
  isProviders: true,
  View: LeadCardView,
};
