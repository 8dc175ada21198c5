import { tenDigits } from '../../contact/phone-number.js';
import type { SuggestionsInput } from '../../gateway/calls/providers.js';
import type { ContactInformation, CreateLeadInput, LeadAttribute, LeadPlace } from '../../gateway/calls/requests.js';
import { DEFAULT_URGENCY } from '../../gateway/lead-limits.js';
import type { Id } from '../../gateway/wire/ids.js';
import { languageOf } from '../../i18n/locale.js';
import {
  type Attribution,
  type ConsentRecord,
  type ContactPreferences,
  type FunnelContact,
  type FunnelState,
  postalCodeOf,
  type Question,
} from '../funnel/funnel.js';
import { attributesOf } from '../questions/questions.js';
import { isOwnProviderAssigned } from '../suggestions/suggested.js';
import type { FunnelOptions } from './store.js';

/** The title of a request whose service has no name that we know: the lookup failed. */
const UNNAMED_SERVICE = 'Home services';

/** The parts of a request that do not come from the customer. */
export interface CreateLeadOptions
  extends Pick<FunnelOptions, 'source' | 'locale' | 'createFields' | 'attributes' | 'address' | 'createVersion'> {
  /** The same questions in English. If the customer read others, the answers are sent in both languages. */
  readonly englishQuestions: readonly Question[];
  /** Partner id, click id and utm parameters. */
  readonly attribution: Attribution;
  /** What the host calls the customer's photos, in their order. */
  readonly photos: readonly string[];
  /** The outcome of the code by text; undefined if the host asks for none. */
  readonly phoneVerification: 'verified' | 'skipped' | undefined;
  /** Null without consent. */
  readonly consent: (ConsentRecord & { readonly recipients: readonly string[] }) | null;
}

export function createLeadInput(
  state: FunnelState,
  questions: readonly Question[],
  {
    source,
    locale,
    englishQuestions,
    createFields,
    attributes,
    address,
    attribution,
    photos,
    phoneVerification,
    consent,
    createVersion,
  }: CreateLeadOptions,
): CreateLeadInput {
  const { form, entry } = state;
  const place = leadPlace(state, address);
  const { externalLeadAttributes, ...optional } = optionalFields(createFields);
  const external = {
    ...attribution,
    locale,
    ...ownAttributes(externalLeadAttributes),
    ...contactPreferences(state.preferences),
    ...(photos.length > 0 && { photos }),
    ...(phoneVerification && { phoneVerification }),
    ...(consent && { consent }),
  };
  // Version 1 has no external attributes. An address that is an id is sent as version 1.
  const isFirstVersion = createVersion === 'v1' || 'postalAddressId' in place;
  const agreed = isFirstVersion && consent ? [{ questionText: 'Consent', answerText: JSON.stringify(consent) }] : [];
  const asAttributes = [
    ...(photos.length > 0 ? [{ questionText: 'Photos', answerText: photos.join(' ') }] : []),
    ...(languageOf(locale) === 'en' ? [] : [{ questionText: 'Language', answerText: locale }]),
    ...(phoneVerification ? [{ questionText: 'Phone verification', answerText: phoneVerification }] : []),
  ];
  return {
    ...optional,
    source,
    title: entry.title.trim() || form.taskCategoryName || form.categoryName || UNNAMED_SERVICE,
    description: state.description.trim(),
    urgency: state.urgency || DEFAULT_URGENCY,
    categoryId: form.categoryId,
    showAddress: 'firstLine' in place && Boolean(place.firstLine) && createFields['showAddress'] !== false,
    attributes: [
      ...attributes,
      ...inBothLanguages(attributesOf(questions, state.answers), attributesOf(englishQuestions, state.answers)),
      ...(isFirstVersion ? asAttributes : []),
      ...agreed,
    ],
    ...(isOwnProviderAssigned(state) && { assignedServiceProviderIds: [form.serviceProviderId] }),
    ...(!state.isAuthenticatedWorkflow && { contactInformation: contactOf(state) }),
    address: place,
    externalLeadAttributes: external,
  };
}

/** Adds the English words in parentheses where the customer read others: the provider may not know their language. */
function inBothLanguages(shown: readonly LeadAttribute[], english: readonly LeadAttribute[]): readonly LeadAttribute[] {
  const both = (text: string, inEnglish = text) => (text === inEnglish ? text : `${text} (${inEnglish})`);
  return shown.map(({ questionText, answerText }, index) => ({
    questionText: both(questionText, english[index]?.questionText),
    answerText: both(answerText, english[index]?.answerText),
  }));
}

function contactOf({ contact }: FunnelState): ContactInformation {
  return {
    email: contact.emailAddress.trim(),
    firstName: contact.firstName.trim(),
    lastName: contact.lastName.trim(),
    phoneNumber: tenDigits(contact.phoneNumber),
  };
}

