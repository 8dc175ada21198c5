import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { baseAddress } from '../../src/gateway/transport/request-parts.js';
import { baseAddressOfPage } from '../../src/web/platform.js';
import { asHost, cleanPage, type Host, mount, recordedGateway, rootOf, SP_ID, tick, untilText } from './stage.js';

cleanPage();

const WIDGETS: readonly (readonly [string, Record<string, unknown>])[] = [
  ['lead-board', { spId: SP_ID }],
  ['lead-card', { spId: SP_ID, leadId: '90412001' }],
  ['lead-page', { spId: SP_ID, leadId: '90412001' }],
  ['message-thread', { spId: SP_ID, userId: 'u-1' }],
  ['lead-unread-count', { spId: SP_ID }],
  ['raq-funnel', {}],
  ['review-request-modal', { spId: SP_ID }],
  ['date-range-picker', {}],
  ['lead-app', { routing: 'memory', path: `/app/leads/${SP_ID}` }],
];

it('every widget has its height in data-height and does not update it endlessly', async () => {
  const gateway = mount('lead-gateway', { demo: 'default' });
  const widgets = WIDGETS.map(([tag, properties]) => mount(tag, properties, gateway));
  const changes = new Map<Node, number>();
  const watch = new MutationObserver((records) => {
    for (const { target } of records) changes.set(target, (changes.get(target) ?? 0) + 1);
  });
  watch.observe(document.body, { attributes: true, subtree: true, attributeFilter: ['data-height'] });
  const heightOf = (widget: Element) => `${Math.ceil(widget.getBoundingClientRect().height)}`;
  for (const widget of widgets) {
    await expect
      .poll(() => widget.getAttribute('data-height') === heightOf(widget), { message: widget.localName })
      .toBe(true);
  }
  await tick(1000);
  for (const widget of widgets) {
    expect(widget.getAttribute('data-height'), widget.localName).toBe(heightOf(widget));
    // If each update changed the height again, there would be one in each frame.
    expect(changes.get(widget) ?? 0, widget.localName).toBeLessThan(20);
  }
  expect(changes.size).toBeGreaterThan(WIDGETS.length - 1);
  watch.disconnect();
});

it('data-height of a widget and its gateway is updated when the widget grows', async () => {
  const gateway = mount('lead-gateway', { demo: 'default' });
  const funnel = mount('raq-funnel', {}, gateway);
  await expect.poll(() => Number(funnel.getAttribute('data-height'))).toBeGreaterThan(100);
  await tick(500);
  const before = Number(funnel.getAttribute('data-height'));
  funnel.style.width = '200px';
  await expect.poll(() => Number(funnel.getAttribute('data-height'))).toBeGreaterThan(before);
  await expect.poll(() => Number(gateway.getAttribute('data-height'))).toBeGreaterThan(before);
});

it('an element that waits for hydration gets no data-height before', async () => {
  const host = document.createElement('div');
  host.innerHTML = '<lead-gateway data-lead-waits><p>Leads</p></lead-gateway>';
  document.body.append(host);
  const gateway = host.querySelector('lead-gateway');
  await tick(200);
  expect(gateway?.hasAttribute('data-height')).toBe(false);
  gateway?.removeAttribute('data-lead-waits');
  await expect.poll(() => Number(gateway?.getAttribute('data-height'))).toBeGreaterThan(0);
});

it('<lead-gateway> is a block that page styles can size, and has no box with contents', async () => {
  const column = document.createElement('div');
  const style = document.createElement('style');
  style.textContent = '.column > * { max-width: 610px }';
  column.className = 'column';
  column.style.width = '1000px';
  document.head.append(style);
  document.body.append(column);
  const gateway = mount('lead-gateway', { demo: 'default' }, column);
  expect(mount('lead-board', { spId: SP_ID }, gateway).getBoundingClientRect().width).toBe(610);
  gateway.setAttribute('contents', '');
  await expect.poll(() => getComputedStyle(gateway).display).toBe('contents');
  gateway.setAttribute('contents', 'false');
  await expect.poll(() => getComputedStyle(gateway).display).toBe('block');
  gateway['contents'] = true;
  await expect.poll(() => getComputedStyle(gateway).display).toBe('contents');
  style.remove();
});

it('a widget that is moved into an iframe and back keeps its styles', async () => {
  const recorded = recordedGateway();
  const frame = document.createElement('iframe');
  frame.style.width = '900px';
  document.body.append(frame);
  const inside = frame.contentDocument?.body;
  if (inside === undefined) throw new Error('The frame has no document.');
  const board = mount('lead-board', { spId: SP_ID, gateway: recorded.gateway });
  await untilText(board, /Showing 1/);
  const sizeOf = () => getComputedStyle(asHost(rootOf(board).querySelector('.name'))).fontSize;
  const rows = rootOf(board).adoptedStyleSheets.length;
  const size = sizeOf();
  inside.append(board);
  await vi.waitFor(() => expect(rootOf(board).adoptedStyleSheets.length).toBe(rows));
  await untilText(board, /Showing 1/);
  document.body.append(board);
  await vi.waitFor(() => expect(rootOf(board).adoptedStyleSheets.length).toBe(rows));
  expect(sizeOf()).toBe(size);
});

