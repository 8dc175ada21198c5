import type { KeptFunnel } from '../contract/raq-funnel.js';
import type { Attribution } from '../domain/raq-funnel/attribution.js';
import { consentOf, keepFunnel, readKeptFunnel } from '../domain/raq-funnel/kept-funnel.js';
import { type Loose, readLoose } from '../domain/raq-funnel/loose.js';
import { keepDraft, keptDraft } from './dated-draft.js';
import type { CreateAttempt, Funnel } from './raq-funnel-store.js';

/** What a reload finds again: answers, and the id of a request that was sent and not confirmed. */
export interface KeptAgain {
  readonly funnel: KeptFunnel;
  readonly attempt: CreateAttempt | null;
  readonly touch: Attribution;
}

/** Keeps the answers of a funnel for a day; never e-mail, phone, names or street. */
export function keepFunnelOf(key: string | null, { state, attempt, touch }: Funnel): void {
  if (key === null || !state.rehydrateComplete) return;
  const sent = attempt && { requestId: attempt.requestId, sentHash: attempt.sentHash, consent: attempt.consent };
  keepDraft(key, JSON.stringify({ funnel: keepFunnel(state), sent, touch }));
}

export function dropFunnel(key: string | null): void {
  if (key !== null) keepDraft(key, null);
}

/** Null where nothing was kept, or what was kept is not understood any more. */
export function keptFunnelOf(key: string | null): KeptAgain | null {
  const text = key === null ? null : keptDraft(key);
  if (text === null) return null;
  const again = readLoose(parsed(text));
  const funnel = readKeptFunnel(again?.raw('funnel'));
  return funnel && { funnel, attempt: attemptOf(again?.inner('sent')), touch: again?.allTexts('touch') ?? {} };
}

function attemptOf(sent: Loose | undefined): CreateAttempt | null {
  const texts = sent?.texts('requestId', 'sentHash');
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
