import { analyticsOf } from '../../element/events/analytics.js';
import { type Failure, runCall, type WidgetSession } from '../../element/run-call.js';
import { isSignedOut } from '../../gateway/errors/failure-status.js';
import { BEST_RATING } from '../../gateway/limits.js';
import type { MessageKey } from '../../i18n/messages.js';
import { callQueueAtom } from '../../session/call-queue.js';
import { keyedAtom } from '../../session/keyed-atom.js';
import { type LeadKey, type LeadRef, leadKey } from '../../session/lead-ref.js';
import type { Store } from '../../session/session.js';
import { createRequestId } from '../../web/request-id.js';
import type { LeadFeedback } from '../lead/lead.js';
import { leadOutboxAtom, waits } from '../lead/lead-edit.js';
import { applyEdit, confirmationsAtom, otherTabsAtom } from '../lead/lead-state.js';

export interface FeedbackSend {
  /** `waiting`: there was no connection. It is sent again by itself. */
  readonly phase: 'sending' | 'failed' | 'sent' | 'waiting';
  readonly given: LeadRating;
  /** Submitting the same feedback again uses the same id. */
  readonly requestId: string;
  /** When the person gave it, in milliseconds since 1970. */
  readonly madeAt: number;
  /** Not sent automatically: the sign-in expired, the change is too old, or it failed too often. */
  readonly isHeld?: boolean;
  readonly failure?: Failure;
}

export const sendsByKeyAtom = keyedAtom<LeadKey, FeedbackSend>();

/**
 * Submits feedback for a lead. When the gateway has accepted it, the lead gets its rating and reason. Until then
 * the person can submit it again.
 * @returns whether the gateway accepted it
 */
export async function sendFeedback(session: WidgetSession, lead: LeadRef, given: LeadRating): Promise<boolean> {
  const last = session.store.get(sendsByKeyAtom).get(leadKey(lead));
  if (last?.phase === 'sending') return false;
  const isAgain = (last?.phase === 'failed' || last?.phase === 'waiting') && isSameRating(last.given, given);
  return sendRating(session, lead, given, isAgain ? last.requestId : createRequestId());
}

/** Sends waiting feedback at the person's request. */
export async function retryFeedback(store: Store, lead: LeadRef): Promise<void> {
  const last = store.get(sendsByKeyAtom).get(leadKey(lead));
  if (last?.phase === 'waiting') await store.get(leadOutboxAtom)?.send(last.requestId);
}

/** Sends feedback again that waits or was refused. */
export async function resendFeedback(session: WidgetSession, lead: LeadRef): Promise<void> {
  const last = session.store.get(sendsByKeyAtom).get(leadKey(lead));
  if (last?.phase === 'waiting' || last?.phase === 'failed')
    await sendRating(session, lead, last.given, last.requestId);
}

async function sendRating(
  session: WidgetSession,
  lead: LeadRef,
  given: LeadRating,
  requestId: string,
): Promise<boolean> {
  const { store } = session;
  const key = leadKey(lead);
  const latest = () => store.get(sendsByKeyAtom).get(key);
  const before = latest();
  const isAgain = before?.requestId === requestId;
  const hasWaited = isAgain && before.phase === 'waiting';
  const madeAt = isAgain ? before.madeAt : Date.now();
  const put = (phase: FeedbackSend['phase'], more: Pick<FeedbackSend, 'isHeld' | 'failure'> = {}) =>
    store.set(sendsByKeyAtom, key, { phase, given, requestId, madeAt, ...more });
  put('sending');
  const outcome = await store.get(callQueueAtom)(key, () =>
    runCall(session, {
      operation: 'sendFeedback',
      call: (send, options) => send({ serviceProviderId: lead.spId, leadId: lead.leadId, ...given }, options),
      requestId,
      replay: {
        run: () => sendRating(session, lead, given, requestId),
        isWanted: () => latest()?.requestId === requestId && latest()?.phase === 'failed',
      },
    }),
  );
  if (outcome.kind !== 'failed') put(outcome.kind === 'done' ? 'sent' : 'failed');
  else if (waits(outcome.failure, hasWaited)) put('waiting', { isHeld: isSignedOut(outcome.failure) });
  else put('failed', { failure: outcome.failure });
  if (outcome.kind !== 'done') return false;
  const edit = { field: 'feedback', value: feedbackOf(given) } as const;
  applyEdit(store, key, edit);
  store.get(confirmationsAtom).confirm(key, edit, madeAt);
  store.get(otherTabsAtom).tell({ key, edit, madeAt });
  void store.get(leadOutboxAtom)?.send();
  if (session.isAlive()) {
    const value = String(given.rating);
    session.emit('lead-change', { leadId: lead.leadId, change: 'feedback', value });
    session.emit('analytics', analyticsOf(ratingEvent(given), { leadId: lead.leadId, value }));
  }
  return true;
}

