import { createStore } from 'jotai/vanilla';
import {
  type ReactElement,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useSyncExternalStore,
} from 'react';
import { fill } from '../../i18n/messages.js';
import { widgetMessages } from '../../i18n/widget-messages.en-US.js';
import { lazyModule } from '../../ui/lazy-module.js';
import { adoptSheets } from '../../ui/theme/sheets.js';
import { isWebAddress } from '../link-template.js';
import { DEMO_URL } from '../page/settings.js';
import { LazyBoundary } from '../widget/lazy-boundary.js';
import { lazyView } from '../widget/lazy-view.js';
import { StoreContext } from '../widget/store.js';
import { usePreload } from '../widget/use-lazy.js';
import { useMessages } from '../widget/use-messages.js';
import { useMethods, useWidget, type Widget, WidgetContext } from '../widget/widget-context.js';
import {
  DemoMark,
  SignInLink,
  useErrorEvent,
  WidgetBoundary,
  WidgetNotice,
  type WidgetNoticeProps,
} from '../widget/widget-notice.js';
import { type ModelSource, sourceOf, type WidgetModel } from './model.js';
import { attributeName } from './table.js';
import { useSession, useWidgetSession } from './use-session.js';
import { readBoolean } from './values.js';
import { loadedView, type WidgetView } from './widget-view.js';

/** The store of views that make no calls. */
const NO_SESSION = createStore();

const EMPTY: ModelSource = { get: () => null, subscribe: () => () => {} };

/** The messages to use if the catalogues fail. */
const englishMessage: Widget['t'] = (key, values) => fill(widgetMessages.en[key] ?? key, values);

/** The React root of every widget. Finds the session, the messages and the view, and catches every error. */
export function WidgetRoot({ container }: { container?: Node }): ReactElement | null {
  const source = (container && sourceOf(container)) ?? EMPTY;
  const model = useSyncExternalStore(source.subscribe, source.get);
  if (model === null || container === undefined) return null;
  return (
    <WidgetBoundary t={englishMessage} emit={model.emit} resetBy={model}>
      <WidgetOf model={model} root={container} />
    </WidgetBoundary>
  );
}

function WidgetOf({ model, root }: { model: WidgetModel; root: Node }): ReactElement | null {
  const { host, table, settings, methods, emit, reflect, provided } = model;
  const { view, retry } = useView(model);
  const locale = settings.locale ?? model.lang ?? navigator.language;
  const { session, isOver, isChanging, ordinal, restart } = useSession(model, view === 'failed' ? null : view, locale);
  const { timeZone, messages } = settings;
  const signInUrl = settings.signInUrl && isWebAddress(settings.signInUrl) ? settings.signInUrl : undefined;
  const demoMark = demoMarkOf(model, view);
  const features = useSteadyList(settings.features);
  const reading = useMemo(
    () => ({ locale, timeZone, messages, invalidMessages: new Set<string>() }),
    [locale, timeZone, messages],
  );
  const own = view === 'failed' ? undefined : view?.messages;
  const catalogues = useMemo(() => [widgetMessages, ...(own ?? [])], [own]);
  const translation = useMessages(reading, catalogues);
  const store = session?.store ?? NO_SESSION;
  const widgetSession = useWidgetSession(model, store, session?.ended);
  const widget = useMemo<Widget | null>(
    () =>
      translation === null
        ? null
        : {
            ...translation,
            tag: table.tag,
            session: widgetSession,
            reading,
            catalogues,
            features,
            signInUrl,
            demoMark,
            root,
            reflect,
            methods,
          },
    [table, widgetSession, translation, reading, catalogues, features, signInUrl, demoMark, root, reflect, methods],
  );
  useLayoutEffect(() => {
    model.session.current = session;
    model.invalidMessages.current = reading.invalidMessages;
  }, [model, session, reading]);
  // Before the layout effects of the view, which measure.
  useInsertionEffect(() => {
    if (view !== null && view !== 'failed') adoptSheets(root, view.sheets);
  }, [view, root]);

  // An empty box would end the height that the page reserves.
  if (widget === null || (view === null && model.missing.length === 0)) return null;
  const content = () => {
    const [missing] = model.missing;
    const { gatewayMistake } = model;
    if (missing !== undefined) {
      return <Misconfigured t={widget.t} model={model} message="missingAttribute" attribute={attributeName(missing)} />;
    }
    if (view === 'failed')
      return <WidgetNotice t={widget.t} message="notLoaded" hint="notLoadedHint" onRetry={retry} />;
    if (view === null || isChanging) return null;
    if (gatewayMistake && view.hasSession) {
      return <Misconfigured t={widget.t} model={model} message={gatewayMistake} hint={`${gatewayMistake}Hint`} />;
    }
    if (isOver) return <SignedOut model={model} view={view} onRestart={restart} />;
    return (
      <StoreContext key={ordinal} value={store}>
        <view.View provided={provided} host={host} settings={settings} />
      </StoreContext>
    );
  };
  return (
    <div className={demoMark === 'widget' ? 'root in-demo' : 'root'} part="root" lang={widget.format.locale}>
      <WidgetContext value={widget}>
        <DemoMark place="widget" />
        <WidgetBoundary t={widget.t} emit={emit} resetBy={model}>
          {content()}
        </WidgetBoundary>
      </WidgetContext>
    </div>
  );
}

