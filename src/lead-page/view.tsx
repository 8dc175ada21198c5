import { type ReactElement, useMemo } from 'react';
import { readCatalog } from '../category/catalog.js';
import { fillLink } from '../element/link-template.js';
import { useValues, type WidgetView, type WidgetViewProps } from '../element/shell/widget-view.js';
import { useWidget } from '../element/widget/widget-context.js';
import { useErrorEvent } from '../element/widget/widget-notice.js';
import { loadedMessages } from '../i18n/catalogue.js';
import { gatewayErrorMessages } from '../i18n/gateway-error-messages.en-US.js';
import { languageOf } from '../i18n/locale.js';
import page from './lead-page.css?inline';
import { LeadPage } from './lead-page.js';
import { leadPageMessages } from './messages.en-US.js';
import lead from './page-lead.css?inline';
import { leadPageTable } from './table.js';

function LeadPageView({ provided: rawValues }: WidgetViewProps): ReactElement {
  const { spId, leadId, faqUrl, categoryCatalog: provided } = useValues(leadPageTable, rawValues);
  const { session, format } = useWidget();
  const names = loadedMessages(languageOf(format.locale), leadPageMessages);
  const read = useMemo(() => readCatalog(provided, names), [provided, names]);
  // The page uses the valid part of the catalogue.
  useErrorEvent(session.emit, read.isBad && read, 'configure', 'configuration');
  const lead = { spId, leadId };
  return <LeadPage {...lead} faqUrl={fillLink(faqUrl, lead)} categories={read.catalog} />;
}

export const view: WidgetView = {
  sheets: [page, lead],
  messages: [leadPageMessages, gatewayErrorMessages],
  hasSession: true,
  isProviders: true,
  View: LeadPageView,
};
