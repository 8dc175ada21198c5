import { buildNote, bundle } from '../bundle.js';
import { drawing } from '../drawing.js';
import type { Suite } from '../suite.js';

const SLOW = 4;
const ENTRY = 'elements/date-range-picker';

const pageOf = (name: string) => new URL(`pages/${name}.ts`, import.meta.url);

/** The picker with quick ranges and one month against hand-written DOM in the same sheets. */
export const pickerSuites: readonly Suite[] = [
  {
    name: 'picker-mount',
    about: 'the date-range picker with quick ranges and one month',
    turns: 1,
    unit: 'mount',
    bound: 'hand-written',
    throttle: SLOW,
    goals: [{ contender: 'date-range-picker', atMost: 2.2 }],
    async start() {
      const [plain, ours] = await Promise.all([
        bundle(pageOf('hand-written'), ENTRY),
        bundle(pageOf('date-range-picker'), ENTRY),
      ]);
      return {
        contenders: [drawing('hand-written', plain, 'mount'), drawing('date-range-picker', ours, 'mount')],
        note: await buildNote(),
        close: async () => {},
      };
    },
  },
];
