import type { LeadSort, SentFilters } from '../../gateway/lead-query.js';
import type { LeadStatus } from '../../gateway/lead-status.js';
import type { LeadRecord, SandboxCustomer } from '../seed/lead-record.js';

/** Statuses in the order of their labels: Closed lost, Closed won, Contacted, New, Not Contacted, Scheduled. */
const STATUSES_A_TO_Z: readonly LeadStatus[] = [
  'ClosedDidntWin',
  'ClosedWon',
  'Selling',
  'Initial',
  'ContactAndQualify',
  'InProgressWon',
];

/** The filters of a `leads` call, after its body was checked. */
type CheckedFilters = Pick<SentFilters, 'archived' | 'hasUnreadMessages' | 'displayLead' | 'sources'> & {
  readonly [Name in keyof SentFilters]?: SentFilters[Name] | undefined;
};

type Test = (record: LeadRecord) => boolean;

/** The records that match all filters, in their order. An empty list is no filter, except for `sources`. */
export function filterLeads(records: readonly LeadRecord[], filter: CheckedFilters): LeadRecord[] {
  const tests = testsOf(filter);
  return records.filter((record) => tests.every((test) => test(record)));
}

function testsOf(filter: CheckedFilters): Test[] {
  const { archived, hasUnreadMessages, displayLead, dateRange, name, cityState, postalCode } = filter;
  // A lead with no source or an unknown one always matches.
  const known = new Set<string>(filter.sources);
  const tests: Test[] = [
    ({ lead }) => (lead.isArchived ?? false) === archived,
    ({ displayed }) => displayed === displayLead,
    ({ lead }) => lead.source == null || known.has(lead.source),
  ];

  if (hasUnreadMessages === true) tests.push(({ lead }) => lead.hasUnreadMessages === true);
  whenAny(filter.serviceProviderLeadStatuses, (statuses) => tests.push(({ lead }) => statuses.has(lead.status)));
  whenAny(filter.categoryIds, (ids) =>
    tests.push(({ lead }) => lead.category?.id != null && ids.has(String(lead.category.id))),
  );
  whenAny(filter.contactInformationIds, (ids) => tests.push((record) => ids.has(record.contactInformationId)));
  if (dateRange !== undefined) {
    const start = new Date(dateRange.startDate).getTime();
    const end = new Date(dateRange.endDate).getTime();
    tests.push(({ createdAt }) => createdAt >= start && createdAt <= end);
  }
  if (name !== undefined) {
    const terms = plain(name).split(/\s+/);
    tests.push(({ lead }) => terms.every((term) => plain(nameOf(lead.customerInfo)).includes(term)));
  }
  if (cityState !== undefined) {
    tests.push(
      ({ lead }) =>
        same(lead.customerInfo?.city, cityState.city) && same(lead.customerInfo?.state, cityState.stateAbbr),
    );
  }
  if (postalCode !== undefined)
    tests.push(({ lead }) => lead.customerInfo?.postalCode === postalCode.trim().slice(0, 5));
  return tests;
}

function whenAny(values: readonly string[] | undefined, use: (values: ReadonlySet<string>) => void): void {
  if (values !== undefined && values.length > 0) use(new Set(values));
}

/** The name as the board shows it: Member when there is none. */
export function nameOf(customer: SandboxCustomer | null | undefined): string {
  return `${customer?.firstName ?? ''} ${customer?.lastName ?? ''}`.trim() || 'Member';
}

function same(one: string | null | undefined, other: string): boolean {
  return plain(one ?? '') === plain(other);
}

interface LeadPage {
  readonly records: readonly LeadRecord[];
  /** How many leads match, on all pages. */
  readonly total: number;
}

/**
 * One page of the matching leads. The first page always has the featured lead, at its end if it does not match. The
 * client moves it to the top.
 */
export function pageLeads(
  matching: readonly LeadRecord[],
  offset: number,
  limit: number,
  featured: LeadRecord | undefined,
): LeadPage {
  const records = matching.slice(offset, offset + limit);
  if (offset > 0 || featured === undefined || records.includes(featured)) return { records, total: matching.length };
  return { records: [...records, featured], total: Math.max(1, matching.length) };
}

/**
 * Sorts leads. The input is newest first. Leads of one status stay newest first, in both directions;
 * a status without a label comes last.
 */
export function sortLeads(newestFirst: readonly LeadRecord[], sort: LeadSort): LeadRecord[] {
  switch (sort) {
    case 'NewestOldest':
      return [...newestFirst];
    case 'OldestNewest':
      return [...newestFirst].reverse();
    case 'ServiceProviderLeadStatusAsc':
      return byStatus(newestFirst, STATUSES_A_TO_Z);
    case 'ServiceProviderLeadStatusDesc':
      return byStatus(newestFirst, [...STATUSES_A_TO_Z].reverse());
  }
}

function byStatus(records: readonly LeadRecord[], order: readonly string[]): LeadRecord[] {
  const known = new Set(order);
  return [
    ...order.flatMap((status) => records.filter(({ lead }) => lead.status === status)),
    ...records.filter(({ lead }) => !known.has(lead.status)),
  ];
}

/** Without case and accents, so that 'fernandez' finds 'Fernández'. */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

/** The entries that start with the typed text, then those with a later word that does. An empty query gives none. */
export function fitting<T>(entries: readonly T[], typed: string, textOf: (entry: T) => string, limit: number): T[] {
  const query = plain(typed);
  if (query === '') return [];
  const isFirst = (text: string) => text.startsWith(query);
  const isLater = (text: string) => text.split(/[\s,&/-]+/).some(isFirst) || text.includes(` ${query}`);
  const all = entries.map((entry) => ({ entry, text: plain(textOf(entry)) }));
  const found = [
    ...all.filter(({ text }) => isFirst(text)),
    ...all.filter(({ text }) => !isFirst(text) && isLater(text)),
  ];
  return found.slice(0, limit).map(({ entry }) => entry);
}
