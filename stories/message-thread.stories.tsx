import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
import { SANDBOX_LEADS } from '../src/sandbox.js';
import { clearDevice } from '../src/session/clear-device.js';
import {
  expectThreadToFitEverywhere,
  life,
  readyThreadIn,
  type ThreadPage,
  threadIn,
  threadStories,
} from './page/thread-page.js';
import { type Shown, until } from './page/widget.js';

const meta: Meta<typeof ThreadPage> = {
  title: 'Message thread/States',
  ...threadStories,
};
export default meta;

type Story = StoryObj<typeof ThreadPage>;

const NEWCOMER = { userId: 'newcomer', leadId: undefined };
const UNAVAILABLE = 'Messaging is currently unavailable for this Lead. Please contact them via phone or email.';

async function write({ inside }: Shown, text: string): Promise<void> {
  await fireEvent.change(await inside.findByRole('textbox', { name: 'Message' }), { target: { value: text } });
  await userEvent.click(inside.getByRole('button', { name: 'Send' }));
}

/** Types without sending. */
async function type({ inside }: Shown, text: string): Promise<void> {
  const box = await inside.findByRole('textbox', { name: 'Message' });
  box.focus();
  await fireEvent.change(box, { target: { value: text } });
}

async function pick({ root, inside }: Shown, width = 640, height = 400): Promise<void> {
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  if (pen) {
    pen.fillStyle = '#39b';
    pen.fillRect(0, 0, width, height);
  }
  const file = new File([await canvas.convertToBlob({ type: 'image/jpeg' })], 'kitchen-sink.jpg', {
    type: 'image/jpeg',
  });
  const input = root.querySelector('input[type="file"]');
  if (!input) throw new Error('There is no file control');
  await fireEvent.change(input, { target: { files: [file] } });
  await expect(await inside.findByText('kitchen-sink.jpg')).toBeVisible();
}

export const Unread: Story = {
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    await expect(await shown.inside.findByText('3 unread messages')).toBeVisible();
    await expect(shown.inside.getByRole('heading', { name: 'Your messages with Dana Whitfield' })).toBeVisible();
    await expect(shown.inside.getByRole('link', { name: 'Message History' })).toBeVisible();
    await expectThreadToFitEverywhere(shown);
  },
};

export const Typing: Story = {
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    await life().customerOf('u42').typing(true);
    await expect(await shown.inside.findByText('Dana Whitfield is typing…')).toBeVisible();
    await expectThreadToFitEverywhere(shown);
  },
};

export const NotSent: Story = {
  tags: ['failure'],
  args: { scenario: [{ operation: 'sendMessage', fault: { status: 500 } }] },
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    await write(shown, 'We can come at 5:30 PM.');
    await expect(await shown.inside.findByText('Not sent')).toBeVisible();
    await expect(shown.inside.getByRole('button', { name: 'Delete' })).toBeVisible();
    await expectThreadToFitEverywhere(shown);
  },
};

/** The gateway requires a challenge before it sends the message. The text waits. */
export const Challenge: Story = {
  tags: ['challenge'],
  args: { scenario: [{ operation: 'sendMessage', fault: { status: 511 } }] },
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    await write(shown, 'We can come at 5:30 PM.');
    await expect(await shown.inside.findByText('Not sent')).toBeVisible();
    await expectThreadToFitEverywhere(shown);
  },
};

export const Sending: Story = {
  tags: ['loading'],
  args: { scenario: [{ operation: 'sendMessage', fault: { delayMs: 60_000 } }] },
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    await write(shown, 'We can come at 5:30 PM.');
    await expect(await shown.inside.findByText('Sending…')).toBeVisible();
  },
};

export const PhotoChosen: Story = {
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    await pick(shown);
    await expect(shown.inside.getByRole('button', { name: 'Remove file' })).toBeVisible();
    await expectThreadToFitEverywhere(shown);
  },
};

/** The photo is visible immediately. Send waits until the photo is smaller and has no location data. */
export const PhotoBeingPrepared: Story = {
  beforeEach: () => {
    const draw = window.createImageBitmap;
    window.createImageBitmap = () => new Promise(() => {});
    return () => {
      window.createImageBitmap = draw;
    };
  },
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    await pick(shown, 3000, 2000);
    await expect(shown.inside.getByText('Preparing the photo…')).toBeVisible();
    await expect(shown.inside.getByRole('button', { name: 'Send' })).toBeDisabled();
    await expectThreadToFitEverywhere(shown);
  },
};

export const PhotoWithCaption: Story = {
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    await pick(shown);
    const caption = shown.inside.getByRole('textbox', { name: 'Caption (optional)' });
    await userEvent.type(caption, 'The old pump, seen from the left.');
    await until(() => expect(shown.inside.getByRole('button', { name: 'Send' })).toBeEnabled());
    await expectThreadToFitEverywhere(shown);
  },
};

export const PhotoWithCaptionDark: Story = { ...PhotoWithCaption, tags: ['dark'], globals: { colorScheme: 'dark' } };

