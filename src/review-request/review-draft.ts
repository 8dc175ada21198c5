import { atom } from 'jotai/vanilla';
import * as v from 'valibot';
import type { WidgetSession } from '../element/run-call.js';
import { storeDraft, storedDraftAtom } from '../session/draft.js';
import { keyedAtom } from '../session/keyed-atom.js';
import { type LeadKey, type LeadRef, leadKey } from '../session/lead-ref.js';
import type { Store } from '../session/session.js';
import { readAs } from '../web/read-as.js';
import type { ReviewForm } from './review-form-rules.js';

const draftsByKeyAtom = keyedAtom<LeadKey, ReviewForm>();

/** The draft for a lead, or for a provider without a lead; null without a draft. */
export const reviewDraftAtomOf = (lead: LeadRef) => atom((get) => get(draftsByKeyAtom).get(leadKey(lead)) ?? null);

const nameOf = (key: LeadKey) => `review ${key}`;

/** The part of a draft that the device stores. A customer's name, email and phone are only in memory. */
const storedFields = v.object({
  descriptionOfWork: v.string(),
  workCompleted: v.picklist(['yes', 'no', '']),
  categoryIds: v.nullable(v.array(v.string())),
});

/** Keeps a draft while the dialog is closed too; null removes it. */
export function putReviewDraft({ store }: WidgetSession, lead: LeadRef, form: ReviewForm | null): void {
  store.set(draftsByKeyAtom, leadKey(lead), form);
  const stored = form && JSON.stringify(v.parse(storedFields, form));
  storeDraft(store, nameOf(leadKey(lead)), stored);
}

/**
 * Restores the stored part of a draft after a reload.
 * @param form the form of the lead, for the fields that are not stored
 */
export function restoreReviewDraft(store: Store, lead: LeadRef, form: ReviewForm): void {
  const key = leadKey(lead);
  if (store.get(draftsByKeyAtom).has(key)) return;
  const stored = store.get(storedDraftAtom)(nameOf(key));
  const fields = readAs(v.pipe(v.string(), v.parseJson(), storedFields), stored);
  if (fields !== undefined) store.set(draftsByKeyAtom, key, { ...form, ...fields });
}
