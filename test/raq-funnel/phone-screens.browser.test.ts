import { beforeEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { fill, press } from '../element/press.js';
import { type Host, rootOf } from '../element/stage.js';
import {
  askForQuotes,
  button,
  fillContact,
  funnelPage,
  funnelStage,
  openAt,
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
  await expect.element(button('Add photos')).toBeVisible();
  const canvas = new OffscreenCanvas(40, 30);
  canvas.getContext('2d')?.fillRect(0, 0, 40, 30);
  const list = new DataTransfer();
  const drawn = await canvas.convertToBlob();
  for (const name of ['sink.png', 'pipe.png']) list.items.add(new File([drawn], name, { type: 'image/png' }));
  const input = rootOf(funnel).querySelector<HTMLInputElement>('input[type="file"]');
  if (input === null) throw new Error('There is no field for files.');
  input.files = list.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
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
  expect(
    wide.map(({ localName, className }) => `${localName}.${className}`),
    screen,
  ).toEqual([]);
  const scrolled = all.filter((each) => each.scrollWidth > each.clientWidth + 1 && each.matches('.in, dialog'));
  expect(scrolled.length, `${screen} scrolls sideways`).toBe(0);
  const controls = root.querySelectorAll<HTMLElement>('button, .input, summary, [role=option], label:has(input)');
  const small = [...controls].filter(
    (each) =>
      each.checkVisibility() &&
      each.closest('.funnel-progress, .inset, [inert]') === null &&
      each.getBoundingClientRect().height < 43.5,
  );
  expect(
    small.map((each) => `${each.localName}.${each.className} ${each.textContent} ${each.offsetHeight}`),
    screen,
  ).toEqual([]);
}

/** The stories on a phone measure the other screens. */
const SCREENS: readonly (readonly [screen: string, step: Step, open: (funnel: Host) => Promise<unknown>])[] = [
  ['photos', 'project', addPhotos],
  [
    'the link for another device',
    'project',
    async () => {
      await press(button('Continue on another device'));
      await expect.element(page.getByText(LINK)).toBeVisible();
    },
  ],
  [
    'the question before Start over',
    'project',
    async () => {
      await press(button('Start over'));
      await expect.element(page.getByRole('alertdialog')).toBeVisible();
    },
  ],
  [
    'addresses',
    'contact',
    async () => {
      await fill(page.getByRole('combobox'), '1200');
      await expect.element(page.getByRole('option', { name: LAMAR.label })).toBeVisible();
    },
  ],
  [
    'the contact',
    'contact',
    async () => {
      await fillContact();
      await press(page.getByText('How should they reach you?'));
      await press(radio('Text'));
    },
  ],
  [
    'the code',
    'contact',
    async (funnel) => {
      await askForQuotes();
      await untilSays(funnel, 'We sent it by text to (512) 555-0177.');
    },
  ],
  [
    'the comparison',
    'suggestions',
    async () => {
      await press(button('Compare side by side'));
      await expect.element(page.getByRole('dialog', { name: 'Compare the pros' })).toBeVisible();
    },
  ],
  ['the summary', 'summary', () => press(page.getByText('Change your phone number'))],
];

it.each(SCREENS)('on a phone of 360 px nothing sticks out, and a thumb has room: %s', async (screen, step, open) => {
  const funnel = await openAt(funnelStage(), step, { ...OPTIONS, ...(screen === 'the code' ? CODE : {}) });
  await open(funnel);
  expectToFit(funnel, screen);
});
