import { leads as leadsCall, type WireLead, type WireLeads } from '../../gateway/calls/provider-dashboard.js';
import { LEAD_SORTS, type LeadSort, type LeadsInput, type SentFilters } from '../../gateway/lead-query.js';
import { LEAD_STATUSES } from '../../gateway/lead-status.js';
import { createRequestId } from '../../web/request-id.js';
import { callOf, type Fault, type Page, readAnswer, send, statusFault } from './exchange.js';

type AskPage = (query: Omit<LeadsInput, 'serviceProviderId'>) => Promise<WireLeads | Fault>;

/** Loads pages of a provider's board. A refusal or a wrong shape is a fault. */
export function pageAsker(page: Page, spId: string): AskPage {
  return async (query) => {
    const sent = await callOf(page, leadsCall, { serviceProviderId: spId, ...query }, createRequestId());
    const answer = await send(sent, page);
    if ('fault' in answer) return answer.fault;
    const failure = statusFault(answer);
    if (failure !== undefined) return failure;
    const read = readAnswer(leadsCall, answer);
    return 'fault' in read ? read.fault : read.value;
  };
}

/** One thing that the list of leads must do. */
interface BoardRule {
  readonly call: string;
  /** @returns the faults, or why the rule was not tried */
  judge(first: WireLeads, ask: AskPage): Promise<readonly Fault[] | string>;
}

export const RULE_PAGE = 20;
const TOO_FEW = 'not tested: the board has fewer than two leads';
const EMPTY = 'not tested: the board is empty';

const isFault = (answer: WireLeads | Fault): answer is Fault => 'name' in answer;

/** A request with one filter, and the leads that match it. */
interface Filtered {
  readonly filters: Partial<SentFilters>;
  /** Whether the answer must contain a lead. */
  readonly mustMatch: boolean;
  readonly fits: (lead: WireLead) => boolean;
}

const any = () => true;
const none = () => false;
const UNKNOWN_ID = '999999999999';
const DAY_MS = 86_400_000;

const FILTERS: { readonly [Name in keyof SentFilters]?: (leads: readonly WireLead[]) => readonly Filtered[] } = {
  archived: () => [
    { filters: { archived: true }, mustMatch: false, fits: ({ isArchived }) => isArchived === true },
    { filters: { archived: false }, mustMatch: true, fits: ({ isArchived }) => isArchived !== true },
  ],
  hasUnreadMessages: (leads) => {
    const fits = ({ hasUnreadMessages }: WireLead) => hasUnreadMessages === true;
    return [{ filters: { hasUnreadMessages: true }, mustMatch: leads.some(fits), fits }];
  },
  serviceProviderLeadStatuses: (leads) => {
    const [own] = leads;
    const other = LEAD_STATUSES.find((status) => !leads.some((lead) => lead.status === status));
    return [own?.status, other].flatMap((wanted) =>
      wanted === undefined
        ? []
        : {
            filters: { serviceProviderLeadStatuses: [wanted] },
            mustMatch: wanted === own?.status,
            fits: ({ status }) => status === wanted,
          },
    );
  },
  categoryIds: (leads) => {
    const own = firstOf(leads, ({ category }) => category?.id);
    const fits = ({ category }: WireLead) => category?.id === own;
    return found(own, UNKNOWN_ID, (id) => ({ categoryIds: [id] }), fits);
  },
  dateRange: (leads) => {
    const own = firstOf(leads, ({ createDate }) => createDate);
    const range = (start: number, days: number) => ({
      dateRange: { startDate: new Date(start).toISOString(), endDate: new Date(start + days * DAY_MS).toISOString() },
    });
    return own === undefined
      ? []
      : [
          { filters: range(new Date(own).getTime() - DAY_MS, 2), mustMatch: true, fits: any },
          { filters: range(0, 1), mustMatch: false, fits: none },
        ];
  },
  name: (leads) => {
    const own = firstOf(leads, ({ customerInfo }) => customerInfo?.firstName?.trim());
    return found(own, 'lead-widgets-check', (name) => ({ name }));
  },
  cityState: (leads) => {
    const own = firstOf(leads, ({ customerInfo }) => {
      const { city, state } = customerInfo ?? {};
      return city && state && /^[A-Z]{2}$/i.test(state) ? { city, stateAbbr: state } : undefined;
    });
    return found(own, { city: 'Nowhere', stateAbbr: 'ZZ' }, (cityState) => ({ cityState }));
  },
  postalCode: (leads) => {
    const own = firstOf(leads, ({ customerInfo }) => customerInfo?.postalCode?.trim().slice(0, 5));
    return found(own, '00000', (postalCode) => ({ postalCode }));
  },
  contactInformationIds: () => [{ filters: { contactInformationIds: [UNKNOWN_ID] }, mustMatch: false, fits: none }],
};

