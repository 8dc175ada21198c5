import { type ReactElement, useMemo } from 'react';
import { linkAttributes, waitingAttributes } from '../element/shell/shared-attributes.js';
import type { Reader } from '../element/shell/values.js';
import type { WidgetView } from '../element/shell/widget-view.js';
import { requestAttributes, requestProperties } from '../raq-funnel/request-attributes.js';
import { lazyModule } from '../ui/lazy-module.js';
import appCss from './lead-app.css?inline';
import { LeadApp } from './lead-app.js';
import type { AppViews, LeadAppSettings } from './lead-app-settings.js';
import { leadAppMessages } from './messages.en-US.js';
import { leadAppTable } from './table.js';

const { attributes, values } = leadAppTable;
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

function LeadAppView({ read, host }: { readonly read: Reader; readonly host: HTMLElement }): ReactElement {
  return <LeadApp settings={useSettings(read)} host={host} views={VIEWS} />;
}

function useSettings(read: Reader): LeadAppSettings {
  const board = useMemo(() => Object.fromEntries(OF_THE_BOARD.map((name) => [name, read.string(name)])), [read]);
  const request = useMemo(
    () =>
      Object.fromEntries(
        REQUEST.map((name) => [name, read.object(name) ?? read.string(name) ?? (read.has(name) ? '' : undefined)]),
      ),
    [read],
  );
  return {
    basePath: read.has('basePath') ? (read.string('basePath') ?? '') : attributes.basePath.default,
    routing: read.choice('routing', values.routing) ?? attributes.routing.default,
    path: read.string('path'),
    spId: read.string('spId'),
    managesTitle: read.boolean('manageTitle'),
    board,
    faqUrl: read.string('faqUrl'),
    historyUrl: read.string('historyUrl'),
    request,
  };
}

export const view: WidgetView = {
  sheets: [appCss],
  messages: [leadAppMessages],
  View: LeadAppView,
};
