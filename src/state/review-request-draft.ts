import { atom } from 'jotai/vanilla';
import type { ReviewForm } from '../domain/review-request/review-form.js';
import { keyedAtom } from './keyed-atom.js';
import { type LeadKey, type LeadRef, leadKey } from './lead-ref.js';

// In memory alone: it holds a customer's name, e-mail and phone
const draftsByKeyAtom = keyedAtom<LeadKey, ReviewForm>();

/** What is being written for a lead, or for a provider without one; null when nothing is. */
export const reviewDraftAtomOf = (lead: LeadRef) => atom((get) => get(draftsByKeyAtom).get(leadKey(lead)) ?? null);

/** Keeps what is typed, also while the dialog is closed; null forgets it. */
export const putReviewDraftAtom = atom(null, (_get, set, { lead, form }: { lead: LeadRef; form: ReviewForm | null }) =>
  set(draftsByKeyAtom, leadKey(lead), form),
);
