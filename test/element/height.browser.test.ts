import { expect, it } from 'vitest';
import { cleanPage, mount, SP_ID } from './stage.js';

cleanPage();

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

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

it('every widget has its height in an attribute once it has painted, and it does not change again', async () => {
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
  await pause(1000);
  for (const widget of widgets) {
    expect(widget.getAttribute('data-height'), widget.localName).toBe(heightOf(widget));
    // A change that changed the height again would be one in each frame.
    expect(changes.get(widget) ?? 0, widget.localName).toBeLessThan(20);
  }
  expect(changes.size).toBeGreaterThan(WIDGETS.length - 1);
  watch.disconnect();
});

it('a page that watches itself hears that a widget has grown', async () => {
  const gateway = mount('lead-gateway', { demo: 'default' });
  const funnel = mount('raq-funnel', {}, gateway);
  await expect.poll(() => Number(funnel.getAttribute('data-height'))).toBeGreaterThan(100);
  await pause(500);
  const before = Number(funnel.getAttribute('data-height'));
  funnel.style.width = '200px';
  await expect.poll(() => Number(funnel.getAttribute('data-height'))).toBeGreaterThan(before);
  await expect.poll(() => Number(gateway.getAttribute('data-height'))).toBeGreaterThan(before);
});

it('an element that waits for its host to hydrate it gets no attribute before', async () => {
  const host = document.createElement('div');
  host.innerHTML = '<lead-gateway data-lead-waits><p>Leads</p></lead-gateway>';
  document.body.append(host);
  const gateway = host.querySelector('lead-gateway');
  await pause(200);
  expect(gateway?.hasAttribute('data-height')).toBe(false);
  gateway?.removeAttribute('data-lead-waits');
  await expect.poll(() => Number(gateway?.getAttribute('data-height'))).toBeGreaterThan(0);
});
