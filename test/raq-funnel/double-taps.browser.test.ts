import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Host, rootOf, tick } from '../elements/stage.js';
import { pressQuickly } from '../ui/pointer.js';
import {
  button,
  checkbox,
  fillContact,
  funnelPage,
  funnelStage,
  heading,
  heard,
  open,
  openAt,
  radio,
  untilAt,
  walkTo,
} from './funnel-stage.js';

funnelPage();

const QUESTION = 'What is wrong with the drain?';
const CHOICES = ['Slow', 'Clogged', 'Smells', 'Gurgles', 'Leaks', 'Backs up', 'Overflows', 'Something else'];
const questions = () => [
  { id: 'wrong', text: QUESTION, type: 'one', options: CHOICES.map((each) => ({ value: each, label: each })) },
];

const chosen = () =>
  radio(/./)
    .elements()
    .filter((each) => each.matches(':checked'));

/** What is pressed where an element stands, or stood. */
function pressedAt(funnel: Host, { left, top, width, height }: DOMRect): Element | null | undefined {
  return rootOf(funnel)
    .elementFromPoint(left + width / 2, top + height / 2)
    ?.closest('label, input, button');
}

/** A funnel on a phone, with the postal code typed. */
async function atPlace(): Promise<Host> {
  await page.viewport(390, 844);
  const funnel = await openAt(funnelStage(), 'postal-code', { questions });
  await page.getByRole('textbox', { name: 'ZIP code' }).fill('78704');
  await expect.element(page.getByText('Austin, TX')).toBeVisible();
  return funnel;
}

describe('a double tap', () => {
  it('two quick taps on Continue leave the first question unanswered', async () => {
    const funnel = await atPlace();
    const before = button('Continue').element().getBoundingClientRect();
    await pressQuickly(button('Continue').element());
    await expect.element(heading(QUESTION)).toBeVisible();
    await tick(100);
    expect(pressedAt(funnel, before)?.localName).toBe('label');
    expect(chosen()).toEqual([]);
  });

  it('three quick taps on Continue leave it unanswered too', async () => {
    await atPlace();
    await pressQuickly(button('Continue').element(), { times: 3, pause: 200 });
    await expect.element(heading(QUESTION)).toBeVisible();
    await tick(100);
    expect(chosen()).toEqual([]);
  });

  it('a tap in the same place counts again once the question has stood there a moment', async () => {
    const funnel = await atPlace();
    const before = button('Continue').element().getBoundingClientRect();
    await pressQuickly(button('Continue').element(), { times: 2, pause: 700 });
    await expect.element(heading(QUESTION)).toBeVisible();
    await vi.waitFor(() => expect(chosen()).toHaveLength(1));
    expect(pressedAt(funnel, before)?.contains(chosen()[0] ?? null)).toBe(true);
  });

  it('a tap elsewhere counts at once', async () => {
    await atPlace();
    await pressQuickly(button('Continue').element());
    await radio('Slow').click();
    await button('Continue').click();
    await untilAt('project');
  });

  it('two quick taps on a service leave the postal code step as it comes', async () => {
    await page.viewport(390, 844);
    const funnel = await open(funnelStage());
    await expect.element(button('Drain Cleaning')).toBeVisible();
    await pressQuickly(button('Drain Cleaning').element());
    await untilAt('postal-code');
    await tick(100);
    expect(heard(funnel, 'funnel-step').at(-1)).toMatchObject({ step: 'postal-code' });
    await expect.element(page.getByRole('textbox', { name: 'ZIP code' })).toHaveValue('');
  });

  it('two quick taps on Back go back one step', async () => {
    await page.viewport(390, 844);
    const funnel = await openAt(funnelStage(), 'timing');
    await tick(400);
    await pressQuickly(button('Back').element());
    await untilAt('project');
    await tick(100);
    expect(heard(funnel, 'funnel-step').at(-1)).toMatchObject({ step: 'project' });
    await tick(400);
    await button('Back').click();
    await untilAt('postal-code');
  });

  it('quick taps on Get quotes change nothing about the pros', async () => {
    await page.viewport(390, 844);
    const ticked = () =>
      checkbox(/./)
        .elements()
        .map((each) => each.matches(':checked'));
    const slow = await openAt(funnelStage(), 'suggestions');
    await expect.element(checkbox('Live Oak Plumbing')).toBeVisible();
    const proposed = ticked();
    expect(proposed).toContain(true);
    slow.remove();
    sessionStorage.clear();
    await openAt(funnelStage(), 'contact');
    await fillContact();
    await checkbox(/^I agree/).click();
    await pressQuickly(button('Get quotes').element(), { times: 3 });
    await untilAt('suggestions');
    await expect.element(checkbox('Live Oak Plumbing')).toBeVisible();
    expect(ticked()).toEqual(proposed);
  });
});

describe('what is no double tap', () => {
  it('Enter on Continue, and Enter again, goes two steps', async () => {
    await openAt(funnelStage(), 'project');
    for (const step of ['timing', 'contact'] as const) {
      button('Continue').element().focus();
      await userEvent.keyboard('{Enter}');
      if (step === 'timing') await radio(/^This week/).click();
      await untilAt(step);
    }
  });

  it('a script that presses what is there goes as fast as it likes', async () => {
    const funnel = await openAt(funnelStage(), 'timing');
    const press = () => rootOf(funnel).querySelector<HTMLElement>('[part="back"]')?.click();
    press();
    await untilAt('project');
    press();
    await untilAt('postal-code');
  });

  it('a step can be walked through as fast as its controls can be reached', async () => {
    await open(funnelStage());
    await walkTo('contact');
  });
});