/** Ends the thank-you message. Feedback that failed stays. */
export function endFeedback(store: Store, lead: LeadRef) {
  const key = leadKey(lead);
  if (store.get(sendsByKeyAtom).get(key)?.phase === 'sent') store.set(sendsByKeyAtom, key, null);
}

/** Reasons for a rating under five stars. The English label is sent in every language. */
export const FEEDBACK_REASONS = [
  'Low-value job',
  'Out of service area',
  "I don't do this work",
  'Customer unresponsive',
  'Potential spam',
  'Other',
] as const;

export type FeedbackReason = (typeof FEEDBACK_REASONS)[number];

/** The message keys of each reason and of its thanks. */
export const REASON_MESSAGES: Readonly<
  Record<FeedbackReason, { readonly label: MessageKey; readonly thanks: MessageKey }>
> = {
  'Low-value job': { label: 'reasonLowValue', thanks: 'thanksLowValue' },
  'Out of service area': { label: 'reasonArea', thanks: 'thanksArea' },
  "I don't do this work": { label: 'reasonWork', thanks: 'thanksWork' },
  'Customer unresponsive': { label: 'reasonUnresponsive', thanks: 'thanksUnresponsive' },
  'Potential spam': { label: 'reasonSpam', thanks: 'thanksSpam' },
  Other: { label: 'reasonOther', thanks: 'thanksOther' },
};

/** The reason with free text. Five stars are sent with it too. */
export const OTHER_REASON: FeedbackReason = 'Other';

export interface LeadRating {
  /** 1 to 5. */
  readonly rating: number;
  readonly reason: FeedbackReason;
  /** Free text; empty unless the reason is Other. */
  readonly notes: string;
}

export function isFeedbackReason(reason: string): reason is FeedbackReason {
  return FEEDBACK_REASONS.some((known) => known === reason);
}

/** Whether a rating needs a reason: one to four stars do, five are submitted at once. */
export function asksForReason(rating: number): boolean {
  return rating > 0 && rating < BEST_RATING;
}

export function bestRating(): LeadRating {
  return { rating: BEST_RATING, reason: OTHER_REASON, notes: '' };
}

/** Makes a rating. The free text is kept only for the reason Other. */
export function ratingOf(rating: number, reason: FeedbackReason, notes: string): LeadRating {
  return { rating, reason, notes: reason === OTHER_REASON ? notes.trim() : '' };
}

export function isSameRating(one: LeadRating, other: LeadRating): boolean {
  return one.rating === other.rating && one.reason === other.reason && one.notes === other.notes;
}

/** The part of a rating that the lead keeps. */
export function feedbackOf({ rating, reason }: LeadRating): LeadFeedback {
  return { rating, reason };
}

export function ratingEvent({ rating }: LeadRating): 'feedback-submitted' | 'star-rating' {
  return rating < BEST_RATING ? 'feedback-submitted' : 'star-rating';
}