/** A view without calls has no data of its own. The tag inside a `<lead-app>` has the mark. */
function demoMarkOf({ settings, provided }: WidgetModel, view: WidgetView | 'failed' | null): Widget['demoMark'] {
  if (settings.gatewayUrl !== DEMO_URL || view === null || view === 'failed' || !view.hasSession) return undefined;
  return view.overlay?.isOver(provided) ? 'dialog' : 'widget';
}

/** Returns the same list while its content is the same. A host may set a new one at each render. */
function useSteadyList(list: readonly string[] = []): readonly string[] {
  const text = list.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is the content of the list
  return useMemo(() => list, [text]);
}

interface MisconfiguredProps extends Pick<WidgetNoticeProps, 't' | 'message' | 'hint'> {
  readonly model: WidgetModel;
  readonly attribute?: string;
}

/** Shows how to fix the page's HTML, and notifies the host. */
function Misconfigured({ t, model, message, hint, attribute = '' }: MisconfiguredProps): ReactElement {
  const { emit, table } = model;
  useErrorEvent(emit, true, 'configure', 'configuration');
  return <WidgetNotice t={t} message={message} hint={hint} values={{ tag: table.tag, attribute }} />;
}

/** For a view that is not loaded from a module. */
const NO_MODULE = lazyModule(async () => null);

/** The view of the widget. Loads it on first use and can try again after a failure. */
function useView({ view: source, emit }: WidgetModel): { view: WidgetView | 'failed' | null; retry: () => void } {
  const isProvided = 'View' in source;
  const { hasFailed, retry } = usePreload(isProvided ? NO_MODULE : source, !isProvided);
  useErrorEvent(emit, hasFailed, 'load', 'network');
  return { view: hasFailed ? 'failed' : loadedView(source), retry };
}

interface SignedOutProps {
  readonly model: WidgetModel;
  readonly view: WidgetView;
  readonly onRestart: () => void;
}

const signedOutDialog = lazyModule(() => import('../widget/signed-out-dialog.js'));

const SignedOutDialog = lazyView(signedOutDialog, (loaded) => loaded.SignedOutDialog);

/** Shows that the person has signed out, without any data. A view that covers the page shows it in a dialog. */
function SignedOut({ model, view, onRestart }: SignedOutProps): ReactElement | null {
  const { t, root } = useWidget();
  const { provided, host, emit, reflect } = model;
  const { overlay } = view;
  const isOverlay = overlay?.isOver(provided) === true;
  const isOpen = isOverlay && readBoolean(provided.get('open'));
  const wasOpen = useRef(isOpen);
  useMethods({ refresh: onRestart });
  useEffect(() => {
    if (isOpen && !wasOpen.current) onRestart();
    wasOpen.current = isOpen;
  }, [isOpen, onRestart]);
  if (view.isSilent) return null;
  if (!isOverlay) {
    const retry = () => {
      keepFocus(root);
      onRestart();
    };
    return (
      <WidgetNotice t={t} message="signedOut" hint="signInAgain" onRetry={retry}>
        <SignInLink className="btn" />
      </WidgetNotice>
    );
  }
  const close = () => {
    reflect('open', false);
    overlay.emitClosed(host, emit);
  };
  return isOpen ? (
    <LazyBoundary>
      <SignedOutDialog onClose={close} onRetry={onRestart} />
    </LazyBoundary>
  ) : null;
}

/** Moves the focus to the widget, because the pressed button disappears. */
function keepFocus(root: Node): void {
  const container = root instanceof ShadowRoot ? root.querySelector<HTMLElement>('.root') : null;
  if (container === null) return;
  container.tabIndex = -1;
  container.focus({ preventScroll: true });
}
