import { beforeEach, expect, it, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { fill, press } from '../element/press.js';
import { type Host, rootOf } from '../element/stage.js';
import {
  askForQuotes,
  button,
  fillContact,
  funnelPage,
  funnelStage,
  openAt,
  pick,
  radio,
  type Step,
  untilSays,
} from './funnel-stage.js';

funnelPage();
beforeEach(() => page.viewport(360, 740));

const LINK = 'https://partner.example/quotes/tk-51d0e8';
const LAMAR = {
  id: 'a1',
  label: '1200 S Lamar Blvd',
  address: { firstLine: '1200 S Lamar Blvd', postalCode: '78704' },
};

/** What a page can turn on at every step. */
const OPTIONS = {
  presentation: 'modal',
  open: true,
  questions: () => [],
  addressProvider: { suggest: async () => [LAMAR] },
  uploadPhoto: async ({ name }: File) => `photo-${name}`,
  saveProgress: async () => LINK,
};

const CODE = { verifyPhone: { send: async () => {}, check: async () => true } };

async function addPhotos(funnel: Host): Promise<void> {
  const canvas = new OffscreenCanvas(40, 30);
  canvas.getContext('2d')?.fillRect(0, 0, 40, 30);
  const drawn = await canvas.convertToBlob();
  await pick(funnel, ...['sink.png', 'pipe.png'].map((name) => new File([drawn], name, { type: 'image/png' })));
  await vi.waitFor(() => expect(page.getByText('Added', { exact: true }).elements().length).toBe(2));
}

/** Nothing sticks out at the sides, and every control has room for a thumb. */
function expectToFit(funnel: Element, screen: string): void {
  const root = rootOf(funnel);
  const all = [...root.querySelectorAll<HTMLElement>('*')];
  const wide = all.filter((each) => {
    const { left, right, width } = each.getBoundingClientRect();
    return width > 1 && (right > innerWidth + 0.5 || left < -0.5);
  });
  const names = wide.map(({ localName, className }) => `${localName}.${className}`);
  expect(names, screen).toEqual([]);
  const scrolled = all.filter((each) => each.scrollWidth > each.clientWidth + 1 && each.matches('.in, dialog'));
  expect(scrolled.length, `${screen} scrolls sideways`).toBe(0);
  const controls = root.querySelectorAll<HTMLElement>('button, .input, summary, [role=option], label:has(input)');
  const small = [...controls].filter(
    (each) =>
      each.checkVisibility() &&
      each.closest('.funnel-progress, .inset, [inert]') === null &&
      each.getBoundingClientRect().height < 43.5,
  );
  const tight = small.map((each) => `${each.localName}.${each.className} ${each.textContent} ${each.offsetHeight}`);
  expect(tight, screen).toEqual([]);
}

/** The stories on a phone measure the other screens. */
const SCREENS: Readonly<Record<string, readonly [step: Step, open: (funnel: Host) => Promise<unknown>]>> = {
  photos: ['project', addPhotos],
  'the link for another device': ['project', () => opening('Continue on another device', page.getByText(LINK))],
  'the question before Start over': ['project', () => opening('Start over', page.getByRole('alertdialog'))],
  addresses: [
    'contact',
    async () => {
      await fill(page.getByRole('combobox'), '1200');
      await expect.element(page.getByRole('option', { name: LAMAR.label })).toBeVisible();
    },
  ],
  'the contact': [
    'contact',
    async () => {
      await fillContact();
      await press(page.getByText('How should they reach you?'));
      await press(radio('Text'));
    },
  ],
  'the code': ['contact', (funnel) => askForQuotes().then(() => untilSays(funnel, 'We sent it by text to (512)'))],
  'the comparison': [
    'suggestions',
    () => opening('Compare side by side', page.getByRole('dialog', { name: /^Compare/ })),
  ],
  'the summary': ['summary', () => press(page.getByText('Change your phone number'))],
};

async function opening(name: string, shown: Locator): Promise<void> {
  await press(button(name));
  await expect.element(shown).toBeVisible();
}

it.each(Object.entries(SCREENS))(
  'on a phone of 360 px nothing sticks out, and a thumb has room: %s',
  async (screen, [step, open]) => {
    const funnel = await openAt(funnelStage(), step, { ...OPTIONS, ...(screen === 'the code' ? CODE : {}) });
    await open(funnel);
    expectToFit(funnel, screen);
  },
);
