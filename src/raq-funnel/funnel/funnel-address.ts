import { matchAddress, routeHref, splitAddress } from '../../element/routes.js';
import { FUNNEL_STEPS, type FunnelState, type FunnelStep } from './funnel.js';

const UTM = /^utm_[a-z\d_]{1,40}$/;
const TEXT_MAX_LENGTH = 254;

const TAG = 'raq-funnel';

/** The parts of a funnel's address. */
export interface FunnelAddress {
  /** The step in the query or the route. The entry means the first step. */
  readonly step: FunnelStep;
  /** Empty where there is none. */
  readonly leadId: string;
  readonly spId: string;
  readonly withAlId: boolean;
}

/** What an address gives a funnel at its start; no step where it names none. */
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

/**
 * Reads a funnel's address.
 * @param address path and query
 * @returns undefined if it is not a funnel's address
 */
export function funnelStepAt(address: string, basePath: string): FunnelAddress | undefined {
  const match = matchAddress(basePath, address);
  if (match.kind !== 'view' || match.tag !== TAG) return undefined;
  const { leadId = '', spId = '', step } = match.values;
  const query = funnelQueryOf(splitAddress(address).search);
  const named = leadId === '' ? query.step : undefined;
  return { step: named ?? step ?? FUNNEL_STEPS[0], leadId, spId, withAlId: query.withAlId };
}

/**
 * Reads what the query of any page can give a funnel: `step`, `leadId` and `withAlId`. The query names no provider.
 * @param search the query, with its question mark or without
 */
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

export type Attribution = Readonly<Record<string, string>>;

/** The `utm_` parameters of a page's query. If one is repeated, the first counts. */
export function attributionOf(search: URLSearchParams): Attribution {
  const found = new Map<string, string>();
  for (const [name, value] of search) {
    const [key, text] = [name.toLowerCase(), value.trim().slice(0, TEXT_MAX_LENGTH)];
    if (UTM.test(key) && text !== '' && !found.has(key)) found.set(key, text);
  }
  return Object.fromEntries(found);
}

/** The customer's first entry point. A stored one wins over later ones. */
export function firstTouch(persisted: Attribution, now: Attribution): Attribution {
  return Object.keys(persisted).length > 0 ? persisted : now;
}

/** The attribution in `externalLeadAttributes`: partner id, click id and utm parameters, if there are any. */
export function leadAttribution(partnerId: string, clickId: string, utm: Attribution): Attribution {
  return { ...utm, ...(partnerId !== '' && { partnerId }), ...(clickId !== '' && { clickId }) };
}
