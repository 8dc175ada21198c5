import { drawing } from '../drawing.js';
import type { Suite } from '../suite.js';
import { OURS, PLAIN, threadPages } from './thread-pages.js';

function suite(name: string, about: string, step: string, atMost: number, before: readonly string[]): Suite {
  return {
    name: `thread-${name}`,
    about,
    unit: step,
    bound: PLAIN,
    goals: [{ contender: OURS, atMost }],
    async start() {
      const { plain, ours } = await threadPages();
      return {
        contenders: [drawing(PLAIN, plain, step, before), drawing(OURS, ours, step, before)],
        close: async () => {},
      };
    },
  };
}

const LONG = '10 000 messages';
const SHORT = '1 000 messages';

/** A conversation of ten thousand messages against a hand-written windowed list: code and messages are there before the clock starts. */
export const threadSuites: readonly Suite[] = [
  suite('mount', 'a conversation of 10 000 messages, at its end', 'mount', 3, ['fill10000']),
  suite('append', 'one more message at the end of 10 000', 'append', 1.7, ['fill10000', 'mount']),
  suite('prepend', '50 older messages before 10 000, 120 px from the start', 'prepend', 1.7, [
    'fill10000',
    'mount',
    'to120',
  ]),
  {
    name: 'thread-length',
    about: 'a conversation of 10 000 messages against one of 1 000',
    unit: 'mount',
    bound: SHORT,
    goals: [{ contender: LONG, atMost: 1.1 }],
    async start() {
      const { ours } = await threadPages();
      return {
        contenders: [drawing(SHORT, ours, 'mount', ['fill1000']), drawing(LONG, ours, 'mount', ['fill10000'])],
        close: async () => {},
      };
    },
  },
];
