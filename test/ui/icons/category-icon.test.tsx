import { cleanup, render } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readCatalog } from '../../../src/category/catalog.js';
import { CATEGORY_ICONS } from '../../../src/category/category.js';
import { CategoryMark } from '../../../src/category/category-mark.js';
import { CATEGORY_ICON_SHAPES, CategoryIcon } from '../../../src/ui/icons/category-icon.js';

afterEach(cleanup);

describe('CategoryIcon', () => {
  it('has exactly one drawing for each icon of the contract, and all drawings differ', () => {
    expect(new Set(Object.keys(CATEGORY_ICON_SHAPES))).toEqual(new Set(CATEGORY_ICONS));
    const drawings = Object.values(CATEGORY_ICON_SHAPES).map((shapes) => JSON.stringify(shapes));
    expect(new Set(drawings).size).toBe(CATEGORY_ICONS.length);
  });

  it.each(CATEGORY_ICONS)('renders one hidden svg with its shapes: %s', (name) => {
    const complaints = vi.spyOn(console, 'error');
    const { container } = render(<CategoryIcon name={name} className="large" />);
    const svg = container.querySelector('svg');
    expect(container.children).toHaveLength(1);
    expect([svg?.getAttribute('viewBox'), svg?.getAttribute('aria-hidden')]).toEqual(['0 0 24 24', 'true']);
    expect(svg?.getAttribute('class')).toBe('icon category-icon large');
    const shapes = [...(svg?.children ?? [])].map((shape) => shape.localName);
    expect(shapes).toEqual(CATEGORY_ICON_SHAPES[name].map(([tag]) => tag));
    expect(shapes.filter((tag) => !/^(?:path|circle|rect|line|polyline|polygon|ellipse)$/.test(tag))).toEqual([]);
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });
});

const { catalog } = readCatalog([{ id: 77, name: 'Kite Repair', icon: 'events' }]);
const markOf = (categoryId: string) =>
  render(<CategoryMark categoryId={categoryId} catalog={catalog} />)
    .container.querySelector('svg')
    ?.getAttribute('data-icon');

it.each([
  ['10214', 'plumbing'],
  ['77', 'events'],
  ['-1', 'generic'],
  ['4242', 'generic'],
  ['', 'generic'],
])('CategoryMark for category %s shows the %s icon', (id, icon) => expect(markOf(id)).toBe(icon));
