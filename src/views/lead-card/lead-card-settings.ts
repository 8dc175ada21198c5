/** The settings of a card, single or on a board. */
export interface LeadCardSettings {
  readonly officeInboxUrl?: string | undefined;
  readonly threadUrl?: string | undefined;
  readonly connectedNumbersUrl?: string | undefined;
  readonly serviceAreaUrl?: string | undefined;
  readonly servicesUrl?: string | undefined;
}