/** A photo from a camera is sent smaller and without location data, unless the person chooses the original. */
export const LargePhotoChosen: Story = {
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    await pick(shown, 6000, 4000);
    await expect(await shown.inside.findByText('The original may show where the photo was taken.')).toBeVisible();
    await expect(shown.inside.getByRole('button', { name: 'Send original' })).toBeVisible();
    await expectThreadToFitEverywhere(shown);
  },
};

export const LargePhotoChosenDark: Story = { ...LargePhotoChosen, tags: ['dark'], globals: { colorScheme: 'dark' } };

export const Uploading: Story = {
  tags: ['loading'],
  args: {
    prepare: ({ chatControls }) => {
      chatControls.bytesPerSecond = 100;
    },
  },
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    await pick(shown);
    const send = shown.inside.getByRole('button', { name: 'Send' });
    await until(() => expect(send).toBeEnabled());
    await userEvent.click(send);
    await expect(await shown.inside.findByText(/^Uploading… \d+%$/)).toBeVisible();
    await expect(shown.inside.getByRole('button', { name: 'Cancel' })).toBeVisible();
    await expectThreadToFitEverywhere(shown);
  },
};

export const WrongFile: Story = {
  tags: ['validation'],
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    const file = new File(['GIF89a'], 'dance.gif', { type: 'image/gif' });
    const input = shown.root.querySelector('input[type="file"]');
    if (input) await fireEvent.change(input, { target: { files: [file] } });
    await expect(await shown.inside.findByRole('alert')).toHaveTextContent(
      /^You can only send JPEG, JPG, or PNG images/,
    );
    await expectThreadToFitEverywhere(shown);
  },
};

/** The device is offline. New messages wait. */
export const WaitingOffline: Story = {
  tags: ['offline'],
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    Object.defineProperty(navigator, 'onLine', { value: false, configurable: true });
    try {
      await write(shown, 'Sent from the basement.');
      await expect(await shown.inside.findByText('Waiting to send')).toBeVisible();
    } finally {
      Reflect.deleteProperty(navigator, 'onLine');
    }
    await expectThreadToFitEverywhere(shown);
    await userEvent.click(shown.inside.getByRole('button', { name: 'Delete' }));
  },
};

export const Reconnecting: Story = {
  tags: ['loading'],
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    life().chatControls.drop();
    await expect(await shown.inside.findByText('Reconnecting…')).toBeVisible();
    await expectThreadToFitEverywhere(shown);
  },
};

export const HistoryLoading: Story = {
  tags: ['loading'],
  args: { ...NEWCOMER, prepare: (made) => void writeMuch(made) },
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    life().chatControls.latencyMs = 60_000;
    await until(() => {
      const list = shown.inside.getByRole('log');
      list.scrollTop = 0;
      list.dispatchEvent(new Event('scroll'));
      if (!shown.inside.queryByText('Loading older messages…')) throw new Error('Nothing is asked for yet');
    });
    await expectThreadToFitEverywhere(shown);
  },
};

async function writeMuch({ customerOf }: ReturnType<typeof life>): Promise<void> {
  for (let at = 1; at <= 40; at += 1) await customerOf('newcomer').say(`${at}. The kitchen drain is slow again.`);
}

export const Welcome: Story = {
  tags: ['empty'],
  args: { userId: 'u6', leadId: SANDBOX_LEADS.noPhone },
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    await expect(await shown.inside.findByRole('heading', { name: 'Welcome to messaging' })).toBeVisible();
    await expectThreadToFitEverywhere(shown);
  },
};

export const NoLead: Story = {
  args: NEWCOMER,
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    await expect(shown.inside.getByRole('heading', { name: 'Your messages with Member' })).toBeVisible();
    await expect(shown.inside.queryByRole('button', { name: 'Contact' })).toBeNull();
    await expectThreadToFitEverywhere(shown);
  },
};

export const Contact: Story = {
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    await userEvent.click(await shown.inside.findByRole('button', { name: 'Contact' }));
    await until(() => expect(shown.inside.getByText('Contact Dana Whitfield')).toBeVisible());
    await expect(shown.inside.getByText('Preferred Contact Information')).toBeVisible();
    await expect(shown.inside.getByText('Temporary number')).toBeVisible();
  },
};

export const ContactExpired: Story = {
  args: { userId: 'u9', leadId: SANDBOX_LEADS.maskedExpired },
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    await userEvent.click(await shown.inside.findByRole('button', { name: 'Contact' }));
    await until(() => expect(shown.inside.getByText('Expired')).toBeVisible());
  },
};

export const ContactLoading: Story = {
  tags: ['loading'],
  args: { scenario: [{ operation: 'phoneNumbers', fault: { delayMs: 60_000 } }] },
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    await userEvent.click(await shown.inside.findByRole('button', { name: 'Contact' }));
    await until(() => expect(shown.inside.getByText('Loading the phone number…')).toBeVisible());
  },
};

/** The connected numbers could not be loaded. The contact data of the lead is shown. */
export const ContactFailed: Story = {
  args: { scenario: [{ operation: 'phoneNumbers', fault: { status: 500 } }] },
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    await userEvent.click(await shown.inside.findByRole('button', { name: 'Contact' }));
    await until(() => expect(shown.inside.getByText('Preferred Contact Information')).toBeVisible());
    await expect(shown.inside.getByText(/555-01|could not be loaded/)).toBeVisible();
  },
};

