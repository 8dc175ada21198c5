import type { RouteMatch } from '../../domain/route/match-route.js';
import type { RouteTag } from '../../domain/route/routes.js';
import type { MessageKey } from '../../i18n/messages.js';

const NAMES: Readonly<Record<RouteTag, MessageKey>> = {
  'lead-board': 'viewLeads',
  'lead-page': 'viewLead',
  'message-thread': 'viewMessages',
  'raq-funnel': 'viewQuote',
};

/** What a view is called, in the page's title and to a screen reader. */
export function viewName(match: RouteMatch): MessageKey | undefined {
  if (match.kind === 'elsewhere') return undefined;
  return match.kind === 'view' ? NAMES[match.tag] : 'viewNotFound';
}
