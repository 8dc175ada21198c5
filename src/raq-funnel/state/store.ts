import { atom } from 'jotai/vanilla';
import type { Failure, WidgetSession } from '../../element/run-call.js';
import type { WireDeals } from '../../gateway/calls/customer.js';
import type { WireReviews } from '../../gateway/calls/providers.js';
import type { LeadAttribute, LeadPlace } from '../../gateway/calls/requests.js';
import type { PhotoType } from '../../photo/prepare-photo.js';
import { keyedAtom } from '../../session/keyed-atom.js';
import { type Store, sessionAtom } from '../../session/session.js';
import { createRequestId } from '../../web/request-id.js';
import type {
  AssignVersion,
  Attribution,
  ConsentRecord,
  ConsentText,
  CreateVersion,
  FunnelEntry,
  FunnelState,
  Recipient,
  ServiceChoice,
} from '../funnel/funnel.js';
import type { QuestionSource } from '../questions/questions.js';
import { startFunnel } from '../step/steps.js';

/** The calls of a funnel, by name. Those about one provider include its id. */
export type FunnelTaskName =
  | 'topServices'
  | 'findServices'
  | 'chooseService'
  | 'provider'
  | 'city'
  | 'eligibility'
  | 'coverage'
  | 'facts'
  | 'alternatives'
  | 'createLead'
  | 'lead'
  | 'suggestions'
  | 'descriptions'
  | 'assign'
  | 'notify'
  | 'recipients'
  | 'comparison'
  | 'deals'
  | 'updatePhone'
  | `hired ${string}`
  | `reviews ${string}`;

export interface FunnelTask {
  readonly phase: 'idle' | 'busy' | 'failed' | 'done';
  readonly failure: Failure | null;
}

export const IDLE: FunnelTask = { phase: 'idle', failure: null };

/** One funnel of the page: each element has its own. */
export type FunnelId = `funnel ${string}`;

export const newFunnelId = (): FunnelId => `funnel ${createRequestId()}`;

export interface FunnelOptions extends QuestionSource {
  readonly source: string;
  /** The language that the customer reads, as a BCP 47 tag. */
  readonly locale: string;
  /** How many providers are suggested. */
  readonly suggestionLimit: number;
  readonly createVersion: CreateVersion | undefined;
  readonly assignVersion: AssignVersion | undefined;
  /** Further fields of the create and suggestion bodies, passed through. */
  readonly createFields: Readonly<Record<string, unknown>>;
  readonly address: LeadPlace | undefined;
  readonly consent: ConsentText;
  readonly partnerId: string;
  readonly clickId: string;
  /** The request also goes to the handyman service. */
  readonly isHandy: boolean;
  /** The storage key of its answers; null stores none. */
  readonly persistedAs: string | null;
  /** Path and query of the summary of a lead. */
  readonly summaryHref: (leadId: string) => string;
  /** Attributes of the request that the host provided. */
  readonly attributes: readonly LeadAttribute[];
}

export interface FunnelRef {
  readonly id: FunnelId;
  readonly session: WidgetSession;
  readonly options: FunnelOptions;
}

export type FunnelCaller = Pick<FunnelRef, 'id' | 'session'>;

/** A request that was sent. The same content keeps its id. */
export interface CreateAttempt {
  readonly requestId: string;
  /** The payload without contact and consent; null after a reload, which has only its hash. */
  readonly text: string | null;
  /** The hash of the payload; empty if the browser cannot hash. */
  readonly sentHash: string;
  /** The contact; null after a reload. */
  readonly contactText: string | null;
  /** The hash of contact and id; empty if the browser cannot hash. */
  readonly contactHash: string;
  readonly consent: ConsentRecord;
}

export interface RequestPhoto {
  readonly id: string;
  /** As it was picked, for its preview and another try. */
  readonly file: File;
  readonly type: PhotoType;
  readonly phase: 'preparing' | 'uploading' | 'done' | 'failed';
  /** How much of it the host has, from 0 to 1. */
  readonly part: number;
  /** What the host calls it; empty until it has it. */
  readonly reference: string;
}

