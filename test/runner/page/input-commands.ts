import type { BrowserCommand, BrowserCommandContext } from 'vitest/node';

/** What a mouse does at a position in the window, in px. A wheel turns by `by` px. */
export type MouseDoing = 'press' | 'move' | 'release' | 'wheel';

declare module 'vitest/browser' {
  interface BrowserCommands {
    mouse(doing: MouseDoing, x: number, y: number, by: number): Promise<void>;
    touch(x: number, y: number): Promise<void>;
    presses(x: number, y: number, times: number, pause: number): Promise<void>;
  }
}

type Mouse = BrowserCommand<[doing: MouseDoing, x: number, y: number, by: number]>;
type Touch = BrowserCommand<[x: number, y: number]>;
type Presses = BrowserCommand<[x: number, y: number, times: number, pause: number]>;

async function withPlaywright({ page }: BrowserCommandContext, doing: MouseDoing, x: number, y: number, by: number) {
  await page.mouse.move(x, y);
  if (doing === 'press') await page.mouse.down();
  if (doing === 'release') await page.mouse.up();
  if (doing === 'wheel') await page.mouse.wheel(0, by);
}

const at = (x: number, y: number) => ({ x: Math.round(x), y: Math.round(y), origin: 'viewport', duration: 0 });

function actionsOf(doing: MouseDoing, x: number, y: number, by: number): object[] {
  if (doing === 'wheel') return [{ type: 'scroll', ...at(x, y), deltaX: 0, deltaY: by }];
  const then = { press: 'pointerDown', release: 'pointerUp', move: undefined }[doing];
  return [{ type: 'pointerMove', ...at(x, y) }, ...(then ? [{ type: then, button: 0 }] : [])];
}

const mouse: Mouse = async (context, doing, x, y, by) => {
  const { session } = context;
  if (session === undefined) return withPlaywright(context, doing, x, y, by);
  const pointer = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };
  const source = doing === 'wheel' ? { type: 'wheel', id: 'wheel' } : pointer;
  await session.act([{ ...source, actions: actionsOf(doing, x, y, by) }]);
  // WebKit's driver turns a wheel by the difference from its last turn.
  if (doing === 'wheel') await session.release();
};

const touch: Touch = async ({ session, page, context, project }, x, y) => {
  if (session !== undefined) {
    const finger = { type: 'pointer', id: 'finger', parameters: { pointerType: 'touch' } };
    const tap = [
      { type: 'pointerMove', ...at(x, y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    await session.act([{ ...finger, actions: tap }]);
  } else if (project.config.browser.name === 'chromium') {
    // Playwright's own taps need a context with a touch screen, which has no mouse.
    const devTools = await context.newCDPSession(page);
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
    await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await devTools.detach();
  } else await page.touchscreen.tap(x, y);
};

/** Each press says when it was made, so that a busy machine does not make quick presses slow. */
async function chromiumPresses(
  { page, context }: BrowserCommandContext,
  x: number,
  y: number,
  times: number,
  pause: number,
) {
  const devTools = await context.newCDPSession(page);
  const start = Date.now();
  for (let press = 0; press < times; press += 1) {
    const timestamp = (start + press * pause) / 1000;
    await new Promise((done) => setTimeout(done, start + press * pause - Date.now()));
    for (const type of ['mousePressed', 'mouseReleased'] as const)
      await devTools.send('Input.dispatchMouseEvent', { type, x, y, button: 'left', clickCount: 1, timestamp });
  }
  await devTools.detach();
}

const presses: Presses = async (context, x, y, times, pause) => {
  const { session, page, project } = context;
  if (session === undefined) {
    if (project.config.browser.name === 'chromium') return chromiumPresses(context, x, y, times, pause);
    await page.mouse.click(x, y);
    for (let press = 1; press < times; press += 1) {
      await new Promise((done) => setTimeout(done, pause));
      await page.mouse.click(x, y);
    }
    return;
  }
  // One request for all, so that the driver's own time does not count.
  const press = [
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
    { type: 'pause', duration: pause },
  ];
  const actions = [{ type: 'pointerMove', ...at(x, y) }, ...Array.from({ length: times }, () => press).flat()];
  await session.act([{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }]);
};

export const inputCommands = { mouse, touch, presses };
