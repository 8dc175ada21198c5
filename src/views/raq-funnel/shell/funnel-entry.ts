import type { ConsentText, FunnelContact, FunnelEntry } from '../../../contract/raq-funnel.js';
import type { LeadAttribute, LeadPlace } from '../../../contract/wire/requests.js';
import type { FunnelStart } from '../../../domain/raq-funnel/funnel-address.js';
import { postalCodeOf } from '../../../domain/raq-funnel/postal-code.js';
import { prefillOf } from '../../../domain/raq-funnel/prefill.js';
import type { FunnelSettings } from './funnel-settings.js';

/**
 * Returns the start values of a funnel: from the address, the element, the host's form values and the allowed query
 * parameters, in this order.
 */
export function entryOf(settings: FunnelSettings, at: FunnelStart | undefined, query: URLSearchParams): FunnelEntry {
  const { initialValues: input } = settings;
  const prefill = prefillOf(query, settings.prefillParams);
  const first = (name: 'categoryId' | 'postalCode') => settings[name] || textOf(input, name) || prefill[name] || '';
  const other = (name: 'title' | 'description' | 'urgency') => textOf(input, name) || prefill[name] || '';
  return {
    spId: at?.spId || settings.spId,
    withAlId: at?.withAlId || (!at?.spId && settings.withAlId),
    leadId: at?.leadId || settings.leadId,
    step: stepOf(at) ?? settings.step,
    categoryId: first('categoryId'),
    postalCode: first('postalCode'),
    title: other('title'),
    description: other('description'),
    urgency: other('urgency'),
    contact: {
      ...contactOf(fieldOf(input, 'contactInformation')),
      ...(settings.given('addressProvider') && streetOf(addressOf(input))),
    },
    answers: {},
    isAuthenticatedWorkflow: settings.isAuthenticatedWorkflow,
  };
}

function stepOf(at: FunnelStart | undefined): FunnelEntry['step'] {
  const step = at?.step;
  return step === 'project' || step === 'suggestions' || step === 'summary' ? step : null;
}

/** The address that a host has given with its form values: its fields, or an id. */
export function addressOf(input: object | undefined): LeadPlace | undefined {
  const address = fieldOf(input, 'address');
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
export function attributesOf(input: object | undefined): readonly LeadAttribute[] {
  const attributes = fieldOf(input, 'attributes');
  if (!Array.isArray(attributes)) return [];
  return attributes.flatMap((each: unknown) => {
    const [questionText, answerText] = [textOf(each, 'questionText'), textOf(each, 'answerText')];
    return questionText === '' ? [] : [{ questionText, answerText }];
  });
}

/** The host's own consent text; undefined where it gives none. */
export function consentOf(input: object | undefined): ConsentText | undefined {
  const [version, text, revokeUrl] = [textOf(input, 'version'), textOf(input, 'text'), textOf(input, 'revokeUrl')];
  return text === '' ? undefined : { version, text, revokeUrl };
}

function contactOf(input: unknown): Partial<FunnelContact> {
  const fields = {
    firstName: textOf(input, 'firstName'),
    lastName: textOf(input, 'lastName'),
    emailAddress: textOf(input, 'email'),
    phoneNumber: textOf(input, 'phoneNumber'),
  };
  return Object.fromEntries(Object.entries(fields).filter(([, text]) => text !== ''));
}

/** The host's street, for the fields in which the customer can change it. */
function streetOf(address: LeadPlace | undefined): Partial<FunnelContact> {
  if (address === undefined || !('firstLine' in address)) return {};
  const { firstLine, secondLine, postalCode = '' } = address;
  const streetPostalCode = postalCodeOf(postalCode);
  return firstLine ? { street: firstLine, streetPostalCode, ...(secondLine && { unit: secondLine }) } : {};
}

/** Reading the host's object may throw. The field then counts as missing. */
function fieldOf(input: unknown, name: string): unknown {
  try {
    return typeof input === 'object' && input !== null ? Reflect.get(input, name) : undefined;
  } catch {
    return undefined;
  }
}

/** The host's own fields, as they are. */
export function fieldsOf(input: object | undefined): Readonly<Record<string, unknown>> {
  const names = input === undefined ? [] : Object.keys(input);
  return Object.fromEntries(names.map((name) => [name, fieldOf(input, name)]));
}

function textOf(input: unknown, name: string): string {
  const value = fieldOf(input, name);
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}
