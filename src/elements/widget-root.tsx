import { Provider } from 'jotai';
import {
  type ReactElement,
  useEffect,
  useLayoutEffect,
  useMemo,
  useReducer,
  useState,
  useSyncExternalStore,
} from 'react';
import type { Connection } from '../contract/connection.js';
import { connect, connectHost } from '../gateway/connections.js';
import { fill } from '../i18n/messages.js';
import { widgetWords } from '../i18n/widget.js';
import { storeOf } from '../state/store.js';
import { adoptSheets } from '../theme/sheets.js';
import { useAsker } from '../views/widget/use-asker.js';
import { useMessages } from '../views/widget/use-messages.js';
import { WidgetBoundary } from '../views/widget/widget-boundary.js';
import { type Widget, WidgetContext } from '../views/widget/widget-context.js';
import { WidgetNotice } from '../views/widget/widget-notice.js';
import { type ModelSource, sourceOf, type WidgetModel } from './model.js';
import { attributeName } from './table.js';
import type { WidgetView } from './widget-view.js';

const EMPTY: ModelSource = { get: () => null, subscribe: () => () => {} };

/** The words for a failure to find words. */
const plainWords: Widget['t'] = (key, values) => fill(widgetWords.en[key] ?? key, values);

/** The root of every widget: finds its gateway, its words and its view, and stands between a throw and the page. */
export function WidgetRoot({ container }: { container?: Node }): ReactElement | null {
  const source = (container && sourceOf(container)) ?? EMPTY;
  const model = useSyncExternalStore(source.subscribe, source.get);
  if (model === null || container === undefined) return null;
  return (
    <WidgetBoundary t={plainWords} emit={model.emit} resetBy={model}>
      <WidgetOf model={model} root={container} />
    </WidgetBoundary>
  );
}

function WidgetOf({ model, root }: { model: WidgetModel; root: Node }): ReactElement | null {
  const { host, table, settings, methods, emit, reflect, read } = model;
  const { view, retry } = useView(model);
  const connection = useConnection(settings, view === 'failed' ? null : view);
  const { timeZone, messages } = settings;
  const features = useSteadyList(settings.features);
  const locale = settings.locale ?? model.lang ?? navigator.language;
  const reading = useMemo(() => ({ locale, timeZone, messages }), [locale, timeZone, messages]);
  const own = view === 'failed' ? undefined : view?.words;
  const catalogues = useMemo(() => (own === undefined ? [widgetWords] : [widgetWords, own]), [own]);
  const words = useMessages(reading, catalogues);
  const asker = useAsker(host, emit, settings.analytics, read.string('spId'), connection, model.answered);
  const widget = useMemo<Widget | null>(
    () =>
      words === null
        ? null
        : { ...words, tag: table.tag, asker, reading, catalogues, features, root, reflect, methods },
    [table, asker, words, reading, catalogues, features, root, reflect, methods],
  );
  useLayoutEffect(() => {
    model.connection.current = connection;
    if (view !== null && view !== 'failed') adoptSheets(root, view.sheets);
  }, [model, connection, view, root]);

  if (widget === null) return null;
  const content = () => {
    if (model.missing.length > 0) return <MissingAttribute t={widget.t} model={model} />;
    if (view === 'failed')
      return <WidgetNotice t={widget.t} message="notLoaded" hint="notLoadedHint" onRetry={retry} />;
    if (view === null || connection === null) return null;
    return (
      <Provider store={storeOf(connection)}>
        <view.View read={read} host={host} settings={settings} />
      </Provider>
    );
  };
  return (
    <div className="root" part="root" lang={widget.format.locale}>
      <WidgetContext value={widget}>
        <WidgetBoundary t={widget.t} emit={emit} resetBy={model}>
          {content()}
        </WidgetBoundary>
      </WidgetContext>
    </div>
  );
}

/** The same list while it says the same: a host may write a new one at each of its renders. */
function useSteadyList(list: readonly string[] = []): readonly string[] {
  const text = list.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what the list says
  return useMemo(() => list, [text]);
}

/** A required attribute is not there: says so in the widget's place and to the host, and throws nothing. */
function MissingAttribute({ t, model }: { t: Widget['t']; model: WidgetModel }): ReactElement {
  const { emit, table, missing } = model;
  const attribute = attributeName(missing[0] ?? '');
  useEffect(() => {
    emit('widget-error', { operation: 'configure', kind: 'configuration' });
  }, [emit]);
  return <WidgetNotice t={t} message="missingAttribute" values={{ tag: table.tag, attribute }} />;
}

/** The widget's view: at hand, or fetched on first use, with a way to try again. */
function useView({ view: source, emit }: WidgetModel): { view: WidgetView | 'failed' | null; retry: () => void } {
  const [attempt, retry] = useReducer((count: number) => count + 1, 0);
  const [fetched, setFetched] = useState<WidgetView | 'failed' | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt fetches again
  useEffect(() => {
    if (typeof source !== 'function') return;
    let isOver = false;
    setFetched(null);
    source().then(
      (view) => isOver || setFetched(view),
      () => {
        if (isOver) return;
        emit('widget-error', { operation: 'load', kind: 'network' });
        setFetched('failed');
      },
    );
    return () => {
      isOver = true;
    };
  }, [source, emit, attempt]);
  return { view: typeof source === 'function' ? fetched : source, retry };
}

function useConnection(settings: WidgetModel['settings'], view: WidgetView | null): Connection | null {
  const {
    gateway,
    gatewayUrl: url,
    authMode: chosen,
    auth,
    oneTimeToken,
    sourceApplication,
    applicationVersion,
    fetch,
  } = settings;
  return useMemo(() => {
    if (view === null) return null;
    const authMode = chosen ?? view.authMode;
    if (gateway !== undefined) return connectHost(gateway, view.calls, view.lateCalls);
    const options = { url, authMode, auth, oneTimeToken, sourceApplication, applicationVersion, fetch };
    return connect(options, view.calls, view.lateCalls);
  }, [view, gateway, url, chosen, auth, oneTimeToken, sourceApplication, applicationVersion, fetch]);
}
