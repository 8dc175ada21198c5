import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanPage, rootOf } from '../element/stage.js';
import { bubbles, openEmpty, threadStage } from '../message-thread/thread-stage.js';
import { screenReader, transcriptOf } from './screen-reader.js';

cleanPage();

describe('the conversation', () => {
  it('reads who it is with and how to write, and announces a sent and a received message', async () => {
    const on = threadStage({ clock: () => new Date('2026-11-18T20:20:00Z') });
    const thread = await openEmpty(on);
    // The quick replies load after the messages.
    await vi.waitFor(() => expect(rootOf(thread).querySelector('.replies button')).not.toBeNull());
    const reader = screenReader(thread);
    const script = transcriptOf(reader);
    script.reads('opened');

    rootOf(thread).querySelector('textarea')?.focus();
    script.focus('focus on the message');
    await userEvent.keyboard('On my way.{Enter}');
    await script.hears('sends', 'Sent');
    await vi.waitFor(() => expect(bubbles(thread)).toHaveLength(1));

    await on.customer(on.nobody).say('Great, thank you!');
    await script.hears('a message arrives', /Great/);
    const list = reader.read().filter((line) => !/\d|Today/.test(line));
    const from = list.findIndex((line) => line.startsWith('log'));
    script.note('reads both, but for days and times', ...list.slice(from, from + 5));
    await expect(script.text()).toMatchFileSnapshot('transcripts/thread.txt');
  });

  it('reads the author of a group once and the time of each message, and announces none of it', async () => {
    const on = threadStage({ clock: () => new Date('2026-11-18T20:20:00Z') });
    const texts = ['One', 'Two', 'Three'];
    for (const text of texts) await on.customer(on.nobody).say(text);
    const thread = await openEmpty(on);
    const reader = screenReader(thread);
    await vi.waitFor(() => expect(bubbles(thread)).toEqual(texts));
    const lines = reader.read();
    expect(lines.filter((line) => line === 'Member:')).toHaveLength(1);
    expect(texts.map((text) => lines[lines.indexOf(text) + 1])).toEqual(
      texts.map(() => expect.stringMatching(/ 2:20/)),
    );
    expect(reader.heard().join()).not.toMatch(/ 2:20/);
  });

  it('announces each message once as sent and once as received, also if the text repeats', async () => {
    const on = threadStage();
    const thread = await openEmpty(on);
    const { heard } = screenReader(thread);
    rootOf(thread).querySelector('textarea')?.focus();
    const said: string[] = [];
    for (const count of [1, 2]) {
      await userEvent.keyboard('Hello{Enter}');
      await vi.waitFor(() => {
        said.push(...heard());
        expect(said).toHaveLength(count);
      });
      await vi.waitFor(() => expect(rootOf(thread).querySelectorAll('.after .message')).toHaveLength(0));
    }
    for (const count of [3, 4]) {
      const words = [...rootOf(thread).querySelectorAll('p.sr[role="status"] span')].at(-1);
      await on.customer(on.nobody).say('Yes');
      await vi.waitFor(() => expect(words?.isConnected).toBe(false));
      said.push(...heard());
      expect(said).toHaveLength(count);
    }
    // Time for what would be one announcement too many
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([...said, ...heard()]).toEqual(['Sent', 'Sent', 'Member: Yes', 'Member: Yes']);
  });
});
