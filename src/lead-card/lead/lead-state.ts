import { atom } from 'jotai/vanilla';
import { keyedAtom } from '../../session/keyed-atom.js';
import type { ThreadRef } from '../../session/lead-ref.js';
import { type LeadKey, leadKey } from '../../session/lead-ref.js';
import type { Store } from '../../session/session.js';
import { type LeadFact, mergeLead, withEdit } from './edit.js';
import type { Lead } from './lead.js';
import { confirmSaves, savingEditsAtom } from './lead-save.js';

/** A time on the store's own counter. It orders requests and confirmations. */
export type StoreTime = number;

interface Confirmed {
  readonly edit: LeadFact;
  readonly at: StoreTime;
  readonly madeAt: number;
}

/** The last confirmed edit of each field of each lead. Each store has its own record. */
export const confirmationsAtom = atom(() => {
  let now: StoreTime = 0;
  const byLead = new Map<LeadKey, Map<LeadFact['field'], Confirmed>>();
  return {
    /** The time of a request that is sent now. */
    nextTime(): StoreTime {
      now += 1;
      return now;
    },
    /** @param madeAt when the person made the edit, in milliseconds since 1970 */
    confirm(key: LeadKey, edit: LeadFact, madeAt: number): void {
      now += 1;
      const fields = byLead.get(key) ?? new Map<LeadFact['field'], Confirmed>();
      byLead.set(key, fields.set(edit.field, { edit, at: now, madeAt }));
    },
    /** When the last confirmed edit of a field was made; 0 without one. */
    lastMadeAt: (key: LeadKey, field: LeadFact['field']): number => byLead.get(key)?.get(field)?.madeAt ?? 0,
    /** Edits confirmed after a request was sent. */
    since(key: LeadKey, requestedAt: StoreTime): readonly LeadFact[] {
      return [...(byLead.get(key)?.values() ?? [])].filter(({ at }) => at > requestedAt).map(({ edit }) => edit);
    },
  };
});

/** All known leads of a gateway. */
export const leadsAtom = atom<ReadonlyMap<LeadKey, Lead>>(new Map());

/** Leads from an answer, and when they were requested. */
export interface LeadsAnswer {
  readonly spId: string;
  readonly leads: readonly Lead[];
  readonly requestedAt: StoreTime;
}

/** Stores leads from an answer. Keeps edits made since the request. */
export function putLeads(store: Store, { spId, leads, requestedAt }: LeadsAnswer) {
  const known = new Map(store.get(leadsAtom));
  const savingEdits = store.get(savingEditsAtom);
  const confirmations = store.get(confirmationsAtom);
  for (const lead of leads) {
    const key = leadKey({ spId, leadId: lead.leadId });
    const confirmed = mergeLead(lead, undefined, confirmations.since(key, requestedAt));
    confirmSaves(store, key, confirmed);
    known.set(key, mergeLead(confirmed, known.get(key), savingEdits(key)));
  }
  store.set(leadsAtom, known);
}

/** The leads that have opened by themselves, until the person has seen them. */
export const openedUnseenAtom = keyedAtom<LeadKey, true>();

/** The leads that a poll found changed by someone else, until the person opens or closes them. */
export const changedElsewhereAtom = keyedAtom<LeadKey, true>();

/** Sets one field of a stored lead. No call is made. */
export function applyEdit(store: Store, key: LeadKey, edit: LeadFact) {
  const known = store.get(leadsAtom);
  const lead = known.get(key);
  if (lead !== undefined) store.set(leadsAtom, new Map(known).set(key, withEdit(lead, edit)));
}

/** Clears the unread dot of all leads of a customer: a conversation was read. */
export function markCustomerRead(store: Store, { spId, userId }: ThreadRef) {
  const leads = [...store.get(leadsAtom)].flatMap(([key, lead]) => {
    const isTheirs = lead.customer.userId === userId && key === leadKey({ spId, leadId: lead.leadId });
    return isTheirs && lead.hasUnreadMessages ? [{ ...lead, hasUnreadMessages: false }] : [];
  });
  putLeads(store, { spId, leads, requestedAt: Number.POSITIVE_INFINITY });
}

/** What a tab broadcasts: a changed lead, or a conversation that was read. */
export type Broadcast =
  | { readonly key: `${string}/${string}`; readonly edit: LeadFact; readonly madeAt: number }
  | { readonly readThread: ThreadRef };

interface OtherTabs {
  /** Broadcasts what the gateway has accepted. */
  tell(accepted: Broadcast): void;
  /** What was accepted before the code that broadcasts it was loaded; null after that. */
  queued: Broadcast[] | null;
}

/** The other tabs of the session. Each store has its own: a derived atom without sources is evaluated once. */
export const otherTabsAtom = atom((): OtherTabs => {
  const queued: Broadcast[] = [];
  return { queued, tell: (accepted) => void queued.push(accepted) };
});
