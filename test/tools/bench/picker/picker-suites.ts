import { buildNote, bundle } from '../bundle.js';
import { drawing } from '../drawing.js';
import type { Suite } from '../suite.js';

const SLOW = 4;
const ENTRY = 'elements/date-range-picker';

const pageOf = (file: string) => new URL(`pages/${file}`, import.meta.url);

function suite(step: string, about: string, atMost: number, before: readonly string[] = []): Suite {
  return {
    name: `picker-${step}`,
    about,
    unit: step,
    bound: 'hand-written',
    throttle: SLOW,
    goals: [{ contender: 'date-range-picker', atMost }],
    async start() {
      const [plain, library, ours] = await Promise.all([
        bundle(pageOf('hand-written.ts')),
        bundle(pageOf('react-day-picker.tsx')),
        bundle(pageOf('date-range-picker.ts'), ENTRY),
      ]);
      return {
        contenders: [
          drawing('hand-written', plain, step, before),
          drawing('react-day-picker', library, step, before),
          drawing('date-range-picker', ours, step, before),
        ],
        note: await buildNote(),
        close: async () => {},
      };
    },
  };
}

/**
 * The picker with quick ranges and one month against hand-written DOM in the same sheets. The library's bare calendar is there
 * for comparison, and has no goal.
 */
export const pickerSuites: readonly Suite[] = [
  suite('mount', 'the date-range picker with quick ranges and one month', 1.6),
  suite('month', 'the next month is shown', 1.5, ['mount']),
];
