import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import {
  expectThreadToFitEverywhere,
  life,
  readyThreadIn,
  type ThreadPage,
  threadStories,
} from './page/thread-page.js';
import { type Shown, until } from './page/widget.js';

const meta: Meta<typeof ThreadPage> = {
  title: 'Message thread/Several photos',
  ...threadStories,
};
export default meta;

type Story = StoryObj<typeof ThreadPage>;

const phone = { viewport: { value: 'phone' } };

const JOB = [
  ['sink.jpg', '#4b7f8c'],
  ['pipe-under-the-sink.jpg', '#8c6a4b'],
  ['floor.jpg', '#5a6b3f'],
  ['water-meter.jpg', '#6b5a8c'],
  ['wall.jpg', '#a05a5a'],
] as const;

/** Draws a picture. */
async function drawn(name: string, color: string, width = 640, height = 480): Promise<File> {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('There is nothing to draw on');
  pen.fillStyle = color;
  pen.fillRect(0, 0, width, height);
  pen.fillStyle = '#fff';
  pen.fillRect(width * 0.2, height * 0.4, width * 0.6, height * 0.2);
  return new File([await canvas.convertToBlob({ type: 'image/jpeg' })], name, { type: 'image/jpeg' });
}

async function pick(shown: Shown, files: readonly File[]): Promise<void> {
  const input = shown.root.querySelector('input[type="file"]');
  if (!input) throw new Error('There is no file control');
  await fireEvent.change(input, { target: { files } });
}

/** Chooses the photos of the job, and waits until they are ready to send. */
async function pickJob(shown: Shown, width?: number, height?: number): Promise<HTMLElement> {
  await pick(shown, await Promise.all(JOB.map(([name, color]) => drawn(name, color, width, height))));
  await until(() => expect(shown.inside.getAllByRole('img')).toHaveLength(JOB.length));
  const send = shown.root.querySelector<HTMLElement>('[type="submit"]');
  if (!send) throw new Error('There is no Send');
  await until(() => expect(send).toBeEnabled());
  return send;
}

export const Chosen: Story = {
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    await pickJob(shown);
    await userEvent.click(shown.inside.getByRole('button', { name: 'Move photo 3 forward' }));
    await until(() => expect(shown.root.activeElement).toHaveAccessibleName('Move photo 2 forward'));
    await expect(shown.inside.getByRole('img', { name: 'Photo 5 of 5' })).toBeVisible();
    await expectThreadToFitEverywhere(shown);
  },
};

export const ChosenOnAPhone: Story = {
  tags: ['phone'],
  globals: phone,
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    await pickJob(shown);
    await expectThreadToFitEverywhere(shown);
  },
};

export const ChosenDark: Story = { ...Chosen, tags: ['dark'], globals: { colorScheme: 'dark' } };

export const ChosenInForcedColors: Story = { ...Chosen, tags: ['forced-colors'] };

/** Photos from a camera are made smaller, one after the other. */
export const MadeSmaller: Story = {
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    await pickJob(shown, 2600, 1950);
    await expect(shown.inside.getByText(/^5 photos, .+, made smaller/)).toBeVisible();
    await expect(shown.inside.getByRole('button', { name: 'Send originals' })).toBeVisible();
    await expectThreadToFitEverywhere(shown);
  },
};

/** A file that is not a photo is named, and the photos stay. */
export const OneIsNoPhoto: Story = {
  tags: ['validation'],
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    const bill = new File(['%PDF'], 'bill.pdf', { type: 'application/pdf' });
    await pick(shown, [await drawn('sink.jpg', '#4b7f8c'), bill, await drawn('floor.jpg', '#5a6b3f')]);
    await expect(
      await shown.inside.findByText(/^“bill.pdf”: You can only send JPEG, JPG, or PNG images/),
    ).toBeVisible();
    await until(() => expect(shown.inside.getAllByRole('img')).toHaveLength(2));
    await expectThreadToFitEverywhere(shown);
  },
};

export const TooMany: Story = {
  tags: ['validation'],
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    const files = await Promise.all([...Array(11).keys()].map((at) => drawn(`${at + 1}.jpg`, '#4b7f8c')));
    await pick(shown, files);
    await expect(await shown.inside.findByText(/^You can send 10 photos at a time\./)).toBeVisible();
    await until(() => expect(shown.inside.getAllByRole('img')).toHaveLength(10));
    await expectThreadToFitEverywhere(shown);
  },
};

/** The first photo is being sent, the others wait. */
export const OnTheirWay: Story = {
  tags: ['loading'],
  args: {
    prepare: ({ chatControls }) => {
      chatControls.bytesPerSecond = 100;
    },
  },
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    await userEvent.click(await pickJob(shown));
    await expect(await shown.inside.findByText(/^Photo 1 of 5: Uploading… \d+%$/)).toBeInTheDocument();
    await expect(shown.inside.getByText('Photo 5 of 5: Waiting to send')).toBeVisible();
    await expectThreadToFitEverywhere(shown);
  },
};

/** The first photo failed. The others were sent. */
export const OneNotSent: Story = {
  tags: ['failure'],
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    const send = await pickJob(shown);
    life().chatControls.failNext('sendMedia', 'rejected');
    await userEvent.click(send);
    await expect(await shown.inside.findByText(/^Photo 1 of 5: Not sent$/)).toBeVisible();
    await expect(await shown.inside.findByText('4 of 5 photos sent')).toBeInTheDocument();
    await expect(shown.inside.getByRole('button', { name: 'Delete' })).toBeVisible();
    await expectThreadToFitEverywhere(shown);
  },
};

export const InSpanish: Story = {
  tags: ['spanish'],
  args: { locale: 'es-US' },
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    await pickJob(shown, 2600, 1950);
    await expect(shown.inside.getByText(/^5 fotos, .+, reducidas/)).toBeVisible();
    await expectThreadToFitEverywhere(shown);
  },
};