it('an image named baseURI does not change the base URL of calls', () => {
  const { baseURI } = document;
  const image = new Image();
  image.name = 'baseURI';
  image.src = 'data:,';
  document.body.append(image);
  expect(document.baseURI).toBeInstanceOf(HTMLImageElement);
  expect(baseAddressOfPage()).toBe(baseURI);
  expect(baseAddress('/office/')).toMatch(/\/office$/);
});

const TITLE = 'Business Center | Leads';

const board = (properties: Record<string, unknown> = {}): Host =>
  mount('lead-board', { spId: SP_ID, gateway: recordedGateway().gateway, manageTitle: true, ...properties });

const managed = (title = TITLE) => vi.waitFor(() => expect(document.title).toBe(title));

it.each([
  ['en-US', TITLE],
  ['es-US', 'Centro de negocios | Solicitudes'],
])('in %s a board with manage-title sets the document title in its language', async (locale, title) => {
  document.title = 'Host';
  board({ locale });
  await managed(title);
});

it('the last of several boards with manage-title restores the host’s title, even if it changed meanwhile', async () => {
  document.title = 'Host';
  const first = board();
  await managed();
  const second = board();
  await vi.waitFor(() => expect(second.shadowRoot?.querySelector('.lead')).not.toBeNull());
  first.remove();
  await tick(60);
  expect(document.title).toBe(TITLE);
  second.remove();
  await vi.waitFor(() => expect(document.title).toBe('Host'));
  const third = board();
  await managed();
  document.title = 'Host, later';
  const fourth = board();
  await managed();
  third.remove();
  fourth.remove();
  await vi.waitFor(() => expect(document.title).toBe('Host, later'));
});

const SHOWN: readonly (readonly [string, Record<string, unknown>])[] = [
  ['lead-board', {}],
  ['lead-card', { leadId: '90412001' }],
  ['lead-page', { leadId: '90412001' }],
  ['message-thread', { userId: '51' }],
  ['raq-funnel', {}],
  ['raq-funnel', { presentation: 'modal', open: true }],
  ['review-request-modal', { leadId: '90412001', open: true }],
  ['lead-unread-count', {}],
  ['lead-app', { routing: 'memory', path: `/app/lead/board/${SP_ID}` }],
];

it.each(SHOWN)('the demo mark of <%s> is shown once and covers no control: %o', async (tag, properties) => {
  const demo = mount('lead-gateway', { demo: '', locale: 'en-US' });
  const spId = tag === 'raq-funnel' || tag === 'lead-app' ? {} : { spId: SP_ID };
  const element = mount(tag, { ...spId, ...properties }, demo);
  const mark = page.getByText('Demo data', { exact: true });
  await expect.element(mark).toBeVisible();
  await vi.waitFor(() => expect(element.dataset['height']).toBeDefined());
  expect(mark.elements()).toHaveLength(1);
  const shown = mark.element();
  const { x, y, width, height } = shown.getBoundingClientRect();
  const root = shown.getRootNode();
  if (!(root instanceof ShadowRoot)) throw new Error('The mark is not in a shadow root.');
  expect(root.elementsFromPoint(x + width / 2, y + height / 2)).toContain(shown);
  const covered = [...root.querySelectorAll('button, a, input, h2, h3, svg')].filter((each) => {
    const box = each.getBoundingClientRect();
    return box.left < x + width && x < box.right && box.top < y + height && y < box.bottom && box.width > 1;
  });
  expect(covered).toEqual([]);
  // The mark has no part, so that styles of the page do not apply to it.
  expect([shown, shown.parentElement].map((each) => each?.getAttribute('part'))).toEqual([null, null]);
});

it('the demo mark is in Spanish on a Spanish page, and disappears with the demo', async () => {
  const demo = mount('lead-gateway', { demo: '', locale: 'es-US' });
  const board = mount('lead-board', { spId: SP_ID }, demo);
  await expect.element(page.getByText('Datos de demostración')).toBeVisible();
  board['gateway'] = recordedGateway().gateway;
  await vi.waitFor(() => expect(rootOf(board).querySelector('.demo-mark')).toBeNull());
});

it('page styles that hide text do not hide the demo mark', async () => {
  const style = document.createElement('style');
  style.textContent =
    'p, span, .demo-mark { display: none !important } body { font-size: 0; color: transparent; visibility: visible }';
  document.body.append(style);
  const demo = mount('lead-gateway', { demo: '', locale: 'en-US' });
  mount('lead-board', { spId: SP_ID }, demo);
  const mark = page.getByText('Demo data', { exact: true });
  await expect.element(mark).toBeVisible();
  expect(mark.element().getBoundingClientRect().height).toBeGreaterThan(10);
});
