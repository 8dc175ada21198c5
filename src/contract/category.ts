/** The icon groups that a category can have: each name stands for one drawn icon. */
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

/** The name of an icon group. */
export type CategoryIconName = (typeof CATEGORY_ICONS)[number];

/** A category of the table that names and icons are looked up in. */
export interface Category {
  readonly id: string;
  /** In English, as the marketplace names it. */
  readonly name: string;
  /** Absent for the root and for what stands beside it. */
  readonly parentId?: string;
  /** Absent where the icon is that of the nearest parent which has one. */
  readonly icon?: CategoryIconName;
}

/** One category as a host gives it. */
export interface CategoryEntry {
  readonly id: string | number;
  readonly name: string;
  readonly parentId?: string | number | null;
  /** One of `CATEGORY_ICONS`; another name counts as none. */
  readonly icon?: string | null;
}

/**
 * The property `categoryCatalog`: a list extends our starter table, and its row wins where an id is in both; with
 * `replace: true` it stands instead of the table.
 */
export type CategoryCatalog =
  | readonly CategoryEntry[]
  | { readonly replace?: boolean; readonly categories: readonly CategoryEntry[] };
