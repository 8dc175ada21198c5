import { expect, it } from 'vitest';
import { cleanPage, mount, SP_ID } from './stage.js';

cleanPage();

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

it.each([
  ['lead-board', { spId: SP_ID }],
  ['lead-card', { spId: SP_ID, leadId: '90412001' }],
  ['lead-page', { spId: SP_ID, leadId: '90412001' }],
  ['message-thread', { spId: SP_ID, userId: 'u-1' }],
  ['lead-unread-count', { spId: SP_ID }],
  ['raq-funnel', {}],
  ['review-request-modal', { spId: SP_ID }],
  ['date-range-picker', {}],
  ['lead-app', { routing: 'memory', path: `/app/leads/${SP_ID}` }],
] as const)('<%s> names its height in an attribute once it has painted, and stops there', async (tag, properties) => {
  const gateway = mount('lead-gateway', { demo: 'default' });
  const widget = mount(tag, properties, gateway);
  let changes = 0;
  const watch = new MutationObserver((records) => {
    changes += records.length;
  });
  watch.observe(document.body, { attributes: true, subtree: true, attributeFilter: ['data-height'] });
  const height = () => `${Math.ceil(widget.getBoundingClientRect().height)}`;
  await expect.poll(() => widget.getAttribute('data-height') === height()).toBe(true);
  await pause(1000);
  expect(widget.getAttribute('data-height')).toBe(height());
  expect(changes).toBeGreaterThan(0);
  // A change that changed the height again would be one in each frame.
  expect(changes).toBeLessThan(20);
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
