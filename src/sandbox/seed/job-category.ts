import type { Some } from './random.js';

export interface JobQuestion {
  readonly question: string;
  readonly choices: Some<string>;
}

/** What a provider is asked for, by the id of its category, and what the marketplace asks the customer about it. */
export interface Job {
  readonly id: number;
  readonly questions: Some<JobQuestion>;
  readonly notes: Some<string>;
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
