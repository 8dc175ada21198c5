import { describe, expect, it, vi } from 'vitest';
import { listen, make, tick, untilText as untilOwnText } from '../element/stage.js';
import { stage } from '../lead-board/board-stage.js';
import {
  addLink,
  BASE,
  BOARD,
  goTo,
  here,
  isLeftToBrowser,
  LEAD_PAGE,
  linkIn,
  NOWHERE,
  ownAddress,
  placeApp,
  SP,
  traverse,
  untilShown,
  viewOf,
} from './app-stage.js';

ownAddress();

describe('routing="hash"', () => {
  const open = async (fragment: string, what: string, properties: object = {}) => {
    history.pushState(null, '', `${location.pathname}${location.search}#${fragment}`);
    const app = placeApp(stage(), { routing: 'hash', ...properties });
    await untilShown(app, what);
    return app;
  };

  it('reads the fragment, with the base path and without it', async () => {
    const page = here();
    const app = await open(`${BOARD}?leadId=2`, 'lead-board');
    expect(Reflect.get(viewOf(app) ?? {}, 'leadId')).toBe('2');
    expect(app['path']).toBe(`${BOARD}?leadId=2`);
    app.remove();
    await open(`/lead/board/${SP}`, 'lead-board');
    expect(here()).toBe(page);
  });

  it('goes by fragment links, which are the browser’s, and back and forward', async () => {
    const app = await open(NOWHERE, 'not found', { spId: SP });
    const link = linkIn(app, /lead board/);
    expect(link.getAttribute('href')).toBe(`#${BOARD}`);
    expect(isLeftToBrowser(link)).toBe(true);
    link.click();
    await untilShown(app, 'lead-board');
    expect(location.hash).toBe(`#${BOARD}`);
    await traverse(-1, app, 'not found');
    await traverse(1, app, 'lead-board');
  });

  it('turns a plain link to one of its pages into the fragment', async () => {
    const page = here();
    const app = await open(NOWHERE, 'not found');
    const heard = listen(window, 'hashchange');
    expect(isLeftToBrowser(addLink(app, { href: BOARD }))).toBe(false);
    await untilShown(app, 'lead-board');
    expect([here(), location.hash]).toEqual([page, `#${BOARD}`]);
    await vi.waitFor(() => expect(heard).toHaveLength(1));
    await goTo(app, LEAD_PAGE);
    expect(location.hash).toBe(`#${LEAD_PAGE}`);
  });

  it('lets a fragment that is a place in the page be', async () => {
    const app = await open(BOARD, 'lead-board');
    const view = viewOf(app);
    location.hash = '#help';
    await tick(60);
    expect(viewOf(app) === view).toBe(true);
  });
});

describe('routing="memory"', () => {
  it('shows what path names, and leaves the page’s address, history and title alone', async () => {
    const [address, length, title] = [location.href, history.length, document.title];
    const app = placeApp(stage(), { routing: 'memory', path: BOARD });
    await untilShown(app, 'lead-board');
    app['path'] = `/lead?leadId=90412001&serviceProviderId=${SP}`;
    await untilShown(app, 'lead-page');
    await goTo(app, NOWHERE);
    expect(app['path']).toBe(NOWHERE);
    await tick(150);
    expect([location.href, history.length, document.title, history.state]).toEqual([address, length, title, null]);
  });

  it('goes by its own links: the property says where, and the attribute stays the host’s', async () => {
    const app = make('lead-app', { gateway: stage().gateway, basePath: BASE, spId: SP });
    app.setAttribute('routing', 'memory');
    app.setAttribute('path', NOWHERE);
    document.body.append(app);
    await untilShown(app, 'not found');
    await vi.waitFor(() => expect(isLeftToBrowser(linkIn(app, /lead board/))).toBe(false));
    await untilShown(app, 'lead-board');
    expect([app['path'], app.getAttribute('path')]).toEqual([BOARD, NOWHERE]);
    app.setAttribute('path', LEAD_PAGE);
    await untilShown(app, 'lead-page');
    expect(app['path']).toBe(LEAD_PAGE);
  });

  it('says that a path is missing, in its place and to the host', async () => {
    const app = make('lead-app', { gateway: stage().gateway, basePath: BASE, routing: 'memory' });
    const errors = listen(app, 'widget-error');
    document.body.append(app);
    await untilOwnText(app, '<lead-app> needs the attribute path.');
    await vi.waitFor(() => expect(errors).toEqual([{ operation: 'configure', kind: 'configuration' }]));
    app['path'] = BOARD;
    await untilShown(app, 'lead-board');
  });
});

it('a change of routing looks where the app stands then', async () => {
  history.pushState(null, '', BOARD);
  const app = placeApp(stage(), { routing: 'memory', path: NOWHERE });
  await untilShown(app, 'not found');
  app['routing'] = 'history';
  await untilShown(app, 'lead-board');
  expect(app['path']).toBe(BOARD);
});
