import { expect, it, vi } from 'vitest';
import { listen, make, tick, untilText as untilOwnText } from '../element/stage.js';
import { stage } from '../lead-board/board-stage.js';
import * as screen from './app-stage.js';

screen.ownAddress();

const open = async (fragment: string, what: string, properties: object = {}) => {
  history.pushState(null, '', `${location.pathname}${location.search}#${fragment}`);
  const app = screen.placeApp(stage(), { routing: 'hash', ...properties });
  await screen.untilShown(app, what);
  return app;
};

it('routing="hash" reads the fragment with and without the base path', async () => {
  const page = screen.here();
  const app = await open(`${screen.BOARD}?leadId=2`, 'lead-board');
  expect([Reflect.get(screen.viewOf(app) ?? {}, 'leadId'), app['path']]).toEqual(['2', `${screen.BOARD}?leadId=2`]);
  app.remove();
  await open(`/lead/board/${screen.SP}`, 'lead-board');
  expect(screen.here()).toBe(page);
});

it('routing="hash" has fragment links that the browser follows, and supports Back and Forward', async () => {
  const app = await open(screen.NOWHERE, 'not found', { spId: screen.SP });
  const link = screen.linkIn(app, /lead board/);
  expect([link.getAttribute('href'), screen.isLeftToBrowser(link)]).toEqual([`#${screen.BOARD}`, true]);
  link.click();
  await screen.untilShown(app, 'lead-board');
  expect(location.hash).toBe(`#${screen.BOARD}`);
  await screen.traverse(-1, app, 'not found');
  await screen.traverse(1, app, 'lead-board');
});

it('routing="hash" turns a plain link to the app into a fragment, and ignores other fragments', async () => {
  const page = screen.here();
  const app = await open(screen.NOWHERE, 'not found');
  const heard = listen(window, 'hashchange');
  expect(screen.isLeftToBrowser(screen.addLink(app, { href: screen.BOARD }))).toBe(false);
  await screen.untilShown(app, 'lead-board');
  expect([screen.here(), location.hash]).toEqual([page, `#${screen.BOARD}`]);
  await vi.waitFor(() => expect(heard).toHaveLength(1));
  await screen.goTo(app, screen.LEAD_PAGE);
  expect(location.hash).toBe(`#${screen.LEAD_PAGE}`);
  const view = screen.viewOf(app);
  location.hash = '#help';
  await tick(60);
  expect(screen.viewOf(app) === view).toBe(true);
});

it('routing="memory" shows the path, and does not change the page’s address, history or title', async () => {
  const [address, length, title] = [location.href, history.length, document.title];
  const app = screen.placeApp(stage(), { routing: 'memory', path: screen.BOARD });
  await screen.untilShown(app, 'lead-board');
  app['path'] = `/lead?leadId=90412001&serviceProviderId=${screen.SP}`;
  await screen.untilShown(app, 'lead-page');
  await screen.goTo(app, screen.NOWHERE);
  expect(app['path']).toBe(screen.NOWHERE);
  await tick(150);
  expect([location.href, history.length, document.title, history.state]).toEqual([address, length, title, null]);
});

it('routing="memory" follows its links by changing the property path, but not the attribute', async () => {
  const app = make('lead-app', { gateway: stage().gateway, basePath: screen.BASE, spId: screen.SP });
  app.setAttribute('routing', 'memory');
  app.setAttribute('path', screen.NOWHERE);
  document.body.append(app);
  await screen.untilShown(app, 'not found');
  await vi.waitFor(() => expect(screen.isLeftToBrowser(screen.linkIn(app, /lead board/))).toBe(false));
  await screen.untilShown(app, 'lead-board');
  expect([app['path'], app.getAttribute('path')]).toEqual([screen.BOARD, screen.NOWHERE]);
  app.setAttribute('path', screen.LEAD_PAGE);
  await screen.untilShown(app, 'lead-page');
  expect(app['path']).toBe(screen.LEAD_PAGE);
});

it('routing="memory" shows and reports a missing path', async () => {
  const app = make('lead-app', { gateway: stage().gateway, basePath: screen.BASE, routing: 'memory' });
  const errors = listen(app, 'widget-error');
  document.body.append(app);
  await untilOwnText(app, '<lead-app> needs the attribute path.');
  await vi.waitFor(() => expect(errors).toEqual([{ operation: 'configure', kind: 'configuration' }]));
  app['path'] = screen.BOARD;
  await screen.untilShown(app, 'lead-board');
});

it('changing routing shows the view of the current address', async () => {
  history.pushState(null, '', screen.BOARD);
  const app = screen.placeApp(stage(), { routing: 'memory', path: screen.NOWHERE });
  await screen.untilShown(app, 'not found');
  app['routing'] = 'history';
  await screen.untilShown(app, 'lead-board');
  expect(app['path']).toBe(screen.BOARD);
});
