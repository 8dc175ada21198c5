import { starterCatalog } from '../../category/catalog.js';
import { TAXONOMY_ROOT } from '../../category/category.js';
import type { Random } from './dates.js';
import jobs from './fixtures/jobs.json' with { type: 'json' };
import type { SandboxLead, SandboxQuestion } from './lead-record.js';

/** One service. The parent of a trade is the root, and the parent of a task is its trade. */
export interface TaxonomyNode {
  readonly id: number;
  readonly name: string;
  /** Undefined only for the root. */
  readonly parentId: number | undefined;
}

const ROOT_ID = Number(TAXONOMY_ROOT);
export const PLUMBING_ID = 10202;
const CLOGGED_DRAINS = 10234;

/** A trade's id, and the number of its tasks. Their ids follow the trade's. */
const OTHER_TRADES: readonly (readonly [id: number, tasks: number])[] = [
  [10300, 4],
  [10400, 4],
  [10500, 4],
  [10600, 4],
  [10700, 3],
  [10800, 3],
  [10900, 4],
];

/** @throws Error if the starter table has no such id */
function taxonomyNode(id: number): TaxonomyNode {
  const row = starterCatalog().get(String(id));
  if (row === undefined) throw new Error(`The starter table has no category ${id}.`);
  return { id, name: row.name, parentId: row.parentId === undefined ? undefined : Number(row.parentId) };
}

/** A category with the questions that the marketplace asks the customer, and notes that customers write. */
export interface JobCategory {
  readonly id: number;
  readonly name: string;
  readonly questions: readonly { readonly question: string; readonly choices: readonly string[] }[];
  readonly notes: readonly string[];
}

export const JOB_CATEGORIES: readonly JobCategory[] = jobs.map((job) => ({ ...job, name: taxonomyNode(job.id).name }));

/**
 * The category of a name.
 * @throws Error if the provider offers no such category
 */
export function jobCategory(name: string): JobCategory {
  const found = JOB_CATEGORIES.find((category) => category.name === name);
  if (found === undefined) throw new Error(`The sandbox's provider offers no ${name}.`);
  return found;
}

/** The category fields of a lead: the category, and a random answer to each question. */
export function askedOf({ id, name, questions }: JobCategory, random: Random): Asked {
  return {
    category: { id, name },
    questionsAndAnswers: questions.map(({ question, choices }) => ({ question, answers: [random.pick(choices)] })),
  };
}

interface Asked extends Pick<SandboxLead, 'category'> {
  readonly questionsAndAnswers: SandboxQuestion[];
}

/** Every service of the sandbox, each trade before its tasks. Names and parents come from the starter table. */
export const SERVICES: readonly TaxonomyNode[] = [
  ...JOB_CATEGORIES.map(({ id }) => id),
  CLOGGED_DRAINS,
  ...OTHER_TRADES.flatMap(([id, tasks]) => [id, ...[...Array(tasks).keys()].map((index) => id + index + 1)]),
].map(taxonomyNode);

export const TRADES = SERVICES.filter(({ parentId }) => parentId === ROOT_ID);

const nodes = new Map([taxonomyNode(ROOT_ID), ...SERVICES].map((node) => [String(node.id), node]));

export function serviceOf(id: string): TaxonomyNode | undefined {
  return nodes.get(id);
}

/** The trade of a service. A trade is its own. */
export function tradeOf({ id, parentId }: TaxonomyNode): number {
  return parentId === undefined || parentId === ROOT_ID ? id : parentId;
}

/** A service with each spelling of its fields that answers use. */
export function categoryAnswer({ id, name, parentId }: TaxonomyNode) {
  const parent = parentId === undefined || parentId === ROOT_ID ? undefined : serviceOf(String(parentId));
  return { ...toEntry(id, name), parentCategory: parent === undefined ? null : toEntry(parent.id, parent.name) };
}

function toEntry(id: number, name: string) {
  return { id, name, categoryId: id, categoryName: name };
}
