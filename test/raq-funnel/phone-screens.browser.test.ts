import { beforeEach, expect, it, vi } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import { press } from '../element/press.js';
import { type Host, rootOf } from '../element/stage.js';
import { button, funnelPage, funnelStage, openAt, pick, type Step } from './funnel-stage.js';

funnelPage();
beforeEach(() => page.viewport(360, 740));

/** Nothing overflows at the sides, and every control is tall enough to tap. */
function expectToFit(funnel: Element): void {
  const root = rootOf(funnel);
  const all = [...root.querySelectorAll<HTMLElement>('*')];
  const wide = all.filter((each) => {
    const { left, right, width } = each.getBoundingClientRect();
    return width > 1 && (right > innerWidth + 0.5 || left < -0.5);
  });
  const scrolled = all.filter((each) => each.scrollWidth > each.clientWidth + 1 && each.matches('.in, dialog'));
  const controls = root.querySelectorAll<HTMLElement>('button, .input, summary, [role=option], label:has(input)');
  const small = [...controls].filter(
    (each) =>
      each.checkVisibility() &&
      each.closest('.funnel-progress, .inset, [inert]') === null &&
      each.getBoundingClientRect().height < 43.5,
  );
  const names = [wide, scrolled, small].map((each) => each.map(({ outerHTML }) => outerHTML.slice(0, 100)));
  expect(names).toEqual([[], [], []]);
}

async function addPhotos(funnel: Host): Promise<void> {
  const canvas = new OffscreenCanvas(40, 30);
  canvas.getContext('2d')?.fillRect(0, 0, 40, 30);
  const drawn = await canvas.convertToBlob();
  await pick(funnel, ...['sink.png', 'pipe.png'].map((name) => new File([drawn], name, { type: 'image/png' })));
  await vi.waitFor(() => expect(page.getByText('Added', { exact: true }).elements().length).toBe(2));
}

async function opening(name: string, shown: Locator): Promise<void> {
  await press(button(name));
  await expect.element(shown).toBeVisible();
}

/** The other screens are measured in the stories. */
it.each<[string, Step, (funnel: Host) => Promise<unknown>]>([
  ['photos', 'project', addPhotos],
  ['the question before Start over', 'project', () => opening('Start over', page.getByRole('alertdialog'))],
  [
    'the comparison',
    'suggestions',
    () => opening('Compare side by side', page.getByRole('dialog', { name: /^Compare/ })),
  ],
])('at a width of 360 px nothing overflows and every control is tall enough to tap: %s', async (_, step, open) => {
  const options = { presentation: 'modal', open: true, uploadPhoto: async ({ name }: File) => `photo-${name}` };
  const funnel = await openAt(funnelStage(), step, options);
  await open(funnel);
  expectToFit(funnel);
});
