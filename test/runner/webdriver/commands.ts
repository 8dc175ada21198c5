import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import { keyActions, press, release } from './keys.js';
import type { PageUnderTest, Point, ReachOptions } from './page.js';
import type { Session } from './processes.mjs';

declare module 'vitest/node' {
  interface BrowserCommandContext {
    session?: Session;
  }
}

const CALL = `
  const [name, args, done] = arguments;
  const frame = [...document.querySelectorAll('iframe[data-vitest]')].at(-1);
  const page = frame.contentWindow[Symbol.for('lead-widgets.page-under-test')];
  Promise.resolve(page[name](...args)).then(
    (value) => done(JSON.stringify({ value })),
    (error) => done(JSON.stringify({ error: error.message })),
  );
`;

function sessionOf({ session }: BrowserCommandContext): Session {
  if (session === undefined) throw new Error('No browser is open.');
  return session;
}

async function inPage(context: BrowserCommandContext, name: keyof PageUnderTest, ...args: unknown[]): Promise<unknown> {
  const answer: { value?: unknown; error?: string } = JSON.parse(
    String(await sessionOf(context).run(CALL, [name, args])),
  );
  if (answer.error !== undefined) throw new Error(answer.error);
  return answer.value;
}

const mouse = (actions: readonly object[]) => [
  { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
];

const move = ({ x, y }: Point) => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  origin: 'viewport',
  duration: 0,
});

const keys = (actions: readonly object[]) => [{ type: 'key', id: 'keyboard', actions }];

async function reach(context: BrowserCommandContext, selector: string, options?: ReachOptions): Promise<Point> {
  return (await inPage(context, 'reach', selector, options)) as Point;
}

/** How often something that moves is aimed at. */
const MOST_TRIES = 5;

/** Where each window was clicked last: a second click on the same pixel would be a double click. */
const lastClicks = new WeakMap<Session, Point>();

function besideLastClick(session: Session, { x, y }: Point): Point {
  const last = lastClicks.get(session);
  const same = last !== undefined && Math.round(last.x) === Math.round(x) && Math.round(last.y) === Math.round(y);
  const point = { x: same ? x + 1 : x, y };
  lastClicks.set(session, point);
  return point;
}

const clicks =
  (times: number): BrowserCommand<[selector: string, options?: ReachOptions]> =>
  async (context, selector, options) => {
    const session = sessionOf(context);
    const each = [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const point = besideLastClick(session, (await inPage(context, 'aim', selector, options)) as Point);
      await session.act(mouse([move(point), ...Array.from({ length: times }, () => each).flat()]));
      if (await inPage(context, 'pressed')) return;
    }
    throw new Error(`${selector}: it moves away from the pointer`);
  };

async function typeKeys(context: BrowserCommandContext, text: string, unreleased: readonly string[]) {
  const { actions, held } = keyActions(text, unreleased);
  await sessionOf(context).act(keys(actions));
  return { unreleased: held };
}

const hover: BrowserCommand<[selector: string, options?: ReachOptions]> = async (context, selector, options) => {
  const point = await reach(context, selector, { ...options, disabled: true, force: selector === 'html > body' });
  await sessionOf(context).act(mouse([move(point)]));
};

const fill: BrowserCommand<[selector: string, text: string, options?: ReachOptions]> = async (context, ...args) => {
  await inPage(context, 'fill', ...args);
};

const clear: BrowserCommand<[selector: string, options?: ReachOptions]> = async (context, selector, options) => {
  await inPage(context, 'fill', selector, '', options);
};

const type: BrowserCommand<[string, string, (ReachOptions & { skipClick?: boolean; unreleased?: string[] })?]> = async (
  context,
  selector,
  text,
  { skipClick = false, unreleased = [], ...options } = {},
) => {
  if (!skipClick) await inPage(context, 'focus', selector, options);
  return typeKeys(context, text, unreleased);
};

const keyboard: BrowserCommand<[text: string, state: { unreleased: string[] }]> = async (context, text, state) => {
  await inPage(context, 'focusFrame');
  return typeKeys(context, text, state.unreleased);
};

const tab: BrowserCommand<[options?: { shift?: boolean }]> = async (context, { shift = false } = {}) => {
  const once = [press('Tab'), release('Tab')];
  await sessionOf(context).act(keys(shift ? [press('Shift'), ...once, release('Shift')] : once));
};

const cleanup: BrowserCommand<[state: { unreleased?: string[] }]> = async (context, { unreleased = [] }) => {
  await sessionOf(context).act(keys(unreleased.map(release)));
};

const selectOptions: BrowserCommand<[selector: string, values: readonly string[], options?: ReachOptions]> = async (
  context,
  ...args
) => {
  await inPage(context, 'select', ...args);
};

/** Vitest's commands for a user's doings, by their names. */
export const userEvents = {
  __vitest_click: clicks(1),
  __vitest_dblClick: clicks(2),
  __vitest_tripleClick: clicks(3),
  __vitest_hover: hover,
  __vitest_fill: fill,
  __vitest_clear: clear,
  __vitest_type: type,
  __vitest_keyboard: keyboard,
  __vitest_tab: tab,
  __vitest_cleanup: cleanup,
  __vitest_selectOptions: selectOptions,
};
