import {
  createElement,
  type ReactElement,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { providerPage } from '../element/events/analytics.js';
import { appAddress, type RouteMatch, type RouteTag } from '../element/routes.js';
import { leadRowAttributes, linkAttributes } from '../element/shell/lead-attributes.js';
import { useValues, type WidgetView, type WidgetViewProps } from '../element/shell/widget-view.js';
import { HostLink } from '../element/widget/host-link.js';
import { PageTitle } from '../element/widget/page-title.js';
import { usePreload } from '../element/widget/use-lazy.js';
import { useMethods, useWidget, useWidgetReady } from '../element/widget/widget-context.js';
import { useErrorEvent, WidgetNotice } from '../element/widget/widget-notice.js';
import type { MessageKey } from '../i18n/messages.js';
import { requestAttributes, requestProperties } from '../raq-funnel/table.js';
import { alert } from '../ui/icons/icons.js';
import { type LazyModule, lazyModule } from '../ui/lazy-module.js';
import { Panel } from '../ui/panel.js';
import appCss from './lead-app.css?inline';
import { leadAppMessages } from './messages.en-US.js';
import {
  appAddressOf,
  boardHref,
  matchView,
  type NavigationOrigin,
  type ShownView,
  threadUrl,
  useLinks,
  useNavigation,
  useShownView,
} from './navigation.js';
import {
  createScrollRestoration,
  entryName,
  type ScrollRestoration,
  savedPosition,
  saveEntryName,
  showTop,
} from './scroll-restoration.js';
import { type LeadAppSettings, leadAppTable } from './table.js';

interface AppView {
  /** For the page's title and screen readers. */
  readonly name: MessageKey;
  /** Registers the tag. */
  readonly code: LazyModule<unknown>;
  /** For `exportparts`. */
  readonly parts: string;
}

/** The tags that the app can show, each with the parts that a host can style. */
const VIEWS: Readonly<Record<RouteTag, AppView>> = {
  'lead-board': {
    name: 'viewLeads',
    code: lazyModule(() => import('../elements/lead-board.js')),
    parts:
      'board, head, filters, views, list-head, bulk, leads, lead, lead-open, location, contact, customer-notes, notes, activity, project, deal',
  },
  'lead-page': {
    name: 'viewLead',
    code: lazyModule(() => import('../elements/lead-page.js')),
    parts: 'page, banner, error, unlocked, first, unavailable, lead, contact, project, notes, facts, unlock, help, faq',
  },
  'raq-funnel': {
    name: 'viewQuote',
    code: lazyModule(() => import('../elements/raq-funnel.js')),
    parts: 'funnel, progress, back, panel, title, problems, consent, challenge, suggestion, summary, receipt',
  },
  'message-thread': {
    name: 'viewMessages',
    code: lazyModule(() => import('../elements/message-thread.js')),
    parts: 'thread, head, connection, error, contact, welcome, jump, composer, file, quick-replies',
  },
};

const OF_THE_BOARD = Object.keys({ ...linkAttributes, ...leadRowAttributes });
const REQUEST = Object.keys({ ...requestAttributes, ...requestProperties });

function LeadAppView({ provided, host }: WidgetViewProps): ReactElement | null {
  const values = useValues(leadAppTable, provided);
  const ofNames = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, provided.get(name)]));
  const settings: LeadAppSettings = { ...values, board: ofNames(OF_THE_BOARD), request: ofNames(REQUEST) };
  const { basePath, routing, manageTitle } = settings;
  const { t } = useWidget();
  const { navigation, navigate } = useNavigation(settings);
  const { address, origin } = navigation;
  const shown = useShownView(matchView(settings, address), origin, host);
  const { match, key } = shown;
  const region = useRef<HTMLElement>(null);
  const inHistory = routing !== 'memory';
  const scroll = useArrival(shown, host, region, inHistory);
  const [isReady, setReady] = useState(false);
  const onReady = useCallback(() => {
    scroll.settle();
    setReady(true);
  }, [scroll]);
  useWidgetReady(isReady);

  const go = useCallback(
    (next: string, by: NavigationOrigin, fragment?: string) => {
      if (inHistory) scroll.save();
      navigate(next, by, fragment);
    },
    [inHistory, scroll, navigate],
  );
  useLinks(
    host,
    useCallback(
      (link) => {
        const next = appAddressOf({ basePath, routing }, link);
        if (next === undefined) {
          // The browser scrolls to an anchor of this page, or leaves it.
          if (inHistory) scroll.save();
          return false;
        }
        const isHere = next === address;
        if (isHere && link.hash !== '') return false;
        if (!isHere) go(next, 'person', link.hash);
        return true;
      },
      [basePath, routing, address, inHistory, scroll, go],
    ),
  );
  useMethods({
    goTo: (path) => {
      const next = appAddress(basePath, path);
      if (next !== undefined && next !== address) go(next, 'host');
    },
    shownView: () => region.current?.firstElementChild ?? null,
  });

  if (routing === 'memory' && address === undefined) return <MissingPath />;
  if (match.kind === 'elsewhere') return null;
  const name = match.kind === 'view' ? VIEWS[match.tag].name : 'viewNotFound';
  return (
    <>
      {manageTitle ? <PageTitle title={t('businessCenter', { view: t(name) })} /> : null}
      <section key={key} className="view" part="view" aria-label={t(name)} tabIndex={-1} ref={region}>
        {match.kind === 'not-found' ? (
          <NotFound path={match.path} href={boardHref(settings, match.spId ?? settings.spId)} onReady={onReady} />
        ) : (
          <RouteView
            match={match}
            settings={settings}
            onReady={onReady}
            onRetry={() => region.current?.focus({ preventScroll: true })}
          />
        )}
      </section>
    </>
  );
}

