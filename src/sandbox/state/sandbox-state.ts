import { seedLeads } from '../seed/seed-leads.js';
import { createLeadBook, type LeadBook } from './lead-book.js';

export interface RegisteredNumber {
  readonly spId: string | number;
  readonly brand: string;
  readonly name: string;
  readonly phoneNumber: string;
}

/** Everything that a sandbox remembers. Any provider id has leads: each its own, all seeded alike. */
export interface SandboxState {
  leadsOf(serviceProviderId: string): LeadBook;
  numbersOf(serviceProviderId: string): RegisteredNumber[];
}

export interface StateOptions {
  readonly seed: number;
  /** The moment from which the leads' dates are counted. */
  readonly startedAt: Date;
  /** Leads of each provider. */
  readonly leadCount: number;
}

export function createSandboxState({ seed, startedAt, leadCount }: StateOptions): SandboxState {
  return {
    leadsOf: remembered(() => createLeadBook(seedLeads(seed, startedAt, leadCount))),
    numbersOf: remembered((): RegisteredNumber[] => []),
  };
}

/** Makes a value for each provider on first use, and keeps it. */
function remembered<T>(make: () => T): (serviceProviderId: string) => T {
  const kept = new Map<string, T>();
  return (serviceProviderId) => {
    const known = kept.get(serviceProviderId);
    if (known !== undefined) return known;
    const made = make();
    kept.set(serviceProviderId, made);
    return made;
  };
}