/** A value that a lead has must find one; a value that no lead has must find nothing. */
function found<Value>(
  own: Value | undefined,
  unknown: Value,
  filters: (value: Value) => Partial<SentFilters>,
  fits: Filtered['fits'] = any,
): Filtered[] {
  if (own === undefined) return [];
  return [
    { filters: filters(own), mustMatch: true, fits },
    { filters: filters(unknown), mustMatch: false, fits: none },
  ];
}

function firstOf<Value>(leads: readonly WireLead[], read: (lead: WireLead) => Value | null | undefined) {
  return leads.map(read).find(Boolean) ?? undefined;
}

const filterRules = Object.entries(FILTERS).map(
  ([name, plan]): BoardRule => ({
    call: `leads: filter ${name}`,
    async judge({ leads }, ask) {
      if (leads.length === 0) return EMPTY;
      const asked = plan(leads);
      if (asked.length === 0) return 'not tested: no lead has a value for it';
      for (const { filters, mustMatch, fits } of asked) {
        const answer = await ask({ limit: RULE_PAGE, filters });
        if (isFault(answer)) {
          // A value that no lead has may be refused.
          if (mustMatch) return [answer];
        } else if (!answer.leads.every(fits)) {
          return [{ name: 'filter-ignored', says: 'The answer has leads that do not match the filter.' }];
        } else if (mustMatch && answer.leads.length === 0) {
          return [{ name: 'filter-empty', says: 'The answer is empty, although a lead matches the filter.' }];
        }
      }
      return [];
    },
  }),
);

const SORTS: Readonly<
  Record<LeadSort, { readonly rule: string; readonly isRight: (leads: readonly WireLead[]) => boolean }>
> = {
  NewestOldest: { rule: 'the newest lead first', isRight: (leads) => isAscending(datesOf(leads).reverse()) },
  OldestNewest: { rule: 'the oldest lead first', isRight: (leads) => isAscending(datesOf(leads)) },
  ServiceProviderLeadStatusAsc: { rule: 'leads of one status next to each other', isRight: hasStatusesTogether },
  ServiceProviderLeadStatusDesc: { rule: 'leads of one status next to each other', isRight: hasStatusesTogether },
};

const datesOf = (leads: readonly WireLead[]) =>
  leads.flatMap(({ createDate }) => (createDate ? new Date(createDate).getTime() : []));

const isAscending = (values: readonly number[]) =>
  values.every((value, at) => at === 0 || (values[at - 1] ?? 0) <= value);

function hasStatusesTogether(leads: readonly WireLead[]): boolean {
  const groups = leads.filter(({ status }, at) => status !== leads[at - 1]?.status);
  return new Set(groups.map(({ status }) => status)).size === groups.length;
}

const sortRule: BoardRule = {
  call: 'leads: sort',
  async judge({ leads }, ask) {
    if (leads.length < 2) return TOO_FEW;
    for (const sort of LEAD_SORTS) {
      const { rule, isRight } = SORTS[sort];
      const answer = await ask({ limit: RULE_PAGE, sort });
      if (isFault(answer)) return [answer];
      if (!isRight(answer.leads)) return [{ name: 'sort-ignored', says: `For sort ${sort}, send ${rule}.` }];
    }
    return [];
  },
};

const pageRule: BoardRule = {
  call: 'leads: limit and offset',
  async judge({ leads }, ask) {
    const [first] = leads;
    if (first === undefined || leads.length < 2) return TOO_FEW;
    const [one, next] = [await ask({ limit: 1 }), await ask({ limit: 1, offset: 1 })];
    if (isFault(one)) return [one];
    if (isFault(next)) return [next];
    if (one.leads.length > 1) {
      return [
        { name: 'limit-ignored', says: `With limit 1, the answer has ${one.leads.length} leads. Send at most limit.` },
      ];
    }
    const faults: Fault[] = [];
    if (one.pagination.totalNumber < leads.length) {
      const says = `With limit 1, pagination.totalNumber is ${one.pagination.totalNumber}. Count all pages. Otherwise, the board has no next page.`;
      faults.push({ name: 'total-of-page', says });
    }
    if (next.leads[0]?.leadId === first.leadId) {
      faults.push({ name: 'offset-ignored', says: 'With offset 1, the answer starts with the first lead again.' });
    }
    return faults;
  },
};

const featuredRule: BoardRule = {
  call: 'leads: featuredLeadId',
  async judge({ leads }, ask) {
    const last = leads.at(-1);
    if (last === undefined || leads.length < 2) return TOO_FEW;
    // In a page of one lead, only a gateway that follows the field has the last one.
    const answer = await ask({ limit: 1, featuredLeadId: last.leadId });
    if (isFault(answer)) return [answer];
    if (answer.leads.some(({ leadId }) => leadId === last.leadId)) return [];
    const says =
      'The first page does not have the lead of featuredLeadId. A board with lead-id shows it only on its page.';
    // A gateway may ignore the field: the board then works as if it had no lead-id.
    return [{ name: 'featured-ignored', says, isNote: true }];
  },
};

/** What the list of the board must do, beyond the shape of its answers. */
export const BOARD_RULES: readonly BoardRule[] = [pageRule, sortRule, featuredRule, ...filterRules];