/** With memory routing an app needs a `path`. Says so in place of the app and to the host. */
function MissingPath(): ReactElement {
  const { session, t, tag } = useWidget();
  useErrorEvent(session.emit, true, 'configure', 'configuration');
  return <WidgetNotice t={t} message="missingAttribute" values={{ tag, attribute: 'path' }} />;
}

/**
 * Scrolling and focus when the view changes. The new view gets the focus that was inside of the app or nowhere. Back and
 * Forward restore the scroll position, other changes scroll to the top of the app. The first view only restores the
 * position after a reload.
 * @param inHistory whether the app writes to the browser's history
 */
function useArrival(
  { viewNumber, origin, focus }: ShownView,
  host: HTMLElement,
  region: RefObject<HTMLElement | null>,
  inHistory: boolean,
): ScrollRestoration {
  const [scroll] = useState(() => createScrollRestoration(host, inHistory ? savedPosition() : undefined));
  useLayoutEffect(() => (inHistory ? scroll.listen() : undefined), [scroll, inHistory]);
  useLayoutEffect(() => {
    if (viewNumber === 0) return;
    scroll.await(origin === 'back' ? savedPosition() : undefined);
    if (focus === 'inside' || (focus === 'nowhere' && origin !== 'host'))
      region.current?.focus({ preventScroll: true });
    if (origin !== 'back') showTop(host);
  }, [viewNumber, origin, focus, scroll, host, region]);
  return scroll;
}

interface NotFoundProps {
  readonly path: string;
  /** The board; undefined without a provider. */
  readonly href: string | undefined;
  readonly onReady: () => void;
}

/** Says which page was not found, with a link to the board. */
function NotFound({ path, href, onReady }: NotFoundProps): ReactElement {
  const { session, t } = useWidget();
  useEffect(() => {
    session.emit('analytics', { name: 'page-view', ...providerPage('Not Found') });
    onReady();
  }, [session, onReady]);
  return (
    <div className="surface not-found" part="not-found">
      <Panel icon={alert} level={2} heading={t('pageNotFound')} text={t('nothingAt', { path })}>
        {href === undefined ? null : (
          <HostLink className="btn" to="board" href={href}>
            {t('toLeadBoard')}
          </HostLink>
        )}
      </Panel>
    </div>
  );
}

type View = Extract<RouteMatch, { kind: 'view' }>;

interface RouteViewProps {
  readonly match: View;
  readonly settings: LeadAppSettings;
  readonly onReady: () => void;
  /** Retry was pressed, and its button is about to disappear. */
  readonly onRetry: () => void;
}

/** Shows the tag of a route when its code is loaded. */
function RouteView({ match, settings, onReady, onRetry }: RouteViewProps): ReactElement {
  const { code, parts } = VIEWS[match.tag];
  const { session, t } = useWidget();
  const { isReady, hasFailed, retry } = usePreload(code, true);
  const [place] = useState(() =>
    match.tag === 'lead-board' && settings.routing !== 'memory' ? entryName() : undefined,
  );
  // Not while rendering: the app hears of each change of the entry.
  useLayoutEffect(() => {
    if (place !== undefined) saveEntryName(place);
  }, [place]);
  useErrorEvent(session.emit, hasFailed, 'load', 'network');
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
    exportparts: parts,
    'data-place': place,
    'onwidget-ready': onReady,
  });
}

function viewProps({ tag, values }: View, settings: LeadAppSettings): Readonly<Record<string, unknown>> {
  const { board, faqUrl, historyUrl, categoryCatalog, request, routing, basePath } = settings;
  switch (tag) {
    case 'lead-board':
      return { ...values, ...board, threadUrl: settings.threadUrl ?? threadUrl(settings) };
    case 'lead-page':
      return { ...values, spId: values.spId ?? settings.spId, faqUrl, categoryCatalog };
    case 'message-thread':
      return { ...values, boardUrl: boardHref(settings, values.spId, values.leadId), historyUrl };
    default:
      return { ...request, ...values, routing, basePath };
  }
}

export const view: WidgetView = {
  sheets: [appCss],
  messages: [leadAppMessages],
  View: LeadAppView,
};
