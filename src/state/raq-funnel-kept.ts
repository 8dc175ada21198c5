import type { ConsentRecord, KeptFunnel } from '../contract/raq-funnel.js';
import type { Attribution } from '../domain/raq-funnel/attribution.js';
import { keepFunnel, readKeptFunnel } from '../domain/raq-funnel/kept-funnel.js';
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
  const value = parsed(text);
  const funnel = readKeptFunnel(fieldOf(value, 'funnel'));
  return funnel && { funnel, attempt: attemptOf(fieldOf(value, 'sent')), touch: touchOf(fieldOf(value, 'touch')) };
}

function touchOf(value: unknown): Attribution {
  const all = Object.entries(typeof value === 'object' && value !== null ? value : {});
  return Object.fromEntries(all.filter((each): each is [string, string] => typeof each[1] === 'string'));
}

function attemptOf(value: unknown): CreateAttempt | null {
  const [requestId, sentHash] = [fieldOf(value, 'requestId'), fieldOf(value, 'sentHash')];
  const consent = consentOf(fieldOf(value, 'consent'));
  if (typeof requestId !== 'string' || typeof sentHash !== 'string' || consent === null) return null;
  return { requestId, text: null, sentHash, contactText: null, consent };
}

function consentOf(value: unknown): ConsentRecord | null {
  const [version, textHash, at] = [fieldOf(value, 'version'), fieldOf(value, 'textHash'), fieldOf(value, 'at')];
  const isRecord = typeof version === 'string' && typeof textHash === 'string' && typeof at === 'string';
  return isRecord ? { version, textHash, at } : null;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
