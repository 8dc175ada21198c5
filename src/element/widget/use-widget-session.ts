import { useEffect, useMemo, useRef } from 'react';
import type { Store } from '../../session/session.js';
import type { AnalyticsEvent, Emit } from '../events/widget-event.js';
import type { WidgetSession } from '../run-call.js';

/**
 * The session as a widget's actions see it. It ends with the element, its session or its provider. Actions that wait for a
 * challenge are then dropped.
 */
export function useWidgetSession(
  host: HTMLElement,
  emit: Emit,
  analytics: ((event: AnalyticsEvent) => void) | undefined,
  spId: string | undefined,
  store: Store,
  ended: AbortSignal | undefined,
  answered: (operation: string) => void,
): WidgetSession {
  const listener = useRef(analytics);
  useEffect(() => {
    listener.current = analytics;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another provider or session is another life
  const life = useMemo(() => {
    let isOver = false;
    const session: WidgetSession = {
      store,
      emit(name, detail) {
        if (name === 'analytics' && listener.current && isAnalytics(detail)) callHost(listener.current, detail);
        return emit(name, detail);
      },
      isAlive: () => !isOver && host.isConnected && ended?.aborted !== true,
      answered,
    };
    return {
      session,
      end() {
        isOver = true;
      },
    };
  }, [host, emit, spId, store, ended, answered]);
  useEffect(() => life.end, [life]);
  return life.session;
}

function isAnalytics(detail: object): detail is AnalyticsEvent {
  return 'name' in detail;
}

/** An error thrown by a host's listener is reported to the page and stops nothing here. */
function callHost(listener: (event: AnalyticsEvent) => void, event: AnalyticsEvent): void {
  try {
    listener(event);
  } catch (error) {
    reportError(error);
  }
}
