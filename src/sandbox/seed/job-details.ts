import type { JobCategory } from './job-category.js';
import type { SandboxLead, SandboxQuestion } from './lead-record.js';
import type { Random } from './random.js';

export function wireCategory(category: JobCategory): NonNullable<SandboxLead['category']> {
  return { id: category.id, name: category.name };
}

/** Each question of the trade with one answer. */
export function answered(category: JobCategory, random: Random): SandboxQuestion[] {
  return category.questions.map(({ question, choices }) => ({ question, answers: [random.pick(choices)] }));
}

export function pair(question: string, ...answers: string[]): SandboxQuestion {
  return { question, answers };
}
