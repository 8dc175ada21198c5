import type { LeadCardSettings } from '../lead-card/lead-card-settings.js';

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
  readonly card: LeadCardSettings;
}
