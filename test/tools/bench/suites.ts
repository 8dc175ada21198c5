import { buildNote, bundle } from './bundle.js';
import { drawing } from './drawing.js';
import { hasPeers } from './peers/install.js';
import { LOADER, openSite } from './site.js';
import type { Goal, Suite } from './suite.js';

/** Their code comes from the CDN build. */
const TAGS = {
  'lead-board': 'board/pages/lead-board.ts',
  'lead-card': 'cards/pages/lead-card.ts',
  'date-range-picker': 'picker/pages/date-range-picker.ts',
};
/** They need packages that only the benchmark uses. */
const INSTALLED = {
  MUI: 'peers/pages/mui.tsx',
  Shoelace: 'peers/pages/shoelace.ts',
  cally: 'peers/pages/cally.ts',
};
const PAGES = {
  ...TAGS,
  ...INSTALLED,
  'plain React': 'peers/pages/react-board.tsx',
  r2wc: 'peers/pages/r2wc-cards.tsx',
  'react-day-picker': 'peers/pages/react-day-picker.tsx',
  // Built from the sources, because no entry of the package contains only the list.
  'message-thread': 'thread/pages/message-thread.tsx',
};

type Page = keyof typeof PAGES;

/** The measured drawing, and the steps before it. */
type Drawing = { readonly page: Page; readonly step: string; readonly before?: readonly string[] };

type Limit = readonly [atMost: number, of: string | undefined, counts?: Goal['counts']];

/** A suite with one measured step. The last contender is ours, and has the goals. */
function suite(
  named: Pick<Suite, 'name' | 'about' | 'throttle'>,
  contenders: Readonly<Record<string, Drawing>>,
  ...limits: readonly Limit[]
): Suite {
  const names = Object.keys(contenders);
  const ours = names.at(-1) ?? '';
  return {
    ...named,
    warm: 'the code has run, except what a tag loads later; the browser has its first Intl object',
    goals: limits.map(([atMost, of, counts = 'cpu']) => ({ contender: ours, atMost, of, counts })),
    async start() {
      const needsPeers = Object.values(contenders).some(({ page }) => page in INSTALLED);
      const isInstalled = needsPeers && (await hasPeers());
      const { origin, close } = await openSite({ '/': LOADER });
      const opened = Object.entries(contenders)
        .filter(([, { page }]) => isInstalled || !(page in INSTALLED))
        .map(async ([name, { page, step, before }]) => {
          const code = await bundle(new URL(PAGES[page], import.meta.url));
          return drawing(name, code, step, before, page in TAGS ? `${origin}/` : undefined);
        });
      return { contenders: await Promise.all(opened), note: await buildNote(), close };
    },
  };
}

const each = (pages: readonly Page[], step: string, before: readonly string[] = []) =>
  Object.fromEntries(pages.map((page) => [page, { page, step, before }]));

const SLOW = { throttle: 4 };
const BOARDS: readonly Page[] = ['plain React', 'MUI', 'Shoelace', 'lead-board'];
/** Ours has quick ranges, fields and lists of months and years. The others are only the calendar. */
const CALENDARS: readonly Page[] = ['react-day-picker', 'cally', 'date-range-picker'];
const SETTLED = ['mount', 'settle'];

/** A conversation of 10 000 messages against one of 1 000. */
const thread = (step: string, about: string, ...before: readonly string[]) => {
  const drawn = (count: number): Drawing => ({ page: 'message-thread', step, before: [`fill${count}`, ...before] });
  const contenders = { '1 000 messages': drawn(1000), '10 000 messages': drawn(10_000) };
  return suite({ name: `thread-${step}`, about }, contenders, [1.1, '1 000 messages']);
};

export const drawingSuites: readonly Suite[] = [
  suite(
    { name: 'board-mount', about: 'a board with 100 leads, the first one open', ...SLOW },
    each(BOARDS, 'mount'),
    [0.45, 'MUI'],
    [0.45, 'MUI', 'wall'],
    [0.65, 'Shoelace'],
    [0.65, 'Shoelace', 'wall'],
  ),
  suite(
    { name: 'board-ten', about: 'a board with 10 leads, the first one open', ...SLOW },
    each(BOARDS, 'mount10'),
    [1, 'MUI'],
    [1.25, 'plain React'],
  ),
  suite({ name: 'board-expand', about: 'another of 100 leads is opened', ...SLOW }, each(BOARDS, 'expand', SETTLED), [
    1.5,
    'MUI',
    'wall',
  ]),
  suite(
    { name: 'board-status', about: 'the status of one of 100 leads changes', ...SLOW },
    each(BOARDS, 'status', SETTLED),
    [1.5, 'MUI', 'wall'],
  ),
  suite(
    { name: 'cards-mount', about: 'fifty closed cards on one page, each an element of its own', ...SLOW },
    each(['r2wc', 'lead-card'], 'mount'),
    [1.2, 'r2wc'],
    [50 * 25, undefined, 'heap'],
  ),
  suite(
    { name: 'cards-500', about: 'five hundred closed cards on one page against fifty' },
    { '50 cards': { page: 'lead-card', step: 'mount' }, '500 cards': { page: 'lead-card', step: 'mount500' } },
    [10, '50 cards'],
  ),
  suite(
    { name: 'picker-mount', about: 'the date-range picker with quick ranges and one month', ...SLOW },
    each(CALENDARS, 'mount'),
    [1, 'react-day-picker'],
  ),
  suite({ name: 'picker-month', about: 'the next month is shown', ...SLOW }, each(CALENDARS, 'month', ['mount']), [
    1,
    'react-day-picker',
  ]),
  thread('mount', 'a conversation, at its end'),
  thread('append', 'one more message at the end', 'mount'),
  thread('prepend', '50 older messages, 120 px from the start', 'mount', 'to120'),
];
