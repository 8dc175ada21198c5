import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { PhoneVerifier } from '../src/raq-funnel/funnel/host-functions.js';
import { expectFunnelToFit, FunnelPage, funnelAt, type ShownFunnel, TITLES, typeInto } from './page/funnel-page.js';
import { leftAt, READER } from './page/kept-funnels.js';

const TITLE = 'Confirm your phone number';
const RIGHT = '482913';

const verifyPhone: PhoneVerifier = { send: async () => {}, check: async (_phone, code) => code === RIGHT };

const meta: Meta<typeof FunnelPage> = {
  title: 'Quote funnel/Code by text',
  component: FunnelPage,
  args: { kept: leftAt('contact'), initialValues: READER, extras: { verifyPhone } },
};
export default meta;

type Story = StoryObj<typeof FunnelPage>;

const phone = { viewport: { value: 'phone' } };

async function asked(canvas: HTMLElement, contact: string = TITLES.contact, title = TITLE): Promise<ShownFunnel> {
  const { inside } = await funnelAt(canvas, contact);
  await userEvent.click(await inside.findByRole('checkbox'));
  await userEvent.click(inside.getByRole('button', { name: /^(?:Get quotes|Recibir presupuestos)$/ }));
  return funnelAt(canvas, title);
}

export const Sent: Story = {
  play: async ({ canvasElement }) => {
    const shown = await asked(canvasElement);
    await expect(await shown.inside.findByText('We sent a code by text to (512) 555-0188.')).toBeVisible();
    await expect(shown.inside.getByRole('button', { name: 'Continue without the code' })).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

export const SentOnAPhone: Story = { ...Sent, tags: ['phone'], globals: phone };

export const SentDark: Story = { ...Sent, tags: ['dark'], globals: { colorScheme: 'dark' } };

export const Sending: Story = {
  tags: ['loading'],
  args: { extras: { verifyPhone: { ...verifyPhone, send: () => new Promise(() => {}) } } },
  play: async ({ canvasElement }) => {
    const shown = await asked(canvasElement);
    await expect(await shown.inside.findByText('Sending a code to (512) 555-0188…')).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

export const WrongCode: Story = {
  tags: ['validation'],
  play: async ({ canvasElement }) => {
    const shown = await asked(canvasElement);
    await typeInto(shown, 'Code', '111111');
    await userEvent.click(shown.inside.getByRole('button', { name: 'Continue' }));
    await expect(await shown.inside.findByText(/^That is not the code we sent\./)).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

export const NotSent: Story = {
  tags: ['failure'],
  args: { extras: { verifyPhone: { ...verifyPhone, send: () => Promise.reject(new Error('Down')) } } },
  play: async ({ canvasElement }) => {
    const shown = await asked(canvasElement);
    await expect(await shown.inside.findByText('We could not send a code to (512) 555-0188.')).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

export const Verified: Story = {
  play: async ({ canvasElement }) => {
    const shown = await asked(canvasElement);
    await typeInto(shown, 'Code', RIGHT);
    await userEvent.click(shown.inside.getByRole('button', { name: 'Continue' }));
    await funnelAt(canvasElement, TITLES.suggestions);
  },
};

export const InSpanish: Story = {
  tags: ['spanish'],
  args: { lang: 'es-US' },
  play: async ({ canvasElement }) => {
    const shown = await asked(canvasElement, '¿Cómo pueden comunicarse con usted?', 'Confirme su número de teléfono');
    await expect(await shown.inside.findByRole('button', { name: 'Continuar sin el código' })).toBeVisible();
    await expectFunnelToFit(shown);
  },
};
