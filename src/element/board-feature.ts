/** Feature flags of the board that its first code reads. */
export const BOARD_FEATURES = {
  /** Leads can be selected and changed together. */
  bulk: 'bulk',
  /** Filters and sort can be kept under a name. */
  savedViews: 'saved-views',
  /** How many leads are new, and how many of this month are won. */
  metrics: 'metrics',
  /** Calls and texts are noted on a lead. The waiting time needs them, and brings them too. */
  attempts: 'attempts',
} as const;
