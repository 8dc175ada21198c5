import { useEffect, useMemo, useRef } from 'react';
import type { AnalyticsEvent, Emit } from '../events/widget-event.js';
import type { Requester } from '../run-call.js';

/**
 * The requester of a widget's actions. It ends with the element, its session or its provider. Actions that wait for a
 * challenge are then dropped.
 */
export function useRequester(
  host: HTMLElement,
  emit: Emit,
  analytics: ((event: AnalyticsEvent) => void) | undefined,
  spId: string | undefined,
  session: { readonly ended: AbortSignal } | null,
  answered: (operation: string) => void,
): Requester {
  const listener = useRef(analytics);
  useEffect(() => {
    listener.current = analytics;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another provider or session is another life
  const life = useMemo(() => {
    let isOver = false;
    const requester: Requester = {
      emit(name, detail) {
        if (name === 'analytics' && listener.current && isAnalytics(detail)) callHost(listener.current, detail);
        return emit(name, detail);
      },
      isAlive: () => !isOver && host.isConnected && session?.ended.aborted !== true,
      answered,
    };
    return {
      requester,
      end() {
        isOver = true;
      },
    };
  }, [host, emit, spId, session, answered]);
  useEffect(() => life.end, [life]);
  return life.requester;
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
