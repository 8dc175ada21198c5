import { FIXTURE_JOBS } from './fixture-jobs.js';
import type { JobCategory } from './job-category.js';
import { PIPE_JOBS } from './pipe-jobs.js';
import type { Some } from './random.js';

/** The categories that the sandbox's provider offers. */
export const JOB_CATEGORIES: Some<JobCategory> = [...PIPE_JOBS, ...FIXTURE_JOBS];

/** The category of that name, for leads that are written out. */
export function jobCategory(name: string): JobCategory {
  return JOB_CATEGORIES.find((category) => category.name === name) ?? JOB_CATEGORIES[0];
}
