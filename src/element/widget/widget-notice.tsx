import { Component, type ReactElement, type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { MessageKey, MessageValues } from '../../i18n/messages.js';
import { isOnline, onConnectivity } from '../../session/connectivity.js';
import { Icon } from '../../ui/icons/icon.js';
import { alert } from '../../ui/icons/icons.js';
import { Panel } from '../../ui/panel.js';
import type { Emit, WidgetEventDetails } from '../events/widget-event.js';
import { isExpiredAtom } from '../run-call.js';
import { HostLink } from './host-link.js';
import { useAtomValue } from './store.js';
import type { Translator } from './use-messages.js';
import { useWidget, type Widget } from './widget-context.js';

export interface WidgetNoticeProps extends Pick<Translator, 't'> {
  readonly message: MessageKey;
  readonly values?: MessageValues;
  readonly hint?: MessageKey | undefined;
  readonly onRetry?: () => void;
  /** The content before 'Retry'. */
  readonly children?: ReactNode;
}

/** Shown in place of a widget that cannot be shown. */
export function WidgetNotice({ t, message, values, hint, onRetry, children }: WidgetNoticeProps): ReactElement {
  return (
    <div className="surface" part="notice">
      <Panel icon={alert} level={2} role="alert" heading={t(message, values)} text={hint && t(hint, values)}>
        {children}
        {onRetry === undefined ? null : (
          <button type="button" className="btn" onClick={onRetry}>
            {t('retry')}
          </button>
        )}
      </Panel>
    </div>
  );
}

/**
 * Fires `widget-error` when something goes wrong, and again when another value does.
 * @param fault what is wrong, or true; false while nothing is
 * @param path the property that is wrong
 */
export function useErrorEvent(
  emit: Emit,
  fault: unknown,
  operation: string,
  kind: WidgetEventDetails['widget-error']['kind'],
  path?: string,
): void {
  useEffect(() => {
    if (fault) emit('widget-error', { operation, kind, ...(path !== undefined && { path }) });
  }, [emit, fault, operation, kind, path]);
}

/** Says in place of a view which property the host has set wrong, and notifies the host. */
export function BadProperty({ property }: { readonly property: string }): ReactElement {
  const { session, t, tag } = useWidget();
  useErrorEvent(session.emit, true, 'configure', 'contract', property);
  return <WidgetNotice t={t} message="badProperty" values={{ tag, property }} />;
}

/** The host's page where one signs in again; nothing without its address. */
export function SignInLink({ className }: { readonly className: string }): ReactElement | null {
  const { t, signInUrl } = useWidget();
  return signInUrl === undefined ? null : (
    <HostLink className={className} to="sign-in" href={signInUrl}>
      {t('signIn')}
    </HostLink>
  );
}

/** Says that the sign-in expired. The view and what was typed stay. */
export function ExpiredNotice({ onRetry }: { readonly onRetry: () => void }): ReactElement | null {
  const { t } = useWidget();
  if (!useAtomValue(isExpiredAtom)) return null;
  return (
    <div className="strip" role="alert">
      <Icon path={alert} />
      <span>
        <b>{t('signedOut')}</b> {t('signInAgain')} {t('typedIsKept')} <SignInLink className="link" />
      </span>
      <button type="button" className="link" onClick={onRetry}>
        {t('haveSignedIn')}
      </button>
    </div>
  );
}

/** A connection that is back within this time is not reported, in milliseconds. */
const CONNECTION_GRACE_MS = 2000;

interface ConnectionLineProps {
  readonly isAway: boolean;
  readonly part?: string;
  readonly children: ReactNode;
}

/** The line of a widget that has no connection. It turns only while something is tried: not on a device that is offline. */
export function ConnectionLine({ isAway, part, children }: ConnectionLineProps): ReactElement | null {
  const [isShown, setShown] = useState(false);
  const isOffline = useIsOffline();
  useEffect(() => {
    if (!isAway) return setShown(false);
    const timer = setTimeout(setShown, CONNECTION_GRACE_MS, true);
    return () => clearTimeout(timer);
  }, [isAway]);
  if (!isShown || !isAway) return null;
  return (
    <div className="strip away" part={part} role="status">
      {isOffline ? <Icon path={alert} /> : <span className="spin" aria-hidden="true" />}
      {children}
    </div>
  );
}

/** Whether the device is offline; drawn again when that changes. */
export function useIsOffline(): boolean {
  return !useSyncExternalStore(onConnectivity, isOnline);
}

/**
 * Calls back when the device is online again.
 * @returns whether it is offline
 */
export function useBackOnline(onBack: () => void): boolean {
  const isOffline = useIsOffline();
  const wasOffline = useRef(isOffline);
  useEffect(() => {
    if (wasOffline.current && !isOffline) onBack();
    wasOffline.current = isOffline;
  });
  return isOffline;
}

/** Whether the device has come back online since this failure. */
export function useIsBackSince(failure: object | null | undefined): boolean {
  const [before, setBefore] = useState<typeof failure>();
  useBackOnline(() => setBefore(failure));
  return failure != null && failure === before;
}

/** Says that the device is offline, with Retry. When it is back, the widget looks again by itself. */
export function OfflineLine({ onRetry }: { readonly onRetry: () => void }): ReactElement {
  const { t } = useWidget();
  const isOffline = useBackOnline(onRetry);
  return (
    <ConnectionLine isAway={isOffline}>
      <span>{t('offline')}</span>
      <button type="button" className="link" onClick={onRetry}>
        {t('retry')}
      </button>
    </ConnectionLine>
  );
}

interface BoundaryProps extends Pick<Translator, 't'> {
  readonly emit: Emit;
  /** A change of this value renders the content again. */
  readonly resetBy: unknown;
  readonly children: ReactNode;
}

interface BoundaryState {
  readonly hasFailed: boolean;
}

/** Catches errors thrown while rendering. Shows a panel with Retry and fires `widget-error`. */
export class WidgetBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { hasFailed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { hasFailed: true };
  }

  override componentDidUpdate(before: BoundaryProps, state: BoundaryState): void {
    // Only a later update can fix the failure, not the one that caused it.
    if (state.hasFailed && before.resetBy !== this.props.resetBy) this.setState({ hasFailed: false });
  }

  override componentDidCatch(): void {
    this.props.emit('widget-error', { operation: 'render', kind: 'render' });
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.notice() : this.props.children;
  }

  private notice(): ReactElement {
    const retry = () => this.setState({ hasFailed: false });
    return <WidgetNotice t={this.props.t} message="notShown" hint="notShownHint" onRetry={retry} />;
  }
}

interface DemoMarkProps {
  readonly place: NonNullable<Widget['demoMark']>;
}

/** Says that the data is the sandbox's, so that no customer takes a demo for the site. Only in demo mode. */
export function DemoMark({ place }: DemoMarkProps): ReactElement | null {
  const { t, demoMark } = useWidget();
  return demoMark === place ? (
    <p className="demo-mark">
      <span>{t('demoData')}</span>
    </p>
  ) : null;
}
