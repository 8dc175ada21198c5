import type { Getter } from 'jotai/vanilla';
import type { PersistedFunnel } from '../../contract/raq-funnel.js';
import type { Attribution } from '../../domain/raq-funnel/funnel-address.js';
import {
  consentOf,
  toPersistedFunnel as persistedPart,
  readPersistedFunnel,
} from '../../domain/raq-funnel/persisted-funnel.js';
import { readUntrusted, type UntrustedRecord } from '../../domain/raq-funnel/untrusted-record.js';
import { DRAFT_LIFE_MS } from '../../session/persisted-since.js';
import { sessionAtom } from '../../session/session.js';
import type { CreateAttempt, Funnel } from './store.js';

/** What is stored of a funnel: its answers, and the id of a request that was sent but not confirmed. */
export interface RestoredFunnel {
  readonly funnel: PersistedFunnel;
  readonly attempt: CreateAttempt | null;
  readonly touch: Attribution;
}

/** Stores the answers of a funnel for a day. Email, phone, names and street are never stored. */
export function persistFunnel(get: Getter, key: string | null, { state, attempt, touch }: Funnel): void {
  if (key === null || !state.rehydrateComplete) return;
  const sent = attempt && {
    requestId: attempt.requestId,
    sentHash: attempt.sentHash,
    contactHash: attempt.contactHash,
    consent: attempt.consent,
  };
  get(sessionAtom)?.device.drafts.set(key, JSON.stringify({ funnel: persistedPart(state), sent, touch }));
}

export function dropFunnel(get: Getter, key: string | null): void {
  if (key !== null) get(sessionAtom)?.device.drafts.set(key, null);
}

/** Null if nothing is stored or the stored data is no longer valid. */
export function persistedFunnelOf(get: Getter, key: string | null): RestoredFunnel | null {
  const text = key === null ? null : (get(sessionAtom)?.device.drafts.get(key) ?? null);
  if (text === null) return null;
  const again = readUntrusted(parsed(text));
  const funnel = readPersistedFunnel(again?.raw('funnel'));
  // Its summary stands for as long as drafts live, counted from the request.
  if (funnel?.consent && new Date(funnel.consent.at).getTime() < Date.now() - DRAFT_LIFE_MS) return null;
  return funnel && { funnel, attempt: attemptOf(again?.inner('sent')), touch: again?.allTexts('touch') ?? {} };
}

function attemptOf(sent: UntrustedRecord | undefined): CreateAttempt | null {
  const texts = sent?.texts('requestId', 'sentHash', 'contactHash');
  const consent = sent?.orNull('consent', consentOf);
  return texts && consent ? { ...texts, text: null, contactText: null, consent } : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
