import { parseKeyDef } from '@vitest/browser';
import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';
import type { PageUnderTest, Point, ReachOptions } from './page.js';
import type { Session } from './start.mjs';

declare module 'vitest/node' {
  interface BrowserCommandContext {
    session?: Session;
  }
}

const CALL = `async (name, args) => {
  const frame = [...document.querySelectorAll('iframe[data-vitest]')].at(-1);
  try {
    const value = await frame.contentWindow[Symbol.for('lead-widgets.page-under-test')][name](...args);
    return JSON.stringify({ value });
  } catch (error) {
    return JSON.stringify({ error: error.message });
  }
}`;

function sessionOf({ session }: BrowserCommandContext): Session {
  if (session === undefined) throw new Error('No browser is open.');
  return session;
}

async function inPage<Name extends keyof PageUnderTest>(
  context: BrowserCommandContext,
  name: Name,
  ...args: Parameters<PageUnderTest[Name]>
): Promise<Awaited<ReturnType<PageUnderTest[Name]>>> {
  const answer = await sessionOf(context).run(`(${CALL})(${JSON.stringify(name)}, ${JSON.stringify(args)})`);
  const { value, error } = JSON.parse(answer);
  if (error !== undefined) throw new Error(error);
  return value;
}

const mouse = (...actions: readonly object[]) => [
  { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
];

const move = ({ x, y }: Point) => ({
  type: 'pointerMove',
  x: Math.round(x),
  y: Math.round(y),
  origin: 'viewport',
  duration: 0,
});

/** The position of the last click in each window. A second click on the same pixel would be a double click. */
const lastClicks = new WeakMap<Session, Point>();

function notLastClick(session: Session, { x, y }: Point): Point {
  const last = lastClicks.get(session);
  const point = { x: last?.x === x && last.y === y ? x + 1 : x, y };
  lastClicks.set(session, point);
  return point;
}

const clicks =
  (times: number): BrowserCommand<[selector: string, options?: ReachOptions]> =>
  async (context, selector, options) => {
    const session = sessionOf(context);
    const point = notLastClick(session, await inPage(context, 'reach', selector, options));
    const click = [
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await session.act(mouse(move(point), ...Array.from({ length: times }, () => click).flat()));
    await inPage(context, 'drawn');
  };

const hover: BrowserCommand<[selector: string, options?: ReachOptions]> = async (context, selector, options) => {
  // To leave an element, hover over the page.
  const force = selector === 'html > body';
  await sessionOf(context).act(mouse(move(await inPage(context, 'reach', selector, { ...options, force }))));
};

const fill: BrowserCommand<[selector: string, text: string, options?: ReachOptions]> = (context, ...args) =>
  inPage(context, 'fill', ...args);

const clear: BrowserCommand<[selector: string, options?: ReachOptions]> = (context, selector, options) =>
  inPage(context, 'fill', selector, '', options);

const selectOptions: BrowserCommand<[selector: string, values: string[]]> = (context, selector, values) =>
  inPage(context, 'select', selector, values);

/** WebDriver's characters for keys that type no text. */
const special: Readonly<Record<string, string>> = {
  '\n': '\uE007',
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  ControlOrMeta: '\uE009',
  Alt: '\uE00A',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
  F6: '\uE036',
  Meta: '\uE03D',
};

function keyAction(type: 'keyDown' | 'keyUp', key: string) {
  const value = special[key] ?? key;
  if ([...value].length !== 1) throw new Error(`There is no key '${key}' here.`);
  return { type, value };
}

const keys = (actions: readonly object[]) => [{ type: 'key', id: 'keyboard', actions }];

/** Presses keys, such as `a{Shift>}{Tab}{/Shift}`. Returns the keys that are down after that. */
async function press(context: BrowserCommandContext, text: string, unreleased: readonly string[]) {
  const down = new Set(unreleased);
  const actions: object[] = [];
  for (const { keyDef, releasePrevious, releaseSelf, repeat } of parseKeyDef(text)) {
    const { key = '' } = keyDef;
    if (down.delete(key)) actions.push(keyAction('keyUp', key));
    if (releasePrevious) continue;
    for (let time = 0; time < repeat; time += 1) actions.push(keyAction('keyDown', key));
    if (releaseSelf) actions.push(keyAction('keyUp', key));
    else down.add(key);
  }
  await sessionOf(context).act(keys(actions));
  return { unreleased: [...down] };
}

const type: BrowserCommand<[string, string, (ReachOptions & { skipClick?: boolean; unreleased?: string[] })?]> = async (
  context,
  selector,
  text,
  { skipClick = false, unreleased = [], ...options } = {},
) => {
  if (!skipClick) await inPage(context, 'focus', selector, options);
  return press(context, text, unreleased);
};

const keyboard: BrowserCommand<[text: string, state: { unreleased: string[] }]> = async (context, text, state) => {
  await inPage(context, 'focusFrame');
  return press(context, text, state.unreleased);
};

const tab: BrowserCommand<[options?: { shift?: boolean }]> = (context, { shift = false } = {}) =>
  press(context, shift ? '{Shift>}{Tab}{/Shift}' : '{Tab}', []);

const cleanup: BrowserCommand<[state: { unreleased?: string[] }]> = (context, { unreleased = [] }) =>
  sessionOf(context).act(keys(unreleased.map((key) => keyAction('keyUp', key))));

export const userEvents = {
  __vitest_click: clicks(1),
  __vitest_dblClick: clicks(2),
  __vitest_hover: hover,
  __vitest_fill: fill,
  __vitest_clear: clear,
  __vitest_selectOptions: selectOptions,
  __vitest_type: type,
  __vitest_keyboard: keyboard,
  __vitest_tab: tab,
  __vitest_cleanup: cleanup,
};
