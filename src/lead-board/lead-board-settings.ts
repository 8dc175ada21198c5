import type { LeadCardSettings } from '../lead-card/lead-card-settings.js';
import type { BoardQuery } from './list/query-rules.js';

/** The query that a host sets through properties or through the page's address. */
export interface RequestedQuery {
  readonly filters: object | undefined;
  readonly sort: string | undefined;
  readonly page: number | undefined;
  /** Prefix of the board's URL parameters; undefined for none. */
  readonly urlSync: string | undefined;
}

/** The query in the properties of the element. */
export interface ReflectedQuery {
  /** Whether the host has asked for another query since. */
  readonly hasNew: boolean;
  /** The same, once: what was asked for counts as seen. */
  readonly takeNew: () => boolean;
  readonly show: (query: BoardQuery) => void;
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
  /** The host's saved views; undefined where they are on the device. */
  readonly views: object | undefined;
  /** Seconds between two checks for new leads; 0 turns them off. */
  readonly pollSeconds: number;
  readonly hasShortcuts: boolean;
  readonly card: LeadCardSettings;
}
