/** The steps of the funnel, in their order (Spec §4 Funnel). */
export const FUNNEL_STEPS = [
  'service',
  'postal-code',
  'project',
  'timing',
  'contact',
  'suggestions',
  'summary',
] as const;

export type FunnelStep = (typeof FUNNEL_STEPS)[number];

/** When a job is to be done, as the wire says it; `NA` when skipped. */
export const URGENCIES = ['Emergency', 'ThisWeek', 'ThisMonth', 'Planning'] as const;

/** Versions of the calls that a host may choose. */
export const CREATE_VERSIONS = ['v1', 'v3'] as const;
export const ASSIGN_VERSIONS = ['v1', 'v2'] as const;
