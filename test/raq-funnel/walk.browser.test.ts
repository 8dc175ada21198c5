import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fill, press } from '../elements/press.js';
import { rootOf } from '../elements/stage.js';
import {
  button,
  CUSTOMER,
  checkbox,
  focusedIn,
  funnelPage,
  funnelStage,
  heading,
  heard,
  place,
  radio,
  TITLES,
  textbox,
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
  it('is gone by keyboard alone: the focus comes to the heading of each screen, and each step is told', async () => {
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
    await tabTo(funnel, /^First name$/);
    await userEvent.keyboard(CUSTOMER.first);
    await tabTo(funnel, /^Last name$/);
    await userEvent.keyboard(CUSTOMER.last);
    await tabTo(funnel, /^Email$/);
    await userEvent.keyboard(CUSTOMER.email);
    await tabTo(funnel, /^Phone$/);
    await userEvent.keyboard(CUSTOMER.phone);
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

  it('is gone by touch at 360 px, without a sideways scroll at any step', async () => {
    await page.viewport(360, 780);
    const on = funnelStage();
    const funnel = place(on, { questions: undefined });
    const wide: string[] = [];
    const look = async (title: string) => {
      await expect.element(heading(title)).toBeVisible();
      const { scrollWidth } = document.documentElement;
      if (scrollWidth > 360) wide.push(`${title}: ${scrollWidth}`);
    };
    await look(TITLES.service);
    await press(button('Drain Cleaning'));
    await look(TITLES['postal-code']);
    await fill(textbox('ZIP code'), '78704-1234');
    await press(button('Continue'));
    for (const [question, answer] of [
      [QUESTIONS[0], 'Kitchen sink'],
      [QUESTIONS[1], 'Yes, slowly'],
      [QUESTIONS[2], 'House'],
    ]) {
      await look(question ?? '');
      await press(radio(answer ?? ''));
      await press(button('Continue'));
    }
    await look(TITLES.project);
    await press(button('Continue'));
    await look(TITLES.timing);
    await press(button('Skip'));
    await look(TITLES.contact);
    await fill(textbox('First name'), CUSTOMER.first);
    await fill(textbox('Last name'), CUSTOMER.last);
    await fill(textbox('Email'), CUSTOMER.email);
    await fill(textbox('Phone'), CUSTOMER.phone);
    await press(checkbox(/^I agree/));
    await press(button('Get quotes'));
    await look(TITLES.suggestions);
    await expect.element(checkbox('Barton Creek Pipe & Drain')).toBeVisible();
    await press(checkbox('Barton Creek Pipe & Drain'));
    await untilSays(funnel, '3 pros get your request.');
    await press(button('Continue'));
    await look(TITLES.summary);
    await untilSays(funnel, 'Barton Creek Pipe & Drain');
    expect([wide, heard(funnel, 'funnel-complete').length, heard(funnel, 'widget-error')]).toEqual([[], 1, []]);
  });

  it.each(['no-preference', 'reduce'])('brings the new step into view, with motion: %s', async (motion) => {
    const match = window.matchMedia.bind(window);
    const media = vi
      .spyOn(window, 'matchMedia')
      .mockImplementation((query) =>
        match(query.includes('reduced-motion') ? (motion === 'reduce' ? 'all' : 'not all') : query),
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
    scrolls.mockRestore();
    media.mockRestore();
  });

  it('leads back with the answers kept, and on again from the progress', async () => {
    const funnel = place(funnelStage());
    await untilAt('service');
    await press(button('Drain Cleaning'));
    await untilAt('postal-code');
    await fill(textbox('ZIP code'), '78704');
    await press(button('Continue'));
    await untilAt('project');
    await fill(textbox('Description'), 'It gurgles.');
    await press(button('Continue'));
    await untilAt('timing');
    await press(button('Back'));
    await untilAt('project');
    await expect.element(textbox('Description')).toHaveValue('It gurgles.');
    await press(button('Back'));
    await untilAt('postal-code');
    await expect.element(textbox('ZIP code')).toHaveValue('78704');
    await press(button('Timing'));
    await untilAt('timing');
    expect(heard(funnel, 'funnel-step').at(-1)).toEqual({ step: 'timing', index: 4, total: 7 });
  });
});
