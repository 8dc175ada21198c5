import { createConversations, type SeededConversation } from '../chat/conversation.js';
import {
  type ConversationRef,
  customerIdentity,
  type PersistedConversation,
  type StoredMessage,
} from '../chat/stored-message.js';
import { createRandom } from '../seed/dates.js';
import {
  type LeadRecord,
  leadRecord,
  placeOf,
  recordsOfLeads,
  type Sale,
  type SandboxLead,
} from '../seed/lead-record.js';
import { hasMessages, NO_MESSAGES, seedMessages } from '../seed/messages.js';
import { SANDBOX_LEADS } from '../seed/sandbox-leads.js';
import { type CustomerRequest, requestOfLead, type SandboxData, seedData } from '../seed/seed-data.js';
import { leadOfId, offeredLeads, seedLeads } from '../seed/seed-leads.js';
import { serviceOf } from '../seed/services.js';

export const MESSAGE_ACTIVITY = 'GenericMessage';

export type SandboxState = ReturnType<typeof createSandboxState>;

export interface StateOptions {
  readonly seed: number;
  /** The start time. Dates of leads count back from it. */
  readonly startedAt: Date;
  readonly leadCount: number;
  /** The leads of each provider, instead of drawn ones. */
  readonly leads?: readonly SandboxLead[] | undefined;
  /** Whether the customer of the newest lead has written ten thousand messages. */
  readonly hasLongThread: boolean;
  /** Whether unknown leads are made from their ids. */
  readonly anyLead: boolean;
  /** Tabs with the same group share messages. Undefined for none. */
  readonly group: string | undefined;
  readonly data?: SandboxData | undefined;
  readonly persisted?: readonly PersistedConversation[] | undefined;
}

/** The state of a sandbox. Each provider id has its own leads, from the same seed. */
export function createSandboxState(options: StateOptions) {
  const { seed, startedAt, leadCount, leads, hasLongThread, anyLead, group, data: known, persisted = [] } = options;
  const makeLead = (id: string) => (anyLead && id !== '' ? leadOfId(id, startedAt) : undefined);
  const empty = leadCount === 0;
  const data = known ?? seedData(startedAt, empty);
  const leadLists = new Map<string, LeadList>();

  function openLeadList(serviceProviderId: string): LeadList {
    const offered = empty ? [] : offeredLeads(startedAt, createRandom(seed));
    const seeded = (leads && recordsOfLeads(leads)) ?? seedLeads(seed, startedAt, leadCount);
    const list = createLeadList(seeded, offered, makeLead);
    const providerRequests = data.requests.filter(({ providers }) =>
      providers.some((provider) => provider.serviceProviderId === serviceProviderId),
    );
    for (const request of providerRequests) list.add(leadOfRequest(request));
    leadLists.set(serviceProviderId, list);
    return list;
  }

  function seedOf(ref: ConversationRef): SeededConversation {
    const record = leadsOf(ref.serviceProviderId).seeded.find(
      (each) => String(each.lead.customerInfo?.userId) === ref.userId && hasMessages(each),
    );
    if (record === undefined) return NO_MESSAGES;
    const isLong = hasLongThread && record.id === SANDBOX_LEADS.newest;
    return seedMessages(ref, record, { seed, now: startedAt, isLong });
  }

  function leadsOf(serviceProviderId: string): LeadList {
    return leadLists.get(serviceProviderId) ?? openLeadList(serviceProviderId);
  }

  const conversations = createConversations({ seedOf, persisted, group });
  conversations.onChange((ref, event) => {
    if (event.kind === 'added') noteMessage({ data, leadsOf }, ref, event.message);
  });

  return {
    /** True in the scenario where nothing has happened yet. */
    empty,
    data,
    conversations,
    leadsOf,
    requestOf(leadId: string): CustomerRequest | undefined {
      const request = data.requests.find((each) => each.leadId === leadId);
      const made = request === undefined ? makeLead(leadId) : undefined;
      if (made === undefined) return request;
      data.requests.push(requestOfLead(made));
      return data.requests.at(-1);
    },
    /** The lead lists in use, by provider id. */
    leadLists,
    nextId(): string {
      data.lastId += 1;
      return String(data.lastId);
    },
    /** Assigns a provider to a request and puts the lead on the provider's board. */
    assign(request: CustomerRequest, provider: CustomerRequest['providers'][number]): void {
      const { serviceProviderId } = provider;
      if (request.providers.some((known) => known.serviceProviderId === serviceProviderId)) return;
      request.providers.push(provider);
      leadLists.get(serviceProviderId)?.add(leadOfRequest(request));
    },
  };
}

