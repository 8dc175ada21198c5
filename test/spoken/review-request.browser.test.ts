import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { cleanPage, rootOf } from '../element/stage.js';
import { failRequest, modal, opener, refused, stage } from '../review-request/review-stage.js';
import { screenReader, tabTo, transcriptOf } from './screen-reader.js';

cleanPage();

describe('the review request', () => {
  it('reads whom it asks, announces that it failed and then that it was sent, and returns to its button', async () => {
    const on = stage();
    const element = await modal(on, { autoCloseMs: 0 });
    const reader = screenReader(element);
    const script = transcriptOf(reader);
    const button = opener().element();
    if (button instanceof HTMLElement) button.focus();
    script.focus('focus on the page’s button');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Send request' })).toBeVisible();
    script.note('opens it', reader.focused());
    script.reads('reads it');
    await tabTo(element, '[type=submit]');
    script.note('focus on the sending', reader.focused());
    failRequest(on, refused(500));
    await userEvent.keyboard('{Enter}');
    await script.hears('is refused', /^We're sorry/);
    on.setFault(null);
    await userEvent.keyboard('{Enter}');
    await vi.waitFor(() => expect(rootOf(element).activeElement?.localName).toBe('h3'));
    script.focus('tries again');
    await userEvent.keyboard('{Escape}');
    await vi.waitFor(() => expect(page.getByRole('dialog').elements()).toEqual([]));
    script.focus('Escape');
    await expect(script.text()).toMatchFileSnapshot('transcripts/review-request.txt');
  });
});
