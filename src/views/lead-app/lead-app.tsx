import { type ReactElement, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { appAddress } from '../../domain/route/app-address.js';
import { useMethods } from '../widget/use-methods.js';
import { useWidgetReady } from '../widget/use-widget-ready.js';
import { useWidget } from '../widget/widget-context.js';
import { boardHref, followed, whereTo } from './app-links.js';
import { AppTitle } from './app-title.js';
import { takeAsked } from './asked-path.js';
import type { AppViews, LeadAppSettings } from './lead-app-settings.js';
import { MissingPath } from './missing-path.js';
import { NotFound } from './not-found.js';
import { RouteView } from './route-view.js';
import { useArrival } from './use-arrival.js';
import { useLinks } from './use-links.js';
import { useShown } from './use-shown.js';
import { useStanding, type Way } from './use-standing.js';
import { viewName } from './view-names.js';

export interface LeadAppProps {
  readonly settings: LeadAppSettings;
  readonly host: HTMLElement;
  readonly views: AppViews;
}

/** Shows the view that the address names (Spec §2 Screens and routes). */
export function LeadApp({ settings, host, views }: LeadAppProps): ReactElement | null {
  const { basePath, routing, managesTitle } = settings;
  const { t } = useWidget();
  const { standing, move } = useStanding(settings);
  const { address, way } = standing;
  const shown = useShown(
    useMemo(() => whereTo({ basePath, routing }, address, views), [basePath, routing, address, views]),
    way,
    host,
  );
  const { match, key } = shown;
  const region = useRef<HTMLElement>(null);
  const inHistory = routing !== 'memory';
  const keeper = useArrival(shown, host, region, inHistory);
  const [isReady, setReady] = useState(false);
  const onReady = useCallback(() => {
    keeper.settle();
    setReady(true);
  }, [keeper]);
  useWidgetReady(isReady);

  const name = viewName(match);
  const go = useCallback(
    (next: string, by: Way, fragment?: string) => {
      if (inHistory) keeper.keep();
      move(next, by, fragment);
    },
    [inHistory, keeper, move],
  );
  const goTo = useCallback(
    (path: string) => {
      const next = appAddress(basePath, path);
      if (next !== undefined && next !== address) go(next, 'host');
    },
    [basePath, address, go],
  );
  useEffect(() => {
    const asked = takeAsked(host);
    if (asked !== undefined) goTo(asked);
  }, [host, goTo]);
  useLinks(
    host,
    useCallback(
      (link) => {
        const next = followed({ basePath, routing }, link);
        if (next === undefined) {
          // The browser goes to another place in this page, or leaves it.
          if (inHistory) keeper.keep();
          return false;
        }
        const isHere = next === address;
        if (isHere && link.hash !== '') return false;
        if (!isHere) go(next, 'person', link.hash);
        return true;
      },
      [basePath, routing, address, inHistory, keeper, go],
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
      {managesTitle ? <AppTitle name={name} /> : null}
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
