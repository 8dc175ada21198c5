import { FIXTURE_JOBS } from './fixture-jobs.js';
import type { Job, JobCategory } from './job-category.js';
import { PIPE_JOBS } from './pipe-jobs.js';
import type { Some } from './random.js';
import { taxonomyNode } from './taxonomy-node.js';

const [first, ...others] = PIPE_JOBS;

/** The categories that the sandbox's provider offers. */
export const JOB_CATEGORIES: Some<JobCategory> = [named(first), ...[...others, ...FIXTURE_JOBS].map(named)];

/**
 * The category of that name, for leads that are written out.
 * @throws Error when the provider offers none of that name
 */
export function jobCategory(name: string): JobCategory {
  const found = JOB_CATEGORIES.find((category) => category.name === name);
  if (found === undefined) throw new Error(`The sandbox's provider offers no ${name}.`);
  return found;
}

function named(job: Job): JobCategory {
  return { ...job, name: taxonomyNode(job.id).name };
}
