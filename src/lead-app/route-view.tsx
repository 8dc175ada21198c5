import { createElement, type ReactElement, useEffect, useState } from 'react';
import type { RouteMatch } from '../element/routes.js';
import { usePreload } from '../element/widget/use-lazy.js';
import { useWidget } from '../element/widget/widget-context.js';
import { WidgetNotice } from '../element/widget/widget-notice.js';
import type { AppView, LeadAppSettings } from './lead-app-settings.js';
import { entryName } from './scroll-restoration.js';
import { boardHref, threadUrl } from './use-shown-view.js';

export interface RouteViewProps {
  readonly match: Extract<RouteMatch, { kind: 'view' }>;
  readonly view: AppView;
  readonly settings: LeadAppSettings;
  readonly onReady: () => void;
  /** Retry was pressed, and its button is about to disappear. */
  readonly onRetry: () => void;
}

/** Shows the tag of a route when its code is loaded. */
export function RouteView({ match, view, settings, onReady, onRetry }: RouteViewProps): ReactElement {
  const { session, t } = useWidget();
  const { isReady, hasFailed, retry } = usePreload(view.code, true);
  const [place] = useState(() =>
    match.tag === 'lead-board' && settings.routing !== 'memory' ? entryName() : undefined,
  );
  useEffect(() => {
    if (hasFailed) session.emit('widget-error', { operation: 'load', kind: 'network' });
  }, [hasFailed, session]);
  if (hasFailed) {
    const again = () => {
      onRetry();
      retry();
    };
    return <WidgetNotice t={t} message="notLoaded" hint="notLoadedHint" onRetry={again} />;
  }
  if (!isReady) return <div className="wait" aria-busy="true" />;
  return createElement(match.tag, {
    ...viewProps(match, settings),
    exportparts: view.parts,
    'data-place': place,
    'onwidget-ready': onReady,
  });
}

type View = Extract<RouteMatch, { kind: 'view' }>;

/** The properties for a view's tag: those from the route, and the app's own settings for that tag. */
function viewProps({ tag, values }: View, settings: LeadAppSettings): Readonly<Record<string, unknown>> {
  const { board, faqUrl, historyUrl, categoryCatalog, request } = settings;
  switch (tag) {
    case 'lead-board':
      return { ...values, ...board, threadUrl: settings.threadUrl ?? threadUrl(settings) };
    case 'lead-page':
      return { ...values, spId: values.spId ?? settings.spId, faqUrl, categoryCatalog };
    case 'message-thread':
      return { ...values, boardUrl: boardHref(settings, values.spId, values.leadId), historyUrl };
    default: {
      const { routing, basePath } = settings;
      return { ...request, ...values, routing, basePath };
    }
  }
}
