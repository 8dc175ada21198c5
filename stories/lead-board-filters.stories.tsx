import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { BoardPage, PROVIDER } from './page/board-page.js';
import { expectToFit } from './page/fits.js';
import { widthControl } from './page/host-page.js';
import { type Inside, readyWidgetIn, type Shown, until, widgetIn } from './page/widget.js';

const meta: Meta<typeof BoardPage> = {
  title: 'Lead board/Filters',
  component: BoardPage,
  args: { spId: PROVIDER },
  argTypes: { width: widthControl },
};
export default meta;

type Story = StoryObj<typeof BoardPage>;

const SEVERAL = {
  serviceProviderLeadStatuses: ['Selling', 'ContactAndQualify'],
  dateRange: { startDate: '2026-11-12T06:00:00.000Z', endDate: '2026-11-19T05:59:59.999Z' },
  cityState: { city: 'Austin', stateAbbr: 'TX' },
};

async function boardWithFields(canvas: HTMLElement): Promise<Shown> {
  const board = await readyWidgetIn(canvas, 'lead-board');
  await until(() => board.inside.getByRole('combobox', { name: 'Category', hidden: true }));
  return board;
}

async function boardWithFilters(canvas: HTMLElement): Promise<Shown> {
  const board = await readyWidgetIn(canvas, 'lead-board');
  await board.inside.findByRole('button', { name: /^Show All Filters/ });
  return board;
}

async function typeInto(inside: Inside, name: string, text: string): Promise<void> {
  const field = inside.getByRole('combobox', { name });
  field.focus();
  await fireEvent.input(field, { target: { value: text } });
}

export const NothingChosen: Story = {
  play: async ({ canvasElement }) => {
    const { inside } = await boardWithFields(canvasElement);
    await expect(inside.getByRole('button', { name: 'Status Any' })).toBeVisible();
    await expect(inside.getByRole('button', { name: 'Date Any' })).toBeVisible();
    await expect(inside.queryByRole('list', { name: 'Filters applied' })).toBeNull();
  },
};

export const SeveralChosen: Story = {
  args: { filters: SEVERAL },
  play: async ({ canvasElement }) => {
    const { inside } = await boardWithFields(canvasElement);
    const tags = await inside.findByRole('list', { name: 'Filters applied' });
    await expect(tags).toHaveTextContent('11/12/2026 – 11/18/2026');
    await expect(tags).toHaveTextContent('Austin, TX');
    await userEvent.click(inside.getByRole('button', { name: 'Remove Location Austin, TX' }));
    await until(() => expect(tags).not.toHaveTextContent('Austin, TX'));
  },
};

export const SeveralChosenDark: Story = { ...SeveralChosen, tags: ['dark'], globals: { colorScheme: 'dark' } };

export const StatusOpen: Story = {
  args: { filters: { serviceProviderLeadStatuses: ['Selling'] } },
  play: async ({ canvasElement }) => {
    const { inside } = await boardWithFields(canvasElement);
    await userEvent.click(inside.getByRole('button', { name: 'Status Contacted' }));
    const list = await inside.findByRole('listbox', { name: 'Status' });
    await until(() => expect(list).toBeVisible());
    await expect(within(list).getByRole('option', { name: 'Contacted', selected: true })).toBeVisible();
  },
};

export const DateOpen: Story = {
  args: { filters: { dateRange: SEVERAL.dateRange } },
  play: async ({ canvasElement }) => {
    const { inside } = await boardWithFields(canvasElement);
    await userEvent.click(inside.getByRole('button', { name: /^Date / }));
    await expect(await inside.findByLabelText('Start')).toHaveValue('11/12/2026');
    const quick = await inside.findByText('Last 30 Days');
    await until(() => expect(quick).toBeVisible());
  },
};

export const DateOpenDark: Story = { ...DateOpen, tags: ['dark'], globals: { colorScheme: 'dark' } };

/** The start is entered, the end is open. */
export const DateWithOneEnd: Story = {
  play: async ({ canvasElement }) => {
    const { inside } = await boardWithFields(canvasElement);
    await userEvent.click(inside.getByRole('button', { name: 'Date Any' }));
    const start = await inside.findByLabelText('Start');
    start.focus();
    await fireEvent.input(start, { target: { value: '11/10/2026' } });
    await userEvent.keyboard('{Enter}{Escape}');
    await expect(await inside.findByRole('button', { name: 'Date From 11/10/2026' })).toBeVisible();
    await expect(await inside.findByRole('button', { name: 'Remove Date From 11/10/2026' })).toBeVisible();
  },
};

export const DateWithOneEndInSpanish: Story = {
  tags: ['spanish'],
  args: { filters: { dateRange: { endDate: SEVERAL.dateRange.endDate } }, lang: 'es-US' },
  play: async ({ canvasElement }) => {
    const { inside } = await readyWidgetIn(canvasElement, 'lead-board');
    await userEvent.click(await inside.findByRole('button', { name: 'Fecha Hasta el 11/18/2026' }));
    await expect(await inside.findByLabelText('Fin')).toHaveValue('11/18/2026');
    await until(() => expect(inside.getByText('MM/DD/AAAA, por ejemplo 11/18/2026')).toBeVisible());
  },
};

export const LocationSuggested: Story = {
  play: async ({ canvasElement }) => {
    const { inside } = await boardWithFields(canvasElement);
    await typeInto(inside, 'Location', 'Austin');
    const option = await inside.findByRole('option', { name: /^Austin, TX/ });
    await until(() => expect(option).toBeVisible());
  },
};

