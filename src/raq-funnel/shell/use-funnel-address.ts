import { useEffect, useRef } from 'react';
import * as v from 'valibot';
import { matchAddress, routeHref, splitAddress } from '../../element/routes.js';
import { readAs } from '../../web/read-as.js';
import { FUNNEL_STEPS, type FunnelState, type FunnelStep } from '../funnel/funnel.js';
import { canGoTo, placeOf } from '../step/steps.js';
import type { FunnelSettings } from './funnel-context.js';

/** The dialog that a funnel is in; a funnel that is part of the page is always shown. */
export interface FunnelModal {
  readonly isShown: boolean;
  readonly open: () => void;
  readonly close: () => void;
}

type RoutingSettings = Pick<FunnelSettings, 'routing' | 'basePath'>;

/** The funnel's place in the page's address; undefined if the address has none. */
function addressNow({ routing, basePath }: RoutingSettings): FunnelAddress | undefined {
  return routing === 'memory' ? undefined : funnelStepAt(pathNow(routing), basePath);
}

/** What a funnel starts with: its location in the page's address, else with `history` the query of the page's own route. */
export function startAddress(settings: RoutingSettings): FunnelStart | undefined {
  const own = addressNow(settings);
  return own ?? (settings.routing === 'history' ? funnelQueryOf(location.search) : undefined);
}

function pathNow(routing: RoutingSettings['routing']): string {
  return routing === 'hash' ? location.hash.slice(1) : location.pathname + location.search;
}

/** The key of a screen in the state of a history entry. The screens of the project step have one address. */
const SCREEN = 'lead-widgets:screen';

const entryState = v.object({ [SCREEN]: v.pipe(v.number(), v.integer(), v.minValue(0)) });

/** The page can store anything in its entries. */
function screenOfEntry(): number {
  return readAs(entryState, history.state)?.[SCREEN] ?? 0;
}

function locationOf(routing: RoutingSettings['routing'], href: string): string {
  return routing === 'hash' ? `#${href}` : href;
}

/**
 * Keeps the page's address and the funnel in sync. Each step and each question is a history entry. A dialog adds its first
 * entry too, so that Back closes it. If it is closed in another way, the page's own address is restored.
 */
export function useFunnelAddress(
  { routing, basePath, isModal }: RoutingSettings & Pick<FunnelSettings, 'isModal'>,
  state: FunnelState | null,
  goTo: (step: FunnelStep, screen: number) => void,
  { isShown, open, close }: FunnelModal,
): void {
  const shown = useRef<string | null>(null);
  /** The page's own address, from before the dialog opened. */
  const pages = useRef<string | null>(null);
  const href = state === null || routing === 'memory' ? null : funnelHref(basePath, state);
  const step = state?.step ?? null;
  const screen = state?.step === 'project' ? state.screen : 0;
  useEffect(() => {
    if (href === null || step === null || !isShown) return;
    const opens = isModal && addressNow({ routing, basePath }) === undefined;
    if (opens) pages.current = location.href;
    const place = placeOf({ step, screen });
    const isNew = opens || (shown.current !== null && shown.current !== place);
    shown.current = place;
    if (pathNow(routing) === href && screenOfEntry() === screen) return;
    const address = locationOf(routing, href);
    const entry = screenOfEntry() === screen ? history.state : { ...history.state, [SCREEN]: screen };
    if (isNew) history.pushState(screen === 0 ? null : { [SCREEN]: screen }, '', address);
    else history.replaceState(entry, '', address);
  }, [href, step, screen, routing, basePath, isModal, isShown]);
  useEffect(() => {
    if (!isModal || !isShown) return;
    return () => {
      if (pages.current === null || addressNow({ routing, basePath }) === undefined) return;
      history.replaceState(history.state, '', pages.current);
    };
  }, [routing, basePath, isModal, isShown]);
  // The listener stays: one that is replaced while another handles the event would miss it.
  const now = useRef({ goTo, state, href, isShown, open, close });
  useEffect(() => {
    now.current = { goTo, state, href, isShown, open, close };
  });
  useEffect(() => {
    if (routing === 'memory') return;
    const onPop = () => {
      const at = addressNow({ routing, basePath });
      const { goTo: go, state: before, href: own, ...modal } = now.current;
      if (at === undefined) {
        if (isModal && modal.isShown) modal.close();
        return;
      }
      if (!modal.isShown) modal.open();
      else if (placeOf({ step: at.step, screen: screenOfEntry() }) === shown.current) return;
      if (before !== null && canGoTo(before, at.step)) {
        // The entry exists, so the effect must not add another one.
        shown.current = null;
        return go(at.step, screenOfEntry());
      }
      // Back cannot undo a sent request. The entry now names what is shown, and Back goes on to the page before.
      if (own !== null) history.replaceState(history.state, '', locationOf(routing, own));
      if (before?.leadId) history.back();
    };
    window.addEventListener('popstate', onPop);
    return () => window.removeEventListener('popstate', onPop);
  }, [routing, basePath, isModal]);
}

const TAG = 'raq-funnel';

interface FunnelAddress {
  /** The step in the query or the route. The entry means the first step. */
  readonly step: FunnelStep;
  /** Empty where there is none. */
  readonly leadId: string;
  readonly spId: string;
  readonly withAlId: boolean;
}

/** What a funnel reads from an address at its start. The step is undefined if the address has none. */
export type FunnelStart = Omit<FunnelAddress, 'step'> & { readonly step: FunnelStep | undefined };

/**
 * The address of the current step: its own route if there is one, otherwise the route of the entry or the provider with
 * the step in the query. `withAlId` stays until the details are loaded.
 */
export function funnelHref(basePath: string, state: FunnelState): string {
  const { step, leadId, entry, form } = state;
  if (leadId !== '' && (step === 'suggestions' || step === 'summary')) {
    return routeHref(basePath, TAG, { step, leadId }) ?? '';
  }
  const spId = state.isProviderDropped ? '' : form.serviceProviderId || entry.spId;
  const ofProvider = spId === '' ? undefined : routeHref(basePath, TAG, { step: 'project', spId });
  const isPlain = step === (ofProvider === undefined ? FUNNEL_STEPS[0] : 'project');
  const query = [...(isPlain ? [] : [`step=${step}`]), ...(entry.withAlId ? ['withAlId=true'] : [])];
  const path = ofProvider ?? routeHref(basePath, TAG, {}) ?? '';
  return query.length === 0 ? path : `${path}?${query.join('&')}`;
}

/** Reads a funnel's address: its path and query. Undefined for any other address. */
export function funnelStepAt(address: string, basePath: string): FunnelAddress | undefined {
  const match = matchAddress(basePath, address);
  if (match.kind !== 'view' || match.tag !== TAG) return undefined;
  const { leadId = '', spId = '', step } = match.values;
  const query = funnelQueryOf(splitAddress(address).search);
  const named = leadId === '' ? query.step : undefined;
  return { step: named ?? step ?? FUNNEL_STEPS[0], leadId, spId, withAlId: query.withAlId };
}

/** Reads what the query of any page can give a funnel: `step`, `leadId` and `withAlId`. It names no provider. */
export function funnelQueryOf(search: string): FunnelStart {
  const query = new URLSearchParams(search);
  const flag = query.get('withAlId');
  return {
    step: FUNNEL_STEPS.find((each) => each === query.get('step')),
    leadId: query.get('leadId')?.trim() ?? '',
    spId: '',
    withAlId: flag === '' || flag === 'true',
  };
}
