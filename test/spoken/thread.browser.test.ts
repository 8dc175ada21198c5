import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanPage, rootOf } from '../elements/stage.js';
import { bubbles, openEmpty, threadStage } from '../message-thread/thread-stage.js';
import { listenTo, readFocused, readThrough } from './screen-reader.js';

cleanPage();

describe.each(['en-US', 'es-US'])('the conversation in %s', (locale) => {
  it('reads who it is with and how to write, and says a message that arrives', async () => {
    const on = threadStage({ clock: () => new Date('2026-11-18T20:20:00Z') });
    const thread = await openEmpty(on, { locale });
    const announced = listenTo(thread);
    const said = ['[opened]', ...readThrough(thread)];

    rootOf(thread).querySelector('textarea')?.focus();
    said.push('[focus on the message]', readFocused());
    await userEvent.keyboard('On my way.{Enter}');
    await vi.waitFor(() => expect(bubbles(thread)).toHaveLength(1));
    await vi.waitFor(() => expect(rootOf(thread).textContent).toMatch(/ · (Sent|Enviado)/));
    said.push('[sends]', ...announced());

    await on.customer(on.nobody).say('Great, thank you!');
    await vi.waitFor(() => expect(bubbles(thread)).toHaveLength(2));
    const arrived: string[] = [];
    await vi.waitFor(() => {
      arrived.push(...announced());
      expect(arrived).not.toEqual([]);
    });
    said.push('[a message arrives]', ...arrived);
    await expect(said.join('\n')).toMatchFileSnapshot(`transcripts/thread.${locale}.txt`);
  });
});
