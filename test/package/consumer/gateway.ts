import {
  type CreateLeadInput,
  createGateway,
  GatewayError,
  type GatewayOptions,
  type WireLead,
} from 'lead-widgets/gateway';

/** A host that uses the client alone: each call is typed, in and out. */
const options: GatewayOptions = {
  url: 'https://gateway.example',
  auth: { getToken: async ({ reason }) => (reason === 'initial' ? 'token' : undefined) },
  paths: { currentUser: '/own/user' },
  onChallenge: ({ operation }) => console.log(operation),
};
const gateway = createGateway(options);
const { signal } = new AbortController();

export async function newest(serviceProviderId: string): Promise<WireLead | undefined> {
  const { leads, pagination } = await gateway.leads(
    { serviceProviderId, sort: 'OldestNewest', filters: { archived: true } },
    { signal, requestId: 'r-1' },
  );
  const total: number = pagination.totalNumber;
  return total > 0 ? leads[0] : undefined;
}

export async function ask(request: CreateLeadInput): Promise<string> {
  const { leadId } = await gateway.createLead(request, { version: 'v3' });
  const { serviceProviders } = await gateway.suggestions({ categoryId: 10214, postalCode: '02134' }, { version: 'v1' });
  await gateway.assignLead({ leadId, serviceProviderIds: serviceProviders.map(({ id }) => id) });
  return leadId;
}

export async function told(call: Promise<unknown>): Promise<string | undefined> {
  try {
    await call;
    return undefined;
  } catch (error) {
    return error instanceof GatewayError ? `${error.kind} ${error.status ?? ''} ${error.requestId}` : undefined;
  }
}

export const user: Promise<unknown> = gateway.currentUser({});
export const waiting: number = gateway.challenges.size;

// @ts-expect-error a lead has an id
void gateway.providerLead({ serviceProviderId: '1' });
// @ts-expect-error there is no such sorting
void gateway.leads({ serviceProviderId: '1', sort: 'Loudest' });
// @ts-expect-error there is no such version
void gateway.createLead({}, { version: 'v2' });
// @ts-expect-error a rating is a number
void gateway.sendFeedback({ serviceProviderId: '1', leadId: '1', rating: '5', reason: 'Other' });
// @ts-expect-error there is no such call
void gateway.deleteLead({ leadId: '1' });
// @ts-expect-error an answer that is empty has no fields
void gateway.archive({ serviceProviderId: '1', leadId: '1', archived: true }).then((answer) => answer.leadId);