export const Loading: Story = {
  tags: ['loading'],
  args: { scenario: [{ operation: 'chatSession', fault: { delayMs: 60_000 } }] },
  play: async ({ canvasElement }) => {
    const shown = await threadIn(canvasElement);
    await expect(await shown.inside.findByText('Loading messages')).toBeInTheDocument();
    await expectThreadToFitEverywhere(shown);
  },
};

export const Failed: Story = {
  tags: ['failure'],
  args: { prepare: ({ chatControls }) => chatControls.failNext('open') },
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    await expect(await shown.inside.findByText(UNAVAILABLE)).toBeVisible();
    await expect(await shown.inside.findByText(/555-01/)).toBeVisible();
    await expectThreadToFitEverywhere(shown);
  },
};

export const Dead: Story = {
  tags: ['failure'],
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    life().chatControls.die();
    await expect(await shown.inside.findByText(UNAVAILABLE)).toBeVisible();
    await expect(shown.inside.getByText(/^Gate code is the same/)).toBeVisible();
    await expectThreadToFitEverywhere(shown);
  },
};

export const QuickReplies: Story = {
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    await userEvent.click(await shown.inside.findByRole('button', { name: 'Hi Dana, I am on my way.' }));
    await expect(shown.inside.getByRole('textbox', { name: 'Message' })).toHaveValue('Hi Dana, I am on my way.');
  },
};

/** A slash opens the quick replies. More letters filter them. */
export const QuickRepliesBySlash: Story = {
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    await shown.inside.findByRole('button', { name: 'Hi Dana, I am on my way.' });
    await type(shown, '/');
    await until(() => expect(shown.inside.getByRole('listbox', { name: 'Quick replies' })).toBeVisible());
    await expect(shown.inside.getAllByRole('option')[0]).toHaveAttribute('aria-selected', 'true');
  },
};

export const QuickRepliesBySlashDark: Story = {
  ...QuickRepliesBySlash,
  tags: ['dark'],
  globals: { colorScheme: 'dark' },
};

/** The page provides replies, and the person has saved one. */
export const OwnQuickReplies: Story = {
  args: { quickReplies: ['Hi {firstName}, is tomorrow at 9 AM fine?', 'Thanks, {firstName}!'] },
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    await shown.inside.findByRole('button', { name: 'Thanks, Dana!' });
    await type(shown, 'Please ring twice.');
    await expect(await shown.inside.findByText('Kept on this device.')).toBeVisible();
    await userEvent.click(shown.inside.getByRole('button', { name: 'Save as quick reply' }));
    await expect(await shown.inside.findByRole('button', { name: 'Remove' })).toBeVisible();
    await expectThreadToFitEverywhere(shown);
    await type(shown, '');
    await expect(
      await shown.inside.findByRole('button', { name: 'Remove quick reply: Please ring twice.' }),
    ).toBeVisible();
    await expectThreadToFitEverywhere(shown);
  },
};

/** Sets the clock to 11 PM in Austin, where the customer lives. */
function atNight(): () => void {
  clearDevice();
  const now = Date.now;
  Date.now = () => Date.parse('2026-11-19T05:00:00Z');
  return () => {
    Date.now = now;
  };
}

export const NightAtTheCustomers: Story = {
  beforeEach: atNight,
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    await expect(await shown.inside.findByText('It is 11 PM for the customer.')).toBeVisible();
    await type(shown, 'We can come at 5:30 PM.');
    await expect(await shown.inside.findByRole('button', { name: 'Send in the morning' })).toBeVisible();
    await expectThreadToFitEverywhere(shown);
  },
};

/** The message waits while the page is open. */
export const SendsInTheMorning: Story = {
  beforeEach: atNight,
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    await type(shown, 'We can come at 5:30 PM.');
    await userEvent.click(await shown.inside.findByRole('button', { name: 'Send in the morning' }));
    await expect(await shown.inside.findByText('Sends at 8:00 AM, while this page is open')).toBeVisible();
    await expect(shown.inside.getByRole('button', { name: 'Send now' })).toBeVisible();
    await expectThreadToFitEverywhere(shown);
  },
};

export const SendsInTheMorningDark: Story = { ...SendsInTheMorning, tags: ['dark'], globals: { colorScheme: 'dark' } };

export const JumpToLatest: Story = {
  play: async ({ canvasElement }) => {
    const shown = await readyThreadIn(canvasElement);
    await until(() => {
      const list = shown.inside.getByRole('log');
      list.scrollTop = 200;
      list.dispatchEvent(new Event('scroll'));
      shown.inside.getByRole('button', { name: 'Jump to latest' });
    });
    await life().customerOf('u42').say('One more thing: the dog is friendly.');
    await expect(await shown.inside.findByRole('button', { name: /Jump to latest 1 ?1 new/ })).toBeVisible();
    await expectThreadToFitEverywhere(shown);
  },
};
