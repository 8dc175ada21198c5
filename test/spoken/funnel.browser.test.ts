import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Host, rootOf } from '../elements/stage.js';
import { CUSTOMER, focusedIn, funnelPage, funnelStage, place, untilSays } from '../raq-funnel/funnel-stage.js';
import { screenReader, transcriptOf } from './screen-reader.js';

funnelPage();

describe('the funnel', () => {
  it('reads its screens up to the timing, and says what is wrong with an answer', async () => {
    const funnel = await openService();
    const reader = screenReader(funnel);
    const script = transcriptOf(reader);
    script.reads('service');

    await tabTo(funnel, '[role=combobox]');
    script.focus('focus on the service');
    await userEvent.keyboard('drain cleaning');
    let found: string | undefined;
    await vi.waitFor(() => {
      found = reader.heard().at(-1) ?? found;
      expect(found).toMatch(/^1 /);
    });
    await expect.element(page.getByRole('option').first()).toBeVisible();
    // Fewer are found with each letter; the last of it is heard for certain.
    script.note('types one', reader.focused(), found ?? '');
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(rootOf(funnel).querySelector('[autocomplete=postal-code]')).not.toBeNull());
    await untilTitled(funnel);
    script.focus('chooses it');
    script.reads('location');

    await tabTo(funnel, '[autocomplete=postal-code]');
    await userEvent.keyboard('787{Enter}');
    await vi.waitFor(() => expect(rootOf(funnel).activeElement?.getAttribute('aria-invalid')).toBe('true'));
    script.focus('continues with half a postal code');
    await userEvent.keyboard('{End}04');
    await script.hears('types the rest', /Austin/);
    await userEvent.keyboard('{Enter}');

    for (const question of [1, 2, 3]) {
      await untilTitled(funnel);
      script.focus(`question ${question}`);
      if (question === 1) script.note('reads it', ...fromTitle(reader.read()));
      await userEvent.keyboard('{Tab}');
      script.focus('focus on the answers');
      await userEvent.keyboard(' ');
      if (question === 1) {
        await userEvent.keyboard('{ArrowDown}');
        script.focus('the next answer');
      }
      await userEvent.keyboard('{Enter}');
    }
    await untilTitled(funnel);
    script.focus('description');
    script.note('reads it', ...fromTitle(reader.read()));
    await tabTo(funnel, 'textarea');
    script.focus('focus on it');
    await tabTo(funnel, '[type=submit]');
    await userEvent.keyboard('{Enter}');

    await untilTitled(funnel);
    script.focus('timing');
    script.note('reads it', ...fromTitle(reader.read()));
    await expect(script.text()).toMatchFileSnapshot('transcripts/funnel.txt');
  });

  it('reads the contact with its errors, the pros and the summary', async () => {
    const funnel = await openService({ questions: () => [] });
    const reader = screenReader(funnel);
    const script = transcriptOf(reader);
    await walkToContact(funnel);
    reader.heard();
    script.focus('contact');
    script.note('reads it', ...fromTitle(reader.read()));

    await press(funnel);
    await vi.waitFor(() => expect(rootOf(funnel).activeElement?.localName).toBe('section'));
    script.focus('continues without an answer');
    await userEvent.keyboard('{Tab}');
    script.focus('focus on the first error');
    await userEvent.keyboard('{Enter}');
    script.focus('goes to it');
    for (const text of [CUSTOMER.first, CUSTOMER.last, CUSTOMER.email, CUSTOMER.phone]) {
      await userEvent.keyboard(text);
      await userEvent.keyboard('{Tab}');
    }
    await tabTo(funnel, '[type=checkbox]');
    script.focus('focus on the consent');
    await userEvent.keyboard(' ');
    script.focus('agrees');
    await press(funnel);

    await untilTitled(funnel);
    await vi.waitFor(() => expect(boxes(funnel)).toBe(2));
    // What a pro says of itself comes with a call of its own.
    await untilSays(funnel, /has worked in plumbing for 8 years/);
    script.note('pros', reader.focused(), ...reader.heard().slice(-1));
    script.note('reads them', ...fromTitle(reader.read()));
    await tabTo(funnel, '[part~=suggestion] [type=checkbox]');
    script.focus('focus on the first pro');
    await userEvent.keyboard(' ');
    await script.hears('takes it out', /^1 /);
    await press(funnel);

    await untilTitled(funnel);
    await untilSays(funnel, /\(\d{3}\) \d{3}/);
    await untilSays(funnel, /\$119/);
    script.note('summary', reader.focused());
    // Its moment is another one each time.
    script.note('reads it', ...fromTitle(reader.read()).filter((line) => !/20\d\d|\d{6}/.test(line)));
    expect(script.text()).toContain('Your request is on its way');
    await expect(script.text()).toMatchFileSnapshot('transcripts/funnel-contact.txt');
  });
});

async function openService(properties: Record<string, unknown> = {}): Promise<Host> {
  const funnel = place(funnelStage(), { questions: undefined, ...properties });
  await vi.waitFor(() => expect(rootOf(funnel).querySelector('[role=combobox]')).not.toBeNull());
  await expect.element(page.getByRole('button', { name: 'Drain Cleaning' })).toBeVisible();
  return funnel;
}

async function walkToContact(funnel: Host): Promise<void> {
  await page.getByRole('button', { name: 'Drain Cleaning' }).click();
  await untilTitled(funnel);
  await tabTo(funnel, '[autocomplete=postal-code]');
  await userEvent.keyboard('78704');
  await untilSays(funnel, 'Austin, TX');
  // From the location to the description, to the timing, to the contact
  for (let screen = 0; screen < 3; screen += 1) {
    await press(funnel);
    await untilTitled(funnel);
  }
}

/** The title of a screen that has just come. */
let titled = '';

async function untilTitled(funnel: Host): Promise<void> {
  await vi.waitFor(() => {
    const now = rootOf(funnel).activeElement;
    expect(now?.localName).toBe('h2');
    expect(focusedIn(funnel)).not.toBe(titled);
  });
  titled = focusedIn(funnel);
}

async function press(funnel: Host): Promise<void> {
  await tabTo(funnel, '[type=submit]');
  await userEvent.keyboard('{Enter}');
}

async function tabTo(funnel: Host, selector: string): Promise<void> {
  for (let at = 0; at < 40; at += 1) {
    if (rootOf(funnel).activeElement?.matches(selector)) return;
    await userEvent.keyboard('{Tab}');
  }
  throw new Error(`Tab does not lead to ${selector}.`);
}

const boxes = (funnel: Host) => rootOf(funnel).querySelectorAll('[part~=suggestion] [type=checkbox]:checked').length;

/** Without the frame of the screens, which is read before the first of them. */
const fromTitle = (lines: readonly string[]) => lines.slice(lines.findIndex((line) => line.startsWith('heading 2')));
