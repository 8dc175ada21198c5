import type { CustomerRequest, SandboxData } from '../state/sandbox-data.js';
import { DAY, HOUR, MINUTE } from './dates.js';
import type { LeadRecord } from './lead-record.js';

/** The customer's first requests, for every seed. */
export const SANDBOX_REQUESTS = {
  /** Created ten minutes ago. No provider is chosen yet. */
  fresh: '80120001',
  /** Sent to two AL providers and one HA provider. */
  assigned: '80120002',
  /** Three weeks old, one of two providers hired. */
  hired: '80120003',
} as const;

const CUSTOMER = {
  firstName: 'Dana',
  lastName: 'Whitfield',
  email: 'dana.whitfield@example.com',
  phoneNumber: '5125550142',
};

/**
 * The first data of a sandbox.
 * @param empty true for no requests, messages and contacts
 */
export function seedData(now: Date, empty: boolean): SandboxData {
  const at = now.getTime();
  return {
    lastId: 70_000_100,
    numbers: [],
    preferences: [],
    requests: empty ? [] : requests(at),
    selections: [],
    contacts: empty ? [] : contacts(at),
    activities: [],
    drafts: [],
    reviewRequests: [],
    member: { userId: 'u42', ...CUSTOMER, agreed: false },
    offers: [],
    expiredTokens: [],
  };
}

function requests(at: number): CustomerRequest[] {
  return [
    request({
      leadId: SANDBOX_REQUESTS.hired,
      createdAt: at - 21 * DAY,
      title: 'Interior Painting',
      description: 'Two bedrooms and the hall, walls only.',
      urgency: 'ThisMonth',
      categoryId: '10701',
      providers: [chosen(5_200_041, true), chosen(5_200_042)],
      notified: true,
    }),
    request({
      leadId: SANDBOX_REQUESTS.assigned,
      createdAt: at - 5 * HOUR,
      title: 'Drain Cleaning',
      description: 'The kitchen sink fills again after an hour.',
      urgency: 'Emergency',
      categoryId: '10214',
      serviceRequestId: '1021478704',
      providers: [chosen(5_200_001), chosen(5_200_003), { ...chosen(8_800_001), serviceProviderType: 'HA' }],
      notified: true,
    }),
    request({
      leadId: SANDBOX_REQUESTS.fresh,
      createdAt: at - 10 * MINUTE,
      title: 'Water Heater Repair',
      description: '',
      urgency: 'NA',
      categoryId: '10219',
    }),
  ];
}

type RequestSeed = Pick<CustomerRequest, 'leadId' | 'createdAt' | 'title' | 'description' | 'urgency' | 'categoryId'>;

function request(seed: RequestSeed & Partial<CustomerRequest>): CustomerRequest {
  return {
    ...CUSTOMER,
    postalCode: '78704',
    firstLine: '1408 Kinney Ave',
    secondLine: 'Apt 3',
    attributes: [],
    providers: [],
    notified: false,
    sentToHandy: false,
    ...seed,
  };
}

/** The customer's request that a lead came from. */
export function requestOfLead({ id: leadId, createdAt, lead }: LeadRecord): CustomerRequest {
  const { category, description, urgency, customerInfo } = lead;
  return request({
    leadId,
    createdAt,
    title: category?.name ?? '',
    description: description ?? '',
    urgency: urgency ?? 'NA',
    categoryId: String(category?.id ?? ''),
    postalCode: customerInfo?.postalCode ?? '78704',
  });
}

function chosen(id: number, hired = false): CustomerRequest['providers'][number] {
  return { serviceProviderId: String(id), serviceProviderType: 'AL', hired };
}

function contacts(at: number): SandboxData['contacts'] {
  return [1, 2, 3].map((contactType) => ({
    contactId: String(70_000_000 + contactType),
    contactType,
    serviceProviderId: '5200001',
    createdAt: at - contactType * DAY,
  }));
}
