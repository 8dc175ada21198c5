import { buildNote, bundle } from '../bundle.js';
import { drawing } from '../drawing.js';
import type { Suite } from '../suite.js';

const SLOW = 4;

const pageOf = (name: string) => new URL(`pages/${name}.ts`, import.meta.url);

function suite(step: string, about: string, atMost: number, before: readonly string[] = []): Suite {
  return {
    name: `board-${step}`,
    about,
    unit: step,
    bound: 'hand-written',
    throttle: SLOW,
    goals: [{ contender: 'lead-board', atMost }],
    async start() {
      const [plain, ours] = await Promise.all([
        bundle(pageOf('hand-written'), 'elements/lead-board'),
        bundle(pageOf('lead-board'), 'elements/lead-board'),
      ]);
      return {
        contenders: [drawing('hand-written', plain, step, before), drawing('lead-board', ours, step, before)],
        note: await buildNote(),
        close: async () => {},
      };
    },
  };
}

/** A board of a hundred leads against hand-written DOM in the same sheets: code and data are there before the clock starts. */
export const boardSuites: readonly Suite[] = [
  suite('mount', 'a board with 100 leads, the first one open', 1.5),
  suite('expand', 'another of 100 leads is opened', 1.5, ['mount', 'settle']),
  suite('status', 'the status of one of 100 leads changes', 1.4, ['mount', 'settle']),
];
