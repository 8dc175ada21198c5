import { buildNote, bundle } from '../bundle.js';
import { drawing } from '../drawing.js';
import type { Suite } from '../suite.js';

const pageOf = (file: string) => new URL(`pages/${file}`, import.meta.url);

/** Fifty elements with a root each, against fifty that are written by hand, in the same sheets. */
export const cardsSuite: Suite = {
  name: 'cards-mount',
  about: 'fifty closed cards on one page, each an element of its own',
  unit: 'mount',
  bound: 'hand-written',
  throttle: 4,
  goals: [{ contender: 'lead-card', atMost: 1.5 }],
  async start() {
    const [plain, ours] = await Promise.all([
      bundle(pageOf('hand-written.ts')),
      bundle(pageOf('lead-card.ts'), 'elements/lead-card'),
    ]);
    return {
      contenders: [drawing('hand-written', plain, 'mount'), drawing('lead-card', ours, 'mount')],
      note: await buildNote(),
      close: async () => {},
    };
  },
};
