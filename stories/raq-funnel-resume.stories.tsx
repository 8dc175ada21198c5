import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import type { PersistedFunnel } from '../src/raq-funnel/funnel/persisted-funnel.js';
import { expectFunnelToFit, FunnelPage, funnelAt, TITLES } from './page/funnel-page.js';
import { leftAt } from './page/kept-funnels.js';
import { until } from './page/widget.js';

const LINK = 'https://www.example.com/quotes?resume=4f7k92qd';

const meta: Meta<typeof FunnelPage> = {
  title: 'Quote funnel/Another device',
  component: FunnelPage,
  args: { kept: leftAt('timing'), extras: { saveProgress: async () => LINK } },
};
export default meta;

type Story = StoryObj<typeof FunnelPage>;

const phone = { viewport: { value: 'phone' } };
const desktop = { viewport: { value: 'desktop' } };
const dark = { colorScheme: 'dark' };

async function ask(canvas: HTMLElement, title: string | RegExp = TITLES.timing, name = 'Continue on another device') {
  const { root, inside } = await funnelAt(canvas, title);
  await userEvent.click(await inside.findByRole('button', { name }));
  const dialog = await until(() => {
    const found = root.querySelector<HTMLElement>('dialog');
    if (!found || found.getAnimations().length > 0) throw new Error('It is not open yet');
    return found;
  });
  return within(dialog);
}

export const Offered: Story = {
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.timing);
    await expect(await shown.inside.findByRole('button', { name: 'Continue on another device' })).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

export const OfferedOnAPhone: Story = { ...Offered, tags: ['phone'], globals: phone };

export const Link: Story = {
  globals: desktop,
  play: async ({ canvasElement }) => {
    const inDialog = await ask(canvasElement);
    await expect(await inDialog.findByText(LINK)).toBeVisible();
    await expect(inDialog.getByText(/^Your name, email, phone, address and photos are not saved\./)).toBeVisible();
  },
};

export const LinkOnAPhone: Story = { ...Link, tags: ['phone'], globals: phone };

export const LinkDark: Story = { ...Link, tags: ['dark'], globals: { ...desktop, ...dark } };

export const LongLink: Story = {
  tags: ['long-text'],
  globals: phone,
  args: { extras: { saveProgress: () => `https://www.example.com/quotes/${'4f7k92qd'.repeat(30)}` } },
  play: async ({ canvasElement }) => {
    const inDialog = await ask(canvasElement);
    await expect(await inDialog.findByText(/4f7k92qd4f7k92qd/)).toBeVisible();
  },
};

export const Code: Story = {
  args: { extras: { saveProgress: () => '4F7K 92QD' } },
  play: async ({ canvasElement }) => {
    const inDialog = await ask(canvasElement);
    await expect(await inDialog.findByText('4F7K 92QD')).toBeVisible();
    await expect(inDialog.getByRole('button', { name: 'Copy code' })).toBeVisible();
  },
};

export const Saving: Story = {
  tags: ['loading'],
  args: { extras: { saveProgress: () => new Promise(() => {}) } },
  play: async ({ canvasElement }) => {
    const inDialog = await ask(canvasElement);
    await expect(await inDialog.findByText('Saving your answers…')).toBeVisible();
  },
};

export const NotSaved: Story = {
  tags: ['failure'],
  args: { extras: { saveProgress: () => Promise.reject(new Error('Down')) } },
  play: async ({ canvasElement }) => {
    const inDialog = await ask(canvasElement);
    await expect(await inDialog.findByText('We could not save your answers. They are still here.')).toBeVisible();
    await expect(inDialog.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const InSpanish: Story = {
  tags: ['spanish'],
  args: { lang: 'es-US' },
  play: async ({ canvasElement }) => {
    const inDialog = await ask(canvasElement, '¿Para cuándo lo necesita?', 'Continuar en otro dispositivo');
    await expect(await inDialog.findByRole('button', { name: 'Copiar enlace' })).toBeVisible();
  },
};

/** The other device: nothing is stored there, and the page has a token. */
const there = (funnel: PersistedFunnel, more: object = {}) => ({
  kept: undefined,
  extras: {
    resumeToken: '4f7k92qd',
    loadProgress: async () => JSON.stringify({ version: 1, funnel }),
    saveProgress: async () => LINK,
    ...more,
  },
});

export const BroughtBack: Story = {
  args: there(leftAt('timing')),
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.timing);
    await expect(await shown.inside.findByText('We have brought back your answers.')).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

export const BroughtBackOnAPhone: Story = { ...BroughtBack, tags: ['phone'], globals: phone };

export const BroughtBackDark: Story = { ...BroughtBack, tags: ['dark'], globals: dark };

export const BroughtBackAtTheContact: Story = {
  args: there(leftAt('contact')),
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.contact);
    await expect(await shown.inside.findByText(/Your contact details were not saved\./)).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

export const BringingBack: Story = {
  tags: ['loading'],
  args: there(leftAt('timing'), { loadProgress: () => new Promise(() => {}) }),
  play: async ({ canvasElement }) => {
    await until(() =>
      expect(canvasElement.querySelector('raq-funnel')?.shadowRoot?.textContent).toContain(
        'Bringing back your answers…',
      ),
    );
  },
};

export const UnknownToken: Story = {
  tags: ['failure'],
  args: there(leftAt('timing'), { loadProgress: async () => null }),
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.service);
    await expect(await shown.inside.findByText(/^We could not find your saved answers\./)).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

export const NotBroughtBack: Story = {
  tags: ['failure'],
  args: there(leftAt('timing'), { loadProgress: () => Promise.reject(new Error('Down')) }),
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.service);
    await expect(await shown.inside.findByText(/^We could not bring back your saved answers\./)).toBeVisible();
    await expect(shown.inside.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

export const BroughtBackInSpanish: Story = {
  tags: ['spanish'],
  args: { ...there(leftAt('contact')), lang: 'es-US' },
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, '¿Cómo pueden comunicarse con usted?');
    await expect(await shown.inside.findByText(/^Recuperamos sus respuestas\./)).toBeVisible();
    await expectFunnelToFit(shown);
  },
};
