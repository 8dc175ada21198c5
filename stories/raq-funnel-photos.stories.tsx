import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import type { UploadPhoto } from '../src/raq-funnel/funnel/host-functions.js';
import { expectFunnelToFit, FunnelPage, funnelAt, type ShownFunnel, TITLES } from './page/funnel-page.js';
import { leftAt, READER } from './page/kept-funnels.js';
import { until } from './page/widget.js';

const taken: UploadPhoto = async ({ name }) => `photo-${name}`;
const stuck: UploadPhoto = (_photo, { onProgress }) => {
  onProgress(0.4);
  return new Promise(() => {});
};
/** Accepts only the first photo. */
const moody: UploadPhoto = async ({ name }) => {
  if (name !== 'sink.png') throw new Error('Full');
  return 'photo-1';
};

const meta: Meta<typeof FunnelPage> = {
  title: 'Quote funnel/Photos',
  component: FunnelPage,
  args: { kept: leftAt('project', { screen: 9 }), initialValues: READER, extras: { uploadPhoto: taken } },
};
export default meta;

type Story = StoryObj<typeof FunnelPage>;

const phone = { viewport: { value: 'phone' } };

/** Draws a picture. */
async function drawn(name: string, color: string): Promise<File> {
  const canvas = new OffscreenCanvas(320, 240);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('There is nothing to draw on');
  pen.fillStyle = color;
  pen.fillRect(0, 0, 320, 240);
  pen.fillStyle = '#fff';
  pen.fillRect(60, 90, 200, 60);
  return new File([await canvas.convertToBlob()], name, { type: 'image/png' });
}

async function pick(canvas: HTMLElement, title: string = TITLES.description): Promise<ShownFunnel> {
  const shown = await funnelAt(canvas, title);
  const input = await until(() => {
    const found = shown.root.querySelector<HTMLInputElement>('input[type="file"]');
    if (!found) throw new Error('There is nothing to pick with yet');
    return found;
  });
  const list = new DataTransfer();
  for (const [name, color] of [
    ['sink.png', '#4b7f8c'],
    ['pipe.png', '#8c6a4b'],
    ['floor.png', '#5a6b3f'],
  ] as const) {
    list.items.add(await drawn(name, color));
  }
  input.files = list.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
  await until(() => expect(shown.inside.getAllByRole('img')).toHaveLength(3));
  return shown;
}

export const None: Story = {
  tags: ['empty'],
  play: async ({ canvasElement }) => {
    const shown = await funnelAt(canvasElement, TITLES.description);
    await expect(await shown.inside.findByRole('button', { name: 'Add photos' })).toBeVisible();
    await expectFunnelToFit(shown);
  },
};

export const Added: Story = {
  play: async ({ canvasElement }) => {
    const shown = await pick(canvasElement);
    await until(() => expect(shown.inside.getAllByText('Added')).toHaveLength(3));
    await expectFunnelToFit(shown);
    await userEvent.click(shown.inside.getByRole('button', { name: 'Move photo 3 forward' }));
    await until(() => expect(shown.root.activeElement).toHaveAccessibleName('Move photo 2 forward'));
  },
};

export const AddedOnAPhone: Story = { ...Added, tags: ['phone'], globals: phone };

export const AddedDark: Story = { ...Added, tags: ['dark'], globals: { colorScheme: 'dark' } };

export const Uploading: Story = {
  tags: ['loading'],
  args: { extras: { uploadPhoto: stuck } },
  play: async ({ canvasElement }) => {
    const shown = await pick(canvasElement);
    await until(() => expect(shown.inside.getAllByRole('progressbar')).toHaveLength(3));
    await expectFunnelToFit(shown);
  },
};

export const NotUploaded: Story = {
  tags: ['failure'],
  args: { extras: { uploadPhoto: moody } },
  play: async ({ canvasElement }) => {
    const shown = await pick(canvasElement);
    await expect(await shown.inside.findByRole('button', { name: 'Retry: photo 2' })).toBeVisible();
    await until(() => expect(shown.inside.getAllByText('Not uploaded')).toHaveLength(2));
    await expectFunnelToFit(shown);
  },
};

const sending =
  (says: RegExp): NonNullable<Story['play']> =>
  async ({ canvasElement }) => {
    const { inside } = await pick(canvasElement);
    await userEvent.click(inside.getByRole('button', { name: 'Continue' }));
    const timing = await funnelAt(canvasElement, TITLES.timing);
    await userEvent.click(timing.inside.getByRole('button', { name: 'Continue' }));
    const shown = await funnelAt(canvasElement, TITLES.contact);
    await userEvent.click(await shown.inside.findByRole('checkbox'));
    await userEvent.click(shown.inside.getByRole('button', { name: 'Get quotes' }));
    await expect(await shown.inside.findByText(says)).toBeVisible();
    await expectFunnelToFit(shown);
  };

/** 'Get quotes' was pressed before the photos were uploaded. */
export const SendingHeld: Story = {
  tags: ['loading'],
  args: { extras: { uploadPhoto: stuck } },
  play: sending(/^Your photos are still being uploaded\./),
};

export const SendingWithoutTwo: Story = {
  tags: ['failure'],
  args: { extras: { uploadPhoto: moody } },
  play: sending(/^2 photos were not uploaded\./),
};

export const InSpanish: Story = {
  tags: ['spanish'],
  args: { lang: 'es-US' },
  play: async ({ canvasElement }) => {
    const shown = await pick(canvasElement, '¿Qué deben saber los expertos?');
    await until(() => expect(shown.inside.getAllByText('Agregada')).toHaveLength(3));
    await expectFunnelToFit(shown);
  },
};
