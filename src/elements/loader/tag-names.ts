/** Every tag of the package. */
export const TAGS = [
  'lead-gateway',
  'lead-board',
  'lead-card',
  'message-thread',
  'lead-page',
  'lead-app',
  'date-range-picker',
  'raq-funnel',
  'review-request-modal',
] as const;
