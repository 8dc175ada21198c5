import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type Host, rootOf } from '../element/stage.js';
import { focusedIn, funnelPage, funnelStage, place } from '../raq-funnel/funnel-stage.js';
import { screenReader, tabTo, transcriptOf } from './screen-reader.js';

funnelPage();

it('the funnel reads its screens up to the timing and announces what is wrong with an answer', async () => {
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
  script.note('reads it', ...fromTitle(reader.read()));

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

async function openService(): Promise<Host> {
  const funnel = place(funnelStage(), { questions: undefined });
  await vi.waitFor(() => expect(rootOf(funnel).querySelector('[role=combobox]')).not.toBeNull());
  await expect.element(page.getByRole('button', { name: 'Drain Cleaning' })).toBeVisible();
  return funnel;
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

/** Without the frame of the screens, which is read before the first of them. */
const fromTitle = (lines: readonly string[]) => lines.slice(lines.findIndex((line) => line.startsWith('heading 2')));
