import { atom } from 'jotai/vanilla';
import { analyticsOf } from '../element/events/analytics.js';
import { type Failure, runCall, type WidgetSession } from '../element/run-call.js';
import { addActivity } from '../lead-card/activity/activity-state.js';
import { keyedAtom } from '../session/keyed-atom.js';
import { type LeadKey, type LeadRef, leadKey } from '../session/lead-ref.js';
import { sessionAtom } from '../session/session.js';
import { createRequestId } from '../web/request-id.js';
import { type ReviewRequest, type ReviewVariant, reviewPayload } from './review-form-rules.js';
import { putReviewDraft } from './review-request-state.js';

export interface ReviewSend {
  readonly phase: 'sending' | 'failed' | 'sent';
  /** The sent payload. Sending the same again uses the same id. */
  readonly text: string;
  readonly requestId: string;
  readonly failure: Failure | null;
}

const sendsByKeyAtom = keyedAtom<LeadKey, ReviewSend>();

export const reviewSendAtomOf = (lead: LeadRef) => atom((get) => get(sendsByKeyAtom).get(leadKey(lead)) ?? null);

/** How long a customer should not be asked again, in days. */
export const REVIEW_COOL_DOWN_DAYS = 180;

/**
 * Whether a customer was asked so recently that another request needs a second thought.
 * @param askedAt milliseconds since 1970; 0 if the customer was not asked
 */
export function coolsDown(askedAt: number, now: number): boolean {
  return askedAt > now - REVIEW_COOL_DOWN_DAYS * 86_400_000 && askedAt <= now;
}

const askedAtByKeyAtom = keyedAtom<LeadKey, number>();

/** The key of the stored time. The device sees only its hash. */
const nameOf = (lead: LeadRef) => `review-asked ${leadKey(lead)}`;

/**
 * When a review of a lead was last requested on this device, in milliseconds since 1970; null if it was not, or if that
 * is longer ago than the cool-down.
 */
export const reviewAskedAtAtomOf = (lead: LeadRef) =>
  atom((get) => {
    const stored = Number(get(sessionAtom)?.device.records.get(nameOf(lead)) ?? 0);
    const askedAt = get(askedAtByKeyAtom).get(leadKey(lead)) ?? stored;
    return coolsDown(askedAt, Date.now()) ? askedAt : null;
  });

interface SendReviewRequest {
  readonly lead: LeadRef;
  readonly review: ReviewRequest;
  readonly postalCode: string;
  readonly variant: ReviewVariant;
}

/** Requests a review by email. The draft is removed when the gateway has accepted the request. */
export async function sendReviewRequest(session: WidgetSession, request: SendReviewRequest): Promise<void> {
  const last = session.store.get(sendsByKeyAtom).get(leadKey(request.lead));
  if (last?.phase === 'sending' || last?.phase === 'sent') return;
  const isAgain = last !== undefined && last.text === textOf(request);
  await sendReview(session, request, isAgain ? last.requestId : createRequestId());
}

async function sendReview(session: WidgetSession, request: SendReviewRequest, requestId: string): Promise<void> {
  const { store } = session;
  const { lead } = request;
  const key = leadKey(lead);
  const text = textOf(request);
  const latest = () => store.get(sendsByKeyAtom).get(key);
  const put = (phase: ReviewSend['phase'], failure: Failure | null = null) =>
    store.set(sendsByKeyAtom, key, { phase, text, requestId, failure });
  put('sending');
  const outcome = await runCall(session, {
    operation: 'requestReviewByEmail',
    call: (send, options) => send(payloadOf(request), options),
    requestId,
    replay: {
      run: () => sendReview(session, request, requestId),
      isWanted: () => latest()?.requestId === requestId && latest()?.phase === 'failed',
    },
  });
  if (outcome.kind !== 'done') return put('failed', outcome.kind === 'failed' ? outcome.failure : null);
  put('sent');
  if (lead.leadId) {
    const now = Date.now();
    store.set(askedAtByKeyAtom, key, now);
    store.get(sessionAtom)?.device.records.set(nameOf(lead), `${now}`);
    addActivity(store, lead, { kind: 'reviewAsked', at: now });
  }
  putReviewDraft(session, lead, null);
  if (!session.isAlive()) return;
  const { draftReviewId } = outcome.value;
  session.emit('review-requested', { draftReviewId });
  session.emit('analytics', analyticsOf('review-request', lead.leadId ? { leadId: lead.leadId } : {}));
}

/** Ends the thank-you message, so that the next request is a new one. A failed request stays. */
export function endReviewRequest({ store }: WidgetSession, lead: LeadRef): void {
  const key = leadKey(lead);
  if (store.get(sendsByKeyAtom).get(key)?.phase === 'sent') store.set(sendsByKeyAtom, key, null);
}

function payloadOf({ variant, review, lead, postalCode }: SendReviewRequest) {
  return reviewPayload(variant, review, { spId: lead.spId, postalCode });
}

function textOf(request: SendReviewRequest): string {
  return JSON.stringify(payloadOf(request));
}
