import { starterCatalog } from '../../domain/category/catalog.js';

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
