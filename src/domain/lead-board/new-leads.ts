import type { Lead } from '../../contract/lead.js';

type Dated = Pick<Lead, 'leadId' | 'createDate'>;

/** The newest leads that a person has seen. A later answer is compared with them. */
export interface SeenLeads {
  readonly ids: ReadonlySet<string>;
  /** Milliseconds since 1970; minus infinity without leads. */
  readonly newest: number;
}

export function seenLeads(leads: readonly Dated[]): SeenLeads {
  return {
    ids: new Set(leads.map(({ leadId }) => leadId)),
    newest: Math.max(Number.NEGATIVE_INFINITY, ...leads.map(timeOf)),
  };
}

/** Counts the leads that are new since then. An older lead that moved up into view does not count. */
export function countNewLeads(newest: readonly Dated[], seen: SeenLeads): number {
  return newest.filter((lead) => !seen.ids.has(lead.leadId) && timeOf(lead) >= seen.newest).length;
}

function timeOf({ createDate }: Dated): number {
  return new Date(createDate).getTime();
}
