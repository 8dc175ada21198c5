import { createElement, type ReactElement, useEffect } from 'react';
import type { RouteMatch } from '../../domain/route/match-route.js';
import { useLazyPart } from '../widget/lazy-part.js';
import { useWidget } from '../widget/widget-context.js';
import { WidgetNotice } from '../widget/widget-notice.js';
import type { AppView, LeadAppSettings } from './lead-app-settings.js';
import { viewProps } from './view-props.js';

export interface RouteViewProps {
  readonly match: Extract<RouteMatch, { kind: 'view' }>;
  readonly view: AppView;
  readonly settings: LeadAppSettings;
  readonly onReady: () => void;
  /** Retry was pressed, which now goes away. */
  readonly onRetry: () => void;
}

/** The tag of a route, once its code has come. */
export function RouteView({ match, view, settings, onReady, onRetry }: RouteViewProps): ReactElement {
  const { asker, t } = useWidget();
  const { Part, hasFailed, retry } = useLazyPart(view.code, true);
  useEffect(() => {
    if (hasFailed) asker.emit('widget-error', { operation: 'load', kind: 'network' });
  }, [hasFailed, asker]);
  if (hasFailed) {
    const again = () => {
      onRetry();
      retry();
    };
    return <WidgetNotice t={t} message="notLoaded" hint="notLoadedHint" onRetry={again} />;
  }
  if (Part === null) return <div className="wait" aria-busy="true" />;
  return createElement(match.tag, {
    ...viewProps(match, settings),
    exportparts: view.parts,
    'onwidget-ready': onReady,
  });
}
