import { atom, type Getter, type Setter } from 'jotai/vanilla';
import * as v from 'valibot';
import type { WidgetSession } from '../../element/run-call.js';
import { type LeadKey, type LeadRef, leadKey } from '../../session/lead-ref.js';
import { resendFeedbackAtom, sendsByKeyAtom } from '../feedback/feedback-state.js';
import { feedbackOf } from '../feedback/rating.js';
import { settleNoteDraftAtom } from '../notes/note-draft.js';
import type { LeadEdit } from './edit.js';
import { leadEditSchema, leadRatingSchema } from './edit-schema.js';
import { dismissSaveAtom, resendEditAtom } from './lead-edit.js';
import { putSaveAtom, savesByKeyAtom } from './lead-save.js';
import { applyEditAtom, confirmationsAtom } from './lead-state.js';

const leadRefSchema = v.object({ spId: v.string(), leadId: v.string() });

const storedChangeSchema = v.union([
  v.pipe(
    v.object({
      lead: leadRefSchema,
      edit: leadEditSchema,
      confirmed: leadEditSchema,
      basis: v.optional(v.string()),
    }),
    v.check(({ edit, confirmed }) => edit.field === confirmed.field),
  ),
  v.object({ lead: leadRefSchema, given: leadRatingSchema }),
]);

/** A change as it is stored. */
export type StoredChange = Readonly<v.InferOutput<typeof storedChangeSchema>>;

/** A change that the gateway has not accepted. */
export interface LeadChange {
  readonly phase: 'open' | 'waiting' | 'failed';
  /** It waits for the person. */
  readonly isHeld: boolean;
  /** Milliseconds since 1970. */
  readonly madeAt: number;
  readonly stored: StoredChange;
}

const OPEN = { saving: 'open', sending: 'open', waiting: 'waiting', failed: 'failed' } as const;

/** The changes that the gateway has not accepted, by request id, oldest first. */
export const leadChangesAtom = atom((get): ReadonlyMap<string, LeadChange> => {
  const changes: (readonly [string, LeadChange])[] = [];
  for (const [key, saves] of get(savesByKeyAtom)) {
    for (const { phase, wanted: edit, confirmed, basis, requestId, madeAt, isHeld = false } of saves.values()) {
      if (phase === 'saved') continue;
      const stored = { lead: leadRefOf(key), edit, confirmed, basis };
      changes.push([requestId, { phase: OPEN[phase], isHeld, madeAt, stored }]);
    }
  }
  for (const [key, { phase, given, requestId, madeAt, isHeld = false }] of get(sendsByKeyAtom)) {
    if (phase === 'sent') continue;
    changes.push([requestId, { phase: OPEN[phase], isHeld, madeAt, stored: { lead: leadRefOf(key), given } }]);
  }
  return new Map(changes.sort(([, one], [, other]) => one.madeAt - other.madeAt));
});

export interface UnseenChange {
  readonly requestId: string;
  readonly lead: LeadRef;
  readonly hasFailed: boolean;
}

/** The changes that wait or were refused. That a lead was read is not worth a line. */
export const unsavedChangesAtom = atom((get) =>
  [...get(leadChangesAtom)].flatMap(([requestId, { phase, stored }]): readonly UnseenChange[] =>
    phase === 'open' || fieldOf(stored) === 'read'
      ? []
      : [{ requestId, lead: stored.lead, hasFailed: phase === 'failed' }],
  ),
);

/** The last change of the same thing on this page. */
export function currentOf(get: Getter, stored: StoredChange) {
  const key = leadKey(stored.lead);
  return 'given' in stored ? get(sendsByKeyAtom).get(key) : get(savesByKeyAtom).get(key)?.get(stored.edit.field);
}

export function fieldOf(stored: StoredChange) {
  return 'given' in stored ? 'feedback' : stored.edit.field;
}