export interface PhoneCheck {
  /** Ten digits. Another number is checked again. */
  readonly phone: string;
  readonly outcome: 'sent' | 'verified' | 'skipped';
  /** When the code was sent, in milliseconds since 1970. */
  readonly sentAt: number;
  /** The request is to be sent now. */
  readonly isSending?: boolean;
}

/** The result of restoring the answers from another device. */
export interface Resumption {
  /** Of the token, which is never stored. */
  readonly mark: string;
  /** `earlier`: restored before, and this device has newer answers. `unknown`: the token is unknown or too old. */
  readonly outcome: 'busy' | 'restored' | 'no-service' | 'unknown' | 'failed' | 'earlier';
  /** The screen that was shown first. */
  readonly place?: string;
}

export interface Funnel {
  readonly state: FunnelState;
  readonly tasks: ReadonlyMap<FunnelTaskName, FunnelTask>;
  readonly topServices: readonly ServiceChoice[] | null;
  readonly found: {
    readonly query: string;
    readonly services: readonly ServiceChoice[];
    /** Services that match, or similar ones if none do. */
    readonly nearest: readonly ServiceChoice[];
  };
  readonly recipients: readonly Recipient[] | null;
  readonly deals: WireDeals['deals'];
  readonly reviews: ReadonlyMap<string, WireReviews['reviews']>;
  readonly attempt: CreateAttempt | null;
  /** The choice of providers that was sent last, and its id. */
  readonly choice: { readonly text: string; readonly requestId: string } | null;
  /** The customer's first entry point. */
  readonly touch: Attribution;
  /** In the customer's order. They are never stored. */
  readonly photos: readonly RequestPhoto[];
  /** Never stored. */
  readonly phoneCheck?: PhoneCheck;
  readonly resume?: Resumption;
}

const funnelsAtom = keyedAtom<FunnelId, Funnel>();

export const funnelAtomOf = (id: FunnelId) => atom((get) => get(funnelsAtom).get(id) ?? null);

/** A funnel as it is now; null before it starts and after it ends. */
export function funnelOf({ id, session }: FunnelCaller): Funnel | null {
  return session.store.get(funnelsAtom).get(id) ?? null;
}

/** Whether answers are stored under a name. */
export function isFunnelPersisted(store: Store, name: string): boolean {
  return Boolean(store.get(sessionAtom)?.device.drafts.get(name));
}

export function taskOf(funnel: Funnel | null, name: FunnelTaskName): FunnelTask {
  return funnel?.tasks.get(name) ?? IDLE;
}

/** Whether a call belongs to the first step. It continues while the rest of the funnel loads. */
export function isFirstStepTask(name: string): boolean {
  return name === 'topServices' || name === 'findServices';
}

/** Starts or restarts a funnel. Found services stay. */
export function openFunnel(caller: FunnelCaller, entry: FunnelEntry): void {
  const { topServices = null, found = { query: '', services: [], nearest: [] }, tasks } = funnelOf(caller) ?? {};
  const searchTasks = [...(tasks ?? [])].filter(([name]) => isFirstStepTask(name));
  caller.session.store.set(funnelsAtom, caller.id, {
    state: startFunnel(entry),
    tasks: new Map(searchTasks),
    topServices,
    found,
    recipients: null,
    deals: [],
    reviews: new Map(),
    attempt: null,
    choice: null,
    touch: {},
    photos: [],
  });
}

/** Removes a funnel from memory. Its stored answers stay. */
export function closeFunnel({ id, session }: FunnelCaller): void {
  session.store.set(funnelsAtom, id, null);
}

export function patchFunnel(caller: FunnelCaller, change: (funnel: Funnel) => Partial<Funnel>): void {
  const funnel = funnelOf(caller);
  if (funnel !== null) caller.session.store.set(funnelsAtom, caller.id, { ...funnel, ...change(funnel) });
}

/** The page of funnel events in analytics. */
export const FUNNEL_PAGE = { page: 'Request a Quote', userType: 'Member' } as const;
