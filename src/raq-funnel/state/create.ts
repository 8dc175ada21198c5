import { tenDigits } from '../../contact/phone-number.js';
import type { CreateLeadInput } from '../../gateway/calls/requests.js';
import { createLead as createLeadCall } from '../../gateway/calls/requests.js';
import { createRequestId } from '../../web/request-id.js';
import type { Attribution, ConsentRecord, FunnelState } from '../funnel/funnel.js';
import { questionsOf } from '../questions/questions.js';
import { funnelErrors } from '../step/screens.js';
import { consentRecipients } from '../suggestions/suggested.js';
import { createLeadInput } from './create-lead-input.js';
import { persistFunnel, sendFunnelEvent } from './funnel-state.js';
import { runFunnelCall } from './run.js';
import {
  type CreateAttempt,
  FUNNEL_PAGE,
  type Funnel,
  type FunnelRef,
  funnelOf,
  type PhoneCheck,
  patchFunnel,
  taskOf,
} from './store.js';

/**
 * Creates the request. A double click, a retry after a lost answer and a replay send the same request id, so that the
 * gateway creates one lead.
 */
export async function createLead(ref: FunnelRef, isReplay = false): Promise<void> {
  const funnel = funnelOf(ref);
  if (funnel === null || funnel.state.leadId !== '' || taskOf(funnel, 'createLead').phase === 'busy') return;
  // Before a replay, the customer may have moved on or changed the request.
  const contactState: FunnelState = { ...funnel.state, step: 'contact' };
  if (funnelErrors(contactState, questionsOf(contactState, ref.options)).length > 0) return;
  if (!isReplay) {
    ref.session.emit('analytics', { name: 'funnel-submit', ...FUNNEL_PAGE, value: funnel.state.step });
  }
  let sentAs = '';
  await runFunnelCall(ref, {
    name: 'createLead',
    definition: createLeadCall,
    call: async (send, options) => {
      const { attempt, input, consentText, photoCount } = await createAttempt(ref);
      const { requestId, consent } = attempt;
      sentAs = requestId;
      options.signal?.throwIfAborted();
      const version = ref.options.createVersion;
      const { leadId } = await send(input, { ...options, requestId, ...(version === undefined ? {} : { version }) });
      return { leadId, consent, consentText, photoCount };
    },
    again: () => createLead(ref, true),
    isWanted: () => {
      const now = funnelOf(ref);
      if (now === null || now.state.leadId !== '' || now.attempt?.requestId !== sentAs) return false;
      const { text, contactText } = textsOf(inputOf(now, ref, null));
      return now.state.hasConsented && now.attempt.text === text && now.attempt.contactText === contactText;
    },
    isWrite: true,
    onDone: ({ leadId, consent, consentText, photoCount }) => {
      ref.session.emit('lead-created', { leadId, consent });
      ref.session.emit('analytics', { name: 'lead-create', ...FUNNEL_PAGE, leadId });
      sendFunnelEvent(ref, { type: 'lead-created', leadId, consent, consentText, photoCount });
    },
  });
}

/** Returns what to send and its request id. The same content keeps its id. */
async function createAttempt(ref: FunnelRef) {
  const { consent: shown } = ref.options;
  const before = funnelOf(ref);
  if (before === null) throw new DOMException('The funnel is gone.', 'AbortError');
  const { text, contactText } = textsOf(inputOf(before, ref, null));
  const last = before.attempt;
  const [consentHash, sentHash] = await Promise.all([textHash(shown.text), textHash(text)]);
  const isAgain =
    last !== null &&
    last.consent.version === shown.version &&
    last.consent.textHash === consentHash &&
    (last.text === null
      ? sentHash !== '' && last.sentHash === sentHash && last.contactHash === (await contactHash(last, contactText))
      : last.text === text && last.contactText === contactText);
  const requestId = isAgain ? last.requestId : createRequestId();
  const attempt: CreateAttempt = {
    requestId,
    text,
    sentHash,
    contactText,
    contactHash: await contactHash({ requestId }, contactText),
    consent: isAgain ? last.consent : { version: shown.version, textHash: consentHash, at: new Date().toISOString() },
  };
  patchFunnel(ref, () => ({ attempt }));
  persistFunnel(ref.session.store, ref.options.persistedAs, { ...before, attempt });
  return {
    attempt,
    input: inputOf(before, ref, attempt.consent),
    consentText: shown.text,
    photoCount: referencesOf(before).length,
  };
}

/** Contact details are not stored. This hash shows after a reload whether the customer typed the same ones. */
function contactHash({ requestId }: Pick<CreateAttempt, 'requestId'>, contactText: string): Promise<string> {
  return textHash(`${requestId} ${contactText}`);
}

/** What the host calls the photos that it has. */
function referencesOf({ photos }: Funnel): readonly string[] {
  return photos.flatMap(({ reference }) => (reference === '' ? [] : [reference]));
}

function inputOf(funnel: Funnel, { options }: FunnelRef, consent: ConsentRecord | null): CreateLeadInput {
  const { state, touch, phoneCheck } = funnel;
  return createLeadInput(state, questionsOf(state, options), {
    ...options,
    englishQuestions: questionsOf(state, { ...options, starterTexts: {} }),
    attribution: leadAttribution(options.partnerId, options.clickId, touch),
    photos: referencesOf(funnel),
    phoneVerification: verificationOf(state, phoneCheck),
    consent: consent && { ...consent, recipients: consentRecipients(state) },
  });
}

/** The outcome of the code for the number that is sent. */
function verificationOf({ contact }: FunnelState, check: PhoneCheck | undefined): 'verified' | 'skipped' | undefined {
  if (check === undefined || check.outcome === 'sent') return undefined;
  return check.phone === tenDigits(contact.phoneNumber) ? check.outcome : undefined;
}

function textsOf({ contactInformation, address, ...rest }: CreateLeadInput) {
  const { postalCode = '' } = 'postalCode' in address ? address : {};
  return {
    text: JSON.stringify([rest, postalCode]),
    // Other capitals are no other person: the gateway must not make a second request for them.
    contactText: JSON.stringify([contactInformation ?? null, address]).toLowerCase(),
  };
}

/** SHA-256 of a text in hexadecimal digits. Empty if the browser has no `crypto.subtle`, as on pages without TLS. */
async function textHash(text: string): Promise<string> {
  const { subtle } = globalThis.crypto ?? {};
  if (subtle === undefined) return '';
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The attribution in `externalLeadAttributes`: partner id, click id and utm parameters, if there are any. */
export function leadAttribution(partnerId: string, clickId: string, utm: Attribution): Attribution {
  return { ...utm, ...(partnerId !== '' && { partnerId }), ...(clickId !== '' && { clickId }) };
}
