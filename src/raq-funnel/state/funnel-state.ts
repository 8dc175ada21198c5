import * as v from 'valibot';
import { keyHash } from '../../session/device.js';
import { DRAFT_LIFE_MS } from '../../session/persisted-since.js';
import { type Store, sessionAtom } from '../../session/session.js';
import { readAs } from '../../web/read-as.js';
import type { FunnelEvent } from '../funnel/event.js';
import type { Attribution, FunnelState } from '../funnel/funnel.js';
import { nextFunnel } from '../funnel/funnel-rules.js';
import {
  consentSchema,
  hasBegun,
  type PersistedFunnel,
  persistedFunnelSchema,
  toPersistedFunnel as persistedPart,
} from '../funnel/persisted-funnel.js';
import { stepPlace } from '../step/steps.js';
import { type CreateAttempt, FUNNEL_PAGE, type Funnel, type FunnelRef, funnelOf, patchFunnel } from './store.js';

/** Applies an event to a funnel. Tells the host about a new step, and stores the answers. */
export function sendFunnelEvent(ref: FunnelRef, event: FunnelEvent): void {
  const funnel = funnelOf(ref);
  if (funnel === null) return;
  const state = nextFunnel(funnel.state, event);
  if (state === funnel.state) return;
  patchFunnel(ref, () => ({ state }));
  persistFunnel(ref.session.store, ref.options.persistedAs, { ...funnel, state });
  // The start of a funnel reports its step itself, and restoring a summary does not complete the funnel.
  if (state.step === funnel.state.step || event.type === 'rehydrated') return;
  emitStep(ref, state);
  const { leadId } = state;
  // A request that the host has named may not even be known.
  const isComplete = event.type !== 'suggestions-failed' || state.entry.leadId === '';
  if (state.step === 'summary' && isComplete) ref.session.emit('funnel-complete', leadId === '' ? {} : { leadId });
}

export function emitStep({ session }: FunnelRef, state: FunnelState): void {
  const { index, total } = stepPlace(state);
  const { step } = state;
  session.emit('funnel-step', { step, index, total });
  session.emit('analytics', { name: 'funnel-step', ...FUNNEL_PAGE, value: step });
}

/** What is stored of a funnel: its answers, and the id of a request that was sent but not confirmed. */
export interface RestoredFunnel {
  readonly funnel: PersistedFunnel;
  readonly attempt: CreateAttempt | null;
  readonly touch: Attribution;
  /** The mark of the token that brought answers from another device; empty without one. */
  readonly resumed: string;
}

/** Stores the answers of a funnel for a day. Email, phone, names and street are never stored. */
export function persistFunnel(store: Store, key: string | null, { state, attempt, touch, resume }: Funnel): void {
  if (key === null || !state.rehydrateComplete) return;
  const isBegun = hasBegun(state, state.entry);
  // Answers about something else stay until the customer answers here.
  if (!isBegun && hasOthers(store, key)) return;
  const sent = attempt && v.parse(sentSchema, attempt);
  // After a reload, load the answers again only if loading failed and nothing was answered since.
  const resumed = resume && (isBegun || resume.outcome !== 'failed') ? resume.mark : '';
  store
    .get(sessionAtom)
    ?.device.drafts.set(key, JSON.stringify({ funnel: persistedPart(state), sent, touch, resumed }));
}

function hasOthers(store: Store, key: string): boolean {
  const stored = persistedFunnelOf(store, key)?.funnel;
  return stored !== undefined && hasBegun(stored, { ...stored.entry, description: '' });
}

/** Identifies the token after a reload. The token itself is never stored. */
export function markOf(token: string): string {
  return token && keyHash(token);
}

export function dropFunnel(store: Store, key: string | null): void {
  if (key !== null) store.get(sessionAtom)?.device.drafts.set(key, null);
}

/** Null if nothing is stored or the stored data is no longer valid. */
export function persistedFunnelOf(store: Store, key: string | null): RestoredFunnel | null {
  const text = key === null ? null : (store.get(sessionAtom)?.device.drafts.get(key) ?? null);
  if (text === null) return null;
  const stored = readAs(storedSchema, text);
  // Its summary is stored for as long as drafts, counted from the request.
  const at = stored?.funnel.consent?.at;
  if (stored === undefined || (at && new Date(at).getTime() < Date.now() - DRAFT_LIFE_MS)) return null;
  const { funnel, sent, touch, resumed } = stored;
  return { funnel, attempt: sent && { ...sent, text: null, contactText: null }, touch, resumed };
}

/** The part of an attempt that may be stored: never what was sent. */
const sentSchema = v.object({
  requestId: v.string(),
  sentHash: v.string(),
  contactHash: v.string(),
  consent: consentSchema,
});

const entryOfText = v.tuple([v.string(), v.string()]);

const storedSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    funnel: persistedFunnelSchema,
    sent: v.fallback(v.nullable(sentSchema), null),
    touch: v.fallback(
      v.pipe(
        v.record(v.string(), v.unknown()),
        v.transform((all) => Object.fromEntries(Object.entries(all).filter((each) => v.is(entryOfText, each)))),
      ),
      {},
    ),
    resumed: v.fallback(v.string(), ''),
  }),
);
