import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Host, rootOf, tick } from '../element/stage.js';
import { pressQuickly } from '../ui/pointer.js';
import {
  button,
  CUSTOMER,
  checkbox,
  focusedIn,
  funnelPage,
  funnelStage,
  heading,
  heard,
  openAt,
  place,
  radio,
  TITLES,
  untilAt,
  untilSays,
} from './funnel-stage.js';

funnelPage();

const STEPS = ['service', 'postal-code', 'project', 'timing', 'contact', 'suggestions', 'summary'];
const QUESTIONS = ['Which drain is clogged?', 'Does water still drain?', 'What kind of place is it?'];

/** Presses Tab until something of these words has the focus. */
async function tabTo(element: Element, words: RegExp): Promise<void> {
  for (let at = 0; at < 30; at += 1) {
    await userEvent.keyboard('{Tab}');
    if (words.test(focusedIn(element))) return;
  }
  throw new Error(`Tab does not lead to ${words}; it is at ${focusedIn(element)}.`);
}

async function untilFocused(element: Element, title: string): Promise<void> {
  await vi.waitFor(() => expect(focusedIn(element)).toBe(title));
}

describe('the whole way', () => {
  it('works with the keyboard alone: the focus moves to the heading of each screen, and each step is reported', async () => {
    const on = funnelStage();
    const funnel = place(on, { questions: undefined });
    await untilAt('service');
    await tabTo(funnel, /^Service$/);
    await userEvent.keyboard('drain cleaning');
    await expect.element(page.getByRole('option', { name: /^Drain Cleaning/ })).toBeVisible();
    await userEvent.keyboard('{Enter}');

    await untilFocused(funnel, TITLES['postal-code']);
    await tabTo(funnel, /^ZIP code$/);
    await userEvent.keyboard('78704');
    await untilSays(funnel, 'Austin, TX');
    await userEvent.keyboard('{Enter}');

    for (const question of QUESTIONS) {
      await untilFocused(funnel, question);
      await userEvent.keyboard('{Tab} {Enter}');
    }
    await untilFocused(funnel, TITLES.project);
    await tabTo(funnel, /^Description/);
    await userEvent.keyboard('It gurgles.');
    await tabTo(funnel, /^Continue$/);
    await userEvent.keyboard('{Enter}');

    await untilFocused(funnel, TITLES.timing);
    await userEvent.keyboard('{Tab} {Enter}');

    await untilFocused(funnel, TITLES.contact);
    for (const [label, text] of [
      [/^First name$/, CUSTOMER.first],
      [/^Last name$/, CUSTOMER.last],
      [/^Email$/, CUSTOMER.email],
      [/^Phone$/, CUSTOMER.phone],
    ] as const) {
      await tabTo(funnel, label);
      await userEvent.keyboard(text);
    }
    await tabTo(funnel, /^I agree/);
    await userEvent.keyboard(' ');
    await tabTo(funnel, /^Get quotes$/);
    await userEvent.keyboard('{Enter}');

    await untilFocused(funnel, TITLES.suggestions);
    await expect.element(checkbox('Barton Creek Pipe & Drain')).toBeVisible();
    await vi.waitFor(() =>
      expect(funnel.shadowRoot?.querySelectorAll('input[type="checkbox"]:checked').length).toBe(2),
    );
    // The button that compares the pros comes before them.
    await userEvent.keyboard('{Tab}{Tab}');
    await userEvent.keyboard(' ');
    await untilSays(funnel, '1 pro gets your request.');
    await tabTo(funnel, /^Continue$/);
    await userEvent.keyboard('{Enter}');

    await untilFocused(funnel, TITLES.summary);
    expect(heard(funnel, 'funnel-step')).toEqual(STEPS.map((step, at) => ({ step, index: at + 1, total: 7 })));
    const [created] = heard(funnel, 'lead-created');
    expect(heard(funnel, 'funnel-complete')).toEqual([{ leadId: Reflect.get(Object(created), 'leadId') }]);
    expect(await on.leads()).toBe(1);
  });

  it.each(['no-preference', 'reduce'])('brings the new step into view, with motion: %s', async (motion) => {
    const match = window.matchMedia.bind(window);
    const mocked = motion === 'reduce' ? 'all' : 'not all';
    vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
      match(query.includes('reduced-motion') ? mocked : query),
    );
    const scrolls = vi.spyOn(Element.prototype, 'scrollIntoView');
    const on = funnelStage();
    const funnel = place(on, { categoryId: '10214', postalCode: '78704' });
    await untilAt('project');
    funnel.style.marginTop = '3000px';
    scrollTo(0, 0);
    scrolls.mockClear();
    // Pressed out of view, as by a script: the page stands where it is.
    button('Continue')
      .element()
      .dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    await untilAt('timing');
    await vi.waitFor(() => expect(scrolls).toHaveBeenCalled());
    const panel = rootOf(funnel).querySelector('[data-panel]');
    await vi.waitFor(() => expect(panel?.getBoundingClientRect().top).toBeLessThan(window.innerHeight));
    expect(scrolls.mock.lastCall).toEqual([{ behavior: motion === 'reduce' ? 'auto' : 'smooth', block: 'start' }]);
  });
});

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

  it('a tap in the same place counts again a moment after the question appears', async () => {
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
});

it('Enter on Continue, and Enter again, goes two steps', async () => {
  await openAt(funnelStage(), 'project');
  for (const step of ['timing', 'contact'] as const) {
    button('Continue').element().focus();
    await userEvent.keyboard('{Enter}');
    if (step === 'timing') await radio(/^This week/).click();
    await untilAt(step);
  }
});
