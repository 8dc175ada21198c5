import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, waitFor, within } from 'storybook/test';
import { expectToBeDrawn } from '../page/playground-page.js';
import { until } from '../page/widget.js';
import { SnippetBuilder } from './snippet-builder.js';

const meta: Meta<typeof SnippetBuilder> = {
  title: 'Start/Snippet builder',
  component: SnippetBuilder,
  parameters: { controls: { disable: true } },
};
export default meta;

type Story = StoryObj<typeof SnippetBuilder>;

const choose = async (canvas: HTMLElement, label: string, value: string) =>
  userEvent.selectOptions(await within(canvas).findByLabelText(label), value);

/** The text of the panel with this title. */
const textOf = (canvas: HTMLElement, title: string) =>
  within(canvas).getByRole('region', { name: title }).querySelector('code')?.textContent ?? '';

export const Builder: Story = {
  play: async ({ canvasElement }) => {
    await expectToBeDrawn(canvasElement, 'lead-board');
    await expect(textOf(canvasElement, 'Tag, where you want the widget')).toBe(
      '<lead-board sp-id="4711042"></lead-board>',
    );
    await expect(textOf(canvasElement, 'Content-Security-Policy')).toContain("trusted-types 'none'");
  },
};

const press = async (within: ReturnType<typeof groupOf>, name: string) =>
  userEvent.click(within.getByRole('button', { name }));

/** The fields of one tag. */
const groupOf = (canvas: HTMLElement, name: string) => within(within(canvas).getByRole('group', { name }));

/** A board, and a partner's funnel that a button opens: one script, one gateway, one policy. */
export const SeveralTags: Story = {
  play: async ({ canvasElement }) => {
    const page = within(canvasElement);
    await press(page, 'Add another tag');
    const funnel = groupOf(canvasElement, 'Tag 2');
    await userEvent.selectOptions(funnel.getByLabelText('Tag'), 'raq-funnel');
    await userEvent.selectOptions(funnel.getByLabelText('Attribute to add'), 'partner-id');
    await press(funnel, 'Add partner-id');
    await userEvent.type(funnel.getByLabelText('partner-id'), 'my-site');
    await userEvent.click(funnel.getByRole('checkbox', { name: 'Show in a dialog, with a button that opens it' }));
    await userEvent.clear(funnel.getByLabelText('Button text'));
    await userEvent.type(funnel.getByLabelText('Button text'), 'Ask for quotes');
    const board = groupOf(canvasElement, 'Tag 1');
    await userEvent.selectOptions(board.getByLabelText('Attribute to add'), 'shortcuts');
    await press(board, 'Add shortcuts');
    await userEvent.selectOptions(board.getByLabelText('shortcuts'), 'off');
    await userEvent.selectOptions(board.getByLabelText('Attribute to add'), 'new-messages');
    await press(board, 'Add new-messages');
    await press(board, 'Remove new-messages');
    await expect(board.getByRole('button', { name: /^Add / })).toHaveFocus();
    await fireEvent.change(page.getByLabelText('Gateway'), { target: { value: 'https://office.example.com' } });
    await expect(textOf(canvasElement, 'Tags, where you want the widgets')).toBe(
      [
        '<lead-board sp-id="4711042" shortcuts="off" gateway-url="https://office.example.com"></lead-board>',
        '<button type="button" aria-haspopup="dialog" data-lead-opens="raq-funnel">Ask for quotes</button>',
        '<raq-funnel id="raq-funnel" presentation="modal" partner-id="my-site" gateway-url="https://office.example.com"></raq-funnel>',
      ].join('\n'),
    );
    await expect(textOf(canvasElement, 'Whole page').match(/<script /g)).toHaveLength(1);
    await expectToBeDrawn(canvasElement, 'lead-board');
    await press(page, 'Ask for quotes');
    const dialog = await until(() => {
      const open = canvasElement.querySelector('raq-funnel')?.shadowRoot?.querySelector('dialog[open]');
      if (!open) throw new Error('The funnel is not open');
      return open;
    });
    await until(() => expect(dialog.textContent).toContain('What do you need?'));
    canvasElement.querySelector('raq-funnel')?.close();
    await press(page, 'Remove Tag 2');
    await expect(page.getByRole('button', { name: 'Add another tag' })).toHaveFocus();
    await expect(textOf(canvasElement, 'Tag, where you want the widget')).toContain(
      '<lead-board sp-id="4711042" shortcuts',
    );
  },
};

/** The same choice as a component of each framework. The keyboard works the tabs. */
export const Components: Story = {
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Tag', 'review-request-modal');
    await choose(canvasElement, 'Sign-in', 'token');
    await waitFor(() => expect(textOf(canvasElement, 'Whole page')).toMatch(/script-src [^;]*'sha256-[\w+/]{43}='/));
    within(canvasElement).getByRole('tab', { name: 'Plain HTML' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    const react = textOf(canvasElement, 'ReviewRequestModalWidget.tsx');
    await expect(react).toContain('<ReviewRequestModal id="review-request-modal" spId="4711042" auth={auth} />');
    await expect(react).toContain(
      '<button type="button" aria-haspopup="dialog" data-lead-opens="review-request-modal">Ask for a review',
    );
    await expect(textOf(canvasElement, 'Content-Security-Policy')).toContain("script-src 'self';");
    await userEvent.keyboard('{ArrowRight}');
    await expect(textOf(canvasElement, 'ReviewRequestModalWidget.vue')).toContain(':auth="auth"');
    await userEvent.keyboard('{End}');
    await expect(textOf(canvasElement, 'ReviewRequestModalWidget.svelte')).toContain('{auth}></review-request-modal>');
  },
};

/** A thread in Spanish with a theme, an accent, a token and one hash. */
export const EverythingChosen: Story = {
  args: { hashes: { 'lead-widgets.js': 'sha384-loader', 'themes/harbor.css': 'sha384-harbor' } },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Tag', 'message-thread');
    await choose(canvasElement, 'Sign-in', 'token');
    await choose(canvasElement, 'Locale', 'es-US');
    await choose(canvasElement, 'Theme', 'harbor');
    await choose(canvasElement, 'Version', 'pinned');
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: 'Use a custom accent' }));
    await fireEvent.change(within(canvasElement).getByLabelText('user-id'), { target: { value: 'a"b' } });
    await expect(textOf(canvasElement, 'Script, once per page')).toContain('integrity="sha384-loader"');
    await expect(textOf(canvasElement, 'Tag, where you want the widget')).toBe(
      '<message-thread sp-id="4711042" user-id="a&quot;b" locale="es-US"></message-thread>',
    );
    await expect(textOf(canvasElement, 'Theme, in the head')).toContain('sha384-harbor');
    await expect(within(canvasElement).getByText(/White text on the accent: 6\.\d\d : 1/)).toBeVisible();
    await fireEvent.change(within(canvasElement).getByLabelText('user-id'), { target: { value: 'u42' } });
    await expectToBeDrawn(canvasElement, 'message-thread');
    const preview = canvasElement.querySelector('message-thread');
    await until(() => expect(preview?.shadowRoot?.textContent).toContain('Sus mensajes con'));
  },
};

export const OnAPhone: Story = { ...Builder, tags: ['phone'], globals: { viewport: { value: 'phone' } } };
export const OnAPhoneDark: Story = {
  ...Builder,
  tags: ['dark', 'phone'],
  globals: { viewport: { value: 'phone' }, colorScheme: 'dark' },
};
