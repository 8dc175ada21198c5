import * as v from 'valibot';
import { CONTACT_MAX_LENGTH, DEFAULT_URGENCY, NOTES_MAX_LENGTH } from '../../contract/limits.js';
import { type Answer, badRequest, notFound, ok } from '../router/answer.js';
import { checked, id, postalCode, tenDigits, words } from '../router/read-body.js';
import type { Call } from '../router/route.js';
import { AUSTIN } from '../seed/places.js';
import { providerOf } from '../seed/providers.js';
import { serviceOf } from '../seed/taxonomy.js';
import type { CustomerRequest } from '../state/sandbox-data.js';

export const email = v.pipe(v.string(), v.maxLength(CONTACT_MAX_LENGTH), v.email('Please enter a valid email address'));

const optionalText = v.optional(v.string(), '');
const leadBody = {
  source: words,
  title: words,
  description: v.pipe(v.string(), v.maxLength(NOTES_MAX_LENGTH)),
  urgency: v.optional(words, DEFAULT_URGENCY),
  categoryId: id,
  showAddress: v.optional(v.boolean(), false),
  attributes: v.optional(v.array(v.object({ questionText: words, answerText: v.string() })), []),
  assignedServiceProviderIds: v.optional(v.array(id), []),
  contactInformation: v.optional(v.object({ email, firstName: words, lastName: words, phoneNumber: tenDigits })),
};
const bodyV1 = v.object({ ...leadBody, address: v.object({ postalAddressId: id }) });
const bodyV3 = v.object({
  ...leadBody,
  address: v.object({
    firstLine: optionalText,
    secondLine: optionalText,
    city: v.optional(v.string()),
    state: v.optional(v.string()),
    postalCode,
  }),
  assignedExternalServiceProviderIds: v.optional(v.array(id)),
  externalType: v.optional(v.string()),
  externalId: v.optional(v.string()),
  externalLeadAttributes: v.optional(v.unknown()),
  skipHaOLNotification: v.optional(v.boolean()),
});

type Asked = Omit<v.InferOutput<typeof bodyV1>, 'address'>;
type Address = Pick<CustomerRequest, 'firstLine' | 'secondLine' | 'postalCode'>;

/** A request to an address that the gateway knows: any id is the same house in Austin. */
export function createLeadV1(call: Call): Answer {
  const asked = checked(bodyV1, call.body);
  return createRequest(call, asked, { firstLine: '1408 Kinney Ave', secondLine: '', postalCode: AUSTIN.postalCode });
}

/** A request with its whole address. */
export function createLeadV3(call: Call): Answer {
  const asked = checked(bodyV3, call.body);
  return createRequest(call, asked, asked.address);
}

/** Without contact information, as in an authenticated workflow, the member's own is taken. */
function createRequest({ state, now }: Call, asked: Asked, address: Address): Answer {
  if (serviceOf(asked.categoryId) === undefined) throw badRequest(`categoryId: there is no ${asked.categoryId}.`);
  const providers = asked.assignedServiceProviderIds.map((providerId) => {
    const provider = providerOf(providerId);
    if (provider === undefined) throw notFound(`There is no service provider ${providerId}.`);
    return { serviceProviderId: String(provider.id), serviceProviderType: provider.type, hired: false };
  });
  const { title, description, urgency, categoryId, attributes } = asked;
  const { firstName, lastName, email, phoneNumber } = asked.contactInformation ?? state.data.member;
  const { firstLine, secondLine, postalCode } = address;
  const request: CustomerRequest = {
    leadId: state.nextId(),
    createdAt: now.getTime(),
    title,
    description,
    urgency,
    categoryId,
    attributes,
    firstName,
    lastName,
    email,
    phoneNumber,
    firstLine,
    secondLine,
    postalCode,
    providers: [],
    notified: false,
    sentToHandy: false,
  };
  state.data.requests.push(request);
  for (const provider of providers) state.assign(request, provider);
  return ok({ leadId: request.leadId });
}
