import { starterCatalog } from '../../category/catalog.js';
import type { NonEmpty, Random } from './dates.js';
import type { SandboxLead, SandboxQuestion } from './lead-record.js';

export interface JobQuestion {
  readonly question: string;
  readonly choices: NonEmpty<string>;
}

/** A category with the questions that the marketplace asks the customer. */
export interface Job {
  readonly id: number;
  readonly questions: NonEmpty<JobQuestion>;
  readonly notes: NonEmpty<string>;
}

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

/** One random answer to each question of the trade. */
export function answered(category: JobCategory, random: Random): SandboxQuestion[] {
  return category.questions.map(({ question, choices }) => ({ question, answers: [random.pick(choices)] }));
}

export function pair(question: string, ...answers: string[]): SandboxQuestion {
  return { question, answers };
}

/** One service. The parent of a trade is the root, and the parent of a task is its trade. */
export interface TaxonomyNode {
  readonly id: number;
  readonly name: string;
  /** Undefined for the root alone. */
  readonly parentId: number | undefined;
}

/** @throws Error if the starter table has no such id */
export function taxonomyNode(id: number): TaxonomyNode {
  const row = starterCatalog().get(String(id));
  if (row === undefined) throw new Error(`The starter table has no category ${id}.`);
  return { id, name: row.name, parentId: row.parentId === undefined ? undefined : Number(row.parentId) };
}
