import { useCallback, useEffect, useMemo, useReducer, useRef, useSyncExternalStore } from 'react';
import { supportedLocale } from '../../i18n/locale.js';
import type { Session, Store } from '../../session/session.js';
import { holdSession, keyDifferences, replaceSession, type SessionKey, sessionFor } from '../../session/sessions.js';
import { isSignedOut, renewSeen } from '../page/observed.js';
import type { WidgetSettings } from '../page/settings.js';
import type { WidgetSession } from '../run-call.js';
import type { WidgetModel } from './model.js';
import { readString } from './values.js';
import type { WidgetView } from './widget-view.js';

interface SessionInUse {
  /** Null while the view loads, for a view that makes no calls, and after the session has ended. */
  readonly session: Session | null;
  /** The person has signed out and nobody has signed in since. */
  readonly isOver: boolean;
  /** A new session has started and the element still shows the data of the last one. */
  readonly isChanging: boolean;
  /** Counts the sessions of the widget. */
  readonly ordinal: number;
  /** Starts a new session with the same settings. */
  readonly restart: () => void;
}

interface Shown {
  /** Set to null when the session ends, because it holds the person's data. */
  readonly session: Session | null;
  readonly ended: AbortSignal;
  readonly view: WidgetView;
  readonly round: number;
  readonly ordinal: number;
}

/**
 * The session of a widget, for its gateway and its credentials. It lasts until a sign-out or until the host changes one
 * of them.
 */
export function useSession(
  { host, settings, provided }: WidgetModel,
  view: WidgetView | null,
  locale: string,
): SessionInUse {
  const [round, restart] = useReducer((count: number) => count + 1, 0);
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const key = useRef<SessionKey | null>(null);
  const shown = useRef<Shown | null>(null);
  const replaced = useRef<Session | null>(null);

  if (view?.hasSession) {
    const next = keyOf(settings, view, readString(provided.get('spId')));
    const { current: last } = key;
    const { current: before } = shown;
    if (
      before === null ||
      last === null ||
      before.view !== view ||
      before.round !== round ||
      isOther(before, last, next)
    ) {
      if (last !== null && isReplaced(last, next)) replaced.current = before?.session ?? null;
      // A sign-out removes every token, so a token is from a new sign-in.
      const isEnded = before === null && next.oneTimeToken === undefined && isSignedOut(host);
      const session = isEnded ? null : sessionFor(next, replaced.current);
      const ended = session?.ended ?? AbortSignal.abort();
      shown.current = { session, ended, view, round, ordinal: (before?.ordinal ?? 0) + 1 };
    }
    key.current = next;
    if (shown.current?.session) shown.current.session.locale = supportedLocale(locale);
  }

  const { session = null, ended, ordinal = 0 } = (view && shown.current) ?? {};
  const subscribe = useCallback(
    (changed: () => void) => {
      ended?.addEventListener('abort', changed);
      return () => ended?.removeEventListener('abort', changed);
    },
    [ended],
  );
  const isOver = useSyncExternalStore(subscribe, () => ended?.aborted === true);
  useEffect(() => {
    if (session === null) return;
    const release = holdSession(session);
    renewSeen(host);
    if (replaced.current !== null) {
      replaceSession(replaced.current, session);
      replaced.current = null;
      // If this changes a property, the element creates a new model.
      if (!host.clearSessionValues()) redraw();
    }
    return release;
  }, [session, host]);
  useEffect(() => {
    if (!isOver || shown.current === null) return;
    shown.current = { ...shown.current, session: null };
    host.clearSessionValues();
    // React keeps the previous render beside the current one. Two more renders remove the person's data from both.
    redraw();
    const again = setTimeout(redraw);
    return () => clearTimeout(again);
  }, [isOver, host]);
  return { session: isOver ? null : session, isOver, isChanging: replaced.current !== null, ordinal, restart };
}

function keyOf(settings: WidgetSettings, view: WidgetView, spId: string | undefined): SessionKey {
  const { gateway, gatewayUrl: url, auth, oneTimeToken, sourceApplication, applicationVersion, fetch } = settings;
  const whose = { spId: view.isProviders ? (spId ?? '') : undefined, identity: settings.identity };
  // The host's own gateway object includes its credentials.
  if (gateway !== undefined) return { gateway, ...whose };
  const authMode = settings.authMode ?? view.authMode;
  return { url, authMode, auth, oneTimeToken, sourceApplication, applicationVersion, fetch, ...whose };
}

/** The parts of a key by which a host says who is signed in. */
const SIGNS_IN = ['auth', 'oneTimeToken', 'gateway', 'fetch', 'spId', 'identity'] as const;

/** After a sign-out only new values from the host count. A removed token does not sign anyone in. */
function isOther({ ended }: Shown, last: SessionKey, next: SessionKey): boolean {
  const differences = keyDifferences(last, next);
  return ended.aborted
    ? SIGNS_IN.some((name) => differences.includes(name) && next[name] !== undefined)
    : differences.length > 0;
}

/** Whether other credentials, or another provider, replace the last ones. The last person has then signed out. */
function isReplaced(last: SessionKey, next: SessionKey): boolean {
  return SIGNS_IN.some((name) => last[name] && last[name] !== next[name]);
}

/**
 * The session as a widget's actions see it. It ends with the element, its session or its provider. Actions that wait for a
 * challenge are then dropped.
 */
export function useWidgetSession(
  { host, emit, provided, answered }: WidgetModel,
  store: Store,
  ended: AbortSignal | undefined,
): WidgetSession {
  const spId = readString(provided.get('spId'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: another provider or session is another life
  const life = useMemo(() => {
    let isOver = false;
    const session: WidgetSession = {
      store,
      emit,
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
