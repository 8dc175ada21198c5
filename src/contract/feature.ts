/** Feature flags that a host may give; off unless given (decided beside the specification). */
export const FEATURES = {
  /** Closing a lead as won asks whether to request a review. */
  reviewPrompt: 'new-review-request',
  /** Message leads to the office inbox; on as well where its address is given. */
  officeInbox: 'office-inbox',
  /** A provider's own numbers can be connected on the board. */
  connectedNumbers: 'pro_ads_leadcalltracking_v2_frontend_lead_board',
  /** A lead that is for sale can be unlocked: the host takes the payment. */
  unlock: 'lead-unlock',
  /** A request also goes to the handyman service. */
  handy: 'handy',
} as const;
