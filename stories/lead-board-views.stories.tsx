import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import type { SavedView } from '../src/lead-board/saved-views/saved-view-rules.js';
import { BoardPage, PROVIDER } from './page/board-page.js';
import { widthControl } from './page/host-page.js';
import { type Inside, readyWidgetIn, type Shown, until } from './page/widget.js';

const VIEWS: readonly SavedView[] = [
  {
    id: 'call',
    name: 'To call',
    filters: { serviceProviderLeadStatuses: ['Initial', 'ContactAndQualify'] },
    sort: 'OldestNewest',
  },
  { id: 'unread', name: 'Unread', filters: { hasUnreadMessages: true }, sort: 'NewestOldest', isDefault: true },
  { id: 'won', name: 'Won', filters: { serviceProviderLeadStatuses: ['ClosedWon'] }, sort: 'NewestOldest' },
];

const MANY: readonly SavedView[] = [...Array(20).keys()].map((index) => ({
  id: `view-${index}`,
  name: `Kitchens and bathrooms in area ${index + 1}`,
  filters: { postalCode: `${78701 + index}` },
  sort: 'NewestOldest',
}));

const meta: Meta<typeof BoardPage> = {
  title: 'Lead board/Saved views',
  component: BoardPage,
  args: { spId: PROVIDER, features: 'saved-views', views: VIEWS, pageSize: 5 },
  argTypes: { width: widthControl },
};
export default meta;

type Story = StoryObj<typeof BoardPage>;

async function boardWithViews(canvas: HTMLElement): Promise<Shown> {
  const board = await readyWidgetIn(canvas, 'lead-board');
  await until(() => board.inside.getByRole('toolbar', { name: /^(Saved views|Vistas guardadas)$/ }));
  return board;
}

async function nameIt(inside: Inside, name: string): Promise<void> {
  const field = await inside.findByRole('textbox', { name: 'Name of the view' });
  await fireEvent.input(field, { target: { value: name } });
}

/** The views scroll inside their row, and the row does not overflow the board. */
async function expectRowToFit({ element, root }: Shown): Promise<void> {
  const { right } = element.getBoundingClientRect();
  const parts = [...root.querySelectorAll('.views, .views > *, .views > .btn')];
  for (const part of parts) await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(right);
}

export const StartsWithAView: Story = {
  play: async ({ canvasElement }) => {
    const { inside } = await boardWithViews(canvasElement);
    await expect(inside.getByRole('button', { name: /^Unread / })).toHaveAttribute('aria-pressed', 'true');
    await expect(inside.getByRole('switch', { name: 'Show Unread Messages' })).toBeChecked();
  },
};

export const AnotherView: Story = {
  play: async ({ canvasElement }) => {
    const { inside } = await boardWithViews(canvasElement);
    await userEvent.click(inside.getByRole('button', { name: 'Won' }));
    await until(() => expect(inside.getByRole('button', { name: 'Won' })).toHaveAttribute('aria-pressed', 'true'));
    await until(() => expect(inside.getByRole('switch', { name: 'Show Unread Messages' })).not.toBeChecked());
  },
};

export const AnotherViewDark: Story = { ...AnotherView, tags: ['dark'], globals: { colorScheme: 'dark' } };

export const AnotherViewInForcedColors: Story = { ...AnotherView, tags: ['forced-colors'] };

export const AnotherViewFromRightToLeft: Story = { ...AnotherView, tags: ['right-to-left'], args: { dir: 'rtl' } };

export const NoneYet: Story = {
  tags: ['empty'],
  args: { views: undefined },
  play: async ({ canvasElement }) => {
    const { inside } = await readyWidgetIn(canvasElement, 'lead-board');
    await inside.findByText('No saved views yet');
    await userEvent.click(inside.getByRole('button', { name: 'Save view' }));
    await nameIt(inside, 'Everything');
    await userEvent.click(inside.getByRole('button', { name: 'Save' }));
    await until(() => expect(inside.getByRole('button', { name: 'Everything' })).toBeVisible());
  },
};

export const SavingOne: Story = {
  args: { views: undefined, filters: { name: 'Dana' } },
  play: async ({ canvasElement }) => {
    const { inside } = await readyWidgetIn(canvasElement, 'lead-board');
    await userEvent.click(await inside.findByRole('button', { name: 'Save view' }));
    await inside.findByText('The customer’s name that you have typed is not saved.');
  },
};

export const NameThatIsTaken: Story = {
  tags: ['validation'],
  play: async ({ canvasElement }) => {
    const { inside } = await boardWithViews(canvasElement);
    await userEvent.click(inside.getByRole('button', { name: 'Save view' }));
    await nameIt(inside, 'won');
    await userEvent.click(inside.getByRole('button', { name: 'Save' }));
    await inside.findByText('There is a view with this name already.');
  },
};

export const Twenty: Story = {
  tags: ['long-text'],
  args: { views: MANY },
  play: async ({ canvasElement }) => {
    const board = await boardWithViews(canvasElement);
    await expectRowToFit(board);
    await userEvent.click(board.inside.getByRole('button', { name: 'Save view' }));
    await board.inside.findByText('There are 20 views already. Delete one first.');
  },
};

export const DeletedAndUndone: Story = {
  play: async ({ canvasElement }) => {
    const { inside } = await boardWithViews(canvasElement);
    inside.getByRole('button', { name: 'Won' }).focus();
    await userEvent.keyboard('{Delete}');
    await inside.findByRole('group', { name: 'View “Won” deleted' });
    await userEvent.click(inside.getByRole('button', { name: 'Undo' }));
    await until(() => expect(inside.getByRole('button', { name: 'Won' })).toBeVisible());
  },
};

export const OnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const board = await boardWithViews(canvasElement);
    await expectRowToFit(board);
    await expect(board.inside.getByRole('button', { name: 'Save view' })).toBeVisible();
  },
};

export const InANarrowColumn: Story = {
  tags: ['narrow'],
  args: { width: 200 },
  play: async ({ canvasElement }) => expectRowToFit(await boardWithViews(canvasElement)),
};

export const InSpanish: Story = {
  tags: ['spanish'],
  args: { lang: 'es-US' },
  play: async ({ canvasElement }) => {
    const { inside } = await boardWithViews(canvasElement);
    await userEvent.click(inside.getByRole('button', { name: 'Guardar vista' }));
    await inside.findByRole('textbox', { name: 'Nombre de la vista' });
  },
};
