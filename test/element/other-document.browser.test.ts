import { expect, it, vi } from 'vitest';
import { asHost, cleanPage, mount, recordedGateway, rootOf, SP_ID, untilText } from './stage.js';

cleanPage();

it('a widget that is moved into an iframe’s document, and back, keeps its looks', async () => {
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
