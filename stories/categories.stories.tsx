import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { type Categories, iconOf, readCatalog } from '../src/category/catalog.js';
import { CATEGORY_ICONS, type CategoryIconName } from '../src/category/category.js';
import { CategoryMark } from '../src/category/category-mark.js';
import { inShadowRoot } from './ui/in-shadow-root.js';

interface Shown {
  /** The host's `categoryCatalog`. */
  readonly categoryCatalog?: object | undefined;
  /** If set, only these categories are shown, each with its icon and name. */
  readonly ids?: readonly string[] | undefined;
}

const grid = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  gap: 16,
  width: '100%',
  margin: 0,
  padding: 0,
  listStyle: 'none',
} as const;
const row = { display: 'grid', gridTemplateColumns: '44px 1fr', gap: 12 } as const;
const ground = {
  display: 'grid',
  placeItems: 'center',
  width: 44,
  height: 44,
  borderRadius: 10,
  background: 'var(--accent-tint)',
  color: 'var(--accent)',
} as const;

function Row({ id, title, words, catalog }: { id: string; title: string; words: string; catalog: Categories }) {
  return (
    <li style={row}>
      <span style={ground}>
        <CategoryMark categoryId={id} catalog={catalog} />
      </span>
      <span>
        <strong>{title}</strong>
        <br />
        <span className="muted">{words}</span>
      </span>
    </li>
  );
}

/** The categories with this icon. The first one has the name of the icon. */
function group(catalog: Categories, icon: CategoryIconName) {
  const all = [...catalog.values()].filter(({ id }) => iconOf(catalog, id) === icon);
  return { first: all[0]?.id ?? '', names: all.map(({ name }) => name).join(', ') };
}

function CategoryList({ categoryCatalog, ids }: Shown) {
  const { catalog } = readCatalog(categoryCatalog);
  const rows = ids
    ? ids.map((id) => ({ id, title: catalog.get(id)?.name ?? 'Not in the table', words: `id ${id}` }))
    : CATEGORY_ICONS.map((icon) => {
        const { first, names } = group(catalog, icon);
        return { id: first, title: icon, words: names };
      });
  return (
    <ul style={grid}>
      {rows.map(({ id, title, words }) => (
        <Row key={title + id} id={id} title={title} words={words} catalog={catalog} />
      ))}
    </ul>
  );
}

const meta: Meta<typeof CategoryList> = {
  title: 'Parts/Category icons',
  component: CategoryList,
  decorators: [inShadowRoot],
  argTypes: { categoryCatalog: { control: 'object' }, ids: { control: 'object' } },
};
export default meta;

type Story = StoryObj<typeof CategoryList>;

/** The icons in the story, in order. */
async function drawn(canvas: HTMLElement): Promise<(string | undefined)[]> {
  return waitFor(() => {
    const hosts = [...canvas.querySelectorAll('*')];
    const icons = hosts.flatMap(({ shadowRoot }) => [
      ...(shadowRoot?.querySelectorAll<SVGElement>('[data-icon]') ?? []),
    ]);
    if (icons.length === 0) throw new Error('No icon is drawn yet');
    return icons.map(({ dataset }) => dataset['icon']);
  });
}

/** All icons, each with the categories in our starter table that use it. */
export const EveryIcon: Story = {
  play: async ({ canvasElement }) => expect(await drawn(canvasElement)).toEqual([...CATEGORY_ICONS]),
};

export const EveryIconDark: Story = { ...EveryIcon, tags: ['dark'], globals: { colorScheme: 'dark' } };

/** A trade, one of its tasks, a task with its own icon, Generic, and an unknown id. */
export const ByCategory: Story = {
  args: { ids: ['10202', '10214', '10602', '-1', '424242'] },
  play: async ({ canvasElement }) =>
    expect(await drawn(canvasElement)).toEqual(['plumbing', 'plumbing', 'tree-service', 'generic', 'generic']),
};

/** A host adds a category, and changes the name and icon of another one. */
export const OfAHost: Story = {
  args: {
    categoryCatalog: [
      { id: 90100, name: 'Kite Repair', icon: 'clothing' },
      { id: 90101, name: 'Kite String Replacement', parentId: 90100 },
      { id: 10900, name: 'Odd Jobs', icon: 'remodeling' },
    ],
    ids: ['90100', '90101', '10900', '10901'],
  },
  play: async ({ canvasElement }) =>
    expect(await drawn(canvasElement)).toEqual(['clothing', 'clothing', 'remodeling', 'remodeling']),
};
