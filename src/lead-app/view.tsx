import { type ReactElement, useMemo } from 'react';
import { linkAttributes, waitingAttributes } from '../element/shell/shared-attributes.js';
import { useValues, type WidgetView, type WidgetViewProps } from '../element/shell/widget-view.js';
import { requestAttributes, requestProperties } from '../raq-funnel/table.js';
import { lazyModule } from '../ui/lazy-module.js';
import appCss from './lead-app.css?inline';
import { LeadApp } from './lead-app.js';
import type { AppViews } from './lead-app-settings.js';
import { leadAppMessages } from './messages.en-US.js';
import { leadAppTable } from './table.js';

const OF_THE_BOARD = Object.keys({ ...linkAttributes, ...waitingAttributes });
const REQUEST = Object.keys({ ...requestAttributes, ...requestProperties });

/** The tags that the app can show, each with the parts that a host can style. */
const VIEWS: AppViews = {
  'lead-board': {
    code: lazyModule(() => import('../elements/lead-board.js')),
    parts:
      'board, head, filters, views, list-head, bulk, leads, lead, lead-open, location, contact, customer-notes, notes, activity, project, deal',
  },
  'lead-page': {
    code: lazyModule(() => import('../elements/lead-page.js')),
    parts: 'page, banner, error, unlocked, first, unavailable, lead, contact, project, notes, facts, unlock, help, faq',
  },
  'raq-funnel': {
    code: lazyModule(() => import('../elements/raq-funnel.js')),
    parts: 'funnel, progress, back, panel, title, problems, consent, challenge, suggestion, summary, receipt',
  },
  'message-thread': {
    code: lazyModule(() => import('../elements/message-thread.js')),
    parts: 'thread, head, connection, error, contact, welcome, jump, composer, file, quick-replies',
  },
};

function LeadAppView({ given, host }: WidgetViewProps): ReactElement {
  const values = useValues(leadAppTable, given);
  const settings = useMemo(() => {
    const ofNames = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, given.get(name)]));
    return { ...values, board: ofNames(OF_THE_BOARD), request: ofNames(REQUEST) };
  }, [values, given]);
  return <LeadApp settings={settings} host={host} views={VIEWS} />;
}

export const view: WidgetView = {
  sheets: [appCss],
  messages: [leadAppMessages],
  View: LeadAppView,
};
