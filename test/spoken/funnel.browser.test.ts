import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { rootOf } from '../elements/stage.js';
import { focusedIn, funnelPage, funnelStage, place } from '../raq-funnel/funnel-stage.js';
import { listenTo, readFocused, readThrough } from './screen-reader.js';

funnelPage();

describe.each(['en-US', 'es-US'])('the funnel in %s', (locale) => {
  it('reads its first screens, and says what is wrong with an answer', async () => {
    const funnel = place(funnelStage(), { questions: undefined, locale });
    await vi.waitFor(() => expect(rootOf(funnel).querySelector('[role=combobox]')).not.toBeNull());
    await expect.element(page.getByRole('button', { name: 'Drain Cleaning' })).toBeVisible();
    const announced = listenTo(funnel);
    const said = ['[service]', ...readThrough(funnel)];
    const submit = () => rootOf(funnel).querySelector<HTMLElement>('[type=submit]');

    await userEvent.click(page.getByRole('combobox'));
    await userEvent.keyboard('drain cleaning');
    await expect.element(page.getByRole('option').first()).toBeVisible();
    announced();
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(rootOf(funnel).querySelector('[autocomplete=postal-code]')).not.toBeNull());
    await vi.waitFor(() => expect(focusedIn(funnel)).not.toBe(''));
    said.push('[chooses a service]', readFocused(), ...readThrough(funnel));

    await userEvent.click(page.getByRole('textbox'));
    await userEvent.keyboard('787');
    submit()?.click();
    await vi.waitFor(() =>
      expect(rootOf(funnel).querySelector('[autocomplete=postal-code][aria-invalid=true]')).not.toBeNull(),
    );
    said.push('[continues with half a postal code]', readFocused());
    await expect(said.join('\n')).toMatchFileSnapshot(`transcripts/funnel.${locale}.txt`);
  });
});
