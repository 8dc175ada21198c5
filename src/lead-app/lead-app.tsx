import {
  createElement,
  type ReactElement,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { providerPage } from '../element/events/analytics.js';
import { appAddress, type RouteMatch, type RouteTag } from '../element/routes.js';
import { HostLink } from '../element/widget/host-link.js';
import { PageTitle } from '../element/widget/page-title.js';
import { usePreload } from '../element/widget/use-lazy.js';
import { useMethods, useWidget, useWidgetReady } from '../element/widget/widget-context.js';
import { WidgetNotice } from '../element/widget/widget-notice.js';
import type { MessageKey } from '../i18n/messages.js';
import { alert } from '../ui/icons/icons.js';
import { Panel } from '../ui/panel.js';
import type { AppView, AppViews, LeadAppSettings } from './lead-app-settings.js';
import {
  createScrollRestoration,
  entryName,
  type ScrollRestoration,
  savedPosition,
  saveEntryName,
  showTop,
} from './scroll-restoration.js';
import { type NavigationOrigin, useNavigation } from './use-navigation.js';
import {
  appAddressOf,
  boardHref,
  matchView,
  type ShownView,
  takeRequestedPath,
  threadUrl,
  useShownView,
} from './use-shown-view.js';

const NAMES: Readonly<Record<RouteTag, MessageKey>> = {
  'lead-board': 'viewLeads',
  'lead-page': 'viewLead',
  'message-thread': 'viewMessages',
  'raq-funnel': 'viewQuote',
};

export interface LeadAppProps {
  readonly settings: LeadAppSettings;
  readonly host: HTMLElement;
  readonly views: AppViews;
}

/** Shows the view that the address names. */
export function LeadApp({ settings, host, views }: LeadAppProps): ReactElement | null {
  const { basePath, routing, manageTitle } = settings;
  const { t } = useWidget();
  const { navigation, navigate } = useNavigation(settings);
  const { address, origin } = navigation;
  const shown = useShownView(
    useMemo(() => matchView({ basePath, routing }, address, views), [basePath, routing, address, views]),
    origin,
    host,
  );
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

  const name = viewName(match);
  const go = useCallback(
    (next: string, by: NavigationOrigin, fragment?: string) => {
      if (inHistory) scroll.save();
      navigate(next, by, fragment);
    },
    [inHistory, scroll, navigate],
  );
  const goTo = useCallback(
    (path: string) => {
      const next = appAddress(basePath, path);
      if (next !== undefined && next !== address) go(next, 'host');
    },
    [basePath, address, go],
  );
  useEffect(() => {
    const requested = takeRequestedPath(host);
    if (requested !== undefined) goTo(requested);
  }, [host, goTo]);
  useLinks(
    host,
    useCallback(
      (link) => {
        const next = appAddressOf({ basePath, routing }, link);
        if (next === undefined) {
          // The browser goes to another place in this page, or leaves it.
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
    goTo,
    shownView: () => region.current?.firstElementChild ?? null,
  });

  if (routing === 'memory' && address === undefined) return <MissingPath />;
  if (match.kind === 'elsewhere' || name === undefined) return null;
  const view = match.kind === 'view' ? views[match.tag] : undefined;
  return (
    <>
      {manageTitle ? <AppTitle name={name} /> : null}
      <section key={key} className="view" part="view" aria-label={t(name)} tabIndex={-1} ref={region}>
        {match.kind === 'not-found' ? (
          <NotFound path={match.path} href={boardHref(settings, match.spId ?? settings.spId)} onReady={onReady} />
        ) : view === undefined ? null : (
          <RouteView
            match={match}
            view={view}
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
  useEffect(() => {
    session.emit('widget-error', { operation: 'configure', kind: 'configuration' });
  }, [session]);
  return <WidgetNotice t={t} message="missingAttribute" values={{ tag, attribute: 'path' }} />;
}

/** Sets the page's title to that of the view. */
function AppTitle({ name }: { readonly name: MessageKey }): ReactElement {
  const { t } = useWidget();
  return <PageTitle title={t('businessCenter', { view: t(name) })} />;
}

/** What a view is called, in the page's title and to a screen reader. */
function viewName(match: RouteMatch): MessageKey | undefined {
  if (match.kind === 'elsewhere') return undefined;
  return match.kind === 'view' ? NAMES[match.tag] : 'viewNotFound';
}

/**
 * Links inside of the app that a plain click follows in this tab. One whose `navigate` event the host has cancelled is not
 * among them, nor one that anybody else has taken over.
 * @param onFollow takes a link over by returning true
 */
function useLinks(host: HTMLElement, onFollow: (link: HTMLAnchorElement) => boolean): void {
  // A link can be clicked as soon as it is drawn.
  useLayoutEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return;
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      const link = event.composedPath().find((step) => step instanceof HTMLAnchorElement);
      if (link !== undefined && isFollowedHere(link) && onFollow(link)) event.preventDefault();
    };
    host.addEventListener('click', onClick);
    return () => host.removeEventListener('click', onClick);
  }, [host, onFollow]);
}

function isFollowedHere(link: HTMLAnchorElement): boolean {
  const isSameTab = link.target === '' || link.target === '_self';
  return isSameTab && link.hasAttribute('href') && !link.hasAttribute('download') && link.origin === location.origin;
}

/**
 * Scrolling and focus on a change of view. The new view takes the focus of the one that has gone, or of a person who had
 * none; Back and Forward bring each page's place back, anything else begins at the app's top. The first view moves nothing
 * but where a reload left it.
 * @param inHistory whether the app's places are entries of the browser's history
 */
function useArrival(
  { viewNumber, origin, focus }: ShownView,
  host: HTMLElement,
  region: RefObject<HTMLElement | null>,
  inHistory: boolean,
): ScrollRestoration {
  const scroll = useMemo(() => createScrollRestoration(host), [host]);
  useLayoutEffect(() => (inHistory ? scroll.listen() : undefined), [scroll, inHistory]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a view
  useLayoutEffect(() => {
    const returns = inHistory && (viewNumber === 0 || origin === 'back');
    scroll.await(returns ? savedPosition() : undefined);
    if (viewNumber === 0) return;
    if (focus === 'inside' || (focus === 'nowhere' && origin !== 'host'))
      region.current?.focus({ preventScroll: true });
    if (origin !== 'back') showTop(host);
  }, [viewNumber]);
  return scroll;
}

interface NotFoundProps {
  /** The path that was not found. */
  readonly path: string;
  /** The board to return to; there is none without a provider. */
  readonly href: string | undefined;
  readonly onReady: () => void;
}

/** Says which page was not found, with a link to the board. */
function NotFound({ path, href, onReady }: NotFoundProps): ReactElement {
  const { session, t } = useWidget();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each path
  useEffect(() => {
    session.emit('analytics', { name: 'page-view', ...providerPage('Not Found') });
    onReady();
  }, [path]);
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

interface RouteViewProps {
  readonly match: Extract<RouteMatch, { kind: 'view' }>;
  readonly view: AppView;
  readonly settings: LeadAppSettings;
  readonly onReady: () => void;
  /** Retry was pressed, and its button is about to disappear. */
  readonly onRetry: () => void;
}

/** Shows the tag of a route when its code is loaded. */
function RouteView({ match, view, settings, onReady, onRetry }: RouteViewProps): ReactElement {
  const { session, t } = useWidget();
  const { isReady, hasFailed, retry } = usePreload(view.code, true);
  const [place] = useState(() =>
    match.tag === 'lead-board' && settings.routing !== 'memory' ? entryName() : undefined,
  );
  // Not while rendering: the app hears of each change of the entry.
  useLayoutEffect(() => {
    if (place !== undefined) saveEntryName(place);
  }, [place]);
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