/** Whether the gateway has accepted a change. */
export function isSent(get: Getter, requestId: string): boolean {
  const saves = [...get(savesByKeyAtom).values()].flatMap((ofLead) => [...ofLead.values()]);
  return [...saves, ...get(sendsByKeyAtom).values()].some(
    (each) => each.requestId === requestId && (each.phase === 'saved' || each.phase === 'sent'),
  );
}

/** Sends a change again that waits or was refused. */
export function resend(set: Setter, stored: StoredChange, session: WidgetSession): Promise<unknown> {
  const { lead } = stored;
  if ('given' in stored) return set(resendFeedbackAtom, { lead, session });
  return set(resendEditAtom, { lead, field: stored.edit.field, session });
}

/** Leaves out a refused change. The words of a note stay in its editor. */
export const dismissUnsavedAtom = atom(null, (get, set, requestId: string): void => {
  const { phase, stored } = get(leadChangesAtom).get(requestId) ?? {};
  if (phase !== 'failed' || stored === undefined) return;
  if ('given' in stored) set(sendsByKeyAtom, leadKey(stored.lead), null);
  else set(dismissSaveAtom, { lead: stored.lead, field: stored.edit.field });
});

/** When the last change of the same thing was made that waits here or was accepted. */
export function newestOf(get: Getter, stored: StoredChange): number {
  const current = currentOf(get, stored);
  const openAt = current && current.phase !== 'failed' ? current.madeAt : 0;
  return Math.max(openAt, get(confirmationsAtom).lastMadeAt(leadKey(stored.lead), fieldOf(stored)));
}

/** Another tab has sent it, or does not want it any more. Then the gateway's value is back until the next answer. */
export function endChange(get: Getter, set: Setter, stored: StoredChange, fate: 'sent' | 'dropped'): void {
  const key = leadKey(stored.lead);
  const { madeAt = 0 } = currentOf(get, stored) ?? {};
  if ('given' in stored) {
    const edit = { field: 'feedback', value: feedbackOf(stored.given) } as const;
    set(sendsByKeyAtom, key, null);
    if (fate === 'dropped') return;
    set(applyEditAtom, { key, edit });
    get(confirmationsAtom).confirm(key, edit, madeAt);
    return;
  }
  const { edit } = stored;
  const confirmed = get(savesByKeyAtom).get(key)?.get(edit.field)?.confirmed ?? stored.confirmed;
  set(putSaveAtom, { key, field: edit.field, save: null });
  if (fate === 'dropped') {
    set(applyEditAtom, { key, edit: confirmed });
    putNoteBack(set, stored.lead, edit, stored.basis);
  } else get(confirmationsAtom).confirm(key, edit, madeAt);
}

/** Words that are not saved go back to their editor. */
export function putNoteBack(set: Setter, lead: LeadRef, edit: LeadEdit, basis: string | undefined): void {
  if (edit.field === 'notes') set(settleNoteDraftAtom, { lead, sent: edit.value, isTaken: false, basis });
}

/** What waits now waits for the person. */
export function holdChanges(get: Getter, set: Setter): void {
  for (const requestId of get(leadChangesAtom).keys()) holdChange(get, set, requestId);
}

export function holdChange(get: Getter, set: Setter, requestId: string): void {
  const change = get(leadChangesAtom).get(requestId);
  if (change?.phase !== 'waiting' || change.isHeld) return;
  const { stored } = change;
  const key = leadKey(stored.lead);
  const send = get(sendsByKeyAtom).get(key);
  if ('edit' in stored) {
    const { field } = stored.edit;
    const save = get(savesByKeyAtom).get(key)?.get(field);
    if (save) set(putSaveAtom, { key, field, save: { ...save, isHeld: true } });
  } else if (send) set(sendsByKeyAtom, key, { ...send, isHeld: true });
}

export function leadRefOf(key: LeadKey): LeadRef {
  const [spId = '', leadId = ''] = key.split('/').map(decodeURIComponent);
  return { spId, leadId };
}

/** Null if the entry is damaged, or if another version has stored it in another form. */
export function storedChange(body: string): StoredChange | null {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), storedChangeSchema), body);
  return success ? output : null;
}
