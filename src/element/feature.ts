/** Feature flags of the board that its first code reads. */
export const BOARD_FEATURES = {
  /** Leads can be selected and changed together. */
  bulk: 'bulk',
  /** Filters and sort order can be saved under a name. */
  savedViews: 'saved-views',
  /** How many leads are new, and how many of this month are won. */
  metrics: 'metrics',
  /** Calls and texts are noted on a lead. `waiting-hours` turns this on too. */
  attempts: 'attempts',
} as const;

/** Feature flags that a host may set. All are off by default. */
export const FEATURES = {
  /** Asks for a review request after a lead is closed as won. */
  reviewPrompt: 'new-review-request',
  /** Providers can connect their numbers on the board. */
  connectedNumbers: 'pro_ads_leadcalltracking_v2_frontend_lead_board',
  /** Providers can unlock a lead that is for sale. The host takes the payment. */
  unlock: 'lead-unlock',
  /** Requests also go to the handyman service. */
  handy: 'handy',
  ...BOARD_FEATURES,
} as const;
