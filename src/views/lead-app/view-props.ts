import type { RouteMatch } from '../../domain/route/match-route.js';
import { boardHref, threadUrl } from './app-links.js';
import type { LeadAppSettings } from './lead-app-settings.js';

type View = Extract<RouteMatch, { kind: 'view' }>;

/** The properties of a view's tag: what the route gives, and what of the app's own is for that tag. */
export function viewProps({ tag, values }: View, settings: LeadAppSettings): Readonly<Record<string, unknown>> {
  const { links, faqUrl, historyUrl, categoryCatalog } = settings;
  switch (tag) {
    case 'lead-board':
      return { ...values, ...links, threadUrl: links['threadUrl'] ?? threadUrl(settings) };
    case 'lead-page':
      return { ...values, spId: values.spId ?? settings.spId, faqUrl, categoryCatalog };
    case 'message-thread':
      return { ...values, boardUrl: boardHref(settings, values.spId, values.leadId), historyUrl };
    default: {
      const { routing, basePath } = settings;
      return { ...values, routing, basePath, categoryCatalog };
    }
  }
}
