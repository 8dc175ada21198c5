import 'lead-widgets/elements';
import { LeadBoard, LeadGateway } from 'lead-widgets/react';
import { createTestGateway, setUpDom, whenReady } from 'lead-widgets/testing';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';

setUpDom();

afterEach(async () => {
  document.body.replaceChildren();
  await new Promise((resolve) => setTimeout(resolve, 100));
});

test.each([
  ['lead-board', {}],
  ['raq-funnel', {}],
  ['date-range-picker', {}],
])('<%s> draws', async (tag, properties) => {
  const { gateway } = createTestGateway();
  const widget = Object.assign(document.createElement(tag), { spId: '7001', gateway, ...properties });
  const { root } = await whenReady(widget);
  expect(root.textContent).not.toBe('');
});

test('the React components draw', async () => {
  const { gateway, calls } = createTestGateway();
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  await new Promise((resolve) => {
    const board = createElement(LeadBoard, { spId: '7001', onWidgetReady: resolve });
    root.render(createElement(LeadGateway, { gateway }, board));
  });
  expect(place.querySelector('lead-board').shadowRoot.textContent).toContain('Showing 1');
  expect(calls.map(({ operation }) => operation)).toContain('leads');
  root.unmount();
});
