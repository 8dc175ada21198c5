import type { Lead } from '../../contract/lead.js';

type Dated = Pick<Lead, 'leadId' | 'createDate'>;

/** The newest leads as a person last saw them: what has come since is told from these. */
export interface SeenLeads {
  readonly ids: ReadonlySet<string>;
  /** Milliseconds since 1970; minus infinity when there were none. */
  readonly newest: number;
}

export function seenLeads(leads: readonly Dated[]): SeenLeads {
  return {
    ids: new Set(leads.map(({ leadId }) => leadId)),
    newest: Math.max(Number.NEGATIVE_INFINITY, ...leads.map(timeOf)),
  };
}

/** How many of the newest leads have come since: an older one that has moved up into view is not new. */
export function countNewLeads(newest: readonly Dated[], seen: SeenLeads): number {
  return newest.filter((lead) => !seen.ids.has(lead.leadId) && timeOf(lead) >= seen.newest).length;
}

function timeOf({ createDate }: Dated): number {
  return new Date(createDate).getTime();
}
