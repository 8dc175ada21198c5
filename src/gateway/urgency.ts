/** When a job is to be done, as the wire says it; `NA` when skipped. */
export const URGENCIES = ['Emergency', 'ThisWeek', 'ThisMonth', 'Planning'] as const;
