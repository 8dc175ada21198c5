import { createElement, type ReactElement } from 'react';
import { sheetRef } from '../sheet-ref.js';
import css from './category-icon.css?inline';
import { CATEGORY_ICON_SHAPES, type CategoryIconKey } from './category-icons.js';

const sheet = sheetRef(css);

/**
 * The drawn sign of an icon group of categories, 20 px, in the colour of the text. It is hidden from screen readers: the
 * category's name stands beside it.
 *
 * @param props.name a key of `category-icons.ts`; the attribute `data-icon` tells it
 */
export function CategoryIcon({ name, className = '' }: { name: CategoryIconKey; className?: string }): ReactElement {
  return (
    <svg
      ref={sheet}
      className={`icon category-icon ${className}`}
      viewBox="0 0 24 24"
      aria-hidden="true"
      data-icon={name}
    >
      {CATEGORY_ICON_SHAPES[name].map(([tag, attributes], index) =>
        createElement(tag, { key: `${index}`, ...attributes }),
      )}
    </svg>
  );
}
