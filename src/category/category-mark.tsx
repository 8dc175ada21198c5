import type { ReactElement } from 'react';
import { CategoryIcon } from '../ui/icons/category-icon.js';
import { type Categories, iconOf } from './catalog.js';

export interface CategoryMarkProps {
  /** Any id; one that the catalogue does not know gets the generic icon. */
  readonly categoryId: string;
  readonly catalog: Categories;
  readonly className?: string;
}

export function CategoryMark({ categoryId, catalog, className = '' }: CategoryMarkProps): ReactElement {
  return <CategoryIcon name={iconOf(catalog, categoryId)} className={className} />;
}
