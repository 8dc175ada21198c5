import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SETTLE_MS } from '../../src/ui/stray-press.js';
import { type Host, rootOf, tick } from '../element/stage.js';
import { pointer, pressQuickly } from '../ui/pointer.js';
import * as screen from './funnel-stage.js';

screen.funnelPage();

const STEPS = ['service', 'postal-code', 'project', 'timing', 'contact', 'suggestions', 'summary'];
const QUESTIONS = ['Which drain is clogged?', 'Does water still drain?', 'What kind of place is it?'];

async function tabTo(element: Element, words: RegExp): Promise<void> {
  for (let at = 0; at < 30; at += 1) {
    await userEvent.keyboard('{Tab}');
    if (words.test(screen.focusedIn(element))) return;
  }
  throw new Error(`Tab does not lead to ${words}; it is at ${screen.focusedIn(element)}.`);
}

const untilFocused = (element: Element, title: string) =>
  vi.waitFor(() => expect(screen.focusedIn(element)).toBe(title));

describe('a complete funnel', () => {
  it('works with the keyboard only, moves focus to the heading of each screen, and reports each step', async () => {
    const on = screen.funnelStage();
    const funnel = screen.place(on, { questions: undefined });
    await screen.untilAt('service');
    await tabTo(funnel, /^Service$/);
    await userEvent.keyboard('drain cleaning');
    await expect.element(page.getByRole('option', { name: /^Drain Cleaning/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');

    await untilFocused(funnel, screen.TITLES['postal-code']);
    await tabTo(funnel, /^ZIP code$/);
    await userEvent.keyboard('78704');
    await screen.untilSays(funnel, 'Austin, TX');
    await userEvent.keyboard('{Enter}');

    for (const question of QUESTIONS) {
      await untilFocused(funnel, question);
      await userEvent.keyboard('{Tab} {Enter}');
    }
    await untilFocused(funnel, screen.TITLES.project);
    await tabTo(funnel, /^Description/);
    await userEvent.keyboard('It gurgles.');
    await tabTo(funnel, /^Continue$/);
    await userEvent.keyboard('{Enter}');

    await untilFocused(funnel, screen.TITLES.timing);
    await userEvent.keyboard('{Tab} {Enter}');

    await untilFocused(funnel, screen.TITLES.contact);
    for (const [label, text] of [
      [/^First name$/, screen.CUSTOMER.first],
      [/^Last name$/, screen.CUSTOMER.last],
      [/^Email$/, screen.CUSTOMER.email],
      [/^Phone$/, screen.CUSTOMER.phone],
    ] as const) {
      await tabTo(funnel, label);
      await userEvent.keyboard(text);
    }
    await tabTo(funnel, /^I agree/);
    await userEvent.keyboard(' ');
    await tabTo(funnel, /^Get quotes$/);
    await userEvent.keyboard('{Enter}');

    await untilFocused(funnel, screen.TITLES.suggestions);
    await expect.element(screen.checkbox('Barton Creek Pipe & Drain')).toBeVisible();
    await vi.waitFor(() =>
      expect(funnel.shadowRoot?.querySelectorAll('input[type="checkbox"]:checked').length).toBe(2),
    );
    // The compare button is before the checkboxes.
    await userEvent.keyboard('{Tab}{Tab}');
    await userEvent.keyboard(' ');
    await screen.untilSays(funnel, '1 pro gets your request.');
    await tabTo(funnel, /^Continue$/);
    await userEvent.keyboard('{Enter}');

    await untilFocused(funnel, screen.TITLES.summary);
    expect(screen.heard(funnel, 'funnel-step')).toEqual(STEPS.map((step, at) => ({ step, index: at + 1, total: 7 })));
    const [created] = screen.heard(funnel, 'lead-created');
    expect(screen.heard(funnel, 'funnel-complete')).toEqual([{ leadId: Reflect.get(Object(created), 'leadId') }]);
    expect(await on.leads()).toBe(1);
  });

  it.each(['no-preference', 'reduce'])(
    'scrolls the new step into view with prefers-reduced-motion: %s',
    async (motion) => {
      const match = window.matchMedia.bind(window);
      const mocked = motion === 'reduce' ? 'all' : 'not all';
      vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
        match(query.includes('reduced-motion') ? mocked : query),
      );
      const scrolls = vi.spyOn(Element.prototype, 'scrollIntoView');
      const funnel = screen.place(screen.funnelStage(), { categoryId: '10214', postalCode: '78704' });
      await screen.untilAt('project');
      funnel.style.marginTop = '3000px';
      scrollTo(0, 0);
      scrolls.mockClear();
      // Clicked out of view, as a script does, so the page does not scroll by itself.
      screen
        .button('Continue')
        .element()
        .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      await screen.untilAt('timing');
      await vi.waitFor(() => expect(scrolls).toHaveBeenCalled());
      const panel = rootOf(funnel).querySelector('[data-panel]');
      await vi.waitFor(() => expect(panel?.getBoundingClientRect().top).toBeLessThan(window.innerHeight));
      expect(scrolls.mock.lastCall).toEqual([{ behavior: motion === 'reduce' ? 'auto' : 'smooth', block: 'start' }]);
    },
  );
});

const QUESTION = 'What is wrong with the drain?';
const CHOICES = ['Slow', 'Clogged', 'Smells', 'Gurgles', 'Leaks', 'Backs up', 'Overflows', 'Something else'];
const questions = () => [
  { id: 'wrong', text: QUESTION, type: 'one', options: CHOICES.map((each) => ({ value: each, label: each })) },
];

const chosen = () =>
  screen
    .radio(/./)
    .elements()
    .filter((each) => each.matches(':checked'));

/** The control at the position of an element. */
const pressedAt = (funnel: Host, { left, top, width, height }: DOMRect): Element | null | undefined =>
  rootOf(funnel)
    .elementFromPoint(left + width / 2, top + height / 2)
    ?.closest('label, input, button');

async function atPlace(): Promise<Host> {
  await page.viewport(390, 844);
  const funnel = await screen.openAt(screen.funnelStage(), 'postal-code', { questions });
  await page.getByRole('textbox', { name: 'ZIP code' }).fill('78704');
  await expect.element(page.getByText('Austin, TX')).toBeVisible();
  return funnel;
}

it('two quick taps on Continue leave the first question unanswered', async () => {
  const funnel = await atPlace();
  const before = screen.button('Continue').element().getBoundingClientRect();
  await pressQuickly(screen.button('Continue').element());
  await expect.element(screen.heading(QUESTION)).toBeVisible();
  await tick(200);
  expect(chosen()).toEqual([]);
  expect(pressedAt(funnel, before)?.localName).toBe('label');
});

it('a tap in the same place counts again a moment after the question appears', async () => {
  const funnel = await atPlace();
  const before = screen.button('Continue').element().getBoundingClientRect();
  await pressQuickly(screen.button('Continue').element(), { times: 1 });
  await expect.element(screen.heading(QUESTION)).toBeVisible();
  await tick(SETTLE_MS + 100);
  const label = pressedAt(funnel, before);
  const center = { x: before.left + before.width / 2, y: before.top + before.height / 2 };
  await pointer('press', center);
  await pointer('release', center);
  await vi.waitFor(() => expect(chosen()).toHaveLength(1));
  expect(chosen().every((each) => label?.contains(each))).toBe(true);
});

it('a second tap elsewhere counts immediately', async () => {
  await atPlace();
  await pressQuickly(screen.button('Continue').element());
  await screen.radio('Slow').click();
  await screen.button('Continue').click();
  await screen.untilAt('project');
});

it('pressing Enter on Continue twice advances two steps', async () => {
  await screen.openAt(screen.funnelStage(), 'project');
  for (const step of ['timing', 'contact'] as const) {
    screen.button('Continue').element().focus();
    await userEvent.keyboard('{Enter}');
    if (step === 'timing') await screen.radio(/^This week/).click();
    await screen.untilAt(step);
  }
});
