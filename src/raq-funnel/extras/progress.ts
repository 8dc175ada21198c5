import * as v from 'valibot';
import { runCall } from '../../element/run-call.js';
import { taxonomyCategory } from '../../gateway/calls/services-and-places.js';
import { NOTES_MAX_LENGTH } from '../../gateway/lead-limits.js';
import { URGENCIES } from '../../gateway/lead-status.js';
import { anySignal } from '../../web/abort.js';
import { parsedUrl } from '../../web/platform.js';
import { readAs } from '../../web/read-as.js';
import {
  FUNNEL_STEPS,
  type FunnelEntry,
  type FunnelState,
  type FunnelStep,
  postalCodeOf,
  type Question,
} from '../funnel/funnel.js';
import { callHostFunction } from '../funnel/host-functions.js';
import { isAbout, type PersistedFunnel, persistedFunnelSchema, toPersistedFunnel } from '../funnel/persisted-funnel.js';
import { withoutTask } from '../funnel/provider-events.js';
import { askedQuestions, questionsOf, valuesOf } from '../questions/questions.js';
import type { FunnelRef, Resumption } from '../state/store.js';

/** Of the text that a host keeps. Another one is not read. */
const VERSION = 1;

/** A longer text is none of ours. */
const PROGRESS_MAX_LENGTH = 100_000;

const LINK_MAX_LENGTH = 2048;

/** What a customer can read out and type. */
const CODE = /^[\w.~-](?:[\w.~ -]{0,510}[\w.~-])?$/;

/** Every funnel has these. */
const ALWAYS = FUNNEL_STEPS.slice(2);

/**
 * The answers so far as one text for the host: no email, phone, names, street or photos, and nothing of a request.
 * @param questions those that the customer was asked
 */
export function progressOf(state: FunnelState, questions: readonly Question[]): string {
  const funnel = answersAlone(toPersistedFunnel(state));
  return JSON.stringify({ version: VERSION, funnel: { ...funnel, answers: answersTo(questions, funnel.answers) } });
}

/** Reads the text that a host gives back. Null if it is not ours, or of another version. */
export function readProgress(text: unknown): PersistedFunnel | null {
  const funnel = readAs(progressSchema, text)?.funnel;
  return funnel && isComplete(funnel.steps) ? answersAlone(funnel) : null;
}

const progressSchema = v.pipe(
  v.string(),
  v.maxLength(PROGRESS_MAX_LENGTH),
  v.parseJson(),
  v.object({ version: v.literal(VERSION), funnel: persistedFunnelSchema }),
);

function isComplete(steps: readonly FunnelStep[]): boolean {
  return new Set(steps).size === steps.length && ALWAYS.every((step) => steps.includes(step));
}

/** What was answered before the contact. */
function answersAlone(funnel: PersistedFunnel): PersistedFunnel {
  const { entry, form, description, urgency } = funnel;
  return {
    ...funnel,
    entry: { ...entry, postalCode: postalCodeOf(entry.postalCode) },
    form: { ...form, postalCode: postalCodeOf(form.postalCode), serviceRequestId: '' },
    description: description.slice(0, NOTES_MAX_LENGTH),
    urgency: ['NA', ...URGENCIES].find((each) => each === urgency) ?? '',
    preferences: { channel: 'any', bestTime: 'any', maxPros: null },
    leadId: '',
    isAssigned: false,
    isUnnotified: false,
    photoCount: 0,
    consent: null,
    consentText: '',
    tickedBefore: null,
    entryPointReferrer: '',
  };
}

function answersTo(questions: readonly Question[], answers: FunnelState['answers']): FunnelState['answers'] {
  return Object.fromEntries(Object.entries(answers).filter(([id]) => questions.some((question) => question.id === id)));
}

/**
 * Answers at the step where they were saved, or at a question before it that needs an answer now.
 * @param questions all of the service, as they are asked today
 */
export function resumedAt(funnel: PersistedFunnel, questions: readonly Question[]): PersistedFunnel {
  const { steps, step, screen } = funnel;
  const answers = answersTo(questions, funnel.answers);
  const open = askedQuestions(questions, answers).findIndex(
    (question) => question.required && valuesOf(question, answers).length === 0,
  );
  const project = steps.indexOf('project');
  const isBehind = steps.indexOf(step) > project || (step === 'project' && screen > open);
  return open >= 0 && isBehind
    ? { ...funnel, answers, step: 'project', reached: 'project', screen: open }
    : { ...funnel, answers };
}

/** Answers whose service is no longer there. The place and the words of the customer stay. */
export function withoutService(funnel: PersistedFunnel): PersistedFunnel {
  return { ...funnel, form: { ...funnel.form, ...withoutTask('', '') }, answers: {} };
}

export interface Ticket {
  readonly kind: 'link' | 'code';
  readonly text: string;
}

/** Reads what a host answers. Undefined if it is no web address and no code. */
export function ticketIn(answer: unknown): Ticket | undefined {
  const text = typeof answer === 'string' ? answer.trim() : '';
  const url = text.length > LINK_MAX_LENGTH ? undefined : parsedUrl(text);
  if (url !== undefined) return /^https?:$/.test(url.protocol) ? { kind: 'link', text: url.href } : undefined;
  return CODE.test(text) ? { kind: 'code', text } : undefined;
}

/** The time that the host has to save or to load, in milliseconds. */
export const LIMIT_MS = 15_000;

/** How long a customer waits to hear whether a service is still there, in milliseconds. */
const SERVICE_LIMIT_MS = 5000;

interface Resuming {
  readonly ref: FunnelRef;
  readonly token: string;
  readonly load: object | undefined;
  readonly entry: FunnelEntry;
  readonly signal: AbortSignal;
}

interface Resumed {
  readonly outcome: Exclude<Resumption['outcome'], 'busy' | 'earlier'>;
  readonly funnel: PersistedFunnel | null;
}

/**
 * Asks the host for the answers of another device. The token goes nowhere else.
 * @returns null if nobody waits for them any longer
 */
export async function resumeProgress({ ref, token, load, entry, signal }: Resuming): Promise<Resumed | null> {
  const answer = await callHostFunction(ref.session, {
    operation: 'loadProgress',
    provided: load,
    args: [token],
    read: (value) => {
      const funnel = readProgress(value);
      return funnel !== null && isAbout(funnel, entry) ? funnel : undefined;
    },
    signal,
    limitMs: LIMIT_MS,
  });
  if (answer.kind === 'aborted') return null;
  if (answer.kind === 'failed') {
    return { outcome: answer.error === 'contract' ? 'unknown' : 'failed', funnel: null };
  }
  const funnel = answer.value;
  const { categoryId, taskCategoryId } = funnel.form;
  const id = taskCategoryId || categoryId;
  const restored: Resumed = { outcome: 'restored', funnel: resumedAt(funnel, questionsOf(funnel, ref.options)) };
  // The service of a provider, or of the page, is looked up as in any other funnel.
  const isOwn = entry.categoryId === '' && (entry.spId === '' || funnel.isProviderDropped);
  if (!isOwn || id === '') return restored;
  const found = await runCall(ref.session, {
    definition: taxonomyCategory,
    call: (send, options) => send({ categoryId: id }, options),
    replay: null,
    signal: anySignal(signal, AbortSignal.timeout(SERVICE_LIMIT_MS)),
    isQuiet: true,
  });
  if (signal.aborted) return null;
  // Any other failure says nothing about the service.
  const isGone = found.kind === 'failed' && found.failure.status === 404;
  return isGone ? { outcome: 'no-service', funnel: withoutService(funnel) } : restored;
}
