/** How the number is shown. */
export const UNREAD_COUNT_FORMATS = ['number', 'capped', 'dot'] as const;

export type UnreadCountFormat = (typeof UNREAD_COUNT_FORMATS)[number];
