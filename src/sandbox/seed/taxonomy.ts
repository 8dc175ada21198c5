import { TAXONOMY_ROOT } from '../../category/starter-table.js';
import { JOB_CATEGORIES } from './categories.js';
import { type TaxonomyNode, taxonomyNode } from './job-category.js';

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

/** A service in all spellings of */
export function categoryAnswer({ id, name, parentId }: TaxonomyNode) {
  const parent = parentId === undefined || parentId === ROOT_ID ? undefined : serviceOf(String(parentId));
  return { ...toEntry(id, name), parentCategory: parent === undefined ? null : toEntry(parent.id, parent.name) };
}

function toEntry(id: number, name: string) {
  return { id, name, categoryId: id, categoryName: name };
}
