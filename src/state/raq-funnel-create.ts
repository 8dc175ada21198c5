import { atom, type Getter, type Setter } from 'jotai/vanilla';
import type { CreateLeadInput } from '../contract/calls/create-lead.js';
import type { ConsentRecord } from '../contract/raq-funnel.js';
import { createRequestId } from '../contract/request-id.js';
import { leadAttribution } from '../domain/raq-funnel/attribution.js';
import { consentAttribute, consentRecipients } from '../domain/raq-funnel/consent.js';
import { createLeadInput } from '../domain/raq-funnel/create-lead-input.js';
import { funnelFaults } from '../domain/raq-funnel/faults.js';
import { questionsOf } from '../domain/raq-funnel/questions-of.js';
import { deferred } from './asker.js';
import { lateMethodOf } from './late-method.js';
import { tellFunnelAtom } from './raq-funnel.js';
import { keepFunnelOf } from './raq-funnel-kept.js';
import { runFunnelCall } from './raq-funnel-run.js';
import {
  type CreateAttempt,
  FUNNEL_PAGE,
  type Funnel,
  type FunnelRef,
  funnelOfAtom,
  patchFunnelAtom,
  taskOf,
} from './raq-funnel-store.js';
import { connectionAtom } from './store.js';
import { textHash } from './text-hash.js';

/**
 * Creates the request. A double click, Retry after a lost answer and a replay send the same id: the gateway makes one lead
 * (Spec §4 Funnel, Challenge replay).
 */
export const createLeadAtom = atom(null, (get, set, ref: FunnelRef): Promise<void> => createLead(get, set, ref));

// A function of its own, because an atom cannot set itself: the replay runs it again.
async function createLead(get: Getter, set: Setter, ref: FunnelRef): Promise<void> {
  const funnel = get(funnelOfAtom)(ref.id);
  if (funnel === null || funnel.state.leadId !== '' || taskOf(funnel, 'createLead').phase === 'busy') return;
  if (funnelFaults(funnel.state, questionsOf(funnel.state, ref.options.questions)).length > 0) return;
  const created = await runFunnelCall(get, set, ref, {
    name: 'createLead',
    operation: 'createLead',
    call: async () => {
      const { attempt, input } = await decide(get, set, ref);
      const { requestId } = attempt;
      const isWanted = () => {
        const now = get(funnelOfAtom)(ref.id);
        return now?.state.leadId === '' && now.attempt?.requestId === requestId;
      };
      const replay = deferred(ref.asker, 'createLead', () => createLead(get, set, ref), isWanted);
      const send = await lateMethodOf(get(connectionAtom), 'createLead');
      const version = ref.options.createVersion;
      const { leadId } = await send(input, { requestId, replay, ...(version === undefined ? {} : { version }) });
      return { leadId, consent: attempt.consent };
    },
  });
  if (created === undefined) return;
  const { leadId, consent } = created;
  ref.asker.emit('lead-created', { leadId, consent });
  ref.asker.emit('analytics', { name: 'lead-create', ...FUNNEL_PAGE, leadId });
  set(tellFunnelAtom, { ref, event: { type: 'lead-created', leadId, consent } });
}

/** What is sent, under which id: the same as before is the decision of before. */
async function decide(get: Getter, set: Setter, ref: FunnelRef): Promise<Decision> {
  const { consent: shown } = ref.options;
  const hash = await textHash(shown.text);
  const funnel = get(funnelOfAtom)(ref.id);
  if (funnel === null) throw new DOMException('The funnel is gone.', 'AbortError');
  const { text, contactText } = textsOf(inputOf(funnel, ref, null));
  const last = funnel.attempt;
  const isAgain =
    last !== null &&
    last.text === text &&
    (last.contactText === null || last.contactText === contactText) &&
    last.consent.version === shown.version;
  const attempt: CreateAttempt = isAgain
    ? { ...last, contactText }
    : {
        requestId: createRequestId(),
        text,
        contactText,
        consent: { version: shown.version, textHash: hash, at: new Date().toISOString() },
      };
  set(patchFunnelAtom, { id: ref.id, change: () => ({ attempt }) });
  keepFunnelOf(ref.options.keptAs, { ...funnel, attempt });
  return { attempt, input: inputOf(funnel, ref, attempt.consent) };
}

interface Decision {
  readonly attempt: CreateAttempt;
  readonly input: CreateLeadInput;
}

function inputOf({ state, touch }: Funnel, { options }: FunnelRef, consent: ConsentRecord | null): CreateLeadInput {
  const { source, createFields, address, attributes, partnerId, clickId, questions } = options;
  return createLeadInput(state, questionsOf(state, questions), {
    source,
    fields: createFields,
    attributes,
    address,
    attribution: leadAttribution(partnerId, clickId, touch),
    consent: consent && consentAttribute(consent, consentRecipients(state)),
  });
}

function textsOf({ contactInformation, address, ...rest }: CreateLeadInput) {
  const { postalCode = '' } = 'postalCode' in address ? address : {};
  return {
    text: JSON.stringify([rest, postalCode]),
    contactText: JSON.stringify([contactInformation ?? null, address]),
  };
}
