import { starterCatalog } from '../../domain/category/catalog.js';
import type { NonEmpty, Random } from './dates.js';
import type { SandboxLead, SandboxQuestion } from './lead-record.js';

export interface JobQuestion {
  readonly question: string;
  readonly choices: NonEmpty<string>;
}

/** What a provider is asked for, by the id of its category, and what the marketplace asks the customer about it. */
export interface Job {
  readonly id: number;
  readonly questions: NonEmpty<JobQuestion>;
  readonly notes: NonEmpty<string>;
}

/** A job with the name that its category has. */
export interface JobCategory extends Job {
  readonly name: string;
}

export function ask(question: string, ...choices: [string, ...string[]]): JobQuestion {
  return { question, choices };
}

export const PROPERTY = ask(
  'What type of property is this?',
  'Single-family home',
  'Apartment, second floor',
  'Townhouse',
  'Small office',
);
export const OWNER = ask('Do you own the property?', 'Yes', 'No, I rent', 'I manage it for the owner');
export const WHEN = ask(
  'When can a professional come by?',
  'Weekday mornings',
  'After 5 PM',
  'Any time this week',
  'Saturday only',
);
export const WATER = ask('Is the water shut off?', 'Yes', 'No', "I don't know where the valve is");

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

/** One service: a trade stands below the root, a task below its trade. */
export interface TaxonomyNode {
  readonly id: number;
  readonly name: string;
  /** Undefined for the root alone. */
  readonly parentId: number | undefined;
}

/**
 * A row of the starter table as the sandbox's taxonomy has it.
 * @throws Error when there is none with this id: the sandbox's own lists are wrong then
 */
export function taxonomyNode(id: number): TaxonomyNode {
  const row = starterCatalog().get(String(id));
  if (row === undefined) throw new Error(`The starter table has no category ${id}.`);
  return { id, name: row.name, parentId: row.parentId === undefined ? undefined : Number(row.parentId) };
}
