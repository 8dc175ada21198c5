/** The icons that a category can have. */
export const CATEGORY_ICONS = [
  'generic',
  'home',
  'plumbing',
  'electrical',
  'heating-cooling',
  'appliances',
  'solar',
  'water',
  'fireplaces',
  'security',
  'locksmith',
  'garage-doors',
  'roofing',
  'landscaping',
  'tree-service',
  'fencing',
  'decks',
  'masonry',
  'windows-doors',
  'pools',
  'cleaning',
  'painting',
  'handyman',
  'remodeling',
  'flooring',
  'walls',
  'pest-control',
  'moving',
  'junk-removal',
  'interior',
  'inspection',
  'auto',
  'health',
  'fitness',
  'beauty',
  'care',
  'pets',
  'events',
  'catering',
  'photography',
  'lessons',
  'legal',
  'finance',
  'computers',
  'clothing',
] as const;

/** The name of an icon. */
export type CategoryIconName = (typeof CATEGORY_ICONS)[number];

/** A category with its name and icon. */
export interface Category {
  readonly id: string;
  /** In English, as the marketplace names it. */
  readonly name: string;
  /** Not set for the root and its siblings. */
  readonly parentId?: string;
  /** Not set when the category uses the icon of its nearest parent. */
  readonly icon?: CategoryIconName;
}

/** The root of every taxonomy. It is not the category of a service. */
export const TAXONOMY_ROOT = '1';

/** A category in a host's list. */
export interface CategoryEntry {
  readonly id: string | number;
  readonly name: string;
  readonly parentId?: string | number | null;
  /** One of `CATEGORY_ICONS`. Any other name counts as not set. */
  readonly icon?: string | null;
}

/**
 * The property `categoryCatalog`. A list extends the starter table and overrides rows with the same id. With
 * `replace: true` it replaces the table.
 */
export type CategoryCatalog =
  | readonly CategoryEntry[]
  | { readonly replace?: boolean; readonly categories: readonly CategoryEntry[] };
