import { JOB_CATEGORIES, jobCategory } from './categories.js';

/** One service: a trade stands below the root, a task below its trade. */
export interface TaxonomyNode {
  readonly id: number;
  readonly name: string;
  /** Undefined for the root alone. */
  readonly parentId: number | undefined;
}

/** The root of every taxonomy (Spec §4 Funnel: 'if the parent is id 1'). */
export const ROOT_ID = 1;
export const PLUMBING_ID = jobCategory('Plumbing').id;

/** A trade's id and name, and its tasks, which are numbered on from it. */
const OTHER_TRADES: readonly (readonly [number, string, string])[] = [
  [10300, 'Electrical', 'Outlet Installation|Light Fixture Installation|Ceiling Fan Installation|Panel Upgrade'],
  [10400, 'Heating & Cooling', 'Air Conditioner Repair|Furnace Repair|Duct Cleaning|Thermostat Installation'],
  [10500, 'House Cleaning', 'Deep Cleaning|Move-Out Cleaning|Window Cleaning|Carpet Cleaning'],
  [10600, 'Landscaping', 'Lawn Mowing|Tree Trimming|Sprinkler Repair|Fence Installation'],
  [10700, 'Painting', 'Interior Painting|Exterior Painting|Cabinet Painting'],
  [10800, 'Roofing', 'Roof Repair|Roof Replacement|Gutter Cleaning'],
  [10900, 'Handyman', 'Furniture Assembly|TV Mounting|Drywall Repair|Door Installation'],
];

const PLUMBING: readonly TaxonomyNode[] = [
  ...JOB_CATEGORIES.map(({ id, name }) => ({ id, name, parentId: id === PLUMBING_ID ? ROOT_ID : PLUMBING_ID })),
  { id: 10234, name: 'Clogged Drain Clearing', parentId: PLUMBING_ID },
];

/** Every service that the sandbox knows, trades before their tasks. */
export const SERVICES: readonly TaxonomyNode[] = [
  ...PLUMBING,
  ...OTHER_TRADES.flatMap(([id, name, tasks]) => [
    { id, name, parentId: ROOT_ID },
    ...tasks.split('|').map((task, index) => ({ id: id + index + 1, name: task, parentId: id })),
  ]),
];

export const TRADES = SERVICES.filter(({ parentId }) => parentId === ROOT_ID);

const nodes = new Map(
  [{ id: ROOT_ID, name: 'Home services', parentId: undefined }, ...SERVICES].map((node) => [String(node.id), node]),
);

export function serviceOf(id: string): TaxonomyNode | undefined {
  return nodes.get(id);
}

/** The trade that a service belongs to: itself when it is one. */
export function tradeOf({ id, parentId }: TaxonomyNode): number {
  return parentId === undefined || parentId === ROOT_ID ? id : parentId;
}

/** A service in all spellings of Spec §3 Category, with its parent trade where it has one. */
export function categoryAnswer({ id, name, parentId }: TaxonomyNode) {
  const parent = parentId === undefined || parentId === ROOT_ID ? undefined : serviceOf(String(parentId));
  return { ...spelled(id, name), parentCategory: parent === undefined ? null : spelled(parent.id, parent.name) };
}

function spelled(id: number, name: string) {
  return { id, name, categoryId: id, categoryName: name };
}
