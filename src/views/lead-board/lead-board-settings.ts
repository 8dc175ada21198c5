import type { LeadCardSettings } from '../lead-card/lead-card-settings.js';

/** The query that a host sets through properties or through the page's address. */
export interface RequestedQuery {
  readonly filters: object | undefined;
  readonly sort: string | undefined;
  readonly page: number | undefined;
  /** Prefix of the board's URL parameters; undefined for none. */
  readonly urlSync: string | undefined;
}

/** The settings of a board. */
export interface LeadBoardSettings {
  readonly spId: string;
  /** Id of the featured lead. */
  readonly leadId: string | undefined;
  readonly newMessages: boolean;
  readonly pageSize: number;
  /** Sets the page's title while the board is mounted. */
  readonly managesTitle: boolean;
  readonly callLogUrl: string | undefined;
  readonly requested: RequestedQuery;
  /** Seconds between two checks for new leads; 0 turns them off. */
  readonly pollSeconds: number;
  readonly hasShortcuts: boolean;
  readonly card: LeadCardSettings;
}
