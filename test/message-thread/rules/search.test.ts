import { describe, expect, it, vi } from 'vitest';
import { messagesWithWords, searchWords, stretchesOf } from '../../../src/message-thread/search/search.js';
import { aMessage } from './a-message.js';

const marked = (text: string, query: string) =>
  stretchesOf(text, searchWords(query)).map(({ start, end }) => text.slice(start, end));

describe('the words that were found', () => {
  it.each([
    ['The price is $450, parts are $450 too.', '$450', ['$450', '$450']],
    ['Mañana a las 3 está bien', 'MANANA', ['Mañana']],
    ['Mañana a las 3 está bien', 'esta bien', ['está bien']],
    ['Cafe\u0301 at noon', 'café', ['Cafe\u0301']],
    ['two\n\n  lines', 'two lines', ['two\n\n  lines']],
    ['It’s “done”', 'it\'s "done"', ['It’s “done”']],
    ['ΟΔΟΣ', 'οδος', ['ΟΔΟΣ']],
    ['👍🏽 thanks', 'thanks', ['thanks']],
    ['aaa', 'aa', ['aa']],
    ['각', '가', ['각']],
    ['nothing', 'price', []],
    ['anything', '   ', []],
  ])('in %j by %j are %j', (text, query, words) => {
    expect(marked(text, query)).toEqual(words);
  });
});

describe('the messages that were found', () => {
  const photo = { id: 'f1', filename: 'Fregadero de Dana.jpg', contentType: 'image/jpeg', size: 1 };
  const messages = [
    aMessage(3, { body: 'The price is $450.' }),
    aMessage(5, { body: '', media: [photo] }),
    aMessage(8, { body: 'Is the PRICE final, Dana?' }),
  ];

  it.each([
    ['price', [8, 3]],
    ['dana', [8, 5]],
    ['fregadero', [5]],
    ['roof', []],
    [' ', []],
  ])('by %j are %j, the newest first', (query, indices) => {
    expect(messagesWithWords(messages, searchWords(query))).toEqual(indices);
  });

  it('are found in 10,000 messages without making each one plain again for each key', () => {
    const many = [...Array(10_000).keys()].map((index) =>
      aMessage(index, { body: `Message ${index}: el fontanero vendrá mañana a las ${index % 12}, está bien.` }),
    );
    messagesWithWords(many, 'manana');
    const normalize = vi.spyOn(String.prototype, 'normalize');
    expect(messagesWithWords(many, searchWords('mensaje')).length).toBe(0);
    expect(messagesWithWords(many, searchWords('message 99')).length).toBe(111);
    // Once for each query
    expect(normalize).toHaveBeenCalledTimes(2);
    normalize.mockRestore();
  });
});