export const CategorySuggested: Story = {
  play: async ({ canvasElement }) => {
    const { inside } = await boardWithFields(canvasElement);
    await typeInto(inside, 'Category', 'drain');
    await expect((await within(await inside.findByRole('listbox')).findAllByRole('option'))[0]).toHaveTextContent(
      /drain/i,
    );
  },
};

export const NameTooShort: Story = {
  tags: ['validation'],
  play: async ({ canvasElement }) => {
    const { inside } = await boardWithFields(canvasElement);
    await typeInto(inside, 'Customer name', 'D');
    await userEvent.keyboard('{Enter}');
    await expect(await inside.findByRole('alert')).toHaveTextContent('Type at least 2 characters, then press Enter.');
  },
};

export const SuggestionsFail: Story = {
  tags: ['failure'],
  args: { luck: { suggestCategories: ['refused'] } },
  play: async ({ canvasElement }) => {
    const { inside } = await boardWithFields(canvasElement);
    await typeInto(inside, 'Category', 'drain');
    await until(() => expect(inside.getAllByText('Suggestions are not available.')[0]).toBeVisible());
    await expect(inside.getByRole('combobox', { name: 'Category' })).toHaveValue('drain');
  },
};

export const NothingSuggested: Story = {
  tags: ['empty'],
  play: async ({ canvasElement }) => {
    const { inside } = await boardWithFields(canvasElement);
    await typeInto(inside, 'Category', 'zzzz');
    await until(() => expect(inside.getAllByText(/^No match for “/)[0]).toBeVisible());
  },
};

export const CategoryUnknown: Story = {
  tags: ['validation'],
  play: async ({ canvasElement }) => {
    const { inside } = await boardWithFields(canvasElement);
    await typeInto(inside, 'Category', 'zzzz');
    await userEvent.keyboard('{Enter}');
    await expect(await inside.findByRole('alert')).toHaveTextContent('No category has this name.');
  },
};

export const NothingMatches: Story = {
  tags: ['empty'],
  args: { filters: { postalCode: '00000' } },
  play: async ({ canvasElement }) => {
    const element = canvasElement.querySelector('lead-board');
    const heading = await until(() => {
      const found = element?.shadowRoot?.querySelector('.panel h3');
      if (!found) throw new Error('The empty state is not there yet');
      return found;
    });
    await expect(heading).toHaveTextContent('No Leads match the filters applied');
  },
};

export const OnAPhone: Story = {
  tags: ['phone'],
  args: { filters: SEVERAL },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const board = await boardWithFilters(canvasElement);
    const { inside } = board;
    await expect(await inside.findByRole('button', { name: 'Show All Filters 3' })).toBeVisible();
    await expectToFit(board);
    await userEvent.click(inside.getByRole('button', { name: /^Show All Filters/ }));
    await until(() => expect(inside.getByRole('dialog', { name: 'Filters' })).toBeVisible());
    await expect(inside.getByRole('combobox', { name: 'Location' })).toBeVisible();
    await until(() => expect(inside.getByRole('button', { name: 'Show 3 leads' })).toBeVisible());
    await expectToFit(board);
  },
};

export const OnAPhoneDark: Story = {
  ...OnAPhone,
  tags: ['dark', 'phone'],
  globals: { ...OnAPhone.globals, colorScheme: 'dark' },
};

export const NothingChosenOnAPhone: Story = {
  tags: ['phone'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { inside } = await boardWithFilters(canvasElement);
    await userEvent.click(inside.getByRole('button', { name: 'Show All Filters' }));
    await until(() => expect(inside.getByRole('button', { name: 'Show 237 leads' })).toBeVisible());
    await expect(inside.queryByRole('button', { name: 'Clear All Filters' })).toBeNull();
  },
};

export const NothingFoundOnAPhone: Story = {
  tags: ['empty', 'phone'],
  args: { filters: { postalCode: '00000' } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { inside } = await widgetIn(canvasElement, 'lead-board');
    await userEvent.click(await inside.findByRole('button', { name: /^Show All Filters/ }));
    await until(() => expect(inside.getByRole('button', { name: 'No leads found' })).toBeVisible());
  },
};

export const DateOpenOnAPhone: Story = {
  tags: ['phone'],
  args: { filters: { dateRange: SEVERAL.dateRange } },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const { inside } = await boardWithFilters(canvasElement);
    await userEvent.click(inside.getByRole('button', { name: /^Show All Filters/ }));
    await userEvent.click(await inside.findByRole('button', { name: /^Date / }));
    await expect(await inside.findByLabelText('Start')).toHaveValue('11/12/2026');
    await until(() => expect(inside.getByRole('button', { name: 'Done' })).toBeVisible());
  },
};

export const OnAPhoneInSpanish: Story = {
  tags: ['spanish', 'phone'],
  args: { filters: SEVERAL, lang: 'es-US' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const board = await readyWidgetIn(canvasElement, 'lead-board');
    const { inside } = board;
    await userEvent.click(await inside.findByRole('button', { name: /^Mostrar todos los filtros/ }));
    await until(() => expect(inside.getByRole('button', { name: 'Mostrar 3 solicitudes' })).toBeVisible());
    await expectToFit(board);
  },
};

export const InSpanish: Story = {
  tags: ['spanish'],
  args: { filters: SEVERAL, lang: 'es-US' },
  play: async ({ canvasElement }) => {
    const board = await readyWidgetIn(canvasElement, 'lead-board');
    await expect(await board.inside.findByRole('list', { name: 'Filtros aplicados' })).toBeVisible();
    await expectToFit(board);
  },
};
