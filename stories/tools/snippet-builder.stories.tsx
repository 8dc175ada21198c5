import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { expectToBeDrawn } from '../page/playground-page.js';
import { until } from '../page/widget.js';
import { SnippetBuilder } from './snippet-builder.js';

const meta: Meta<typeof SnippetBuilder> = {
  title: 'Hosts/Snippet builder',
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
    await expect(textOf(canvasElement, 'Tag, where it should stand')).toBe('<lead-board sp-id="4711042"></lead-board>');
    await expect(textOf(canvasElement, 'Content-Security-Policy')).toContain("trusted-types 'none'");
  },
};

/** A thread in Spanish with a theme, an accent, a token and one hash. */
export const EverythingChosen: Story = {
  args: { hashes: { 'single/message-thread.js': 'sha384-single', 'themes/harbor.css': 'sha384-harbor' } },
  play: async ({ canvasElement }) => {
    await choose(canvasElement, 'Tag', 'message-thread');
    await choose(canvasElement, 'Sign-in', 'token');
    await choose(canvasElement, 'Locale', 'es-US');
    await choose(canvasElement, 'Theme', 'harbor');
    await choose(canvasElement, 'Version', 'pinned');
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: 'An accent of your own' }));
    await fireEvent.change(within(canvasElement).getByLabelText('user-id'), { target: { value: 'a"b' } });
    await expect(textOf(canvasElement, 'Script, once a page')).toContain('integrity="sha384-single"');
    await expect(textOf(canvasElement, 'Tag, where it should stand')).toBe(
      '<message-thread sp-id="4711042" user-id="a&quot;b" locale="es-US"></message-thread>',
    );
    await expect(textOf(canvasElement, 'Theme, in the head')).toContain('sha384-harbor');
    await expect(within(canvasElement).getByText(/White words on the accent: 6\.\d\d : 1/)).toBeVisible();
    await fireEvent.change(within(canvasElement).getByLabelText('user-id'), { target: { value: 'u42' } });
    await expectToBeDrawn(canvasElement, 'message-thread');
    const preview = canvasElement.querySelector('message-thread');
    await until(() => expect(preview?.shadowRoot?.textContent).toContain('Sus mensajes con'));
  },
};

export const OnAPhone: Story = { ...Builder, globals: { viewport: { value: 'phone' } } };
export const OnAPhoneDark: Story = { ...Builder, globals: { viewport: { value: 'phone' }, colorScheme: 'dark' } };