/** The host's own attributes as an object. A value that is not an object gets a name, so that ours can be added. */
function ownAttributes(provided: unknown): object {
  if (provided === undefined || provided === null) return {};
  return typeof provided === 'object' && !Array.isArray(provided) ? provided : { value: provided };
}

function contactPreferences({ channel, bestTime, maxPros }: ContactPreferences): object {
  const answers = {
    ...(channel !== 'any' && { channel }),
    ...(bestTime !== 'any' && { bestTime }),
    ...(maxPros !== null && { maxPros }),
  };
  return Object.keys(answers).length > 0 ? { contactPreferences: answers } : {};
}

/**
 * The address of a request: its id, or its known parts with the city and state of the postal code. A street that the
 * customer typed or took out wins. The host's address is ignored if its postal code differs.
 *
 * @param provided the host's address; its postal code may be empty
 */
export function leadPlace({ form, place, contact }: FunnelState, provided?: LeadPlace): LeadPlace {
  if (provided !== undefined && 'postalAddressId' in provided) return { postalAddressId: provided.postalAddressId };
  const code = postalCodeOf(form.postalCode);
  const itsCode = postalCodeOf(provided?.postalCode ?? '');
  const isHere = code === '' || itsCode === '' || itsCode === code;
  const known = isHere ? provided : undefined;
  const { firstLine, secondLine } = contact.street === undefined ? (known ?? {}) : streetAt(contact, code);
  const city = place?.city || known?.city;
  const state = place?.state || known?.state;
  return {
    ...(firstLine && { firstLine }),
    ...(secondLine && { secondLine }),
    ...(city && { city }),
    ...(state && { state }),
    postalCode: code || itsCode,
  };
}

type OptionalFields = Pick<
  CreateLeadInput,
  | 'assignedExternalServiceProviderIds'
  | 'externalType'
  | 'externalId'
  | 'externalLeadAttributes'
  | 'skipHaOLNotification'
>;

/** The host's optional fields of a create body. Values of another type are left out. */
function optionalFields(fields: Readonly<Record<string, unknown>>): OptionalFields {
  const { assignedExternalServiceProviderIds: ids, externalType, externalId, externalLeadAttributes } = fields;
  const { skipHaOLNotification } = fields;
  return {
    ...(Array.isArray(ids) && { assignedExternalServiceProviderIds: ids.filter(isId) }),
    ...(typeof externalType === 'string' && { externalType }),
    ...(typeof externalId === 'string' && { externalId }),
    ...(typeof externalId === 'number' && { externalId: String(externalId) }),
    ...(externalLeadAttributes !== undefined && { externalLeadAttributes }),
    ...(typeof skipHaOLNotification === 'boolean' && { skipHaOLNotification }),
  };
}

function isId(value: unknown): value is Id {
  return typeof value === 'string' || Number.isSafeInteger(value);
}

/** The input of `assignLead`: the chosen AL and HA providers in the gateway's order. */
export function assignLeadInput({ leadId, form }: Pick<FunnelState, 'leadId' | 'form'>) {
  return {
    leadId,
    serviceProviderIds: form.selectedAdditionalSpListWithGatewayOrder,
    haServiceProviderIds: form.selectedAdditionalHaSpListWithGatewayOrder,
    /** Undefined if the gateway returned none. */
    serviceRequestId: form.serviceRequestId || undefined,
  };
}

/**
 * The input of `suggestions`, without the funnel's own provider.
 * @param createFields the host's own fields, of which `epid` and `haProRequiredDetails` are passed through
 */
export function suggestionsInput(
  { form, description }: Pick<FunnelState, 'form' | 'description'>,
  limit: number,
  createFields: Readonly<Record<string, unknown>>,
): SuggestionsInput {
  const { epid, haProRequiredDetails } = createFields;
  const text = description.trim();
  return {
    categoryId: form.categoryId,
    postalCode: postalCodeOf(form.postalCode),
    excludedServiceProviderIds: form.serviceProviderId === '' ? [] : [form.serviceProviderId],
    limit,
    ...(typeof epid === 'string' && { epid }),
    ...(text !== '' && { description: text }),
    ...(haProRequiredDetails !== undefined && { haProRequiredDetails }),
  };
}

/** The street that the customer typed, as it is sent. Empty if it was typed for another place. */
function streetAt(
  { street = '', unit = '', streetPostalCode: own = '' }: FunnelContact,
  code: string,
): { readonly firstLine: string; readonly secondLine: string } {
  const isHere = own === '' || own === code;
  const firstLine = isHere ? street.trim() : '';
  return { firstLine, secondLine: firstLine === '' ? '' : unit.trim() };
}
