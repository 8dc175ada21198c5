import { offeredLeads } from '../seed/offered-leads.js';
import { createRandom } from '../seed/random.js';
import { seedData } from '../seed/seed-data.js';
import { seedLeads } from '../seed/seed-leads.js';
import { createLeadBook, type LeadBook } from './lead-book.js';
import { leadOfRequest } from './lead-of-request.js';
import type { CustomerRequest, SandboxData } from './sandbox-data.js';

/** Everything that a sandbox remembers. Any provider id has leads: each its own, all seeded alike. */
export interface SandboxState {
  /** True in the scenario where nothing has happened yet. */
  readonly empty: boolean;
  readonly data: SandboxData;
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
  /** What an earlier sandbox remembered. */
  readonly data?: SandboxData | undefined;
}

export function createSandboxState({ seed, startedAt, leadCount, data: kept }: StateOptions): SandboxState {
  const empty = leadCount === 0;
  const data = kept ?? seedData(startedAt, empty);
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

  return {
    empty,
    data,
    leadsOf: (serviceProviderId) => books.get(serviceProviderId) ?? openBook(serviceProviderId),
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
