import type { LeadCardSettings } from '../lead-card/lead-card-settings.js';

/** What a host asks of a board through properties, or through the page's address. */
export interface AskedQuery {
  readonly filters: object | undefined;
  readonly sort: string | undefined;
  readonly page: number | undefined;
  /** Prefix of the board's parameters in the page's address; undefined keeps the board out of it. */
  readonly urlSync: string | undefined;
}

/** What a host tells a board. */
export interface LeadBoardSettings {
  readonly spId: string;
  /** The featured lead. */
  readonly leadId: string | undefined;
  readonly newMessages: boolean;
  readonly pageSize: number;
  /** Sets the page's title while the board is there. */
  readonly managesTitle: boolean;
  readonly callLogUrl: string | undefined;
  readonly asked: AskedQuery;
  /** Seconds between two quiet looks for new leads; 0 is never. */
  readonly pollSeconds: number;
  readonly hasShortcuts: boolean;
  readonly card: LeadCardSettings;
}
