import { type ReactElement, useEffect, useMemo } from 'react';
import { readCatalog } from '../../domain/category/catalog.js';
import { fillLink } from '../../domain/link-template.js';
import { callsOf } from '../../gateway/bind.js';
import { leadForPageV2 } from '../../gateway/calls/office-leads.js';
import { loadedMessages } from '../../i18n/catalogue.js';
import { leadPageMessages } from '../../i18n/lead-page/lead-page.en-US.js';
import { languageOf } from '../../i18n/locale.js';
import { gatewayErrorMessages } from '../../i18n/widget/gateway-error.en-US.js';
import help from '../../views/lead-page/lead-help.css?inline';
import page from '../../views/lead-page/lead-page.css?inline';
import { LeadPage } from '../../views/lead-page/lead-page.js';
import skeleton from '../../views/lead-page/lead-skeleton.css?inline';
import lead from '../../views/lead-page/page-lead.css?inline';
import { useWidget } from '../../views/widget/widget-context.js';
import type { Reader } from '../shell/values.js';
import type { WidgetView } from '../shell/widget-view.js';

function LeadPageView({ read }: { readonly read: Reader }): ReactElement {
  const { requester, format } = useWidget();
  const given = read.object('categoryCatalog');
  const names = loadedMessages(languageOf(format.locale), leadPageMessages);
  const { catalog, isBad } = useMemo(() => readCatalog(given, names), [given, names]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: tells the host about each invalid catalogue
  useEffect(() => {
    // The page uses the valid part of the catalogue.
    if (isBad) requester.emit('widget-error', { operation: 'configure', kind: 'configuration' });
  }, [isBad, given, requester]);
  const [spId = '', leadId = ''] = [read.string('spId'), read.string('leadId')];
  return (
    <LeadPage
      settings={{ spId, leadId, faqUrl: fillLink(read.string('faqUrl'), { spId, leadId }), categories: catalog }}
    />
  );
}

export const view: WidgetView = {
  sheets: [page, lead, help, skeleton],
  messages: [leadPageMessages, gatewayErrorMessages],
  calls: callsOf({ leadForPage: leadForPageV2 }),
  isProviders: true,
  View: LeadPageView,
};
