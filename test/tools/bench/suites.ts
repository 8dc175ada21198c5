import { buildNote, bundle } from './bundle.js';
import { drawing } from './drawing.js';
import type { Suite } from './suite.js';

/** A contender: the module of its page, the steps before the clock starts, and the entry of the package that it imports. */
type Drawing = { readonly page: string; readonly before?: readonly string[]; readonly entry?: string };

const PLAIN = 'hand-written';
const SLOW = 4;

/** A suite of one step that is drawn. The first contender is the bound, and the last one has the goal. */
function suite(
  named: Pick<Suite, 'name' | 'about' | 'throttle'>,
  step: string,
  atMost: number,
  contenders: Readonly<Record<string, Drawing>>,
): Suite {
  const names = Object.keys(contenders);
  return {
    ...named,
    unit: step,
    bound: names[0] ?? '',
    goals: [{ contender: names.at(-1) ?? '', atMost }],
    async start() {
      const opened = Object.entries(contenders).map(async ([name, { page, before, entry }]) => {
        const code = await bundle(new URL(page, import.meta.url), ...(entry === undefined ? [] : [entry]));
        return drawing(name, code, step, before);
      });
      const isBuilt = Object.values(contenders).some(({ entry }) => entry !== undefined);
      return { contenders: await Promise.all(opened), note: isBuilt ? await buildNote() : undefined };
    },
  };
}

const board = (step: string, about: string, atMost: number, before: readonly string[] = []) =>
  suite({ name: `board-${step}`, about, throttle: SLOW }, step, atMost, {
    [PLAIN]: { page: 'board/pages/hand-written.ts', before },
    'lead-board': { page: 'board/pages/lead-board.ts', before, entry: 'elements/lead-board' },
  });

/**
 * The picker with quick ranges and one month against hand-written DOM in the same sheets. The library's bare calendar is there
 * for comparison, and has no goal.
 */
const picker = (step: string, about: string, atMost: number, before: readonly string[] = []) =>
  suite({ name: `picker-${step}`, about, throttle: SLOW }, step, atMost, {
    [PLAIN]: { page: 'picker/pages/hand-written.ts', before },
    'react-day-picker': { page: 'peers/pages/react-day-picker.tsx', before },
    'date-range-picker': { page: 'picker/pages/date-range-picker.ts', before, entry: 'elements/date-range-picker' },
  });

/** The pages of a conversation; ours is made of the sources: no entry of the package has the list alone. */
export const THREAD_PAGES = {
  [PLAIN]: 'thread/pages/hand-written.ts',
  'message-thread': 'thread/pages/message-thread.tsx',
} as const;
const OURS = THREAD_PAGES['message-thread'];

const thread = (step: string, about: string, atMost: number, ...more: readonly string[]) => {
  const before = ['fill10000', ...more];
  return suite({ name: `thread-${step}`, about }, step, atMost, {
    [PLAIN]: { page: THREAD_PAGES[PLAIN], before },
    'message-thread': { page: OURS, before },
  });
};

export const drawingSuites: readonly Suite[] = [
  board('mount', 'a board with 100 leads, the first one open', 1.5),
  board('expand', 'another of 100 leads is opened', 1.5, ['mount', 'settle']),
  board('status', 'the status of one of 100 leads changes', 1.4, ['mount', 'settle']),
  suite(
    { name: 'cards-mount', about: 'fifty closed cards on one page, each an element of its own', throttle: SLOW },
    'mount',
    1.5,
    {
      [PLAIN]: { page: 'cards/pages/hand-written.ts' },
      'lead-card': { page: 'cards/pages/lead-card.ts', entry: 'elements/lead-card' },
    },
  ),
  picker('mount', 'the date-range picker with quick ranges and one month', 1.6),
  picker('month', 'the next month is shown', 1.5, ['mount']),
  thread('mount', 'a conversation of 10 000 messages, at its end', 3),
  thread('append', 'one more message at the end of 10 000', 1.7, 'mount'),
  thread('prepend', '50 older messages before 10 000, 120 px from the start', 1.7, 'mount', 'to120'),
  suite({ name: 'thread-length', about: 'a conversation of 10 000 messages against one of 1 000' }, 'mount', 1.1, {
    '1 000 messages': { page: OURS, before: ['fill1000'] },
    '10 000 messages': { page: OURS, before: ['fill10000'] },
  }),
];
