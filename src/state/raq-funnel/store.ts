import { atom } from 'jotai/vanilla';
import type {
  ConsentRecord,
  ConsentText,
  FollowUpDeal,
  FunnelEntry,
  FunnelState,
  ProviderReview,
  Recipient,
  ServiceChoice,
} from '../../contract/raq-funnel.js';
import { createRequestId } from '../../contract/request-id.js';
import type { LeadAttribute, LeadPlace } from '../../contract/wire/requests.js';
import { startFunnel } from '../../domain/raq-funnel/events/start-funnel.js';
import type { Attribution } from '../../domain/raq-funnel/funnel-address.js';
import { sessionAtom } from '../../session/session.js';
import { keyedAtom } from '../keyed-atom.js';
import type { Asker, Failure } from '../run-call.js';

/** The calls of a funnel that a screen shows the standing of; those of one provider bear its id. */
export type FunnelTaskName =
  | 'topServices'
  | 'findServices'
  | 'chooseService'
  | 'provider'
  | 'city'
  | 'eligibility'
  | 'alternatives'
  | 'createLead'
  | 'lead'
  | 'suggestions'
  | 'assign'
  | 'recipients'
  | 'updatePhone'
  | `hired ${string}`
  | `reviews ${string}`;

/** How a call stands. */
export interface FunnelTask {
  readonly phase: 'idle' | 'busy' | 'failed' | 'done';
  readonly failure: Failure | null;
}

export const IDLE: FunnelTask = { phase: 'idle', failure: null };

/** One funnel of the page: each element has its own. */
export type FunnelId = `funnel ${string}`;

export const newFunnelId = (): FunnelId => `funnel ${createRequestId()}`;

/** What a host has settled for a funnel. */
export interface FunnelOptions {
  readonly source: string;
  /** How many providers are suggested. */
  readonly suggestionLimit: number;
  readonly createVersion: 'v1' | 'v3' | undefined;
  readonly assignVersion: 'v1' | 'v2' | undefined;
  /** Further fields of the create and suggestion bodies, passed through. */
  readonly createFields: Readonly<Record<string, unknown>>;
  readonly address: LeadPlace | undefined;
  readonly consent: ConsentText;
  readonly partnerId: string;
  readonly clickId: string;
  /** The request also goes to the handyman service. */
  readonly isHandy: boolean;
  /** Where its answers are kept on the device; null keeps none. */
  readonly keptAs: string | null;
  /** Path and query of the summary of a lead. */
  readonly summaryHref: (leadId: string) => string;
  /** The host’s own questions. */
  readonly questions: object | undefined;
  /** Attributes of the request that the host has given. */
  readonly attributes: readonly LeadAttribute[];
}

/** On whose behalf an action runs, and for which funnel. */
export interface FunnelRef {
  readonly id: FunnelId;
  readonly asker: Asker;
  readonly options: FunnelOptions;
}

/** Who makes a call of a funnel. */
export type FunnelCaller = Pick<FunnelRef, 'id' | 'asker'>;

/** A request as it was decided to be sent: the same again is the same decision. */
export interface CreateAttempt {
  readonly requestId: string;
  /** What is sent, without contact and consent; null after a reload, which keeps its hash alone. */
  readonly text: string | null;
  /** Of that text; empty where the browser hashes nothing. */
  readonly sentHash: string;
  /** The contact; null after a reload, which keeps none. */
  readonly contactText: string | null;
  /** Of the contact together with the id; empty where the browser hashes nothing. */
  readonly contactHash: string;
  readonly consent: ConsentRecord;
}

/** A funnel as its view shows it. */
export interface Funnel {
  readonly state: FunnelState;
  readonly tasks: ReadonlyMap<FunnelTaskName, FunnelTask>;
  readonly topServices: readonly ServiceChoice[] | null;
  readonly found: { readonly query: string; readonly services: readonly ServiceChoice[] };
  readonly recipients: readonly Recipient[] | null;
  readonly deals: readonly FollowUpDeal[];
  readonly reviews: ReadonlyMap<string, readonly ProviderReview[]>;
  readonly attempt: CreateAttempt | null;
  /** The choice of providers that was sent last, and its id. */
  readonly choice: { readonly text: string; readonly requestId: string } | null;
  /** What brought the customer here first. */
  readonly touch: Attribution;
}

const funnelsAtom = keyedAtom<FunnelId, Funnel>();

export const funnelAtomOf = (id: FunnelId) => atom((get) => get(funnelsAtom).get(id) ?? null);

export const funnelOfAtom = atom((get) => {
  const funnels = get(funnelsAtom);
  return (id: FunnelId): Funnel | null => funnels.get(id) ?? null;
});

/** Whether the device has answers of a funnel under a name. */
export const isFunnelKeptAtom = atom((get) => {
  const drafts = get(sessionAtom)?.device.drafts;
  return (name: string): boolean => Boolean(drafts?.get(name));
});

/** How a call of a funnel stands. */
export function taskOf(funnel: Funnel, name: FunnelTaskName): FunnelTask {
  return funnel.tasks.get(name) ?? IDLE;
}

/** Begins a funnel, or begins it anew; services that were found already stay. */
export const openFunnelAtom = atom(
  null,
  (get, set, { id, entry }: { readonly id: FunnelId; readonly entry: FunnelEntry }): void => {
    const { topServices = null, found = { query: '', services: [] }, tasks } = get(funnelsAtom).get(id) ?? {};
    const looked = [...(tasks ?? [])].filter(([name]) => name === 'topServices' || name === 'findServices');
    set(funnelsAtom, id, {
      state: startFunnel(entry),
      tasks: new Map(looked),
      topServices,
      found,
      recipients: null,
      deals: [],
      reviews: new Map(),
      attempt: null,
      choice: null,
      touch: {},
    });
  },
);

/** The element has gone: its answers stay on the device, what it held in memory does not. */
export const closeFunnelAtom = atom(null, (_get, set, id: FunnelId): void => set(funnelsAtom, id, null));

interface Patch {
  readonly id: FunnelId;
  readonly change: (funnel: Funnel) => Partial<Funnel>;
}

export const patchFunnelAtom = atom(null, (get, set, { id, change }: Patch): void => {
  const funnel = get(funnelsAtom).get(id);
  if (funnel !== undefined) set(funnelsAtom, id, { ...funnel, ...change(funnel) });
});

/** Where a customer is who asks for quotes, for analytics. */
export const FUNNEL_PAGE = { page: 'Request a Quote', userType: 'Member' } as const;
