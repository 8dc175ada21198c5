import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { FunnelPage, type FunnelPageProps, funnelAt, type ShownFunnel, TITLES, typeInto } from './page/funnel-page.js';
import { leftAt } from './page/kept-funnels.js';
import { until } from './page/widget.js';

const LINK = 'https://www.example.com/quotes?resume=4f7k92qd';

const extras: NonNullable<FunnelPageProps['extras']> = {
  addressProvider: {
    suggest: () => [
      {
        id: 'street-1',
        label: '1200 South Lake Shore Crossing Boulevard',
        detail: 'Austin, TX',
        address: { firstLine: '1200 South Lake Shore Crossing Boulevard', postalCode: '78704' },
      },
    ],
  },
  uploadPhoto: async ({ name }) => `photo-${name}`,
  verifyPhone: { send: async () => {}, check: async (_phone, code) => code === '482913' },
  saveProgress: async () => LINK,
  loadProgress: async () => JSON.stringify({ version: 1, funnel: leftAt('contact') }),
  variant: 'short-form',
  dataLayer: 'storyEvents',
};

/**
 * All options at once: a button that opens the funnel, photos, streets, a phone code, another device and a data layer.
 */
const meta: Meta<typeof FunnelPage> = {
  title: 'Quote funnel/Every option',
  component: FunnelPage,
  args: {
    isModal: true,
    isOpen: false,
    hasLauncher: true,
    kept: leftAt('project', { screen: 9 }),
    consent: { version: '2026-11', text: 'I agree to calls and texts.', revokeUrl: 'https://partner.example/withdraw' },
    extras,
  },
};
export default meta;

type Story = StoryObj<typeof FunnelPage>;

const phone = { viewport: { value: 'phone' } };
const dark = { colorScheme: 'dark' };

/** Presses the funnel's own button, and waits for the screen with this title. */
async function opened(canvas: HTMLElement, title: string, name = 'Get quotes'): Promise<ShownFunnel> {
  const own = await until(() => {
    const root = canvas.querySelector('raq-funnel')?.shadowRoot?.querySelector<HTMLElement>('.root');
    if (!root) throw new Error('The funnel shows nothing yet');
    return within(root).getByRole('button', { name });
  });
  await userEvent.click(own);
  return funnelAt(canvas, title);
}

/** A dialog is as wide as the screen, not as the element. */
async function expectDialogToFit({ root }: ShownFunnel): Promise<void> {
  const wide = [...root.querySelectorAll('dialog *')].filter((part) => {
    const { left, right, width } = part.getBoundingClientRect();
    return width > 1 && (left < -0.5 || right > document.documentElement.clientWidth + 0.5);
  });
  await expect(wide.map((part) => `${part.localName}.${part.classList}`)).toEqual([]);
}

const press = async ({ inside }: ShownFunnel, name: string) =>
  userEvent.click(await inside.findByRole('button', { name }));

export const Description: Story = {
  play: async ({ canvasElement }) => {
    const shown = await opened(canvasElement, TITLES.description);
    for (const name of ['Add photos', 'Continue', 'Continue on another device', 'Start over']) {
      await expect(await shown.inside.findByRole('button', { name })).toBeVisible();
    }
    await expectDialogToFit(shown);
  },
};

export const DescriptionOnAPhone: Story = { ...Description, tags: ['phone'], globals: phone };

export const DescriptionDark: Story = { ...Description, tags: ['dark'], globals: { ...phone, ...dark } };

/** All steps, from the description to the summary. */
export const WholeWay: Story = {
  play: async ({ canvasElement }) => {
    await press(await opened(canvasElement, TITLES.description), 'Continue');
    await press(await funnelAt(canvasElement, TITLES.timing), 'Continue');
    const contact = await funnelAt(canvasElement, TITLES.contact);
    for (const [label, text] of [
      ['First name', 'Maria'],
      ['Last name', 'Delgado'],
      ['Email', 'maria.delgado@example.com'],
      ['Phone', '5125550188'],
    ] as const) {
      await typeInto(contact, label, text);
    }
    const street = await contact.inside.findByRole('combobox');
    await userEvent.click(street);
    await fireEvent.input(street, { target: { value: '1200 s' } });
    await userEvent.click(await contact.inside.findByRole('option'));
    await userEvent.click(contact.inside.getByRole('checkbox'));
    await expectDialogToFit(contact);
    await press(contact, 'Get quotes');
    const code = await funnelAt(canvasElement, 'Confirm your phone number');
    await expectDialogToFit(code);
    await typeInto(code, 'Code', '482913');
    await press(code, 'Continue');
    const pros = await funnelAt(canvasElement, TITLES.suggestions);
    await expect(await pros.inside.findByRole('button', { name: 'Compare side by side' })).toBeVisible();
    await expectDialogToFit(pros);
    await press(pros, 'Continue');
    const summary = await funnelAt(canvasElement, TITLES.summary);
    await expect(await summary.inside.findByRole('link', { name: /^Withdraw your consent/ })).toBeVisible();
    await expectDialogToFit(summary);
  },
};

export const WholeWayOnAPhone: Story = { ...WholeWay, tags: ['phone'], globals: phone };

export const OnAnotherDevice: Story = {
  globals: phone,
  args: { kept: undefined, extras: { ...extras, resumeToken: '4f7k92qd' } },
  play: async ({ canvasElement }) => {
    const shown = await opened(canvasElement, TITLES.contact);
    await expect(await shown.inside.findByText(/^We have brought back your answers\./)).toBeVisible();
    await expectDialogToFit(shown);
  },
};

export const InSpanish: Story = {
  tags: ['spanish'],
  globals: phone,
  args: { lang: 'es-US' },
  play: async ({ canvasElement }) => {
    const shown = await opened(canvasElement, '¿Qué deben saber los expertos?', 'Recibir presupuestos');
    await expect(await shown.inside.findByRole('button', { name: 'Continuar en otro dispositivo' })).toBeVisible();
    await expect(await shown.inside.findByRole('button', { name: 'Agregar fotos' })).toBeVisible();
    await expectDialogToFit(shown);
  },
};
