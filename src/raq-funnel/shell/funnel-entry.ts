import * as v from 'valibot';
import type { LeadAttribute, LeadPlace } from '../../gateway/calls/requests.js';
import { NOTES_MAX_LENGTH } from '../../gateway/lead-limits.js';
import { readAs } from '../../web/read-as.js';
import { type ConsentText, type FunnelContact, type FunnelEntry, postalCodeOf } from '../funnel/funnel.js';
import type { FunnelSettings } from './funnel-context.js';
import type { FunnelStart } from './use-funnel-address.js';

/** Form values that a host may read from the page's query. Contact data is never among them. */
const PREFILL_NAMES = ['categoryId', 'postalCode', 'title', 'description', 'urgency'] as const;

type PrefillName = (typeof PREFILL_NAMES)[number];

/** The maximum length of a value, except a description. */
const TEXT_MAX_LENGTH = 254;

/** Reads form values from the page's query, as far as the host has listed their names. */
export function prefillOf(
  search: URLSearchParams,
  allowed: readonly string[],
): Partial<Pick<FunnelEntry, PrefillName>> {
  const found = PREFILL_NAMES.filter((name) => allowed.includes(name)).flatMap((name) => {
    const text = settled(name, (search.get(name) ?? '').trim());
    return text === '' ? [] : [[name, text]];
  });
  return Object.fromEntries(found);
}

function settled(name: PrefillName, text: string): string {
  if (name === 'postalCode') return postalCodeOf(text);
  return text.slice(0, name === 'description' ? NOTES_MAX_LENGTH : TEXT_MAX_LENGTH);
}

const textOrNumber = v.union([v.string(), v.number()]);
/** Another value counts as missing. */
const text = v.pipe(v.fallback(textOrNumber, ''), v.transform(String), v.trim());
const requiredText = v.pipe(textOrNumber, v.transform(String), v.trim(), v.nonEmpty());

const startSchema = v.object({
  categoryId: text,
  postalCode: text,
  title: text,
  description: text,
  urgency: text,
});
const contactSchema = v.object({ firstName: text, lastName: text, email: text, phoneNumber: text });
const addressSchema = v.object({ firstLine: text, secondLine: text, city: text, state: text, postalCode: text });
const attributeSchema = v.object({ questionText: requiredText, answerText: text });
const consentSchema = v.object({ version: text, text: requiredText, revokeUrl: text });

/**
 * Returns the start values of a funnel: from the address, the element, the host's form values and the allowed query
 * parameters, in this order.
 */
export function entryOf(settings: FunnelSettings, at: FunnelStart | undefined, query: URLSearchParams): FunnelEntry {
  const { initialValues: input } = settings;
  const provided = v.parse(startSchema, fieldsOf(input));
  const prefill = prefillOf(query, settings.prefillParams ?? []);
  const first = (name: 'categoryId' | 'postalCode') => settings[name] || provided[name] || prefill[name] || '';
  const other = (name: 'title' | 'description' | 'urgency') => provided[name] || prefill[name] || '';
  return {
    spId: at?.spId || settings.spId || '',
    withAlId: at?.withAlId || (!at?.spId && settings.withAlId),
    leadId: at?.leadId || settings.leadId || '',
    step: stepOf(at) ?? settings.step ?? null,
    categoryId: first('categoryId'),
    postalCode: first('postalCode'),
    title: other('title'),
    description: other('description'),
    urgency: other('urgency'),
    contact: {
      ...contactOf(fieldsOf(input)['contactInformation']),
      ...(settings.addressProvider && streetOf(addressOf(input))),
    },
    isAuthenticatedWorkflow: settings.isAuthenticatedWorkflow,
  };
}

function stepOf(at: FunnelStart | undefined): FunnelEntry['step'] {
  const step = at?.step;
  return step === 'project' || step === 'suggestions' || step === 'summary' ? step : null;
}

/** The address in the host’s form values: its fields, or an id. */
export function addressOf(input: object | undefined): LeadPlace | undefined {
  const provided = fieldsOf(fieldsOf(input)['address']);
  const id = readAs(textOrNumber, provided['postalAddressId']);
  if (id !== undefined) return { postalAddressId: id };
  const { postalCode, ...lines } = v.parse(addressSchema, provided);
  const texts = withTexts(lines);
  return Object.keys(texts).length === 0 && postalCode === '' ? undefined : { ...texts, postalCode };
}

export function attributesOf(input: object | undefined): readonly LeadAttribute[] {
  const attributes = readAs(v.array(v.unknown()), fieldsOf(input)['attributes']) ?? [];
  return attributes.flatMap((each) => readAs(attributeSchema, fieldsOf(each)) ?? []);
}

/** The host's own consent text; undefined for none. */
export function consentOf(input: object | undefined): ConsentText | undefined {
  return readAs(consentSchema, fieldsOf(input));
}

function contactOf(input: unknown): Partial<FunnelContact> {
  const { email: emailAddress, ...rest } = v.parse(contactSchema, fieldsOf(input));
  return withTexts({ ...rest, emailAddress });
}

function withTexts(texts: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(texts).filter(([, each]) => each !== ''));
}

/** The host's street, for the fields in which the customer can change it. */
function streetOf(address: LeadPlace | undefined): Partial<FunnelContact> {
  if (address === undefined || !('firstLine' in address)) return {};
  const { firstLine, secondLine, postalCode = '' } = address;
  const streetPostalCode = postalCodeOf(postalCode);
  return firstLine ? { street: firstLine, streetPostalCode, ...(secondLine && { unit: secondLine }) } : {};
}

/** The fields of a host's object, as they are. One that throws when it is read counts as missing. */
export function fieldsOf(input: unknown): Readonly<Record<string, unknown>> {
  const names = Object.keys(input ?? {});
  return Object.assign({}, ...names.map((name) => readAs(v.object({ [name]: v.unknown() }), input)));
}
