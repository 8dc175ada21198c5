import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { asHost, listen, rootOf, untilText } from '../element/stage.js';
import { stage } from '../lead-board/board-stage.js';
import { keepsFailedModules } from '../runner/page/engine-bugs.js';
import { refuseRequests } from '../runner/page/network.js';
import { BOARD, ownAddress, placeApp, regionOf, untilShown } from './app-stage.js';

ownAddress();
beforeAll(() => refuseRequests(['elements/lead-board.ts']));
afterAll(() => refuseRequests([]));

it.skipIf(keepsFailedModules())(
  'a view whose code fails to load shows Retry, and gets focus once it is loaded',
  async () => {
    history.pushState(null, '', BOARD);
    const app = placeApp(stage());
    const errors = listen(app, 'widget-error');
    await untilText(app, 'This part could not be loaded.');
    await vi.waitFor(() => expect(errors).toEqual([{ operation: 'load', kind: 'network' }]));
    const retry = asHost(rootOf(app).querySelector('button'));
    retry.focus();
    retry.click();
    await vi.waitFor(() => expect(errors).toHaveLength(2));
    await untilText(app, 'This part could not be loaded.');
    refuseRequests([]);
    asHost(rootOf(app).querySelector('button')).click();
    await untilShown(app, 'lead-board');
    expect(rootOf(app).activeElement === regionOf(app)).toBe(true);
  },
);
