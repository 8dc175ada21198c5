import type {
  ContactInformation,
  CreateLeadInput,
  LeadAttribute,
  LeadPlace,
} from '../../contract/calls/create-lead.js';
import { DEFAULT_URGENCY } from '../../contract/limits/lead.js';
import type { ContactPreferences, FunnelState, Question } from '../../contract/raq-funnel.js';
import { tenDigits } from '../lead/phone-number.js';
import { attributesOf } from './answers.js';
import type { ConsentAttribute } from './consent.js';
import { furtherFields } from './further-fields.js';
import { leadPlace } from './lead-place.js';

/** What goes into a request beside what the customer said. */
export interface CreateLeadOptions {
  readonly source: string;
  /** Further fields of the host's own (`createFields`): never what the customer said. */
  readonly fields?: Readonly<Record<string, unknown>>;
  /** The host's questions and answers, before those of the funnel. */
  readonly attributes?: readonly LeadAttribute[] | undefined;
  readonly address?: LeadPlace | undefined;
  /** Partner id, click id and utm parameters. */
  readonly attribution?: Readonly<Record<string, string>>;
  /** Null where nothing was agreed to yet. */
  readonly consent: ConsentAttribute | null;
}

/** The input of `createLead` (Spec §3 Lead create payload, §4 Funnel, decisions 10, 37, 57, 61 and 62). */
export function createLeadInput(
  state: FunnelState,
  questions: readonly Question[],
  { source, fields = {}, attributes = [], address, attribution = {}, consent }: CreateLeadOptions,
): CreateLeadInput {
  const { form, entry, eligibility } = state;
  const place = leadPlace(state, address);
  const { externalLeadAttributes, ...further } = furtherFields(fields);
  const external = {
    ...attribution,
    ...ownAttributes(externalLeadAttributes),
    ...contactPreferences(state.preferences),
    ...(consent && { consent }),
  };
  const isAssigned = form.serviceProviderId !== '' && eligibility !== 'ineligible';
  return {
    ...further,
    source,
    title: entry.title.trim() || form.taskCategoryName || form.categoryName,
    description: state.description.trim(),
    urgency: state.urgency || DEFAULT_URGENCY,
    categoryId: form.categoryId,
    showAddress: 'firstLine' in place && Boolean(place.firstLine) && fields['showAddress'] !== false,
    attributes: [...attributes, ...attributesOf(questions, state.answers)],
    ...(isAssigned && { assignedServiceProviderIds: [form.serviceProviderId] }),
    ...(!state.isAuthenticatedWorkflow && { contactInformation: contactOf(state) }),
    address: place,
    ...(Object.keys(external).length > 0 && { externalLeadAttributes: external }),
  };
}

function contactOf({ contact }: FunnelState): ContactInformation {
  return {
    email: contact.emailAddress.trim(),
    firstName: contact.firstName.trim(),
    lastName: contact.lastName.trim(),
    phoneNumber: tenDigits(contact.phoneNumber),
  };
}

/** The host's own as they are; what has no names of its own stands under one, so that ours can stand beside it. */
function ownAttributes(given: unknown): object {
  if (given === undefined || given === null) return {};
  return typeof given === 'object' && !Array.isArray(given) ? given : { value: given };
}

function contactPreferences({ channel, bestTime, maxPros }: ContactPreferences): object {
  const said = {
    ...(channel !== 'any' && { channel }),
    ...(bestTime !== 'any' && { bestTime }),
    ...(maxPros !== null && { maxPros }),
  };
  return Object.keys(said).length > 0 ? { contactPreferences: said } : {};
}
