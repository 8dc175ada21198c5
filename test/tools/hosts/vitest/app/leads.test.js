import { render, waitFor } from '@testing-library/react';
import 'lead-widgets/elements';
import { LeadBoard, LeadGateway } from 'lead-widgets/react';
import { createTestGateway, setUpDom, whenReady } from 'lead-widgets/testing';
import { createElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';

const said = ['error', 'warn'].map((name) => vi.spyOn(console, name));

setUpDom();

afterEach(() => {
  expect(said.flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test.each([
  ['lead-board', {}],
  ['lead-card', { leadId: '90412001' }],
  ['lead-page', { leadId: '90412001' }],
  ['message-thread', { userId: 'u42' }],
  ['raq-funnel', {}],
  ['review-request-modal', { leadId: '90412001', open: true }],
  ['date-range-picker', {}],
])('<%s> draws', async (tag, properties) => {
  const { gateway, chat } = createTestGateway();
  const widget = Object.assign(document.createElement(tag), { spId: '7001', gateway, chat, ...properties });
  const { root } = await whenReady(widget);
  expect(root.textContent).not.toBe('');
});

test('the React components draw, and call what is handed to them', async () => {
  const { gateway, calls } = createTestGateway();
  const heard = vi.fn();
  const board = createElement(LeadBoard, { spId: '7001', onWidgetReady: heard });
  const { container } = render(createElement(LeadGateway, { gateway }, board));
  await waitFor(() => expect(heard).toHaveBeenCalledWith({ tag: 'lead-board' }), { timeout: 5000 });
  expect(container.querySelector('lead-board').shadowRoot.textContent).toContain('Showing 1');
  expect(calls.map(({ operation }) => operation)).toContain('leads');
});

test('a rendered component is waited for', async () => {
  const { gateway } = createTestGateway();
  const { container } = render(createElement(LeadBoard, { spId: '7001', gateway }));
  const { root } = await whenReady(container.querySelector('lead-board'));
  expect(root.textContent).toContain('Showing 1');
});