/** A customer's request as a lead on the provider's board. */
function leadOfRequest(request: CustomerRequest): LeadRecord {
  const place = placeOf(request.postalCode);
  const service = serviceOf(request.categoryId);
  const record = leadRecord(Number(request.leadId), request.createdAt, {
    leadId: request.leadId,
    read: false,
    urgency: request.urgency,
    description: request.description,
    category: service === undefined ? null : { id: service.id, name: service.name },
    questionsAndAnswers: request.attributes.map(({ questionText, answerText }) => ({
      question: questionText,
      answers: [answerText],
    })),
    customerInfo: {
      userId: `u${request.leadId}`,
      firstName: request.firstName,
      lastName: request.lastName,
      phoneNumber: request.phoneNumber,
      emailAddress: request.email,
      addressLineOne: request.firstLine,
      addressLineTwo: request.secondLine,
      city: place?.city ?? '',
      state: place?.state ?? '',
      postalCode: request.postalCode,
      isMaskedPhone: false,
      isMaskedPhoneActive: false,
      isSmsEnabled: false,
      phoneUrl: `tel:+1${request.phoneNumber}`,
    },
  });
  return { ...record, id: request.leadId };
}

interface LeadChange {
  readonly lead?: Partial<SandboxLead>;
  readonly sale?: Sale;
}

/** The leads of one provider, newest first. All changes go through it. */
function createLeadList(
  seeded: readonly LeadRecord[],
  offered: readonly LeadRecord[],
  makeLead: (id: string) => LeadRecord | undefined,
) {
  let records = [...seeded];
  let places = placesOf(records);
  const offers = new Map(offered.map((record) => [record.id, record]));
  const changes = new Map<string, LeadChange>();

  function insertSorted(next: LeadRecord[]): void {
    records = next.sort((one, other) => other.createdAt - one.createdAt);
    places = placesOf(records);
  }

  /** Also finds offered leads, which are on no board until they are bought. */
  function find(id: string): LeadRecord | undefined {
    const index = places.get(id);
    if (index !== undefined) return records[index];
    const offer = offers.get(id) ?? makeLead(id);
    if (offer !== undefined) offers.set(id, offer);
    return offer;
  }

  function replace(id: string, { lead = {}, sale }: LeadChange): void {
    const record = find(id);
    if (record === undefined) return;
    const before = changes.get(id);
    changes.set(id, { ...before, ...(sale && { sale }), lead: { ...before?.lead, ...lead } });
    const changed = { ...record, ...(sale && { sale }), lead: { ...record.lead, ...lead } };
    const index = places.get(id);
    if (index === undefined) offers.set(id, changed);
    else records[index] = changed;
  }

  return {
    get records(): readonly LeadRecord[] {
      return records;
    },
    seeded,
    /** The changes since the seed, by lead id. */
    changes,
    find,
    /** Replaces fields of a lead. Ignores unknown ids. */
    change: (id: string, lead: Partial<SandboxLead>) => replace(id, { lead }),
    /** Marks an offered lead as bought and puts it on the board. */
    sell(id: string, sale: Sale): void {
      replace(id, { sale });
      const offer = offers.get(id);
      if (offer === undefined) return;
      offers.delete(id);
      insertSorted([...records, offer]);
    },
    /** Puts a lead that is newer than all others on the board. */
    add: (record: LeadRecord) => insertSorted([record, ...records]),
  };
}

type LeadList = ReturnType<typeof createLeadList>;

function placesOf(records: readonly LeadRecord[]): Map<string, number> {
  return new Map(records.map((record, index) => [record.id, index]));
}

/** The leads that a customer has with a provider. */
export function leadsOfCustomer(records: readonly LeadRecord[], userId: string): LeadRecord[] {
  return records.filter(({ lead }) => lead.customerInfo?.userId != null && String(lead.customerInfo.userId) === userId);
}

/** Records a message as an activity. A message of the customer also makes the lead unread. */
function noteMessage(
  { data, leadsOf }: { readonly data: SandboxData; leadsOf(serviceProviderId: string): LeadList },
  ref: ConversationRef,
  { id, author, createdAt }: StoredMessage,
): void {
  const { serviceProviderId, userId } = ref;
  // Another tab may have used this number. Do not use it again.
  data.lastId = Math.max(data.lastId, Number(/^m(\d+)$/.exec(id)?.[1] ?? 0));
  const isCustomer = author === customerIdentity(ref);
  const interactorId = isCustomer ? userId : serviceProviderId;
  data.activities.push({ serviceProviderId, activityType: MESSAGE_ACTIVITY, createdAt, interactorId });
  if (!isCustomer) return;
  const leads = leadsOf(serviceProviderId);
  for (const { id } of leadsOfCustomer(leads.records, userId)) leads.change(id, { hasUnreadMessages: true });
}
