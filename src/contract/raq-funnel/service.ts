/** A service that was found or chosen. */
export interface ServiceChoice {
  readonly id: string;
  readonly name: string;
  /** The category that a task belongs to, where the gateway says so. */
  readonly categoryId?: string | undefined;
}

/** A node of the taxonomy: a service and what stands above it. */
export interface TaxonomyNode {
  readonly categoryId: string;
  readonly name: string;
  readonly parentId: string | null;
}
