import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { cleanPage, mount, recordedGateway, rootOf, SP_ID } from './stage.js';

cleanPage();

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

it.each(SHOWN)('a person sees once that <%s> shows demo data: %o', async (tag, properties) => {
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
  // It has no part, so that the page's styles do not reach it.
  expect([shown, shown.parentElement].map((each) => each?.getAttribute('part'))).toEqual([null, null]);
});

it('the mark is in Spanish on a Spanish page, and goes with the demo', async () => {
  const demo = mount('lead-gateway', { demo: '', locale: 'es-US' });
  const board = mount('lead-board', { spId: SP_ID }, demo);
  await expect.element(page.getByText('Datos de demostración')).toBeVisible();
  board['gateway'] = recordedGateway().gateway;
  await vi.waitFor(() => expect(rootOf(board).querySelector('.demo-mark')).toBeNull());
});

it('a page’s own gateway is no demo', async () => {
  mount('lead-board', { spId: SP_ID, gateway: recordedGateway().gateway });
  await expect.element(page.getByText(/^Showing /)).toBeVisible();
  expect(page.getByText('Demo data').query()).toBeNull();
});

it('a page that hides texts and lines of its own does not hide the mark', async () => {
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
