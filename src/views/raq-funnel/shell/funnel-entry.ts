import type { ConsentText, FunnelContact, FunnelEntry } from '../../../contract/raq-funnel.js';
import type { LeadAttribute, LeadPlace } from '../../../contract/wire/requests.js';
import type { FunnelAddress } from '../../../domain/raq-funnel/funnel-address.js';
import { prefillOf } from '../../../domain/raq-funnel/prefill.js';
import type { FunnelSettings } from './funnel-settings.js';

/**
 * Returns the start values of a funnel: from the address, the element, the host's form values and the allowed query
 * parameters, in this order.
 */
export function entryOf(settings: FunnelSettings, at: FunnelAddress | undefined, query: URLSearchParams): FunnelEntry {
  const { initialValues: given } = settings;
  const prefill = prefillOf(query, settings.prefillParams);
  const first = (name: 'categoryId' | 'postalCode') => settings[name] || textOf(given, name) || prefill[name] || '';
  const other = (name: 'title' | 'description' | 'urgency') => textOf(given, name) || prefill[name] || '';
  return {
    spId: at?.spId || settings.spId,
    withAlId: at?.spId ? at.withAlId : settings.withAlId,
    leadId: at?.leadId || settings.leadId,
    step: stepOf(at) ?? settings.step,
    categoryId: first('categoryId'),
    postalCode: first('postalCode'),
    title: other('title'),
    description: other('description'),
    urgency: other('urgency'),
    contact: contactOf(fieldOf(given, 'contactInformation')),
    answers: {},
    isAuthenticatedWorkflow: settings.isAuthenticatedWorkflow,
  };
}

function stepOf(at: FunnelAddress | undefined): FunnelEntry['step'] {
  const step = at?.step;
  return step === 'project' || step === 'suggestions' || step === 'summary' ? step : null;
}

/** The address that a host has given with its form values: its fields, or an id. */
export function addressOf(given: object | undefined): LeadPlace | undefined {
  const address = fieldOf(given, 'address');
  const id = fieldOf(address, 'postalAddressId');
  if (typeof id === 'string' || typeof id === 'number') return { postalAddressId: id };
  const names = ['firstLine', 'secondLine', 'city', 'state'] as const;
  const texts = names.flatMap((name) => {
    const text = textOf(address, name);
    return text === '' ? [] : [[name, text] as const];
  });
  const postalCode = textOf(address, 'postalCode');
  return texts.length === 0 && postalCode === '' ? undefined : { ...Object.fromEntries(texts), postalCode };
}

/** Attributes of the request that a host has given with its form values. */
export function attributesOf(given: object | undefined): readonly LeadAttribute[] {
  const attributes = fieldOf(given, 'attributes');
  if (!Array.isArray(attributes)) return [];
  return attributes.flatMap((each: unknown) => {
    const [questionText, answerText] = [textOf(each, 'questionText'), textOf(each, 'answerText')];
    return questionText === '' ? [] : [{ questionText, answerText }];
  });
}

/** The host's own consent text; undefined where it gives none. */
export function consentOf(given: object | undefined): ConsentText | undefined {
  const [version, text] = [textOf(given, 'version'), textOf(given, 'text')];
  return text === '' ? undefined : { version, text };
}

function contactOf(given: unknown): Partial<FunnelContact> {
  const fields = {
    firstName: textOf(given, 'firstName'),
    lastName: textOf(given, 'lastName'),
    emailAddress: textOf(given, 'email'),
    phoneNumber: textOf(given, 'phoneNumber'),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''));
}

/** Reading the host's object may throw. The field then counts as missing. */
function fieldOf(given: unknown, name: string): unknown {
  try {
    return typeof given === 'object' && given !== null ? Reflect.get(given, name) : undefined;
  } catch {
    return undefined;
  }
}

/** The host's own fields, as they are. */
export function fieldsOf(given: object | undefined): Readonly<Record<string, unknown>> {
  const names = given === undefined ? [] : Object.keys(given);
  return Object.fromEntries(names.map((name) => [name, fieldOf(given, name)]));
}

function textOf(given: unknown, name: string): string {
  const value = fieldOf(given, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
