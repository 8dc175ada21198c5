import type { SeededConversation } from '../chat/conversation.js';
import type { ConversationRef } from '../chat/conversation-ref.js';
import { type Conversations, createConversations } from '../chat/conversations.js';
import type { KeptConversation } from '../chat/stored-message.js';
import { offeredLeads } from '../seed/offered-leads.js';
import { createRandom } from '../seed/random.js';
import { SANDBOX_LEADS } from '../seed/sandbox-leads.js';
import { seedData } from '../seed/seed-data.js';
import { seedLeads } from '../seed/seed-leads.js';
import { hasMessages, NO_MESSAGES, seedMessages } from '../seed/seed-messages.js';
import { createLeadBook, type LeadBook } from './lead-book.js';
import { leadOfRequest } from './lead-of-request.js';
import { noteMessage } from './note-message.js';
import type { CustomerRequest, SandboxData } from './sandbox-data.js';

/** Everything that a sandbox remembers. Any provider id has leads: each its own, all seeded alike. */
export interface SandboxState {
  /** True in the scenario where nothing has happened yet. */
  readonly empty: boolean;
  readonly data: SandboxData;
  /** What providers and customers write to each other. */
  readonly conversations: Conversations;
  leadsOf(serviceProviderId: string): LeadBook;
  /** The books that somebody has asked for, by provider id. */
  books(): ReadonlyMap<string, LeadBook>;
  /** An id that no other thing has. */
  nextId(): string;
  /** Assigns a provider to a request; the lead stands on that provider's board from then on. */
  assign(request: CustomerRequest, provider: CustomerRequest['providers'][number]): void;
}

export interface StateOptions {
  readonly seed: number;
  /** The moment from which the leads' dates are counted. */
  readonly startedAt: Date;
  /** Leads of each provider. */
  readonly leadCount: number;
  /** Whether the customer of the newest lead has written ten thousand messages. */
  readonly hasLongThread: boolean;
  /** Tells sandboxes apart whose tabs do not talk with each other; undefined where none do. */
  readonly book: string | undefined;
  /** What an earlier sandbox remembered. */
  readonly data?: SandboxData | undefined;
  readonly kept?: readonly KeptConversation[] | undefined;
}

export function createSandboxState(options: StateOptions): SandboxState {
  const { seed, startedAt, leadCount, hasLongThread, book, data: known, kept = [] } = options;
  const empty = leadCount === 0;
  const data = known ?? seedData(startedAt, empty);
  const books = new Map<string, LeadBook>();

  function openBook(serviceProviderId: string): LeadBook {
    const offered = empty ? [] : offeredLeads(startedAt, createRandom(seed));
    const book = createLeadBook(seedLeads(seed, startedAt, leadCount), offered);
    const theirs = data.requests.filter(({ providers }) =>
      providers.some((provider) => provider.serviceProviderId === serviceProviderId),
    );
    for (const request of theirs) book.add(leadOfRequest(request));
    books.set(serviceProviderId, book);
    return book;
  }

  function seedOf(ref: ConversationRef): SeededConversation {
    const record = leadsOf(ref.serviceProviderId).seeded.find(
      (each) => String(each.lead.customerInfo?.userId) === ref.userId && hasMessages(each),
    );
    if (record === undefined) return NO_MESSAGES;
    const isLong = hasLongThread && record.id === SANDBOX_LEADS.newest;
    return seedMessages(ref, record, { seed, now: startedAt, isLong });
  }

  function leadsOf(serviceProviderId: string): LeadBook {
    return books.get(serviceProviderId) ?? openBook(serviceProviderId);
  }

  const conversations = createConversations({ seedOf, kept, book });
  conversations.onChange((ref, event) => {
    if (event.kind === 'added') noteMessage({ data, leadsOf }, ref, event.message);
  });

  return {
    empty,
    data,
    conversations,
    leadsOf,
    books: () => books,
    nextId() {
      data.lastId += 1;
      return String(data.lastId);
    },
    assign(request, provider) {
      const { serviceProviderId } = provider;
      if (request.providers.some((known) => known.serviceProviderId === serviceProviderId)) return;
      request.providers.push(provider);
      books.get(serviceProviderId)?.add(leadOfRequest(request));
    },
  };
}
